import type { Card, Length } from './types.ts';

/** Every parameter that the source page leaves open, in one place. Clauses: RULES.md. */
export const HOUSE = {
  /** Rounds of a game. */
  rounds: { quick: 14, standard: 24 } satisfies Record<Length, number>,
  /** Roads a team can travel in a turn. */
  roads: 3,
  /** The cards of the game. */
  deck: { steal: 10, shield: 4, secondChance: 4 } satisfies Record<Card, number>,
  /**
   * Cards the teams are dealt at the start, by seat. In a long game the second makes up for beginning later. Equal bots,
   * team 0 : team 1 : drawn. Standard with one card each 51.5 : 45.7 : 2.8 % in 10,000 matches, with the second
   * 47.0 : 49.9 : 3.1 % in 3,000; quick with one each 48.0 : 50.0 : 2.0 %, with the second 40.9 : 57.1 : 1.9 %.
   */
  startCards: { quick: [1, 1], standard: [1, 2] } satisfies Record<Length, readonly number[]>,
  /** Cards a team keeps; it discards what is beyond. */
  maxHand: 4,
  /** Cards drawn for a conquest. */
  conquestDraw: 1,
  /** Cards drawn by a rest: level or ahead, and behind on points. */
  restDraw: { level: 1, behind: 2 },
  /** The most cards in hand with which a team may rest. */
  maxRestingHand: 2,
  /** Attempts on a neutral territory, the one for a Second Chance included. */
  attempts: 2,
} as const;
