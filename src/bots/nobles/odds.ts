import { HOUSE } from '../../engine/nobles/house.ts';

/** The longest way a piece can be given: the sum of two rolls. */
export const FARTHEST = 12;

/** The most pieces that go together. */
const MOST = 4;

/**
 * What a seat can do in its next turn with its stored rolls, which everybody sees, and its next throw; chances from 0
 * to 1. Further throws after doubles are left out.
 */
export type Odds = {
  /** `group[pieces][steps]`: to move so many Guards at once, at least so far. */
  readonly group: readonly (readonly number[])[];
  /** `pair[exact][steps]`: to move one piece exactly so far and then another at least so far; 0 steps ask nothing. */
  readonly pair: readonly (readonly number[])[];
};

const THROWS: readonly { readonly dice: readonly [number, number]; readonly weight: number }[] = [
  1, 2, 3, 4, 5, 6,
].flatMap((high) =>
  Array.from({ length: high }, (_, index) => {
    const low = index + 1;
    return { dice: [low, high] as const, weight: (low === high ? 1 : 2) / 36 };
  }),
);

/** By the rolls that are kept, sorted: six of six faces, so there are 924 at most. */
const known = new Map<string, Odds>();

/** See `Odds`. Reckoned once for the same rolls. */
export function oddsOf(rolls: readonly number[]): Odds {
  const kept = rolls.slice(Math.max(0, rolls.length + 2 - HOUSE.maxRolls));
  const key = kept.toSorted().join('');
  const found = known.get(key);
  if (found) return found;
  const odds = reckon(kept);
  known.set(key, odds);
  return odds;
}

function reckon(kept: readonly number[]): Odds {
  const group = table(MOST);
  const pair = table(FARTHEST);
  const faces = [0, 0, 0, 0, 0, 0, 0];
  for (const roll of kept) put(faces, roll, 1);
  for (const { dice, weight } of THROWS) {
    for (const die of dice) put(faces, die, 1);
    addGroups(group, faces, weight);
    addPairs(pair, faces, weight);
    for (const die of dice) put(faces, die, -1);
  }
  return { group, pair };
}

const table = (rows: number): number[][] =>
  Array.from({ length: rows + 1 }, () => new Array<number>(FARTHEST + 1).fill(0));

function put(faces: number[], face: number, count: number): void {
  faces[face] = (faces[face] ?? 0) + count;
}

/** Adds the weight of one throw to every number of pieces and steps that its faces allow. */
function addGroups(group: number[][], faces: readonly number[], weight: number): void {
  let served = 0; // so many pieces have had their farthest value
  for (let value = FARTHEST; value >= 1 && served < MOST; value -= 1) {
    const most = Math.min(MOST, payers(faces, value));
    for (; served < most; served += 1) {
      const row = group[served + 1];
      if (row) addUpTo(row, value, weight, 1);
    }
  }
}

/** Adds the weight of one throw to every exact value with what is left to go on with. */
function addPairs(pair: number[][], faces: number[], weight: number): void {
  for (let exact = 1; exact <= FARTHEST; exact += 1) {
    let left = -1; // how far the rolls go that are left, in the best way to pay
    for (let low = Math.max(0, exact - 6); low * 2 <= exact; low += 1) {
      const high = exact - low;
      if (high > 6) continue;
      if (low > 0) put(faces, low, -1);
      put(faces, high, -1);
      if ((low === 0 || (faces[low] ?? 0) >= 0) && (faces[high] ?? 0) >= 0)
        left = Math.max(left, farthest(faces));
      if (low > 0) put(faces, low, 1);
      put(faces, high, 1);
    }
    const row = pair[exact];
    if (row && left >= 0) addUpTo(row, left, weight, 0);
  }
}

function addUpTo(row: number[], last: number, weight: number, first: number): void {
  for (let steps = first; steps <= last; steps += 1) row[steps] = (row[steps] ?? 0) + weight;
}

/** The sum of the two highest rolls. */
function farthest(faces: readonly number[]): number {
  let steps = 0;
  let used = 0;
  for (let face = 6; face >= 1 && used < 2; face -= 1) {
    for (let count = faces[face] ?? 0; count > 0 && used < 2; count -= 1) {
      steps += face;
      used += 1;
    }
  }
  return steps;
}

/** How many pieces can be given `value` from so many rolls of each face. */
function payers(faces: readonly number[], value: number): number {
  let pieces = value <= 6 ? (faces[value] ?? 0) : 0;
  for (let low = Math.max(1, value - 6); low * 2 < value; low += 1) {
    pieces += Math.min(faces[low] ?? 0, faces[value - low] ?? 0);
  }
  return value % 2 === 0 ? pieces + ((faces[value / 2] ?? 0) >> 1) : pieces;
}
