import type { Difficulty, Kind, Parameters } from './challenge-types.ts';

/** One challenge: its figures, and the probability of passing it under best play as a fraction. */
export type Rated<K extends Kind> = {
  readonly parameters: Parameters[K];
  readonly passes: readonly [number, number];
};

/** Between which probabilities the challenges of a difficulty are passed under best play. Clause G1. */
export const BANDS: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [0.65, 0.75],
  medium: [0.5, 0.6],
  hard: [0.35, 0.45],
};

/** Every challenge. Clauses G3 to G8; a test computes each probability anew. */
export const CHALLENGES: { readonly [K in Kind]: Readonly<Record<Difficulty, Rated<K>>> } = {
  sum: {
    easy: { parameters: { dice: 4, rerolls: 2, target: 18 }, passes: [404_753, 559_872] },
    medium: { parameters: { dice: 5, rerolls: 2, target: 24 }, passes: [7_979_871_161, 14_693_280_768] },
    hard: { parameters: { dice: 5, rerolls: 2, target: 25 }, passes: [255_120_229, 612_220_032] },
  },
  exact: {
    easy: { parameters: { dice: 3, rerolls: 2, target: 14, within: 1 }, passes: [22327, 31104] },
    medium: { parameters: { dice: 4, rerolls: 1, target: 17, within: 1 }, passes: [103_247, 186_624] },
    hard: { parameters: { dice: 3, rerolls: 3, target: 15, within: 0 }, passes: [1_985_131, 5_038_848] },
  },
  equal: {
    easy: { parameters: { dice: 6, rerolls: 3, target: 4 }, passes: [718_848_527_171, 1_057_916_215_296] },
    medium: { parameters: { dice: 5, rerolls: 1, target: 3 }, passes: [3157, 5832] },
    hard: { parameters: { dice: 5, rerolls: 3, target: 4 }, passes: [365_705_251, 816_293_376] },
  },
  run: {
    easy: {
      parameters: { dice: 6, rerolls: 3, target: 5 },
      passes: [1_399_652_725_939_111, 2_056_589_122_535_424],
    },
    medium: { parameters: { dice: 6, rerolls: 2, target: 5 }, passes: [45_647_044_175, 88_159_684_608] },
    hard: { parameters: { dice: 5, rerolls: 3, target: 5 }, passes: [1_858_436_267_053, 4_760_622_968_832] },
  },
  pairs: {
    easy: { parameters: { dice: 5, rerolls: 2, shape: 'twoPairs' }, passes: [22_445_605, 30_233_088] },
    medium: { parameters: { dice: 5, rerolls: 1, shape: 'twoPairs' }, passes: [26155, 46656] },
    hard: { parameters: { dice: 5, rerolls: 2, shape: 'fullHouse' }, passes: [5_485_535, 15_116_544] },
  },
  parity: {
    easy: { parameters: { dice: 4, rerolls: 2, target: 4 }, passes: [91, 128] },
    medium: { parameters: { dice: 6, rerolls: 2, target: 6 }, passes: [581, 1024] },
    hard: { parameters: { dice: 5, rerolls: 1, target: 5 }, passes: [3, 8] },
  },
  push: {
    easy: { parameters: { target: 6, throws: 3, maxDice: 3 }, passes: [17, 24] },
    medium: { parameters: { target: 11, throws: 3, maxDice: 3 }, passes: [26149, 46656] },
    hard: { parameters: { target: 18, throws: 3, maxDice: 3 }, passes: [678_611, 1_679_616] },
  },
  house: {
    easy: {
      parameters: { limit: 12, houseStops: 10, first: 2, ties: 'you', rethrows: 1 },
      passes: [1_655_137_247_651_797, 2_437_438_960_041_984],
    },
    medium: {
      parameters: { limit: 12, houseStops: 10, first: 2, ties: 'you', rethrows: 0 },
      passes: [674_830_657_391_471, 1_218_719_480_020_992],
    },
    hard: {
      parameters: { limit: 12, houseStops: 10, first: 2, ties: 'house', rethrows: 0 },
      passes: [226_922_333_883_119, 609_359_740_010_496],
    },
  },
  stair: {
    easy: { parameters: { steps: 5, strict: false, skips: 1 }, passes: [16075, 23328] },
    medium: { parameters: { steps: 4, strict: false, skips: 0 }, passes: [349, 648] },
    hard: { parameters: { steps: 5, strict: true, skips: 3 }, passes: [8785, 23328] },
  },
  tower: {
    easy: { parameters: { dice: 3, target: 13 }, passes: [2785, 3888] },
    medium: { parameters: { dice: 5, target: 25 }, passes: [272_383_603_573, 470_184_984_576] },
    hard: { parameters: { dice: 5, target: 26 }, passes: [67_485_201_449, 156_728_328_192] },
  },
  calls: {
    easy: { parameters: { calls: 3, swaps: 2, misses: 1 }, passes: [3055, 4374] },
    medium: { parameters: { calls: 4, swaps: 2, misses: 1 }, passes: [58739, 104_976] },
    hard: { parameters: { calls: 3, swaps: 3, misses: 0 }, passes: [787, 1944] },
  },
};

/** The probability of passing a challenge under best play, before its first throw. */
export function oddsOf(kind: Kind, difficulty: Difficulty): number {
  const [passed, all] = CHALLENGES[kind][difficulty].passes;
  return passed / all;
}
