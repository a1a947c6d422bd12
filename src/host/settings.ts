import * as v from 'valibot';
import { type Options, SETTINGS, type Setting } from '../engine/ludo/types.ts';
import { LENGTHS, MODES } from '../engine/nobles/types.ts';
import { CHALLENGE_SETTINGS, LENGTHS as TERRITORIES_LENGTHS } from '../engine/territories/types.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { BOT_LEVELS } from '../table/types.ts';
import type { Store } from './storage.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const LIGHTS = ['day', 'night', 'device'] as const;
export const LESS_MOTION = ['on', 'off', 'device'] as const;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const players = v.pipe(
  v.array(
    v.variant('kind', [
      v.object({ seat, kind: v.literal('person') }),
      v.object({ seat, kind: v.literal('bot'), level: v.picklist(BOT_LEVELS) }),
    ]),
  ),
  v.readonly(),
);

/** One of `values`; the first of them where something else is stored. */
const oneOf = <Value>(values: readonly [Value, ...Value[]]) =>
  v.fallback(
    v.custom<Value>((given) => values.some((value) => value === given)),
    values[0],
  );

const noblesOptions = v.object({ players: oneOf([4, 3, 2]), mode: oneOf(MODES), length: oneOf(LENGTHS) });
const ludoOptions = v.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([key, values]) => [key, oneOf<unknown>(values)])) as {
    readonly [Key in Setting]: ReturnType<typeof oneOf<Options[Key]>>;
  },
);

const territoriesOptions = v.object({
  players: oneOf<2>([2]),
  length: oneOf(TERRITORIES_LENGTHS),
  challenges: oneOf(CHALLENGE_SETTINGS),
});

/** What a game was started with last; `null` before the first time, and where it cannot be read. */
const lastOf = <Game extends v.GenericSchema>(options: Game) =>
  v.fallback(v.nullable(v.object({ options, players })), null);

const lastSetup = v.pipe(
  v.unknown(),
  // until there were several games the set-up of Nobles stood here by itself
  v.transform((stored) =>
    typeof stored === 'object' && stored !== null && 'options' in stored ? { nobles: stored } : stored,
  ),
  v.object({
    nobles: lastOf(noblesOptions),
    ludo: lastOf(ludoOptions),
    territories: lastOf(territoriesOptions),
  }),
);

const FIELDS = {
  language: v.picklist(LANGUAGES),
  speed: v.picklist(SPEEDS),
  light: v.picklist(LIGHTS),
  /** Volumes, 0 to 1. */
  effects: share,
  ambience: share,
  muted: v.boolean(),
  /** Show what a move leads to before it is chosen. */
  consequences: v.boolean(),
  /** Ask before a turn ends with moves left. */
  askBeforeEnd: v.boolean(),
  /** In Ludo: make a move at once when it is the only one. */
  autoMove: v.boolean(),
  lessMotion: v.picklist(LESS_MOTION),
  tileNumbers: v.boolean(),
  /** The game that was begun last. */
  lastGame: v.picklist(['nobles', 'ludo', 'territories']),
  /** The last set-up of each game, without its seed. */
  lastSetup,
};

type Fields = typeof FIELDS;

/** Everything a player can set; remembered from one visit to the next. */
export type Settings = { readonly [Key in keyof Fields]: v.InferOutput<Fields[Key]> };

/** The settings of a first visit by somebody who reads `language`. */
export const defaultSettings = (language: Language): Settings => ({
  language,
  speed: 'normal',
  light: 'device',
  effects: 0.8,
  ambience: 0.8,
  muted: false,
  consequences: true,
  askBeforeEnd: true,
  autoMove: false,
  lessMotion: 'device',
  tileNumbers: false,
  lastGame: 'nobles',
  lastSetup: { nobles: null, ludo: null, territories: null },
});

const KEY = 'settings';
/** Raised when a field changes its meaning; fields that are new or gone need no new version. */
const VERSION = 1;

/** Settings from a stored text. Whatever is missing or wrong in it takes its default, one field at a time. */
export function parseSettings(text: string | null, defaults: Settings): Settings {
  const stored = parseObject(text);
  const known = stored.version === VERSION ? stored : {};
  const entries = Object.entries(FIELDS).map(([key, schema]) => {
    const result = v.safeParse(schema, known[key]);
    return [key, result.success ? result.output : defaults[key as keyof Settings]];
  });
  return Object.fromEntries(entries);
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings and who wants to know of a change. */
export type SettingsStore = {
  /** What holds until a player changes it. */
  readonly defaults: Settings;
  get(): Settings;
  /** Changes some fields, stores all and tells every subscriber. */
  change(fields: Partial<Settings>): void;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
};

/** The settings kept in `store`, with `defaults` for what is not there. */
export function makeSettings(store: Store, defaults: Settings): SettingsStore {
  const listeners = new Set<() => void>();
  let settings = parseSettings(store.get(KEY), defaults);
  return {
    defaults,
    get: () => settings,
    change(fields) {
      settings = { ...settings, ...fields };
      store.set(KEY, JSON.stringify({ version: VERSION, ...settings }));
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
