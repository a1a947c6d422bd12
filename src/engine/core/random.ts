import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Weighted } from './game.ts';

/** The state of the generator, four 32-bit integers. Kept beside a match, never inside its state. */
export type Random = readonly number[];

/** What is shown before the first throw: the SHA-256 of the seed's UTF-8 text, as 64 hexadecimal digits. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/**
 * The generator that a seed starts: the first 16 bytes of the SHA-256 of `barbican:` and the seed. The commitment
 * is a hash of another text, so it tells nothing of the throws.
 */
export function startRandom(seed: string): Random {
  const bytes = new DataView(sha256(utf8ToBytes(`barbican:${seed}`)).buffer);
  return [0, 4, 8, 12].map((offset) => bytes.getInt32(offset));
}

/** Picks one of the weighted outcomes; returns it with the generator's next state. `chances` must not be empty. */
export function pick<C>(random: Random, chances: readonly Weighted<C>[]): { outcome: C; random: Random } {
  const generator = xoroshiro128plusFromState(random);
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  let rest = uniformInt(generator, 1, total);
  for (const { outcome, weight } of chances) {
    rest -= weight;
    if (rest <= 0) return { outcome, random: generator.getState() };
  }
  throw new RangeError('pick: there is no outcome to pick from');
}
