import { describe, expect, it } from 'vitest';
import { derive } from '../../src/engine/core/record.ts';
import { gameById, games } from '../../src/engine/index.ts';
import { hashes, replayFiles } from './replay-file.ts';

describe('a match that was once played', () => {
  const files = replayFiles();

  it('is kept for every game', () => {
    const kept = new Set(files.map(([, file]) => file.record.game));
    expect([...kept].sort()).toEqual(Object.keys(games).sort());
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  it.each(files)('%s comes to the same end by the same events', (_, file) => {
    const game = gameById(file.record.game);
    expect(hashes(game, file.record)).toEqual({ state: file.state, events: file.events });
    expect(() => derive(game, file.record, file.seed)).not.toThrow();
  });
});
