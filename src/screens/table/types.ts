import type { Seat } from '../../engine/core/game.ts';
import type { Action, Event, PieceKind, Refusal, View } from '../../engine/nobles/types.ts';
import type { Mark, Rect } from '../../scenes/types.ts';
import type { Cue } from '../../show/beat.ts';
import type { Point } from '../../show/cross.ts';
import type { Line } from '../../show/line.ts';
import type { Player } from '../../table/types.ts';
import type { TableShell } from '../types.ts';

/** Pieces that are to go together. */
export type Movers = { readonly seat: Seat; readonly piece: PieceKind; readonly count: number };

/** Everything that the screen of a running match of Nobles shows and calls. */
export type TableProps = {
  readonly shell: TableShell;
  /** What the stage shows now, or did before the beat that is running. */
  readonly view: View;
  /** Whether something moves: then `view` may be behind the match, and a tap lands it. */
  readonly moving: boolean;
  /** The seat that a person at this screen acts for now; `null` while a bot is to act or the match is over. */
  readonly you: Seat | null;
  readonly players: readonly Player[];
  /** What `you` may do, empty for nobody. */
  readonly actions: readonly Action[];
  /** The events that a legal action would have. */
  outcome(action: Action): readonly Event[];
  /** Why an action is not legal for `you`, `null` when it is. */
  refusalOf(action: Action): Refusal | null;
  submit(action: Action): void;
  readonly canUndo: boolean;
  undo(): void;
  /** Shows at once how everything that moves ends. */
  land(): void;
  /**
   * Shows the choice at hand instead of the one before: its marks, dots on the way to the target looked at, and who
   * would go, so that the walls that stop them can be drawn; `null` with nothing chosen.
   */
  mark(marks: readonly Mark[], way: readonly Point[], movers: Movers | null): void;
  /** Where the stage draws: the board's 16 × 16 tiles and the dice well. Called when either has changed. */
  place(board: Rect, well: Rect): void;
  /** The Chronicle of the landed events, oldest first. */
  readonly lines: readonly Line[];
  /** How often 1 to 6 has been thrown in this match: six counts. */
  readonly thrown: readonly number[];
  cue(cue: Cue): void;
};
