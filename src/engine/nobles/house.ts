import type { Length, Mode } from './types.ts';

/** What one mode counts, in points. */
type ModePoints = {
  /** Progression Score for each step of progress of a piece. */
  readonly step: number;
  /** Progression Score for each piece Home, on top of its steps. */
  readonly home: number;
  /** Combat Score for a captured piece, times the factor of the own Noble's place. */
  readonly capture: number;
  /** Combat Score lost for each step a blockade takes from a piece. */
  readonly lostStep: number;
  /** Finish bonus for all five pieces Home. */
  readonly finish: number;
};

/** Every parameter that the source pages leave open, in one place. Clauses: RULES.md. */
export const HOUSE = {
  /** Castles, two tiles either side of every entry tile. */
  castles: [3, 12, 16, 25, 29, 38, 42, 51],
  /** Exit credits at the start, and after losing the Noble. */
  startCredits: 2,
  /** Stored rolls a seat can keep; the oldest beyond it are dropped. */
  maxRolls: 8,
  /** Throws a turn can have, doubles included. */
  maxThrows: 3,
  /** The face that earns an exit credit. */
  creditFace: 6,
  /** Rounds of a match. */
  rounds: { quick: 20, standard: 40, full: 150 } satisfies Record<Length, number>,
  points: {
    journey: { step: 3, home: 30, capture: 10, lostStep: 5, finish: 100 },
    combat: { step: 1, home: 15, capture: 30, lostStep: 15, finish: 50 },
  } satisfies Record<Mode, ModePoints>,
  /** What a capture counts, by the place of the capturer's own Noble. */
  factor: { yard: 1, beforeMidpoint: 3, afterMidpoint: 4, homeward: 2 },
} as const;

/** The points of a mode. */
export const pointsOf = (mode: Mode): ModePoints => HOUSE.points[mode];
