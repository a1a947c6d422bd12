import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every check there is, the tests last. Prints `N passed, N failed` alone on its last line; fails if anything failed. */

const REPORT = join(tmpdir(), `barbican-tests-${process.pid}.json`);

/** A check that read nothing has not passed: its output must match `proof`. */
const CHECKS: readonly { name: string; command: string; proof?: RegExp }[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of the engine, without the DOM', command: 'tsc --noEmit -p src/engine' },
  { name: 'format and lint', command: 'biome check --error-on-warnings', proof: /Checked [1-9]\d* files/ },
  { name: 'imports', command: 'depcruise src', proof: /\([1-9]\d* modules, [1-9]\d* dependencies cruised\)/ },
  { name: 'unused code and packages', command: 'knip' },
];

function run(command: string): { isOk: boolean; output: string } {
  const result = spawnSync('npx', ['--no-install', ...command.split(' ')], { encoding: 'utf8' });
  return { isOk: result.status === 0, output: `${result.stdout}${result.stderr}` };
}

let passed = 0;
let failed = 0;
for (const { name, command, proof } of CHECKS) {
  const { isOk, output } = run(command);
  const isProved = isOk && (!proof || proof.test(output));
  console.log(`${isProved ? 'ok  ' : 'FAIL'} ${name}`);
  if (isProved) passed += 1;
  else {
    failed += 1;
    console.log(isOk ? `it checked nothing:\n${output}` : output);
  }
}

const tests = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  { stdio: 'inherit' },
);
try {
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  if (tests.status !== 0 && report.numFailedTests === 0) failed += 1; // a file that could not be run at all
} catch {
  console.log('vitest wrote no report');
  failed += 1;
}
rmSync(REPORT, { force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
