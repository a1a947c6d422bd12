/** Plays random matches over all options and checks every law: `npm run -s soak -- nobles --games 100000` */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type GameId, gameById } from '../engine/index.ts';
import { readCount, readGame, runCommand } from './args.ts';
import { checkMatch, type Looked, nothing } from './laws.ts';
import { samplesOf } from './samples.ts';

const USAGE = 'usage: npm run -s soak -- GAME [--games 1000] [--from 0] [--processes 2]';

const CONFIG = {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    processes: { type: 'string', default: '2' },
    /** How far a process of several goes from match to match. */
    step: { type: 'string', default: '1' },
  },
} as const;

type Part = { readonly game: GameId; readonly from: number; readonly until: number; readonly step: number };

/** Checks every `step`-th match of a range; each takes the sample of its number. */
function soak({ game: id, from, until, step }: Part): Looked {
  const game = gameById(id);
  const samples = samplesOf(id);
  const looked = nothing();
  for (let number = from; number < until; number += step) {
    const sample = samples[number % samples.length];
    if (sample) checkMatch(game, sample.options, number, sample.most, looked);
  }
  return looked;
}

/** Runs one part in a process of its own. */
async function delegate({ game, from, until, step }: Part): Promise<Looked> {
  const args = [
    game,
    '--from',
    `${from}`,
    '--games',
    `${until - from}`,
    '--step',
    `${step}`,
    '--processes',
    '1',
  ];
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), args, { execArgv: process.execArgv });
  let looked: Looked | null = null;
  child.on('message', (told) => {
    looked = told as Looked;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || !looked) throw new Error('a law is broken, or a part of the soak did not end: see above');
  return looked;
}

await runCommand(USAGE, CONFIG, async ({ positionals, values }) => {
  const game = readGame(positionals);
  const from = readCount('from', values.from, 0);
  const until = from + readCount('games', values.games);
  const processes = readCount('processes', values.processes);
  const started = performance.now();
  if (processes === 1) {
    const looked = soak({ game, from, until, step: readCount('step', values.step) });
    if (process.send) process.send(looked);
    else console.log(report(game, [looked], started));
    return;
  }
  const parts = Array.from({ length: processes }, (_, index) =>
    delegate({ game, from: from + index, until, step: processes }),
  );
  console.log(report(game, await Promise.all(parts), started));
});

function report(game: GameId, parts: readonly Looked[], started: number): string {
  const sum = (key: keyof Looked) => parts.reduce((total, part) => total + part[key], 0).toLocaleString('en');
  return [
    `${sum('matches')} random matches of ${game} over ${samplesOf(game).length} combinations of settings: every law holds`,
    `  ${sum('inputs')} inputs played, their views told by their events ${sum('folds')} times`,
    `  ${sum('actions')} actions listed, none twice, none refused`,
    `  ${sum('copies')} states read back from JSON with the same actions, ${sum('replays')} records replayed to the same end`,
    `  ${((performance.now() - started) / 1000).toFixed(0)} s`,
  ].join('\n');
}
