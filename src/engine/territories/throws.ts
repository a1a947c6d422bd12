import type { Weighted } from '../core/game.ts';

/**
 * The throws of so many dice, up to six: faces in ascending order, each with the number of ways in which the dice fall so.
 * Dice are alike, so their order tells nothing, and six have 462 throws and not 46,656.
 */
export const throwsOf = (count: number): readonly Weighted<readonly number[]>[] => throws[count] ?? [];

function ascending(count: number, least: number): number[][] {
  if (count === 0) return [[]];
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face >= least);
  return faces.flatMap((face) => ascending(count - 1, face).map((rest) => [face, ...rest]));
}

/** The permutations of the faces: n! over the factorials of how often each face shows. */
function waysOf(faces: readonly number[]): number {
  let ways = 1;
  for (const [at, face] of faces.entries()) {
    const sameSoFar = faces.slice(0, at + 1).filter((other) => other === face).length;
    ways = (ways * (at + 1)) / sameSoFar;
  }
  return ways;
}

const throws = [0, 1, 2, 3, 4, 5, 6].map((count) =>
  ascending(count, 1).map((outcome) => ({ outcome, weight: waysOf(outcome) })),
);
