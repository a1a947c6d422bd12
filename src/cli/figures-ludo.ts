import type { Event, LudoTypes } from '../engine/ludo/types.ts';
import type { Figures } from './figures.ts';

type Sums = { [Name in (typeof NAMES)[number]]: number };

/** Pawns are counted as captured, not moves. */
const NAMES = [
  'turns',
  'rounds',
  'throws',
  'throws lost',
  'pawns brought out',
  'pawns captured',
  'blockades formed',
  'sent back by a six',
  'pawns home',
] as const;

/** See `Figures`: what a match of Ludo is like. */
export function ludoFigures(): Figures<LudoTypes> {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;
  let most = 0;
  let turns = 0;
  return {
    count({ events, match }) {
      for (const event of events) countEvent(sums, event);
      if (match.state.phase !== 'over') return;
      sums.rounds += match.state.round;
      most = Math.max(most, sums.turns - turns);
      turns = sums.turns;
    },
    lines: (matches) => [
      ...NAMES.map((name) => [name, (sums[name] / matches).toFixed(2)] as const),
      ['turns of the longest', `${most}`],
    ],
  };
}

function countEvent(sums: Sums, event: Event): void {
  if (event.type === 'turnEnded' || event.type === 'gameEnded') sums.turns += 1;
  if (event.type === 'diceThrown') sums.throws += 1;
  if (event.type === 'throwLost') sums['throws lost'] += 1;
  if (event.type === 'pawnReleased') sums['pawns brought out'] += 1;
  if (event.type === 'captured') sums['pawns captured'] += event.victims.length;
  if (event.type === 'blockadeFormed') sums['blockades formed'] += 1;
  if (event.type === 'pawnReturned') sums['sent back by a six'] += 1;
  if (event.type === 'reachedHome') sums['pawns home'] += 1;
}
