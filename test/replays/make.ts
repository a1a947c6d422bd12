import { writeFileSync } from 'node:fs';
import { chooseAction } from '../../src/bots/index.ts';
import { type GameId, games } from '../../src/engine/index.ts';
import type { BotLevel } from '../../src/table/types.ts';
import { playRecord } from '../engine/play-record.ts';
import { hashes } from './replay-file.ts';

/**
 * Writes the replays of bots anew: `node --import tsx test/replays/make.ts`. Only after a change of the rules that is
 * meant, together with a higher `rules` number of the game.
 */

type Plan = { readonly game: GameId; readonly options: unknown; readonly levels: readonly BotLevel[] };

const PLANS: readonly Plan[] = [2, 3, 4].flatMap((players) =>
  (['journey', 'combat'] as const).flatMap((mode): Plan[] => [
    { game: 'nobles', options: { players, mode, length: 'quick' }, levels: ['greedy', 'gentle', 'greedy', 'random'] },
    { game: 'nobles', options: { players, mode, length: 'standard' }, levels: ['random', 'greedy', 'random', 'gentle'] },
  ]),
);

for (const [number, { game: id, options, levels }] of PLANS.entries()) {
  const game = games[id];
  const seed = `replay ${number + 1}`;
  const record = playRecord(game, options, seed, ({ state }, seat) =>
    chooseAction({ game: id, level: levels[seat] ?? 'random', seat, view: game.view(state, seat) }),
  );
  const name = `${id}-${String(number + 1).padStart(2, '0')}.json`;
  writeFileSync(new URL(name, import.meta.url), `${JSON.stringify({ seed, ...hashes(game, record), record })}\n`);
  console.log(name, record.inputs.length, 'inputs');
}
