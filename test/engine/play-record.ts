import { playMatch } from '../../src/cli/play.ts';
import type { Game, GameTypes } from '../../src/engine/core/game.ts';
import { begin } from '../../src/engine/core/match.ts';
import { commitment } from '../../src/engine/core/random.ts';
import type { MatchRecord } from '../../src/engine/core/record.ts';

/** The record of a match whose players choose as `choose` says, or at random; the same for the same seed. */
export function playRecord<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: string,
  choose?: Parameters<typeof playMatch<T>>[3],
): MatchRecord<T> {
  const { id, rules } = game;
  const { match } = begin(game, options);
  const inputs = [...playMatch(game, options, seed, choose)].map(({ input }) => input);
  return {
    game: id,
    rules,
    options: match.options,
    seats: match.seats,
    commitment: commitment(seed),
    inputs,
  };
}
