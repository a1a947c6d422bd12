import { expect, test, vi } from 'vitest';
import { defaultSettings, makeSettings, parseSettings } from '../../src/host/settings.ts';
import { makeStore } from '../../src/host/storage.ts';
import { makeFake } from './fake-storage.ts';

const defaults = defaultSettings('hi');

const players = [
  { seat: 0, kind: 'person' },
  { seat: 2, kind: 'bot', level: 'sharp' },
] as const;
const NOBLES = { options: { players: 2, mode: 'combat', length: 'quick' }, players } as const;
const STANDARD = {
  players: 4,
  teams: false,
  blockades: false,
  pachisi: false,
  pawns: 4,
  release: '6',
  sixes: 'noLimit',
  safeSquares: 'none',
  captureBonus: false,
  homeBonus: false,
  captureToEnter: false,
  places: 'first',
} as const;

/** The set-ups of a visit that stored `lastSetup`. */
const setups = (lastSetup: unknown) =>
  parseSettings(JSON.stringify({ version: 1, lastSetup }), defaults).lastSetup;

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
  const lastSetup = { nobles: NOBLES, ludo: null, territories: null };
  settings.change({ speed: 'instant', lastSetup });
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

test('the set-up of a time when there was only Nobles is kept for Nobles', () => {
  expect(setups({ ...NOBLES, seed: null })).toEqual({ nobles: NOBLES, ludo: null, territories: null });
});

test('a set-up of Ludo takes the default of each setting that is wrong or not there', () => {
  const options = {
    ...STANDARD,
    blockades: true,
    pawns: 3,
    sixes: 'thirdLost',
    pachisi: 'yes',
    places: undefined,
  };
  expect(setups({ nobles: NOBLES, ludo: { options, players } })).toEqual({
    nobles: NOBLES,
    ludo: { options: { ...STANDARD, blockades: true, sixes: 'thirdLost' }, players },
    territories: null,
  });
});

test('a set-up that cannot be read leaves that of the other game', () => {
  const strangers = [{ seat: 9, kind: 'person' }];
  expect(setups({ nobles: NOBLES, ludo: { options: {}, players: strangers } })).toEqual({
    nobles: NOBLES,
    ludo: null,
    territories: null,
  });
  expect(setups({ nobles: 7 })).toEqual({ nobles: null, ludo: null, territories: null });
});

test('a set-up of Territories comes back, a setting that is wrong as its default', () => {
  const players = [
    { seat: 0, kind: 'person' },
    { seat: 1, kind: 'bot', level: 'sharp' },
  ];
  const options = { players: 2, length: 'standard', challenges: 'borrowed' };
  expect(setups({ territories: { options, players } }).territories).toEqual({
    options: { ...options, challenges: 'printed' },
    players,
  });
});
