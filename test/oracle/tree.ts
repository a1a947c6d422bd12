/** Counts the tree of decisions and throws below a position, to be compared with another implementation. */

import { actions } from './actions.ts';
import { type Event, play } from './play.ts';
import type { Position } from './position.ts';

export type Counts = { leaves: number; captures: number; blocks: number; nobles: number; homes: number };

const FACES = [1, 2, 3, 4, 5, 6];
const ALL_THROWS = FACES.flatMap((one) => FACES.map((two) => [one, two]));

/**
 * One level is one canonical action; a throw is one level with 36 branches, the ordered throws. A position
 * at depth 0, or after the end of the game, is one leaf. The other counts add up every branch once: tiles
 * where something was captured, moves that were blocked (by own Guards too), Nobles that fell, pieces that
 * came Home.
 */
export function countTree(position: Position, depth: number): Counts {
  const counts: Counts = { leaves: 0, captures: 0, blocks: 0, nobles: 0, homes: 0 };
  if (depth === 0 || position.phase === 'over') return { ...counts, leaves: 1 };
  for (const action of actions(position)) {
    for (const dice of action.type === 'throw' ? ALL_THROWS : [[]]) {
      const played = play(position, action, dice);
      if ('refused' in played) throw new Error(`a listed action is refused: ${played.refused}`);
      for (const event of played.events) addEvent(counts, event);
      const below = countTree(played.position, depth - 1);
      counts.leaves += below.leaves;
      counts.captures += below.captures;
      counts.blocks += below.blocks;
      counts.nobles += below.nobles;
      counts.homes += below.homes;
    }
  }
  return counts;
}

function addEvent(counts: Counts, event: Event): void {
  if (event.type === 'captured') counts.captures += 1;
  if (event.type === 'blocked') counts.blocks += 1;
  if (event.type === 'nobleCaptured') counts.nobles += 1;
  if (event.type === 'reachedHome') counts.homes += event.count;
}
