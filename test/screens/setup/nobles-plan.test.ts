import { expect, test } from 'vitest';
import { games } from '../../../src/engine/index.ts';
import { withChair } from '../../../src/screens/setup/chairs.ts';
import { minutesOf, planOf, quickNobles, setupOf } from '../../../src/screens/setup/nobles/plan.ts';

const { seats: seatsFor } = games.nobles;
const first = planOf(null);

test('the quick game is one person against three bots, a quick Journey with a sealed seed', () => {
  const { game, options, players, seed } = quickNobles(seatsFor);
  expect(game).toBe('nobles');
  expect(options).toEqual({ players: 4, mode: 'journey', length: 'quick' });
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(seed).toBeNull();
});

test('only the seats that play are handed over, and a chair left out keeps who sits in it', () => {
  const chairs = withChair(withChair(first.chairs, 1, { level: 'sharp' }), 2, { kind: 'person' });
  expect(setupOf({ ...first, chairs, players: 2 }, seatsFor).players).toEqual([
    { seat: 0, kind: 'person' },
    { seat: 2, kind: 'person' },
  ]);
  expect(setupOf({ ...first, chairs }, seatsFor).players[1]).toEqual({
    seat: 1,
    kind: 'bot',
    level: 'sharp',
  });
});

test('a set-up comes back as it was, but for its seed', () => {
  const chairs = withChair(first.chairs, 3, { level: 'gentle' });
  const setup = setupOf({ ...first, chairs, mode: 'combat', seed: ' lily ' }, seatsFor);
  expect(setup.seed).toBe('lily');
  expect(setupOf(planOf(setup), seatsFor)).toEqual({ ...setup, seed: null });
});

test('an empty seed is a sealed one', () => {
  expect(setupOf({ ...first, seed: '  ' }, seatsFor).seed).toBeNull();
});

test('people take longer than bots, and a long game no longer than it lasts', () => {
  const chairs = [1, 2, 3].reduce((all, seat) => withChair(all, seat, { kind: 'person' }), first.chairs);
  expect(minutesOf({ ...first, chairs }, 20, seatsFor)).toBeGreaterThan(minutesOf(first, 20, seatsFor));
  expect(minutesOf(first, 150, seatsFor)).toBe(minutesOf(first, 45, seatsFor));
});
