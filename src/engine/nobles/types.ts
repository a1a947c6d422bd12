import type { Refusal as AnyRefusal, Seat } from '../core/game.ts';

export const MODES = ['journey', 'combat'] as const;
export type Mode = (typeof MODES)[number];

export const LENGTHS = ['quick', 'standard', 'full'] as const;
export type Length = (typeof LENGTHS)[number];

/** The settings of a table. */
export type Options = { readonly players: number; readonly mode: Mode; readonly length: Length };

export const PIECES = ['guard', 'noble'] as const;
export type PieceKind = (typeof PIECES)[number];

export const DIRECTIONS = ['clockwise', 'counterclockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a piece is: `"yard"`, a tile (`23`, or `"23m"` with midpoint progress), `"path:1"` to `"path:5"`, `"home"`. */
export type Place = number | string;

/** One piece of a seat: a Guard by its number 0 to 3, which it keeps for the whole match, or the Noble, always 0. */
export type PieceRef = { readonly piece: PieceKind; readonly id: number };

/**
 * draw: chance draws the seat that starts · throw: the seat to act must throw · dice: the dice are in the air ·
 * spend: it may exit, move and end · over.
 */
export const PHASES = ['draw', 'throw', 'dice', 'spend', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One player's side of the state. Places are codes, see `places.ts`. */
export type SeatState = {
  /** Four place codes, by the Guard's number. */
  readonly guards: readonly number[];
  readonly noble: number;
  /** Stored rolls, oldest first, at most 8. */
  readonly rolls: readonly number[];
  readonly credits: number;
  /** Combat Score; may be negative. */
  readonly combat: number;
  /** Finish bonus. */
  readonly bonus: number;
};

export type State = {
  readonly options: Options;
  /** By seat number; `null` for a seat that does not play. */
  readonly seats: readonly (SeatState | null)[];
  readonly phase: Phase;
  /** The seat to act; before the draw, the lowest one. */
  readonly turn: Seat;
  /** The seat that began the match; before the draw, the lowest one. */
  readonly starter: Seat;
  /** From 1. */
  readonly round: number;
  /** Throws made in this turn. */
  readonly throws: number;
  /** The dice of the last throw of this turn, `null` before it. */
  readonly dice: readonly [number, number] | null;
};

export type Action =
  | { readonly type: 'throw' }
  /** Spends one exit credit. */
  | { readonly type: 'exit'; readonly piece: PieceKind }
  | {
      readonly type: 'move';
      readonly piece: PieceKind;
      readonly from: Place;
      /** How many Guards go together; 1 for a Noble. */
      readonly count: number;
      /** Steps for each piece: a stored roll, or the sum of two. */
      readonly value: number;
      readonly direction: Direction;
      /** Indices of the stored rolls to spend, oldest 0; left out, the fewest, then the oldest. */
      readonly rolls?: readonly number[];
    }
  | { readonly type: 'end' };

export type Move = Extract<Action, { type: 'move' }>;

/** The draw yields a seat, a throw yields two dice. */
export type Chance = { readonly starter: Seat } | { readonly dice: readonly [number, number] };

/** A captured piece and where it stood. */
export type Victim = PieceRef & { readonly seat: Seat; readonly from: Place };

/** Events of one input come in the order in which they stand here; those of a move by tile. */
export type Event =
  | { readonly type: 'starterDrawn'; readonly seat: Seat }
  /** The seat has taken the dice; chance has the word. */
  | { readonly type: 'diceTaken'; readonly seat: Seat }
  /** `throw` is 1 to 3; `again` says that doubles oblige to one more; `rolls` are the stored rolls with both values, before any is dropped. */
  | {
      readonly type: 'diceThrown';
      readonly seat: Seat;
      readonly dice: readonly [number, number];
      readonly throw: number;
      readonly again: boolean;
      readonly rolls: readonly number[];
    }
  /** `credits` is the seat's new total. */
  | { readonly type: 'creditsEarned'; readonly seat: Seat; readonly count: number; readonly credits: number }
  /** The oldest rolls, beyond 8. */
  | { readonly type: 'rollsDropped'; readonly seat: Seat; readonly dropped: readonly number[] }
  /** `credits` is what is left. */
  | {
      readonly type: 'pieceExited';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly id: number;
      readonly to: Place;
      readonly credits: number;
    }
  /**
   * `ids` are the movers. `path` holds the places stepped on in order, without a mark where marks differ, and ends
   * at `to`; `ends` holds where each mover stands now. `spent` are the indices of the rolls spent; `rolls` what is left.
   */
  | {
      readonly type: 'pieceMoved';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly ids: readonly number[];
      readonly from: Place;
      readonly to: Place;
      readonly path: readonly Place[];
      readonly ends: readonly Place[];
      readonly count: number;
      readonly value: number;
      readonly direction: Direction;
      readonly spent: readonly number[];
      readonly rolls: readonly number[];
    }
  | {
      readonly type: 'midpointReached';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly ids: readonly number[];
      readonly at: number;
    }
  /**
   * One a tile. `strength` is that of the capturer there, `convergence` says that Guards already standing made it;
   * `standing` are their ids. `gain` = unit × `factor` × victims is added to the Combat Score, now `combat`.
   */
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly at: number;
      readonly victims: readonly Victim[];
      readonly strength: number;
      readonly convergence: boolean;
      readonly standing: readonly number[];
      readonly factor: number;
      readonly gain: number;
      readonly combat: number;
    }
  /** `seat` lost its Noble to `by`: its rolls and credits are gone, `credits` is what it was given. */
  | {
      readonly type: 'nobleCaptured';
      readonly seat: Seat;
      readonly by: Seat;
      readonly at: number;
      readonly lostRolls: readonly number[];
      readonly lostCredits: number;
      readonly credits: number;
    }
  /**
   * A move of `seat` stopped before tile `at`, where `size` Guards of `by` stand; `by` is `seat` itself when a Noble
   * met its own Guard, and then the penalty is 0. `lostSteps` is over all movers; `combat` the score after.
   */
  | {
      readonly type: 'blocked';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly ids: readonly number[];
      readonly at: number;
      readonly by: Seat;
      readonly size: number;
      readonly lostSteps: number;
      readonly penalty: number;
      readonly combat: number;
    }
  | {
      readonly type: 'reachedHome';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly ids: readonly number[];
    }
  /** `next` acts now, in `round`; in the last round's last turn `next` is `seat` and `gameEnded` follows. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat; readonly round: number }
  /** `bonus` goes to `winner`, the seat whose five pieces are Home, else `null` and 0. */
  | {
      readonly type: 'gameEnded';
      readonly reason: 'home' | 'rounds';
      readonly winner: Seat | null;
      readonly bonus: number;
      readonly places: readonly (readonly Seat[])[];
    };

/** One seat as everybody sees it: nothing is hidden in Nobles. */
export type SeatView = {
  readonly seat: Seat;
  readonly guards: readonly Place[];
  readonly noble: Place;
  readonly rolls: readonly number[];
  readonly credits: number;
  readonly progression: number;
  readonly combat: number;
  readonly bonus: number;
  /** progression + combat + bonus */
  readonly score: number;
  /** Pieces Home, 0 to 5. */
  readonly home: number;
};

export type View = {
  readonly options: Options;
  /** The seats that play, ascending. */
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly turn: Seat;
  readonly starter: Seat;
  readonly round: number;
  /** The last round's number. */
  readonly rounds: number;
  readonly throws: number;
  /** The dice of the last throw of this turn, `null` before it. */
  readonly dice: readonly [number, number] | null;
  /** Seats from first to last, those of one entry share the place; empty until the match is over. */
  readonly places: readonly (readonly Seat[])[];
};

/** What the scoreboard counts of one seat. Pieces, not moves, are counted as captured and suffered. */
export type SeatStatistics = {
  readonly captures: number;
  readonly captured: number;
  readonly suffered: number;
  readonly noblesCaptured: number;
  /** Moves of others that this seat's Guards stopped. */
  readonly blocks: number;
  /** Own moves that an opposing blockade stopped. */
  readonly blocked: number;
  /** Combat Score lost to blockades. */
  readonly penalties: number;
  readonly groupMoves: number;
  /** How often 1 to 6 was thrown: six counts. */
  readonly dice: readonly number[];
};

export type Statistics = {
  /** By seat number as a key. */
  readonly seats: { readonly [seat: string]: SeatStatistics };
  readonly rounds: number;
};

/** The codes of `refusal`, the first that applies. */
export const REFUSALS = [
  'over', // the match is over
  'seat', // another seat's turn
  'phase', // not now: throw first, or the throw is done
  'action', // no action of this game
  'piece', // no such piece there
  'rolls', // no stored rolls pay for it
  'credits', // no exit credit
  'exact', // too long for Home
  'path', // the group would part
  'still', // it would not advance
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/**
 * Facts by code. rolls: value, count · exact: steps (left to Home), value · still: at (the tile that stops it),
 * by (whose Guards stand there), size · phase: phase · seat: turn
 */
export type Refusal = AnyRefusal & { readonly code: RefusalCode };

export type NoblesTypes = {
  options: Options;
  state: State;
  action: Action;
  chance: Chance;
  refusal: Refusal;
  event: Event;
  view: View;
  statistics: Statistics;
};
