import type { Refusal as AnyRefusal, Seat } from '../core/game.ts';

/** Every setting of a table with its values, the default first. */
export const SETTINGS = {
  players: [4, 3, 2],
  teams: [false, true],
  blockades: [false, true],
  pachisi: [false, true],
  pawns: [4, 2],
  release: ['6', '1or6'],
  sixes: ['noLimit', 'thirdLost', 'thirdToBase'],
  safeSquares: ['none', 'starts', 'startsAndStars'],
  captureBonus: [false, true],
  homeBonus: [false, true],
  captureToEnter: [false, true],
  places: ['first', 'playOn'],
} as const;

export type Setting = keyof typeof SETTINGS;

/** The settings of a table. */
export type Options = { readonly [Key in Setting]: (typeof SETTINGS)[Key][number] };

/** A setting that does nothing, or cannot be chosen, while another one has the value it has. */
export type Meaningless = { readonly setting: Setting; readonly because: Setting };

const MEANINGLESS: readonly (Meaningless & { readonly values: readonly Options[Setting][] })[] = [
  { setting: 'teams', because: 'players', values: [3, 2] },
  { setting: 'release', because: 'pachisi', values: [true] },
  { setting: 'safeSquares', because: 'pachisi', values: [true] },
  { setting: 'places', because: 'players', values: [2] },
  { setting: 'places', because: 'teams', values: [true] },
];

/** The settings that the others make meaningless, each with the one that does. Empty where every setting counts. */
export const meaningless = (options: Options): readonly Meaningless[] =>
  MEANINGLESS.filter(({ because, values }) => values.includes(options[because])).map(
    ({ setting, because }) => ({ setting, because }),
  );

/** Where a pawn is: `"base"`, a square of the track (`23`), `"column:1"` to `"column:5"`, `"home"`. */
export type Place = number | string;

/** A pawn of a seat by its number from 0, which it keeps for the whole match. */
export type PawnRef = { readonly seat: Seat; readonly id: number };

/**
 * draw: chance draws the seat that starts · throw: the seat to act must throw · dice: the die or the cowries are in
 * the air · move: it must release or move a pawn · over.
 */
export const PHASES = ['draw', 'throw', 'dice', 'move', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One player's side of the state. Places are codes, see `places.ts`. */
export type SeatState = {
  /** Place codes, by the pawn's number. */
  readonly pawns: readonly number[];
  /** Whether this player has made a capture, with whichever pawns it throws for. Clause E1. */
  readonly captured: boolean;
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
  /** The value of the last throw of this turn, `null` before it. */
  readonly die: number | null;
  /** Sixes thrown one after the other in this turn, the last throw included. */
  readonly sixes: number;
  /** The pawn moved last in this turn, `null` before it. */
  readonly lastMoved: PawnRef | null;
  /** The seats whose pawns are all home, in the order in which they came. */
  readonly finished: readonly Seat[];
};

export type Action =
  | { readonly type: 'throw' }
  /** Brings the pawn with the lowest number out of the base. */
  | { readonly type: 'release' }
  /** Moves the pawn with the lowest number there by the value thrown. */
  | { readonly type: 'move'; readonly from: Place };

/** The draw yields a seat, a throw one value, of the die or of the cowries. */
export type Chance = { readonly starter: Seat } | { readonly die: number };

/** A captured pawn and where it stood. */
export type Victim = PawnRef & { readonly from: Place };

/** Why a pawn cannot move by the value thrown. */
export type Forbidden = { readonly id: number; readonly from: Place; readonly refusal: Refusal };

/** What earned another throw. */
export type Earning = 'six' | 'capture' | 'home';

/** moved: by a move · lost: by a throw without a move · thirdSix · finished: all its pawns are home. */
export type TurnEnd = 'moved' | 'lost' | 'thirdSix' | 'finished';

/**
 * Events of one input come in the order in which they stand here. `seat` is who acts; `owner` whose pawn it is, its
 * partner's where a finished player throws for the partner.
 */
export type Event =
  | { readonly type: 'starterDrawn'; readonly seat: Seat }
  /** The seat has taken the die; chance has the word. */
  | { readonly type: 'diceTaken'; readonly seat: Seat }
  /**
   * `mouths` is how many of the six cowries lie mouth up, `null` with the die; `six` says that it counts as a six,
   * `sixes` how many came one after the other, `throw` is the throw's number in this turn, from 1.
   */
  | {
      readonly type: 'diceThrown';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly die: number;
      readonly mouths: number | null;
      readonly six: boolean;
      readonly sixes: number;
      readonly throw: number;
    }
  /** `forbidden` says of every pawn that is not home why it cannot move; empty where the third six was lost. */
  | {
      readonly type: 'throwLost';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly die: number;
      readonly reason: 'noMove' | 'thirdSix';
      readonly forbidden: readonly Forbidden[];
    }
  /** The third six sent the pawn that was moved last back to its base. */
  | {
      readonly type: 'pawnReturned';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly from: Place;
    }
  | {
      readonly type: 'pawnReleased';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly to: Place;
      readonly value: number;
    }
  /** `path` holds the places stepped on in order and ends at `to`. */
  | {
      readonly type: 'pawnMoved';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly from: Place;
      readonly to: Place;
      readonly path: readonly Place[];
      readonly value: number;
    }
  /** By pawn `id` of `owner`; `victims` are by seat, then by number. */
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly at: number;
      readonly victims: readonly Victim[];
    }
  /** The first capture of `seat` opened the home column to itself, in teams to both partners: `seats`. */
  | { readonly type: 'columnOpened'; readonly seat: Seat; readonly seats: readonly Seat[] }
  /** The second pawn has come; `size` is 2. */
  | { readonly type: 'blockadeFormed'; readonly owner: Seat; readonly at: number; readonly size: number }
  /** The last but one has gone; `size` is what it was, 2. */
  | { readonly type: 'blockadeDissolved'; readonly owner: Seat; readonly at: number; readonly size: number }
  /** `home` is how many pawns of `owner` are home now. */
  | {
      readonly type: 'reachedHome';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly home: number;
    }
  /** All pawns of `seat` are home, as the `rank`th from 1; it throws for `partner` from now on, in teams, else `null`. */
  | {
      readonly type: 'seatFinished';
      readonly seat: Seat;
      readonly rank: number;
      readonly partner: Seat | null;
    }
  /** `seat` throws again, with pawns of `owner`. */
  | {
      readonly type: 'throwEarned';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly reasons: readonly Earning[];
    }
  /** `next` acts now, in `round`, with pawns of `owner`. */
  | {
      readonly type: 'turnEnded';
      readonly seat: Seat;
      readonly next: Seat;
      readonly owner: Seat;
      readonly round: number;
      readonly reason: TurnEnd;
    }
  /** first: the first is home · lastLeft: one unfinished player is left · team: a team has all pawns home. */
  | {
      readonly type: 'gameEnded';
      readonly reason: 'first' | 'lastLeft' | 'team';
      readonly winners: readonly Seat[];
      readonly places: readonly (readonly Seat[])[];
    };

