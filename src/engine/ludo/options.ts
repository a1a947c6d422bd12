import { type Options, SETTINGS, type Setting } from './types.ts';

const keys = Object.keys(SETTINGS) as Setting[];

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/**
 * Options with the defaults filled in. Throws a `RangeError` that names what is wrong and what would be right: a setting
 * or a value that does not exist, or teams with fewer than four players (clause P1).
 */
export function parseOptions(given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RangeError(
      `ludo: settings must be an object such as {"players": 4}, not ${JSON.stringify(given)}`,
    );
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(SETTINGS, key)) {
      throw new RangeError(`ludo: there is no setting "${key}"; the settings are ${keys.join(', ')}`);
    }
  }
  const read = (key: Setting): Options[Setting] => {
    const allowed: readonly Options[Setting][] = SETTINGS[key];
    const value: unknown = (given as Record<string, unknown>)[key] ?? allowed[0];
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      throw new RangeError(`ludo: ${key} is ${JSON.stringify(value)}; it may be ${list(allowed)}`);
    }
    return found;
  };
  const options = Object.fromEntries(keys.map((key) => [key, read(key)])) as Options;
  if (options.teams && options.players !== 4) {
    throw new RangeError(
      `ludo: teams is true with players ${options.players}; teams need players 4, or set teams to false`,
    );
  }
  return options;
}
