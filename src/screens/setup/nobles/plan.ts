import type { Options } from '../../../engine/nobles/types.ts';
import type { Settings, SetupOf } from '../../types.ts';
import {
  type Chairs,
  chairsOf,
  FIRST_CHAIRS,
  peopleIn,
  playersIn,
  type SeatsFor,
  seedOf,
} from '../chairs.ts';

/** A set-up of Nobles while it is made. */
export type Plan = Options & {
  readonly chairs: Chairs;
  /** `null`: the table chooses a seed and seals it. */
  readonly seed: string | null;
};

/** A quick Journey of one person against three bots. */
const FIRST: Plan = { players: 4, mode: 'journey', length: 'quick', chairs: FIRST_CHAIRS, seed: null };

/** Begins with the last set-up, if there was one. */
export const planOf = (last: Settings['lastSetup']['nobles']): Plan =>
  last ? { ...last.options, chairs: chairsOf(last.players), seed: null } : FIRST;

/** What the game is started with. */
export function setupOf(plan: Plan, seatsFor: SeatsFor): SetupOf<'nobles'> {
  const { mode, length, players, chairs, seed } = plan;
  return {
    game: 'nobles',
    options: { players, mode, length },
    players: playersIn(chairs, seatsFor(players)),
    seed: seedOf(seed),
  };
}

/** The game that starts without a set-up. */
export const quickNobles = (seatsFor: SeatsFor): SetupOf<'nobles'> => setupOf(FIRST, seatsFor);

const PERSON_SECONDS = 15;
const BOT_SECONDS = 6;
/** Long games end before their last round: somebody is Home. */
const USUAL_ROUNDS = 45;

/** About how many minutes it takes at normal speed, in steps of five. */
export function minutesOf(plan: Plan, rounds: number, seatsFor: SeatsFor): number {
  const people = peopleIn(plan.chairs, seatsFor(plan.players));
  const turn = people * PERSON_SECONDS + (plan.players - people) * BOT_SECONDS;
  return Math.max(5, Math.round((Math.min(rounds, USUAL_ROUNDS) * turn) / 300) * 5);
}
