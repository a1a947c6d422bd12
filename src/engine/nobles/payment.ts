import { HOUSE } from './house.ts';

/** The most that a piece can be given: the sum of two sixes. */
const MAX_VALUE = 12;

/** How often each face lies among the rolls; index 1 to 6. */
function faces(rolls: readonly number[]): readonly number[] {
  const times = [0, 0, 0, 0, 0, 0, 0];
  for (const roll of rolls) times[roll] = (times[roll] ?? 0) + 1;
  return times;
}

/** For each value 0 to 12: to how many pieces it could be given at once, by single rolls and sums of two. Clause T3. */
export function payables(rolls: readonly number[]): readonly number[] {
  const times = faces(rolls);
  const pieces: number[] = [];
  for (let value = 0; value <= MAX_VALUE; value += 1) {
    let most = value > 6 ? 0 : (times[value] ?? 0);
    for (let low = Math.max(1, value - 6); low * 2 <= value; low += 1) {
      const lows = times[low] ?? 0;
      most += low * 2 === value ? lows >> 1 : Math.min(lows, times[value - low] ?? 0);
    }
    pieces.push(most);
  }
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
function firstPairs(
  rolls: readonly number[],
  value: number,
  pairs: number,
  used: readonly number[],
): number[] | null {
  if (pairs === 0) return [];
  let best: number[] | null = null;
  for (let low = 0; low < rolls.length; low += 1) {
    if (used.includes(low)) continue;
    const high = rolls.findIndex(
      (roll, index) => index > low && !used.includes(index) && roll === value - (rolls[low] ?? 0),
    );
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
export function pays(
  rolls: readonly number[],
  named: readonly number[],
  value: number,
  pieces: number,
): boolean {
  const rest = named.map((index) => rolls[index] ?? 0).filter((face) => face !== value);
  if (named.length - rest.length / 2 !== pieces) return false;
  const times = faces(rest);
  return rest.every((face) =>
    value === 2 * face ? (times[face] ?? 0) % 2 === 0 : times[face] === times[value - face],
  );
}

/** Whether these are distinct indices of stored rolls. */
export function areIndices(named: readonly unknown[], rolls: readonly number[]): named is readonly number[] {
  return (
    named.length <= HOUSE.maxRolls &&
    new Set(named).size === named.length &&
    named.every(
      (index) => typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < rolls.length,
    )
  );
}

/** `rolls` without those at the given indices. */
export const without = (rolls: readonly number[], spent: readonly number[]): readonly number[] =>
  rolls.filter((_, index) => !spent.includes(index));
