import * as v from 'valibot';
import { LENGTHS, MODES } from '../engine/nobles/types.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { BOT_LEVELS } from '../table/types.ts';
import type { Store } from './storage.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const LIGHTS = ['day', 'night', 'device'] as const;
export const LESS_MOTION = ['on', 'off', 'device'] as const;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const lastSetup = v.object({
  options: v.object({
    players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
    mode: v.picklist(MODES),
    length: v.picklist(LENGTHS),
  }),
  players: v.array(
    v.variant('kind', [
      v.object({ seat, kind: v.literal('person') }),
      v.object({ seat, kind: v.literal('bot'), level: v.picklist(BOT_LEVELS) }),
    ]),
  ),
  seed: v.nullable(v.string()),
});

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
  lessMotion: v.picklist(LESS_MOTION),
  tileNumbers: v.boolean(),
  /** The last set-up of Nobles, `null` before the first game. */
  lastSetup: v.nullable(lastSetup),
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
  lessMotion: 'device',
  tileNumbers: false,
  lastSetup: null,
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
