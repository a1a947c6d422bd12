import { expect, test } from 'vitest';
import { games } from '../../../src/engine/index.ts';
import { withChair } from '../../../src/screens/setup/chairs.ts';
import {
  changesFrom,
  planOf,
  quickLudo,
  STANDARD,
  setupOf,
  withPreset,
  withSettings,
} from '../../../src/screens/setup/ludo/plan.ts';

const { seats: seatsFor, parseOptions } = games.ludo;
const first = planOf(null);
const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ seat, kind: 'person' }) as const);

test('the quick game is one person against three bots by the standard rules', () => {
  const { game, options, players } = quickLudo(seatsFor);
  expect(game).toBe('ludo');
  expect(options).toEqual(parseOptions({}));
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
});

test('a preset takes back what was changed and leaves who plays with whom', () => {
  const teams = withSettings(first, { teams: true, sixes: 'thirdLost' });
  const { preset, options } = withPreset(teams, 'pachisi');
  expect(preset).toBe('pachisi');
  expect(options).toEqual({ ...STANDARD, teams: true, pachisi: true });
});

test('a change leaves the preset and is named, until it makes another preset', () => {
  const changed = withSettings(withPreset(first, 'pachisi'), { blockades: true, captureBonus: true });
  expect(changed.preset).toBe('pachisi');
  expect(changesFrom('pachisi', changed.options)).toEqual(['blockades', 'captureBonus']);
  expect(withSettings(first, { blockades: true }).preset).toBe('blockades');
});

test('a setting without meaning is no change', () => {
  const { options } = withSettings(withPreset(first, 'pachisi'), { release: '1or6', safeSquares: 'starts' });
  expect(changesFrom('pachisi', options)).toEqual([]);
});

test('teams end with the fourth player', () => {
  const teams = withSettings(first, { teams: true });
  expect(withSettings(teams, { players: 3 }).options.teams).toBe(false);
  const stored = { options: { ...STANDARD, players: 2, teams: true } as const, players: people(2) };
  expect(() => parseOptions(planOf(stored).options)).not.toThrow();
});

test('a set-up comes back with its seats, its settings and the preset nearest to them', () => {
  const chairs = withChair(first.chairs, 3, { level: 'gentle' });
  const plan = withSettings({ ...withPreset(first, 'quick'), chairs }, { homeBonus: true });
  const again = planOf(setupOf(plan, seatsFor));
  expect(again).toEqual(plan);
  const both = withSettings(withPreset(first, 'pachisi'), { blockades: true });
  expect(planOf(setupOf(both, seatsFor)).preset).toBe('pachisi');
});
