import { isDeepEqual } from './equal.ts';
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

/** A replayed input (`null`: the beginning), the match after it and what happened. */
type Replayed<T extends GameTypes> = {
  readonly match: Match<T>;
  readonly events: readonly T['event'][];
  readonly input: Input<T> | null;
};

/** Plays a record through `advance` and hands out each step. Throws `BadRecord` with the number of the input that is wrong. */
export function* replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): Generator<Replayed<T>, void> {
  if (record.game !== game.id) throw new BadRecord(-1, `the record is of ${record.game}, not of ${game.id}`);
  if (record.rules !== game.rules) {
    throw new BadRecord(
      -1,
      `the record is of rules ${record.rules} of ${game.id}; these are rules ${game.rules}`,
    );
  }
  let { match, events } = attempt(-1, () => begin(game, record.options));
  if (match.seats.join() !== record.seats.join()) {
    throw new BadRecord(
      -1,
      `the record seats ${record.seats.join()}, its options seat ${match.seats.join()}`,
    );
  }
  yield { match, events, input: null };
  for (const [at, input] of record.inputs.entries()) {
    ({ match, events } = attempt(at, () => advance(game, match, input)));
    yield { match, events, input };
  }
}

function attempt<Result>(at: number, play: () => Result): Result {
  try {
    return play();
  } catch (cause) {
    const where = at < 0 ? 'the beginning of the record' : `input ${at} of the record`;
    throw new BadRecord(at, `${where}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * Derives every throw and draw of a record again from its seed. Returns the generator after the last one. Throws
 * `BadRecord` when the seed is not the one committed to, or at the first outcome that the seed does not give.
 */
export function derive<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, seed: string): Random {
  if (commitment(seed) !== record.commitment) {
    throw new BadRecord(
      -1,
      `the seed "${seed}" is not the one whose SHA-256 was shown before the first throw`,
    );
  }
  let random: Random = startRandom(seed);
  let before: Match<T> | null = null;
  let at = -1;
  for (const { match, input } of replay(game, record)) {
    if (before && input?.kind === 'chance') {
      const drawn = pick(random, game.chances(before.state));
      if (!isDeepEqual(drawn.outcome, input.outcome)) {
        const told = `${JSON.stringify(input.outcome)}; the seed gives ${JSON.stringify(drawn.outcome)}`;
        throw new BadRecord(at, `input ${at} of the record is ${told}`);
      }
      random = drawn.random;
    }
    at += 1;
    before = match;
  }
  return random;
}
