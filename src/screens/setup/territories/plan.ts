import type { Options } from '../../../engine/territories/types.ts';
import { lookOf } from '../../../show/territories/look.ts';
import type { Settings, SetupOf } from '../../types.ts';
import { type Chairs, chairAt, chairsOf, FIRST_CHAIRS, playersIn, seedOf } from '../chairs.ts';

/** A set-up of Territories while it is made. Chairs are those of the seats that the teams wear. */
export type Plan = Options & {
  readonly chairs: Chairs;
  /** `null`: the table chooses a seed and seals it. */
  readonly seed: string | null;
};

/** The teams, by seat, and the seats that they wear. */
const TEAMS = [0, 1] as const;
export const SEATS = TEAMS.map(lookOf);

/** A quick game of one person against a bot. */
const FIRST: Plan = { players: 2, length: 'quick', challenges: 'printed', chairs: FIRST_CHAIRS, seed: null };

/** Begins with the last set-up, if there was one. */
export const planOf = (last: Settings['lastSetup']['territories']): Plan =>
  last
    ? {
        ...last.options,
        chairs: chairsOf(last.players.map((player) => ({ ...player, seat: lookOf(player.seat) }))),
        seed: null,
      }
    : FIRST;

/** What the game is started with. */
export function setupOf({ players, length, challenges, chairs, seed }: Plan): SetupOf<'territories'> {
  return {
    game: 'territories',
    options: { players, length, challenges },
    players: playersIn(
      TEAMS.map((team) => chairAt(chairs, lookOf(team))),
      TEAMS,
    ),
    seed: seedOf(seed),
  };
}

/** The game that starts without a set-up. */
export const quickTerritories = (): SetupOf<'territories'> => setupOf(FIRST);

const PERSON_SECONDS = 30;
const BOT_SECONDS = 12;

/** About how many minutes it takes at normal speed, in steps of five. */
export function minutesOf({ chairs }: Plan, rounds: number): number {
  const seconds = SEATS.map((seat) =>
    chairAt(chairs, seat).kind === 'person' ? PERSON_SECONDS : BOT_SECONDS,
  );
  return Math.max(5, Math.round((rounds * seconds.reduce((sum, turn) => sum + turn, 0)) / 300) * 5);
}
