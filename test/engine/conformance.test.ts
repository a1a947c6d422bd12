import { describe, expect, it } from 'vitest';
import { checkMatch, nothing } from '../../src/cli/laws.ts';
import { samplesOf } from '../../src/cli/samples.ts';
import { type GameId, gameById, games, isGameId } from '../../src/engine/index.ts';

/** How many random matches of each game are checked, over all its samples in turn. */
const MATCHES: { readonly [Id in GameId]: number } = { nobles: 500, ludo: 300, territories: 200 };

describe('every law of the contract holds in random matches', () => {
  it.each(Object.keys(games).filter(isGameId))(
    'of %s',
    (id) => {
      const game = gameById(id);
      const samples = samplesOf(id);
      const looked = nothing();
      for (let number = 0; number < MATCHES[id]; number += 1) {
        const sample = samples[number % samples.length];
        if (sample) checkMatch(game, sample.options, number, sample.most, looked);
      }
      expect(looked).toMatchObject({ matches: MATCHES[id], folds: looked.inputs });
      expect(looked.actions).toBeGreaterThan(0);
      expect(looked.copies).toBeGreaterThan(0);
      expect(looked.replays).toBeGreaterThan(0);
    },
    600_000,
  );
});
