import { describe, expect, it } from 'vitest';
import { readJson, readScenarios } from '../oracle/scenario.ts';

/** Pages whose every sentence is proved by a scenario, or listed with the reason why nothing can prove it. */
const PAGES_TO_COVER = ['000', '001', '002', '003', '004'];

const sentences = readJson('statements.json') as Record<string, number>;
const unprovable = readJson('unprovable.json') as Record<string, string>;
const files = readScenarios('');
const scenarios = files.flatMap((file) => file.scenarios);
const proved = new Set(scenarios.flatMap((scenario) => scenario.statements));

const idsOf = (page: string): string[] =>
  Array.from({ length: sentences[page] ?? 0 }, (_, index) => `${page}-${index + 1}`);
const known = new Set(Object.keys(sentences).flatMap(idsOf));

describe('the sentences of the rule pages', () => {
  for (const page of PAGES_TO_COVER) {
    it(`page ${page} has sentences`, () => expect(idsOf(page)).not.toEqual([]));
    for (const id of idsOf(page)) {
      it(`${id} is either proved by a scenario or listed as unprovable`, () => {
        const reason = unprovable[id];
        if (reason === undefined) expect(proved, 'neither proved nor listed').toContain(id);
        else expect(proved, `proved, and listed: ${reason}`).not.toContain(id);
      });
    }
  }

  it('are the only ones that scenarios and the list of unprovable ones cite', () => {
    expect([...proved, ...Object.keys(unprovable)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are listed as unprovable with a reason', () => {
    for (const [id, reason] of Object.entries(unprovable)) expect(reason.length, id).toBeGreaterThan(20);
  });
});

describe('scenarios', () => {
  it('have names of their own', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
