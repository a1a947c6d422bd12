import type { Action, Event, PieceKind, Place, View } from '../../engine/nobles/types.ts';

/** A place in board units, see `Space`. */
export type Point = { readonly x: number; readonly y: number };

/** Something of the player to act that can be chosen: a piece or group that has moves, or a piece in the Yard that may leave. */
export type Source = {
  /** Stable while the position stands: `guard@23m`. */
  readonly key: string;
  readonly piece: PieceKind;
  readonly from: Place;
  /** How many may go together, ascending; never empty. */
  readonly counts: readonly number[];
  /** The foot of the piece or the middle of the group. */
  readonly at: Point;
};

/** What one action would do, read off its own events. */
export type Target = {
  readonly action: Action;
  /** Where the movers end. */
  readonly to: Place;
  readonly at: Point;
  /** The middle of every tile on the way, `at` last. */
  readonly way: readonly Point[];
  /** The strongest of what happens, for the mark: a capture before a stop before the rest. */
  readonly kind: 'move' | 'capture' | 'stopped' | 'home' | 'exit';
  /** Combat Score gained by captures and lost to a blockade; both 0 or positive. */
  readonly gain: number;
  readonly loss: number;
  /** Change of the own total score, Progression included. */
  readonly change: number;
  readonly captured: number;
  readonly takesNoble: boolean;
  /** The blockade that stops it: whose, how many Guards, where. */
  readonly wall: { readonly seat: number; readonly size: number; readonly tile: number; readonly at: Point } | null;
  readonly midpoint: boolean;
  /** Indices of the stored rolls it spends. */
  readonly spent: readonly number[];
};

/** The targets that share a landing place: one mark on the board; with several, the player picks. Best first. */
export type TargetGroup = { readonly key: string; readonly to: Place; readonly at: Point; readonly options: readonly Target[] };

/** What can be chosen now, in the order in which the Tab key visits it. */
export type Sources = (view: View, actions: readonly Action[]) => readonly Source[];

/** Where `count` of a source can go; `outcome` gives the events an action would have. */
export type Targets = (
  view: View,
  actions: readonly Action[],
  outcome: (action: Action) => readonly Event[],
  source: Source,
  count: number,
) => readonly TargetGroup[];
