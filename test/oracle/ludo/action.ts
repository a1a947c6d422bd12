/** Actions of Ludo in scenario notation: their shape. */

import { isFields } from '../position.ts';
import { isPlace, type Place } from './board.ts';

export type Action = { type: 'throw' } | { type: 'release' } | { type: 'move'; from: Place };

/** The kind of an action, whatever else may be wrong with it; null when there is no such kind. */
export function kindOf(action: unknown): Action['type'] | null {
  if (!isFields(action)) return null;
  const { type } = action;
  return type === 'throw' || type === 'release' || type === 'move' ? type : null;
}

/** Null when the action is malformed. */
export function parseAction(action: unknown): Action | null {
  const type = kindOf(action);
  if (type === 'throw' || type === 'release') return { type };
  if (type === null || !isFields(action) || !isPlace(action.from)) return null;
  return { type, from: action.from };
}
