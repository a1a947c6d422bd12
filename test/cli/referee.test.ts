import { expect, test } from 'vitest';
import { difference, missingEvent } from '../../src/cli/compare.ts';
import { judge, type Scenario } from '../../src/cli/referee.ts';

const scenario: Scenario = {
  id: 'thrown',
  game: 'nobles',
  settings: { players: 2 },
  dice: [6, 3],
  position: { turn: 2, phase: 'throw', seats: { 2: { guards: [5, 'yard', 'yard', 'yard'], credits: 0 } } },
  play: [
    { type: 'throw' },
    { type: 'move', piece: 'guard', from: 5, count: 1, value: 3, direction: 'clockwise' },
  ],
  expect: {
    position: { seats: { 2: { guards: ['yard', 'yard', 8, 'yard'], rolls: [6], credits: 1 } } },
    events: [{ type: 'pieceMoved', to: 8 }],
  },
};

test('a scenario that holds is judged so', () => {
  expect(judge(scenario)).toBeNull();
});

test.each<[string, Partial<Scenario>, string]>([
  [
    'a wrong position',
    { expect: { position: { seats: { 2: { credits: 2 } } } } },
    'expected seats.2.credits 2 got 1',
  ],
  [
    'a missing event',
    { expect: { events: [{ type: 'captured' }] } },
    'expected event {"type":"captured"} got',
  ],
  [
    'an action that should be refused',
    { expect: { illegal: true } },
    'expected the last action to be refused got',
  ],
  [
    'an action that is refused',
    { play: [{ type: 'end' }] },
    'expected action 0 to be legal got {"code":"phase"',
  ],
  [
    'another reason',
    { play: [{ type: 'end' }], expect: { illegal: true, reason: 'seat' } },
    'expected reason seat got phase',
  ],
  ['too few dice', { dice: [6] }, 'expected dice for this throw got none'],
  ['another game', { game: 'chess' }, 'unknown game "chess"'],
  ['a wrong setting', { settings: { players: 9 } }, 'players is 9'],
  ['a wrong place', { position: { seats: { 0: { noble: 99 } } } }, '99'],
])('%s is told', (_, change, words) => {
  expect(judge({ ...scenario, ...change })).toContain(words);
});

test('an action refused for the expected reason is right', () => {
  expect(
    judge({ ...scenario, play: [{ type: 'end' }], expect: { illegal: true, reason: 'phase' } }),
  ).toBeNull();
});

test('pieces compare without order, everything else with it', () => {
  expect(difference({ guards: [1, 2, 2] }, { guards: [2, 1, 2] })).toBeNull();
  expect(difference({ guards: [1, 2, 2] }, { guards: [1, 1, 2] })).toBe(
    'expected guards [1,1,2] got [1,2,2]',
  );
  expect(difference({ rolls: [1, 2] }, { rolls: [2, 1] })).toBe('expected rolls [2,1] got [1,2]');
  expect(difference({ rolls: [1, 2] }, { rolls: [1] })).toBe('expected rolls [1] got [1,2]');
  expect(difference({}, { a: { b: 1 } })).toBe('expected a {"b":1} got nothing');
});

test('events must come in the order in which they are expected', () => {
  const events = [{ type: 'a', n: 1 }, { type: 'b' }, { type: 'a', n: 2 }];
  expect(missingEvent(events, [{ type: 'a' }, { type: 'a', n: 2 }])).toBeNull();
  expect(missingEvent(events, [{ type: 'b' }, { type: 'a', n: 1 }])).toContain(
    'expected event {"type":"a","n":1}',
  );
});
