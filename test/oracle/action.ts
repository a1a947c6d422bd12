/** Actions of Nobles in scenario notation: their shape, and the stored rolls that pay for a move. */

import { type Direction, isPlace, type Place } from './board.ts';
import { isFields } from './position.ts';

export type Piece = 'guard' | 'noble';
export type Move = {
  type: 'move';
  piece: Piece;
  from: Place;
  count: number;
  value: number;
  direction: Direction;
  /** Which stored rolls to spend, by index from the oldest; unnamed, the fewest and then the oldest. */
  rolls?: number[];
};
export type Action = { type: 'throw' } | { type: 'exit'; piece: Piece } | Move | { type: 'end' };

const isPiece = (value: unknown): value is Piece => value === 'guard' || value === 'noble';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
const isDirection = (value: unknown): value is Direction =>
  value === 'clockwise' || value === 'counterclockwise';
const isIndices = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger);

/** The kind of an action, whatever else may be wrong with it; null when there is no such kind. */
export function kindOf(action: unknown): Action['type'] | null {
  if (!isFields(action)) return null;
  const { type } = action;
  return type === 'throw' || type === 'exit' || type === 'move' || type === 'end' ? type : null;
}

/** Null when the action is malformed. A `count` that is not named is 1. */
export function parseAction(action: unknown): Action | null {
  if (!isFields(action)) return null;
  const { type, piece, from, count = 1, value, direction, rolls } = action;
  if (type === 'throw' || type === 'end') return { type };
  if (type === 'exit') return isPiece(piece) ? { type, piece } : null;
  if (type !== 'move' || !isPiece(piece) || !isPlace(from) || !isDirection(direction)) return null;
  if (!isCount(count) || !isCount(value)) return null;
  if (rolls === undefined) return { type, piece, from, count, value, direction };
  return isIndices(rolls) ? { type, piece, from, count, value, direction, rolls } : null;
}

/** Whether these rolls, all of them, make `count` sets of one or two rolls that each give `value`. */
function pays(rolls: readonly number[], count: number, value: number): boolean {
  const [first, ...others] = rolls;
  if (first === undefined) return count === 0;
  if (count === 0) return false;
  if (first === value && pays(others, count - 1, value)) return true;
  return others.some(
    (other, at) => first + other === value && pays(others.toSpliced(at, 1), count - 1, value),
  );
}

/** All sets of indices below `length`, the smaller sets first, then those whose sorted indices come first. */
function indexSets(length: number): number[][] {
  let sets: number[][] = [[]];
  for (let index = 0; index < length; index += 1) sets = [...sets, ...sets.map((set) => [...set, index])];
  return sets.sort((one, other) => one.length - other.length || compareIndices(one, other));
}

function compareIndices(one: readonly number[], other: readonly number[]): number {
  for (const [at, index] of one.entries()) {
    const difference = index - (other[at] ?? index);
    if (difference !== 0) return difference;
  }
  return 0;
}

const INDEX_SETS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(indexSets);

/** The indices of the rolls that a move spends, null when it cannot be paid. */
export function payment(rolls: readonly number[], { count, value, rolls: named }: Move): number[] | null {
  const valuesAt = (indices: readonly number[]): number[] => indices.map((index) => rolls[index] ?? 0);
  if (named === undefined) {
    const sets = INDEX_SETS[rolls.length]?.filter((set) => set.length >= count && set.length <= 2 * count);
    return sets?.find((set) => pays(valuesAt(set), count, value)) ?? null;
  }
  const exist = named.every((index) => index >= 0 && index < rolls.length);
  const differ = new Set(named).size === named.length;
  return exist && differ && pays(valuesAt(named), count, value) ? named : null;
}
