export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The kinds of challenge. */
export const KINDS = [
  'sum',
  'exact',
  'equal',
  'run',
  'pairs',
  'parity',
  'push',
  'house',
  'stair',
  'tower',
  'calls',
] as const;
export type Kind = (typeof KINDS)[number];

/** Dice of which any are thrown again up to `rerolls` times, for a goal of `target`. */
type Rerolled = { readonly dice: number; readonly rerolls: number; readonly target: number };

/** The figures of each kind. Clauses G3 to G8. */
export type Parameters = {
  readonly sum: Rerolled;
  readonly exact: Rerolled & { readonly within: number };
  readonly equal: Rerolled;
  readonly run: Rerolled;
  readonly pairs: {
    readonly dice: number;
    readonly rerolls: number;
    readonly shape: 'twoPairs' | 'fullHouse';
  };
  readonly parity: Rerolled;
  readonly push: { readonly target: number; readonly throws: number; readonly maxDice: number };
  readonly house: {
    readonly limit: number;
    readonly houseStops: number;
    readonly first: number;
    readonly ties: 'you' | 'house';
    readonly rethrows: number;
  };
  readonly stair: { readonly steps: number; readonly strict: boolean; readonly skips: number };
  readonly tower: { readonly dice: number; readonly target: number };
  readonly calls: { readonly calls: number; readonly swaps: number; readonly misses: number };
};

export type Call = 'higher' | 'lower';

/**
 * How a challenge stands, the same fields for every kind. A die in the air is a 0 in `dice`: while there is one, chance
 * has the word, else the team.
 */
export type Progress = {
  /**
   * The dice that were thrown last: all of them where they can be thrown again, those not set aside (tower), the die to
   * place (stair), the shown die and beside it the one thrown against it (calls), the team's or the house's (house).
   */
  readonly dice: readonly number[];
  /**
   * Dice put by: set aside (tower), on the steps, 0 for an empty one (stair), of earlier throws (push), beaten by right
   * calls (calls), the team's while the house throws (house).
   */
  readonly set: readonly number[];
  /** Rerolls, throws (push), rethrows (house), skips (stair) or swaps (calls) left. */
  readonly left: number;
  /** Wrong calls that are still forgiven (calls), else 0. */
  readonly spare: number;
  /** The call made while the die is in the air (calls), else `null`. */
  readonly call: Call | null;
};

/** What a team may do in its challenge. Numbers of dice and steps count from 0, left to right. */
export type Choice =
  /** Throws these dice again, at least one, in ascending order. */
  | { readonly type: 'rethrow'; readonly dice: readonly number[] }
  /** Tower: sets these dice aside, at least one, in ascending order, and throws the rest. */
  | { readonly type: 'keep'; readonly dice: readonly number[] }
  /** Press on: throws so many dice. */
  | { readonly type: 'throw'; readonly count: number }
  /** Beat the house: one more die; no more; the last one again. */
  | { readonly type: 'add' }
  | { readonly type: 'stop' }
  | { readonly type: 'again' }
  /** Staircase: puts the die on this step; throws it away. */
  | { readonly type: 'place'; readonly step: number }
  | { readonly type: 'skip' }
  /** Higher or lower: calls and throws; throws the shown die anew. */
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'swap' };

/** What a choice or a throw makes of a challenge: how it stands, and its verdict if it has one. */
export type Outcome = { readonly progress: Progress; readonly verdict: 'passed' | 'failed' | null };
