import { expect, test } from 'vitest';
import { checkMatch, nothing } from '../../src/cli/laws.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { games } from '../../src/engine/index.ts';
import type { NoblesTypes } from '../../src/engine/nobles/types.ts';

const { nobles } = games;
const OPTIONS = { players: 2, mode: 'journey', length: 'quick' } as const;
const BOUND = 1000;

/** Checks a match of Nobles with a fault in it. */
const check = (fault: Partial<Game<NoblesTypes>>, bound = BOUND) => {
  const looked = nothing();
  checkMatch({ ...nobles, ...fault }, OPTIONS, 0, bound, looked);
  return looked;
};

test('a match that keeps the laws is counted', () => {
  const looked = check({});
  expect(looked).toMatchObject({ matches: 1, replays: 1 });
  expect(looked.folds).toBe(looked.inputs);
  expect(looked.copies).toBeGreaterThan(0);
});

test.each<[string, Partial<Game<NoblesTypes>>, string]>([
  [
    'an event that does not tell all',
    { redact: (event) => (event.type === 'pieceMoved' ? null : event) },
    'tell the view',
  ],
  [
    'an action listed twice',
    { actions: (...asked) => [...nobles.actions(...asked), ...nobles.actions(...asked)] },
    'twice',
  ],
  ['a seat that can do nothing', { actions: () => [] }, 'no outcome to pick from'],
  [
    'a seat that may act out of turn',
    { actions: (state) => nobles.actions(state, state.turn) },
    'not to act',
  ],
  [
    'a listed action that is refused',
    { refusal: (...asked) => nobles.refusal(...asked) ?? { code: 'rolls' } },
    'rolls',
  ],
  [
    'an end that replays differently',
    { view: (state, viewer) => ({ ...nobles.view(state, viewer), round: Math.random() }) },
    'tell the view',
  ],
])('%s is found', (_, fault, words) => {
  expect(() => check(fault)).toThrow(words);
});

test('a match that does not end is found', () => {
  expect(() => check({}, 20)).toThrow('it ends within 20 inputs');
});
