import { writeFileSync } from 'node:fs';
import { chooseAction } from '../../src/bots/index.ts';
import { type GameId, gameById } from '../../src/engine/index.ts';
import type { BotLevel } from '../../src/table/types.ts';
import { playRecord } from '../engine/play-record.ts';
import { hashes } from './replay-file.ts';

/**
 * Writes the replays of one game anew: `node --import tsx test/replays/make.ts GAME`. Only after a change of its rules
 * that is meant, together with a higher `rules` number of the game.
 */

type Plan = { readonly game: GameId; readonly number: number; readonly options: unknown; readonly levels: readonly BotLevel[] };

/** The matches of each game, numbered from 1. */
const PLANS: readonly Plan[] = [
  ...[2, 3, 4].flatMap((players) =>
    (['journey', 'combat'] as const).flatMap((mode) => [
      {
        game: 'nobles' as const,
        options: { players, mode, length: 'quick' },
        levels: ['greedy', 'gentle', 'greedy', 'random'] as const,
      },
      {
        game: 'nobles' as const,
        options: { players, mode, length: 'standard' },
        levels: ['random', 'greedy', 'random', 'gentle'] as const,
      },
    ]),
  ),
  ...[
    {},
    { blockades: true },
    { blockades: true, teams: true, safeSquares: 'starts', captureBonus: true },
    { players: 2, pachisi: true, blockades: true, homeBonus: true },
    { players: 3, sixes: 'thirdToBase', release: '1or6', safeSquares: 'startsAndStars', places: 'playOn' },
    { captureToEnter: true, pawns: 2, sixes: 'thirdLost' },
  ].map((options) => ({
    game: 'ludo' as const,
    options,
    levels: ['greedy', 'gentle', 'greedy', 'random'] as const,
  })),
  ...[
    {},
    { length: 'quick' },
    { challenges: 'dealt' },
    { length: 'quick', challenges: 'dealt' },
  ].map((options) => ({ game: 'territories' as const, options, levels: ['greedy', 'gentle'] as const })),
].map((plan, at, plans) => ({ ...plan, number: at + 1 - plans.findIndex(({ game }) => game === plan.game) }));

const [, , wanted] = process.argv;
const chosen = PLANS.filter(({ game }) => game === wanted);
if (chosen.length === 0) throw new Error(`name the game whose replays are to be written, not "${wanted ?? ''}"`);

for (const { game: id, number, options, levels } of chosen) {
  const game = gameById(id);
  const seed = `replay ${number}`;
  const record = playRecord(game, options, seed, ({ state }, seat) => {
    const view = game.view(state, seat) as never; // the view of the game that the same question names
    return chooseAction({ game: id, level: levels[seat] ?? 'random', seat, view });
  });
  const name = `${id}-${String(number).padStart(2, '0')}.json`;
  writeFileSync(new URL(name, import.meta.url), `${JSON.stringify({ seed, ...hashes(game, record), record })}\n`);
  console.log(name, record.inputs.length, 'inputs');
}
