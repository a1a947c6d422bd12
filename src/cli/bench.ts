/** Measures the engine and the board: `npm run -s bench` */

import type { Game, GameTypes } from '../engine/core/game.ts';
import { gameById, games } from '../engine/index.ts';
import { readCount, runCommand } from './args.ts';
import { playMatch } from './play.ts';

const USAGE =
  'usage: npm run -s bench [-- --rounds 5] [--seconds 2] [--engine]   --engine leaves the board out';

const CONFIG = {
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    engine: { type: 'boolean', default: false },
  },
} as const;

type Rates = { readonly matches: number; readonly actions: number };

/** Random matches of as many as usually play and actions in them, per second of processor time, through the public contract. */
function measureEngine(game: Game<GameTypes>, round: number, seconds: number): Rates {
  const started = process.cpuUsage();
  const spent = () => (process.cpuUsage(started).user + process.cpuUsage(started).system) / 1e6;
  let matches = 0;
  let actions = 0;
  do {
    for (const { input } of playMatch(game, {}, `bench ${round} ${matches}`)) {
      if (input.kind === 'action') actions += 1;
    }
    matches += 1;
  } while (spent() < seconds);
  const time = spent();
  return { matches: matches / time, actions: actions / time };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Measures one game with its default settings and says how fast it was. */
function benchEngine(id: string, rounds: number, seconds: number): void {
  const game = gameById(id);
  measureEngine(game, 0, 1); // the first second is spent on compiling
  const rates = Array.from({ length: rounds }, (_, round) => measureEngine(game, round + 1, seconds));
  const [slowest = 0] = rates.map((rate) => rate.matches).sort((a, b) => a - b);
  const matches = median(rates.map((rate) => rate.matches));
  const actions = median(rates.map((rate) => rate.actions));
  console.log(
    `engine: random matches of ${id}, ${game.parseOptions({}).players} seats, median of ${rounds} rounds of ${seconds} s of processor time`,
  );
  console.log(`  ${matches.toFixed(1)} matches a second (slowest round ${slowest.toFixed(1)})`);
  console.log(`  ${actions.toFixed(0)} actions a second`);
}

await runCommand(USAGE, CONFIG, async ({ values }) => {
  const rounds = readCount('rounds', values.rounds);
  const seconds = readCount('seconds', values.seconds);
  for (const id of Object.keys(games)) benchEngine(id, rounds, seconds);
  if (values.engine) return;
  const { BOARDS, measureBoard } = await import('../../test/browser/bench-board.ts');
  for (const board of BOARDS) {
    const { renderer, frameMs, drawCalls, idleFrames } = await measureBoard(board);
    console.log(`board: ${board}, everything in motion, ${renderer}`);
    console.log(`  ${frameMs.toFixed(2)} ms of script a frame, ${drawCalls.toFixed(1)} draw calls`);
    console.log(`  ${idleFrames} frames drawn in ten seconds of rest`);
  }
});
