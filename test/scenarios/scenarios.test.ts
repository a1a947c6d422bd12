import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge, type Scenario } from '../../src/cli/referee.ts';
import { games } from '../../src/engine/index.ts';

const FOLDER = new URL('./', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => Object.keys(games).some((id) => name.startsWith(id)));

it('every game has scenarios', () => {
  for (const id of Object.keys(games)) expect(FILES).toContain(`${id}.json`);
});

describe.each(FILES)('%s', (file) => {
  const scenarios: Scenario[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  it.each(scenarios)('$id', (scenario) => expect(judge(scenario)).toBeNull());
});
