import { HOUSE } from '../../engine/nobles/house.ts';

/** The longest way a piece can be given: the sum of two rolls. */
export const FARTHEST = 12;

/** The most pieces that go together. */
const MOST = 4;

/**
 * How likely a seat can move `pieces` Guards at least `steps` tiles in its next turn: `chance[pieces][steps]`, 0 to 1,
 * from its stored rolls, which everybody sees, and its next throw. Further throws after doubles are left out.
 */
export type Odds = readonly (readonly number[])[];

const THROWS: readonly { readonly dice: readonly [number, number]; readonly weight: number }[] = [
  1, 2, 3, 4, 5, 6,
].flatMap((high) =>
  Array.from({ length: high }, (_, index) => {
    const low = index + 1;
    return { dice: [low, high] as const, weight: (low === high ? 1 : 2) / 36 };
  }),
);

const known = new Map<string, Odds>();
const KNOWN_LIMIT = 20_000;

/** See `Odds`. Kept for rolls seen before: a bot asks for the same ones again and again. */
export function oddsOf(rolls: readonly number[]): Odds {
  const key = rolls.join('');
  const found = known.get(key);
  if (found) return found;
  if (known.size >= KNOWN_LIMIT) known.clear();
  const odds = reckon(rolls);
  known.set(key, odds);
  return odds;
}

function reckon(rolls: readonly number[]): Odds {
  const odds = Array.from({ length: MOST + 1 }, () => new Array<number>(FARTHEST + 1).fill(0));
  const kept = rolls.slice(Math.max(0, rolls.length + 2 - HOUSE.maxRolls));
  const faces = [0, 0, 0, 0, 0, 0, 0];
  for (const roll of kept) faces[roll] = (faces[roll] ?? 0) + 1;
  for (const { dice, weight } of THROWS) {
    for (const die of dice) faces[die] = (faces[die] ?? 0) + 1;
    addReach(odds, faces, weight);
    for (const die of dice) faces[die] = (faces[die] ?? 0) - 1;
  }
  return odds;
}

/** Adds the weight of one throw to every number of pieces and steps that its faces allow. */
function addReach(odds: number[][], faces: readonly number[], weight: number): void {
  let served = 0; // so many pieces have had their farthest value
  for (let value = FARTHEST; value >= 1 && served < MOST; value -= 1) {
    const most = Math.min(MOST, payers(faces, value));
    for (; served < most; served += 1) {
      const row = odds[served + 1];
      if (row) for (let steps = 1; steps <= value; steps += 1) row[steps] = (row[steps] ?? 0) + weight;
    }
  }
}

/** How many pieces can be given `value` from so many rolls of each face. */
function payers(faces: readonly number[], value: number): number {
  let pieces = value <= 6 ? (faces[value] ?? 0) : 0;
  for (let low = Math.max(1, value - 6); low * 2 < value; low += 1) {
    pieces += Math.min(faces[low] ?? 0, faces[value - low] ?? 0);
  }
  return value % 2 === 0 ? pieces + ((faces[value / 2] ?? 0) >> 1) : pieces;
}
