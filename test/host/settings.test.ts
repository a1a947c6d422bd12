import { expect, test, vi } from 'vitest';
import { defaultSettings, makeSettings, parseSettings } from '../../src/host/settings.ts';
import { makeStore } from '../../src/host/storage.ts';
import { makeFake } from './fake-storage.ts';

const defaults = defaultSettings('hi');

test.each([null, '', '{', '[]', '7', '"x"', '{"version":2,"speed":"fast"}'])(
  '%j gives the defaults',
  (text) => {
    expect(parseSettings(text, defaults)).toEqual(defaults);
  },
);

test('wrong fields take their default one by one, unknown ones are left out', () => {
  const text = JSON.stringify({
    version: 1,
    language: 'el',
    speed: 'warp',
    effects: 1.2,
    muted: true,
    stars: 5,
    lastSetup: {},
  });
  expect(parseSettings(text, defaults)).toEqual({ ...defaults, language: 'el', muted: true });
});

test('a change is stored, told, and there at the next visit', () => {
  const fake = makeFake();
  const store = makeStore(fake.open, () => undefined);
  const settings = makeSettings(store, defaults);
  const listener = vi.fn();
  const stop = settings.subscribe(listener);
  const lastSetup = {
    options: { players: 2, mode: 'combat', length: 'quick' },
    players: [
      { seat: 0, kind: 'person' },
      { seat: 2, kind: 'bot', level: 'sharp' },
    ],
    seed: null,
  } as const;
  settings.change({ speed: 'instant', lastSetup: { ...lastSetup, players: [...lastSetup.players] } });
  stop();
  settings.change({ tileNumbers: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(makeSettings(store, defaultSettings('en')).get()).toEqual({
    ...defaults,
    speed: 'instant',
    tileNumbers: true,
    lastSetup,
  });
});
