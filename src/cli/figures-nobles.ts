import type { Seat } from '../engine/core/game.ts';
import type { Match } from '../engine/core/match.ts';
import { nobles } from '../engine/nobles/index.ts';
import type { Event, NoblesTypes } from '../engine/nobles/types.ts';
import type { Figures } from './figures.ts';

type Sums = { [Name in (typeof NAMES)[number]]: number };

/** Pieces are counted, not moves, where it says pieces; the lead changes when another seat is alone in front at a turn's end. */
const NAMES = [
  'turns',
  'rounds',
  'all five Home',
  'pieces captured',
  'captures',
  'Nobles captured',
  'blocks',
  'group moves',
  'changes of lead',
] as const;

/** See `Figures`: what a match of Nobles is like, and the scores. */
export function noblesFigures(): Figures<NoblesTypes> {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;
  const scores = new Map<Seat, number>();
  let leader: Seat | null = null;
  return {
    count({ events, match }) {
      for (const event of events) countEvent(sums, event);
      if (events.some((event) => event.type === 'turnEnded')) {
        const ahead = aheadIn(match);
        if (ahead !== null && leader !== null && ahead !== leader) sums['changes of lead'] += 1;
        leader = ahead ?? leader;
      }
      if (nobles.turn(match.state).kind !== 'over') return;
      const { round, rounds, seats } = nobles.view(match.state, null);
      sums.rounds += Math.min(round, rounds);
      for (const { seat, score } of seats) scores.set(seat, (scores.get(seat) ?? 0) + score);
      leader = null;
    },
    lines: (matches) => [
      ...NAMES.map((name) => [name, (sums[name] / matches).toFixed(2)] as const),
      ...[...scores].map(([seat, score]) => [`score of seat ${seat}`, (score / matches).toFixed(0)] as const),
    ],
  };
}

function countEvent(sums: Sums, event: Event): void {
  if (event.type === 'turnEnded') sums.turns += 1;
  if (event.type === 'gameEnded' && event.reason === 'home') sums['all five Home'] += 1;
  if (event.type === 'nobleCaptured') sums['Nobles captured'] += 1;
  if (event.type === 'pieceMoved' && event.count > 1) sums['group moves'] += 1;
  if (event.type === 'blocked' && event.by !== event.seat) sums.blocks += 1;
  if (event.type === 'captured') {
    sums.captures += 1;
    sums['pieces captured'] += event.victims.length;
  }
}

/** The seat that is alone in front, `null` when several are. */
function aheadIn(match: Match<NoblesTypes>): Seat | null {
  const { seats } = nobles.view(match.state, null);
  const top = Math.max(...seats.map((side) => side.score));
  const [first, second] = seats.filter((side) => side.score === top);
  return first && !second ? first.seat : null;
}
