import { HOUSE } from './house.ts';

/** The most that a piece can be given: the sum of two sixes. */
export const MAX_VALUE = 12;

const count = (rolls: readonly number[], face: number): number => {
  let found = 0;
  for (const roll of rolls) if (roll === face) found += 1;
  return found;
};

/** How many pieces could each be given `value` at once, by single rolls and sums of two, every roll used once. Clause T3. */
export function payable(rolls: readonly number[], value: number): number {
  let pieces = value <= 6 ? count(rolls, value) : 0;
  for (let low = Math.max(1, value - 6); low * 2 < value; low += 1) {
    pieces += Math.min(count(rolls, low), count(rolls, value - low));
  }
  if (value % 2 === 0) pieces += count(rolls, value / 2) >> 1;
  return pieces;
}

/**
 * The rolls that give `value` to each of `pieces`, as ascending indices: the fewest, then the set whose sorted
 * indices come first. `null` when they cannot be paid. Clause T3.
 */
export function cheapest(rolls: readonly number[], value: number, pieces: number): readonly number[] | null {
  const singles: number[] = [];
  for (let index = 0; index < rolls.length && singles.length < pieces; index += 1) {
    if (rolls[index] === value) singles.push(index);
  }
  if (singles.length === pieces) return singles;
  const pairs = firstPairs(rolls, value, pieces - singles.length, []);
  return pairs && [...singles, ...pairs].sort((a, b) => a - b);
}

/** The first disjoint pairs summing to `value`, compared by their sorted indices. At most 8 rolls, so trying is cheap. */
function firstPairs(rolls: readonly number[], value: number, pairs: number, used: readonly number[]): number[] | null {
  if (pairs === 0) return [];
  let best: number[] | null = null;
  for (let low = 0; low < rolls.length; low += 1) {
    if (used.includes(low)) continue;
    const high = rolls.findIndex((roll, index) => index > low && !used.includes(index) && roll === value - (rolls[low] ?? 0));
    if (high < 0) continue;
    const rest = firstPairs(rolls, value, pairs - 1, [...used, low, high]);
    if (!rest) continue;
    const found = [low, high, ...rest].sort((a, b) => a - b);
    if (!best || isBefore(found, best)) best = found;
  }
  return best;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((index, place) => index !== b[place]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Whether the named rolls, all of them, give `value` to each of `pieces`. `named` are distinct indices of `rolls`. Clause T3. */
export function pays(rolls: readonly number[], named: readonly number[], value: number, pieces: number): boolean {
  const faces = named.map((index) => rolls[index] ?? 0);
  const rest = faces.filter((face) => face !== value);
  if (faces.length - rest.length + rest.length / 2 !== pieces) return false;
  return rest.every((face) => {
    const partner = value - face;
    return partner === face ? count(rest, face) % 2 === 0 : count(rest, face) === count(rest, partner);
  });
}

/** Whether these are distinct indices of stored rolls. */
export function areIndices(named: readonly unknown[], rolls: readonly number[]): named is readonly number[] {
  return (
    named.length <= HOUSE.maxRolls &&
    new Set(named).size === named.length &&
    named.every((index) => typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < rolls.length)
  );
}

/** `rolls` without those at the given indices. */
export const without = (rolls: readonly number[], spent: readonly number[]): readonly number[] =>
  rolls.filter((_, index) => !spent.includes(index));
