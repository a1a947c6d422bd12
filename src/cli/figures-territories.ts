import type { Seat } from '../engine/core/game.ts';
import { HOUSE } from '../engine/territories/house.ts';
import type { Event, TerritoriesTypes } from '../engine/territories/types.ts';
import type { Figures } from './figures.ts';

const NAMES = [
  'rounds',
  'points of both teams',
  'conquests',
  'steals announced',
  'steals attempted',
  'steals won',
  'steals given up',
  'stopped by a Shield',
  'Shields',
  'Second Chances',
  'rests',
  'locks',
  'strict lead changes',
  'level or lead changes',
] as const;

type Sums = { [Name in (typeof NAMES)[number]]: number };

/** Who leads: a team, or `null` when the points are level. */
const leaderOf = ([first = 0, second = 0]: readonly number[]): Seat | null =>
  first === second ? null : first > second ? 0 : 1;

/** See `Figures`: what a match of Territories is like. */
export function territoriesFigures(): Figures<TerritoriesTypes> {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;
  let [draws, caught, halves] = [0, 0, 0];
  let leader: Seat | null = null;
  let lastLeader: Seat | null = null;
  let atHalf: Seat | null = null;
  let wasCaught = false;

  function lead(points: readonly number[]): void {
    const now = leaderOf(points);
    if (now !== leader) sums['level or lead changes'] += 1;
    if (now !== null && lastLeader !== null && now !== lastLeader) sums['strict lead changes'] += 1;
    leader = now;
    lastLeader = now ?? lastLeader;
    if (atHalf !== null && now !== atHalf) wasCaught = true;
  }

  function end(round: number, places: readonly (readonly Seat[])[]): void {
    sums.rounds += round;
    if (places[0]?.length === 2) draws += 1;
    if (atHalf !== null) halves += 1;
    if (atHalf !== null && !wasCaught) caught += 1;
    leader = null;
    lastLeader = null;
    atHalf = null;
    wasCaught = false;
  }

  return {
    count({ before, events, match }) {
      for (const event of events) {
        countEvent(sums, event);
        if (event.type === 'conquered' || event.type === 'stolen') lead(event.points);
        if (event.type === 'gameEnded') {
          sums['points of both teams'] += event.points.reduce((sum, points) => sum + points, 0);
          end(match.state.round, event.places);
        }
      }
      const half = HOUSE.rounds[match.state.options.length] / 2;
      if (before.state.round === half && match.state.round === half + 1) atHalf = leader;
    },
    lines: (matches) => [
      ['draws', `${((100 * draws) / matches).toFixed(1)} %`],
      ...NAMES.map((name) => [name, (sums[name] / matches).toFixed(2)] as const),
      [
        'half-time leader kept',
        `${((100 * caught) / Math.max(1, matches)).toFixed(1)} % of all, ${halves} had one`,
      ],
    ],
  };
}

function countEvent(sums: Sums, event: Event): void {
  if (event.type === 'conquered') sums.conquests += 1;
  if (event.type === 'stealAnnounced') sums['steals announced'] += 1;
  if (event.type === 'challengeStarted' && event.steal) sums['steals attempted'] += 1;
  if (event.type === 'stolen') sums['steals won'] += 1;
  if (event.type === 'stealFailed' && event.why === 'givenUp') sums['steals given up'] += 1;
  if (event.type === 'stealFailed' && event.why === 'shield') sums['stopped by a Shield'] += 1;
  if (event.type === 'shieldPlayed') sums.Shields += 1;
  if (event.type === 'secondChancePlayed') sums['Second Chances'] += 1;
  if (event.type === 'rested') sums.rests += 1;
  if (event.type === 'locked') sums.locks += 1;
}
