import type { Game, GameTypes, Seat } from './game.ts';
import { advance, begin, type Input, type Match } from './match.ts';
import { commitment, pick, type Random, startRandom } from './random.ts';

/** All that is needed to play a match again: its options and seats, the seed's commitment, and every input in order. */
export type MatchRecord<T extends GameTypes> = {
  readonly game: string;
  readonly rules: number;
  readonly options: T['options'];
  readonly seats: readonly Seat[];
  /** See `commitment`. */
  readonly commitment: string;
  readonly inputs: readonly Input<T>[];
};

/** A record that is not one of this game, or that the rules do not allow at input `at` (−1: before the first). */
export class BadRecord extends Error {
  readonly at: number;
  constructor(at: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BadRecord';
    this.at = at;
  }
}

/** Plays a record through `advance` and hands out each step. Throws `BadRecord` with the number of the input that is wrong. */
export function* replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): Generator<{ match: Match<T>; events: readonly T['event'][]; input: Input<T> | null }> {
  if (record.game !== game.id) throw new BadRecord(-1, `the record is of ${record.game}, not of ${game.id}`);
  if (record.rules !== game.rules) {
    throw new BadRecord(-1, `the record is of rules ${record.rules} of ${game.id}; these are rules ${game.rules}`);
  }
  let { match, events } = begin(game, record.options);
  if (match.seats.join() !== record.seats.join()) {
    throw new BadRecord(-1, `the record seats ${record.seats.join()}, its options seat ${match.seats.join()}`);
  }
  yield { match, events, input: null };
  for (const [at, input] of record.inputs.entries()) {
    try {
      ({ match, events } = advance(game, match, input));
    } catch (error) {
      throw new BadRecord(at, `input ${at} of the record: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    yield { match, events, input };
  }
}

/**
 * Derives every throw and draw of a record again from its seed. Returns the number of the first input of chance
 * that the seed does not give, or `null` when all agree. A wrong seed is told by its commitment: −1.
 */
export function firstForeignChance<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, seed: string): number | null {
  if (commitment(seed) !== record.commitment) return -1;
  let random: Random = startRandom(seed);
  let before: Match<T> | null = null;
  let at = 0;
  for (const { match, input } of replay(game, record)) {
    if (before && input?.kind === 'chance') {
      const drawn = pick(random, game.chances(before.state));
      if (JSON.stringify(drawn.outcome) !== JSON.stringify(input.outcome)) return at;
      random = drawn.random;
    }
    if (input) at += 1;
    before = match;
  }
  return null;
}
