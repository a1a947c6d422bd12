import type { JSX } from 'preact';
import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import type { TableProps, Throw } from '../screens/table/types.ts';
import type { Result, Rules } from '../screens/types.ts';
import type { Beat } from '../show/beat.ts';
import type { Line } from '../show/line.ts';
import type { Placement } from '../show/stage.ts';
import type { Table } from '../table/table.ts';

/** A step of a match as its viewer saw it, see `Batch`. */
type StepSeen<T extends GameTypes> = {
  readonly before: T['view'];
  readonly after: T['view'];
  readonly events: readonly T['event'][];
};

/**
 * How a game is shown. Pure. `Focus` is what of a choice at hand changes the picture of the board; `upright` says that
 * the board is higher than wide.
 */
export type GameShow<T extends GameTypes, Focus> = {
  /** Where everything of a view stands. */
  arrange(view: T['view'], focus: Focus | null, upright: boolean): readonly Placement[];
  /** The beats of a step, in the order in which they are to be seen. */
  choreograph(
    step: StepSeen<T>,
    manner: { readonly reducedMotion: boolean; readonly upright: boolean },
  ): readonly Beat<T['view'], T['event']>[];
  /** The Chronicle with an event added; `before` is the view before it, `you` the one person at this screen. */
  chronicle(lines: readonly Line[], event: T['event'], before: T['view'], you: Seat | null): readonly Line[];
  /** What an event throws, `null` for any other. */
  thrown(event: T['event']): Throw | null;
};

/** All that the page has of one game: its rules, how it is shown, its table, what is told when it is over. */
export type GamePlay<T extends GameTypes, Focus> = {
  readonly game: Game<T>;
  readonly show: GameShow<T, Focus>;
  readonly Screen: (props: TableProps<T, Focus>) => JSX.Element;
  /** The seat of the look that a seat wears: its name, its colours, its charge. */
  lookOf(seat: Seat): Seat;
  /** The options with the game's name. */
  rules(options: T['options']): Rules;
  /** The picture of the board. */
  board(options: T['options']): string;
  /** What the scoreboard tells. Throws an `Error` while the match is not over. */
  result(table: Table<T>): Result;
};
