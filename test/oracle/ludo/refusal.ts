/** Why an action of Ludo is not legal. */

import { type Action, kindOf, parseAction } from './action.ts';
import { type Place, type Seat, startSquare, walk } from './board.ts';
import {
  columnIsOpen,
  isReleasing,
  opponentsOf,
  ownerOf,
  type Position,
  pawnsOf,
  pawnsOn,
} from './position.ts';

export type Reason = 'over' | 'phase' | 'action' | 'piece' | 'die' | 'exact' | 'own' | 'blockade';

/** The first reason that applies; null when the seat to act may do it. */
export function refusal(position: Position, input: unknown): Reason | null {
  if (position.phase === 'over') return 'over';
  const kind = kindOf(input);
  if (kind === null) return 'action';
  if ((kind === 'throw') !== (position.phase === 'throw')) return 'phase';
  const action = parseAction(input);
  if (action === null) return 'action';
  return action.type === 'throw' ? null : refusalOfPawn(position, action);
}

function refusalOfPawn(position: Position, action: Exclude<Action, { type: 'throw' }>): Reason | null {
  const owner = ownerOf(position);
  const from = action.type === 'release' ? 'base' : action.from;
  const isThere = pawnsOf(position, owner).includes(from);
  if (action.type === 'move' && (from === 'base' || from === 'home')) return 'piece';
  if (!isThere) return 'piece';
  const die = position.die ?? 0;
  if (action.type === 'release' && !isReleasing(position.settings, die)) return 'die';
  const path = wayOf(position, owner, from);
  if (from !== 'base' && path.length < die && !isShortOfOne(position, path)) return 'exact';
  if (isOwnInTheWay(position, owner, path)) return 'own';
  return path.some((place) => isBlockaded(position, owner, place)) ? 'blockade' : null;
}

/** With cowries there is no 1 to step with: a pawn one step from home takes any value. */
const isShortOfOne = (position: Position, path: readonly Place[]): boolean =>
  position.settings.pachisi && path.length === 1;

/** The places that a pawn steps on with what was thrown, the last of which is where it stops. */
export function wayOf(position: Position, owner: Seat, from: Place): Place[] {
  if (from === 'base') return [startSquare(owner)];
  return walk(owner, from, position.die ?? 0, columnIsOpen(position, owner));
}

function isOwnInTheWay(position: Position, owner: Seat, path: readonly Place[]): boolean {
  const { blockades, pachisi } = position.settings;
  const isOwn = (place: Place): boolean => place !== 'home' && pawnsOn(position, owner, place) > 0;
  const inColumn = path.filter((place) => typeof place === 'string');
  if (inColumn.some(isOwn)) return true;
  return !blockades && !pachisi && path.slice(-1).some(isOwn);
}

function isBlockaded(position: Position, owner: Seat, place: Place): boolean {
  if (!position.settings.blockades || typeof place === 'string') return false;
  return opponentsOf(position, owner).some((opponent) => pawnsOn(position, opponent, place) >= 2);
}
