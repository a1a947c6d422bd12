import type { Seat } from '../../engine/core/game.ts';
import type { Action, Event, Refusal, View } from '../../engine/nobles/types.ts';
import type { Point } from '../../show/nobles/choices.ts';
import type { Player } from '../../table/types.ts';

/** A rectangle of the window in CSS px. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the stage draws: the square of the board image (wall walk included) and the well that the dice fall into. */
export type Rects = { readonly board: Rect; readonly dice: Rect };

export const MARK_KINDS = [
  'can',
  'chosen',
  'move',
  'move-on',
  'capture',
  'swords',
  'blocked',
  'barred',
  'dot',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A mark of the atlas on the board, its middle in board units. */
export type Mark = { readonly kind: MarkKind; readonly at: Point };

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** One line of the Chronicle: what happened, or the beginning of a round. `key` never repeats in a match. */
export type Line =
  | {
      readonly kind: 'event';
      readonly key: number;
      readonly seat: Seat;
      readonly text: string;
      /** What it brought or cost, at the end of the line. */
      readonly tail: { readonly text: string; readonly tone: 'gain' | 'loss' } | null;
    }
  | { readonly kind: 'round'; readonly key: number; readonly round: number };

/** What this screen reads of the settings; all of them can change while it is open. */
export type TableSettings = {
  readonly speed: Speed;
  readonly muted: boolean;
  readonly tileNumbers: boolean;
  readonly askBeforeEnd: boolean;
  readonly reducedMotion: boolean;
};

/** Everything the screen of a running match of Nobles shows and calls. */
export type TableProps = {
  /** What the board shows now, or will show when the running beat has landed. */
  readonly view: View;
  /** Whether something moves: then `view` may be behind the match, and a tap lands it. */
  readonly moving: boolean;
  /** The seat that a person at this screen acts for now; `null` while a bot is to act or the match is over. */
  readonly you: Seat | null;
  readonly players: readonly Player[];
  /** What `you` may do, empty for nobody. */
  readonly actions: readonly Action[];
  /** The events a legal action would have. */
  outcome(action: Action): readonly Event[];
  /** Why an action is not legal for `you`, `null` when it is. */
  refusalOf(action: Action): Refusal | null;
  submit(action: Action): void;
  readonly canUndo: boolean;
  undo(): void;
  /** Shows at once how everything that moves ends. */
  land(): void;
  /** Marks for the stage to draw below and above the pieces; each call replaces the one before. */
  mark(marks: readonly Mark[]): void;
  /** The places the stage draws in; called whenever one of them has changed. */
  onRects(rects: Rects): void;
  /** The Chronicle of the landed events, oldest first. */
  readonly lines: readonly Line[];
  /** How often 1 to 6 has been thrown by all in this match. */
  readonly thrown: readonly number[];
  readonly settings: TableSettings;
  onSettings(change: Partial<TableSettings>): void;
  openSettings(): void;
  /** Back to the menu; the match stays saved. */
  leave(): void;
  /** A small sound of the furniture. */
  cue(cue: 'button' | 'chosen' | 'hover' | 'refused'): void;
};
