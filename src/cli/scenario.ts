/** Runs scenario files: `npm run -s scenario -- FILE...` */

import { readFileSync } from 'node:fs';
import { BadArgument, runCommand } from './args.ts';
import { judge, type Scenario } from './referee.ts';

const USAGE = 'usage: npm run -s scenario -- FILE...   each FILE is a JSON list of scenarios';

function readScenarios(file: string): readonly Scenario[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadArgument(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(list)) throw new BadArgument(`${file}: it must hold a JSON list of scenarios`);
  return list.map((entry: unknown, at) => {
    if (isScenario(entry)) return entry;
    throw new BadArgument(`${file}: entry ${at} is no scenario; it needs id, game, play and expect`);
  });
}

function isScenario(entry: unknown): entry is Scenario {
  if (typeof entry !== 'object' || entry === null) return false;
  if (!('id' in entry && 'game' in entry && 'play' in entry && 'expect' in entry)) return false;
  return (
    typeof entry.id === 'string' &&
    Array.isArray(entry.play) &&
    typeof entry.expect === 'object' &&
    entry.expect !== null
  );
}

await runCommand(USAGE, { allowPositionals: true }, ({ positionals }) => {
  if (positionals.length === 0) throw new BadArgument('name at least one scenario file');
  const scenarios = positionals.flatMap(readScenarios);
  let failed = 0;
  for (const scenario of scenarios) {
    const fault = judge(scenario);
    if (fault !== null) failed += 1;
    console.log(fault === null ? `ok ${scenario.id}` : `FAIL ${scenario.id}: ${fault}`);
  }
  console.log(`${scenarios.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
