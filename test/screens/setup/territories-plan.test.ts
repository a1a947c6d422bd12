import { expect, test } from 'vitest';
import { withChair } from '../../../src/screens/setup/chairs.ts';
import {
  minutesOf,
  planOf,
  quickTerritories,
  SEATS,
  setupOf,
} from '../../../src/screens/setup/territories/plan.ts';

const first = planOf(null);

test('the quick game is one person against a bot, with the challenges of the map and a sealed seed', () => {
  expect(quickTerritories()).toMatchObject({
    game: 'territories',
    options: { players: 2, length: 'quick', challenges: 'printed' },
    players: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'bot' },
    ],
    seed: null,
  });
});

test('the chair of Moon is that of team 1', () => {
  expect(SEATS).toEqual([0, 2]);
  const chairs = withChair(withChair(first.chairs, 2, { level: 'sharp' }), 1, { kind: 'person' });
  expect(setupOf({ ...first, chairs }).players[1]).toEqual({ seat: 1, kind: 'bot', level: 'sharp' });
});

test('a set-up comes back as it was, but for its seed', () => {
  const chairs = withChair(withChair(first.chairs, 0, { kind: 'bot', level: 'gentle' }), 2, {
    kind: 'person',
  });
  const setup = setupOf({ ...first, chairs, length: 'standard', challenges: 'dealt', seed: ' isle ' });
  expect(setup.seed).toBe('isle');
  expect(setupOf(planOf(setup))).toEqual({ ...setup, seed: null });
});

test('two people take longer than one and a bot', () => {
  const chairs = withChair(first.chairs, 2, { kind: 'person' });
  expect(minutesOf({ ...first, chairs }, 24)).toBeGreaterThan(minutesOf(first, 24));
});