/** What no opponent passes: `size` pawns of seat `by` on square `at`. */
export type Blockade = { readonly at: number; readonly by: Seat; readonly size: number };

/** One seat as everybody sees it: nothing is hidden in Ludo. */
export type SeatView = {
  readonly seat: Seat;
  readonly pawns: readonly Place[];
  readonly captured: boolean;
  /** Whether its pawns turn into the home column. */
  readonly isOpen: boolean;
  /** Pawns home. */
  readonly home: number;
};

export type View = {
  readonly options: Options;
  /** The seats that play, ascending. */
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly turn: Seat;
  /** Whose pawns the seat to act moves: its own, or its partner's when its own are all home. */
  readonly owner: Seat;
  readonly starter: Seat;
  readonly round: number;
  readonly throws: number;
  /** The value of the last throw of this turn, `null` before it. */
  readonly die: number | null;
  readonly sixes: number;
  readonly lastMoved: PawnRef | null;
  readonly finished: readonly Seat[];
  /** By seat, then by square. */
  readonly blockades: readonly Blockade[];
  /** Seats from first to last, those of one entry share the place; empty until the match is over. */
  readonly places: readonly (readonly Seat[])[];
};

/** What the scoreboard counts of one seat, which throws and acts. Pawns, not moves, are counted as captured and suffered. */
export type SeatStatistics = {
  /** How often each value was thrown; values that never came are absent. */
  readonly throws: { readonly [value: string]: number };
  /** Sixes, or graces of the cowries. */
  readonly sixes: number;
  readonly throwsLost: number;
  readonly released: number;
  readonly captured: number;
  /** Pawns of this seat that others captured. */
  readonly suffered: number;
  /** Pawns that a third six sent back. */
  readonly returned: number;
  /** Blockades that pawns of this seat formed. */
  readonly blockades: number;
  /** Pawns of this seat that came home. */
  readonly home: number;
  /** Its place among those that finished, from 1; `null` while it has not. */
  readonly rank: number | null;
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
  'piece', // no such pawn there
  'die', // the value brings nobody out
  'exact', // too long for home
  'own', // an own pawn is in the way
  'blockade', // an opposing blockade is in the way
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/**
 * Facts by code. seat: turn · phase: phase · piece: from · die: value, needs (the values that bring a pawn out) ·
 * exact: steps (left to home), value · own: at (the place that own pawn stands on) · blockade: at, by, size
 */
export type Refusal = AnyRefusal & { readonly code: RefusalCode };

export type LudoTypes = {
  options: Options;
  state: State;
  action: Action;
  chance: Chance;
  refusal: Refusal;
  event: Event;
  view: View;
  statistics: Statistics;
};
