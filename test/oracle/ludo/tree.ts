/** Counts the tree of decisions and throws below a position, to be compared with another implementation. */

import { actions } from './actions.ts';
import { type Event, play } from './play.ts';
import type { Position } from './position.ts';

export type Counts = {
  leaves: number;
  captures: number;
  formed: number;
  dissolved: number;
  homes: number;
  lost: number;
  over: number;
};

const COUNTED: Partial<Record<Event['type'], keyof Counts>> = {
  captured: 'captures',
  blockadeFormed: 'formed',
  blockadeDissolved: 'dissolved',
  reachedHome: 'homes',
  throwLost: 'lost',
  gameEnded: 'over',
};
const DIE = [1, 2, 3, 4, 5, 6];
const COWRIES = [2, 3, 4, 5, 6, 10, 25];

export const noCounts = (): Counts => ({
  leaves: 0,
  captures: 0,
  formed: 0,
  dissolved: 0,
  homes: 0,
  lost: 0,
  over: 0,
});

/**
 * One level is one canonical action; a throw is one level with a branch for each value, 6 of the die or 7 of
 * the cowries. A position at depth 0, or after the end of the game, is one leaf. The other counts add up every
 * branch once: squares where something was captured, blockades that formed and dissolved, pawns that came home,
 * throws that were lost (also as a third six), games that ended.
 */
export function countTree(position: Position, depth: number): Counts {
  const counts = noCounts();
  if (depth === 0 || position.phase === 'over') return { ...counts, leaves: 1 };
  const throws = position.settings.pachisi ? COWRIES : DIE;
  for (const action of actions(position)) {
    for (const value of action.type === 'throw' ? throws : [0]) {
      const played = play(position, action, [value]);
      if ('refused' in played) throw new Error(`a listed action is refused: ${played.refused}`);
      for (const { type } of played.events) {
        const counted = COUNTED[type];
        if (counted !== undefined) counts[counted] += 1;
      }
      const below = countTree(played.position, depth - 1);
      for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += below[key];
    }
  }
  return counts;
}
