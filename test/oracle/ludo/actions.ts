/** The canonical list of legal actions of Ludo. */

import type { Action } from './action.ts';
import { ownerOf, type Position, pawnsOf } from './position.ts';
import { refusal } from './refusal.ts';

/** Every legal action, one for each distinct outcome, in no particular order. */
export function actions(position: Position): Action[] {
  const squares = new Set(pawnsOf(position, ownerOf(position)));
  const moves = [...squares].map((from): Action => ({ type: 'move', from }));
  const candidates: Action[] = [{ type: 'throw' }, { type: 'release' }, ...moves];
  return candidates.filter((action) => refusal(position, action) === null);
}
