import { CHALLENGE_SETTINGS, LENGTHS, type Options } from './types.ts';

const SETTINGS = {
  players: [2],
  length: ['standard', ...LENGTHS],
  challenges: CHALLENGE_SETTINGS,
} as const;

/** Options with the defaults filled in: length standard, challenges printed. Throws a `RangeError` that names what is wrong. */
export function parseOptions(given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RangeError(
      `territories: settings must be an object such as {"length": "quick"}, not ${JSON.stringify(given)}`,
    );
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(SETTINGS, key)) {
      throw new RangeError(
        `territories: there is no setting "${key}"; the settings are ${Object.keys(SETTINGS).join(', ')}`,
      );
    }
  }
  const read = <Key extends keyof typeof SETTINGS>(key: Key): (typeof SETTINGS)[Key][number] => {
    const allowed: readonly (typeof SETTINGS)[Key][number][] = SETTINGS[key];
    const value: unknown = (given as Record<string, unknown>)[key] ?? allowed[0];
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      throw new RangeError(
        `territories: ${key} is ${JSON.stringify(value)}; it may be ${[...new Set(allowed)].join(', ')}`,
      );
    }
    return found;
  };
  return { players: read('players'), length: read('length'), challenges: read('challenges') };
}
