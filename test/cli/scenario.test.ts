import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../src/engine/index.ts';

const FOLDER = fileURLToPath(new URL('../scenarios/', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../src/cli/scenario.ts', import.meta.url));

function run(...files: string[]): { status: number | null; last: string | undefined; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1), errors: stderr };
}

/** The scenario files of the games of the catalogue. */
const files = readdirSync(FOLDER)
  .filter((name) => Object.keys(games).some((id) => name.startsWith(id)))
  .map((name) => join(FOLDER, name));

test('the command passes every scenario of every game', () => {
  const count = files.reduce((sum, file) => sum + JSON.parse(readFileSync(file, 'utf8')).length, 0);
  expect(count).toBeGreaterThan(1000);
  expect(run(...files)).toEqual({ status: 0, last: `${count} passed, 0 failed`, errors: '' });
});

test('the command counts what fails and ends with 1', () => {
  const file = join(tmpdir(), `barbican-scenario-${process.pid}.json`);
  const wrong = {
    id: 'wrong',
    game: 'ludo',
    play: [{ type: 'throw' }],
    dice: [6],
    expect: { illegal: true },
  };
  writeFileSync(file, JSON.stringify([wrong]));
  expect(run(file)).toEqual({ status: 1, last: '0 passed, 1 failed', errors: '' });
});

test('without a file the command says how it is used and ends with 2', () => {
  expect(run()).toMatchObject({ status: 2, errors: expect.stringContaining('usage:') });
});
