import type { Seat } from '../core/game.ts';
import type { Progress } from './challenge-types.ts';
import { HOUSE } from './house.ts';
import { diceInAir } from './kinds.ts';
import {
  type Open,
  type Options,
  type Phase,
  type State,
  TERRITORIES,
  type TeamState,
  type Territories,
  type TerritoryId,
  type TerritoryState,
} from './types.ts';

export const SEATS: readonly Seat[] = [0, 1];

export const otherTeam = (seat: Seat): Seat => 1 - seat;

/** One of the two teams. Throws a `RangeError` for a seat that does not play. */
export function teamOf({ teams }: Pick<State, 'teams'>, seat: Seat): TeamState {
  const team = teams[seat];
  if (!team) throw new RangeError(`territories: there is no team ${seat}`);
  return team;
}

/** The state with some fields of a team changed. */
export const withTeam = (state: State, seat: Seat, changes: Partial<TeamState>): State => ({
  ...state,
  teams: state.teams.map((team, at) => (at === seat ? { ...team, ...changes } : team)),
});

/** The territories with some fields of one changed. */
export const withTerritory = (
  territories: Territories,
  id: TerritoryId,
  changes: Partial<TerritoryState>,
): Territories => ({ ...territories, [id]: { ...territories[id], ...changes } });

/** The team that has the word; `null` while chance has it and after the end. */
export function actorOf({ phase, turn }: Pick<Open, 'phase' | 'turn'>): Seat | null {
  switch (phase) {
    case 'answer':
      return otherTeam(turn);
    case 'act':
    case 'challenge':
    case 'again':
    case 'discard':
      return turn;
    default:
      return null;
  }
}

/** Who has the word in a challenge: chance, while a die is in the air, or the team. */
export const phaseOf = (progress: Progress): Phase => (diceInAir(progress) > 0 ? 'dice' : 'challenge');

/** How many cards a team is dealt at the start. Clause T1. */
export const startCards = ({ length }: Options, seat: Seat): number => HOUSE.startCards[length][seat] ?? 0;

/** A team's points, one a territory. Clause W2. */
export function pointsOf(territories: Territories, seat: Seat): number {
  let points = 0;
  for (const id of TERRITORIES) if (territories[id].owner === seat) points += 1;
  return points;
}

/** How many of a team's territories are locked. */
export function locksOf(territories: Territories, seat: Seat): number {
  let locks = 0;
  for (const id of TERRITORIES) if (territories[id].locked && territories[id].owner === seat) locks += 1;
  return locks;
}

/** The points of both teams. */
export const allPoints = (territories: Territories): number[] =>
  SEATS.map((seat) => pointsOf(territories, seat));

/** The teams from first to last: by points, then by locked territories. Clause W2. */
export function placesOf(territories: Territories): readonly (readonly Seat[])[] {
  const [ahead, behind] = SEATS.map((seat) => 100 * pointsOf(territories, seat) + locksOf(territories, seat));
  if (ahead === behind) return [[0, 1]];
  return (ahead ?? 0) > (behind ?? 0) ? [[0], [1]] : [[1], [0]];
}
