import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type GameId, games, isGameId } from '../engine/index.ts';

/** Something a person typed that cannot be obeyed; `message` says what would be right. */
export class BadArgument extends Error {}

/**
 * Runs a command of the terminal. A `BadArgument`, or an option that is not there, prints what is wrong and the usage
 * and ends with status 2; every other error passes.
 */
export async function runCommand<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  run: (parsed: ReturnType<typeof parseArgs<Config>>) => void | Promise<void>,
): Promise<void> {
  try {
    await run(parseArgs(config));
  } catch (error) {
    if (!(error instanceof BadArgument || isParseError(error))) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exitCode = 2;
  }
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** A whole number of at least `least` from the text of an option. */
export function readCount(name: string, text: string, least = 1): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw new BadArgument(`--${name} is "${text}"; it must be a whole number, ${least} or more`);
}

/** One of a list of words from the text of an option. */
export function readChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new BadArgument(`${name} is "${text}"; it may be ${choices.join(', ')}`);
}

/** The one game that a command was given. */
export function readGame(positionals: readonly string[]): GameId {
  const [id, ...others] = positionals;
  if (isGameId(id) && others.length === 0) return id;
  throw new BadArgument(`name one game of ${Object.keys(games).join(', ')}, not "${positionals.join(' ')}"`);
}

/** Settings of a game from texts such as `blockades=true`; a value that is no JSON is taken as a word. */
export function readSettings(texts: readonly string[]): { readonly [setting: string]: unknown } {
  return Object.fromEntries(
    texts.map((text) => {
      const [, key, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
      if (key === undefined || value === undefined) {
        throw new BadArgument(`--set is "${text}"; it must be a setting and its value, as in blockades=true`);
      }
      return [key, jsonOr(value)];
    }),
  );
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
