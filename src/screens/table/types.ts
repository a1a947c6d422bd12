import type { GameTypes, Seat } from '../../engine/core/game.ts';
import type { JsonObject } from '../../engine/core/json.ts';
import type { Phrase } from '../../i18n/index.ts';
import type { Mark, Rect } from '../../scenes/types.ts';
import type { Cue } from '../../show/beat.ts';
import type { Point } from '../../show/cross.ts';
import type { Line } from '../../show/line.ts';
import type { Player } from '../../table/types.ts';
import type { TableShell } from '../types.ts';

/** What every table reads of a view. */
export type AnyView = {
  readonly turn: Seat;
  /** `draw`, `throw`, `dice` and `over` mean the same wherever they occur; all others are the game's own. */
  readonly phase: string;
  readonly round: number;
};

/** The types of a game that has a table. */
export type AnyTypes = GameTypes & { view: JsonObject & AnyView };

/** What somebody has thrown at once: two dice, or one value. */
export type Throw = { readonly seat: Seat; readonly values: readonly number[] };

/** What the screen shows of a running match; a new object after every change. */
export type Shown<T extends GameTypes> = {
  /** What the stage shows now, or did before the beat that is running. */
  readonly view: T['view'];
  /**
   * The same as `you` sees it, what is hidden from others included; `null` for nobody. Where several persons share the
   * screen only that seat's may look: the screen makes sure of it.
   */
  readonly own: T['view'] | null;
  /** Whether something moves: then `view` may be behind the match, and a tap lands it. */
  readonly moving: boolean;
  /** The seat that a person at this screen acts for now; `null` while a bot is to act or the match is over. */
  readonly you: Seat | null;
  /** What `you` may do, empty for nobody. */
  readonly actions: readonly T['action'][];
  readonly canUndo: boolean;
  /** The Chronicle of the landed events, oldest first. */
  readonly lines: readonly Line[];
  /** Every throw that has landed, oldest first. */
  readonly throws: readonly Throw[];
};

/**
 * Everything that the screen of a running match shows and calls. `Focus` is what of a choice at hand changes the
 * picture of the board.
 */
export type TableProps<T extends GameTypes, Focus> = Shown<T> & {
  readonly shell: TableShell;
  readonly players: readonly Player[];
  /** The events that a legal action would have. */
  outcome(action: T['action']): readonly T['event'][];
  /** Why an action is not legal for `you`, `null` when it is. */
  refusalOf(action: T['action']): T['refusal'] | null;
  submit(action: T['action']): void;
  undo(): void;
  /** Shows at once how everything that moves ends. */
  land(): void;
  /** Shows the choice at hand instead of the one before: its marks, dots on the way to the target looked at, its focus. */
  mark(marks: readonly Mark[], way: readonly Point[], focus: Focus | null): void;
  /** Where the stage draws: the board and the dice well. Called when either has changed. */
  place(board: Rect, well: Rect): void;
  cue(cue: Cue): void;
};

/** What of the props every game has alike. */
export type AnyProps = Omit<
  TableProps<AnyTypes, never>,
  'actions' | 'outcome' | 'refusalOf' | 'submit' | 'mark' | 'view' | 'own'
> & { readonly view: AnyView };

/** Why something cannot be done: first the rule, then how it stands here. */
export type Reason = { readonly rule: Phrase; readonly facts: Phrase };
