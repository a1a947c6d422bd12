import { expect, test } from 'vitest';
import { SETTINGS, type Setting } from '../../../src/engine/ludo/types.ts';
import { STANDARD } from '../../../src/screens/setup/ludo/plan.ts';
import {
  clauseOf,
  differing,
  settingName,
  whyMeaningless,
} from '../../../src/screens/setup/ludo/settings.ts';

const every = Object.entries(SETTINGS) as readonly (readonly [Setting, (typeof SETTINGS)[Setting]])[];

test.each(every)('%s has a name and a clause of its own for each value', (setting, values) => {
  const clauses = [...values].map((value) => clauseOf(setting, value));
  for (const words of [settingName(setting), ...clauses]) expect(words).not.toContain('rules.ludo');
  expect(new Set(clauses).size).toBe(values.length);
});

test('a setting without meaning says why, the others nothing', () => {
  const pachisi = { ...STANDARD, pachisi: true };
  expect(whyMeaningless(pachisi, 'release')).toContain('grace');
  expect(whyMeaningless(pachisi, 'safeSquares')).toContain('castles');
  expect(whyMeaningless({ ...STANDARD, players: 2 }, 'places')).toContain('two players');
  expect(whyMeaningless({ ...STANDARD, teams: true }, 'places')).toContain('team');
  expect(whyMeaningless(STANDARD, 'release')).toBeNull();
});

test('what differs leaves out what means nothing', () => {
  const here = { ...STANDARD, pachisi: true, release: '1or6', captureBonus: true } as const;
  expect(differing(here, STANDARD)).toEqual(['pachisi', 'captureBonus']);
});
