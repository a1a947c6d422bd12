import * as v from 'valibot';
import type { Game, GameTypes } from '../engine/core/game.ts';
import { BadRecord, derive } from '../engine/core/record.ts';
import type { TableState } from '../table/table.ts';
import { BOT_LEVELS } from '../table/types.ts';
import type { Store } from './storage.ts';

/** A match that can be taken up again. */
export type SavedGame = TableState<GameTypes> & {
  readonly format: 1;
  /** When it was written, milliseconds since 1970. */
  readonly savedAt?: number | undefined;
};

/**
 * truncated: the text breaks off or is no JSON · newer, older: written by another version of the program or of the
 * rules · unknown-game: this program does not have it · edited: it is not what a table writes, or the rules or the
 * seed's dice do not allow what it tells.
 */
export const SAVE_PROBLEMS = ['truncated', 'newer', 'older', 'unknown-game', 'edited'] as const;
export type SaveProblem = (typeof SAVE_PROBLEMS)[number];

export type ParsedSave =
  | { readonly ok: true; readonly save: SavedGame }
  /** `message` says in English what is wrong and where, for a report; the screen has its own words for `problem`. */
  | { readonly ok: false; readonly problem: SaveProblem; readonly message: string };

const FORMAT = 1;
const KEY = 'save';
const BROKEN = 'save.broken';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const json = v.custom<GameTypes['action']>((value) => value !== undefined);
const options = v.custom<GameTypes['options']>(
  (value) => isObject(value) && typeof value.players === 'number',
);
const input = v.variant('kind', [
  v.strictObject({ kind: v.literal('action'), seat: count, action: json }),
  v.strictObject({ kind: v.literal('chance'), outcome: json }),
]);
const SCHEMA = v.strictObject({
  format: v.literal(FORMAT),
  savedAt: v.optional(v.number()),
  record: v.strictObject({
    game: v.string(),
    rules: whole,
    options,
    seats: v.array(count),
    commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    inputs: v.array(input),
  }),
  seed: v.string(),
  isSeedChosen: v.boolean(),
  players: v.array(
    v.variant('kind', [
      v.strictObject({ seat: count, kind: v.literal('person') }),
      v.strictObject({ seat: count, kind: v.literal('bot'), level: v.picklist(BOT_LEVELS) }),
    ]),
  ),
});

type Games = { readonly [id: string]: Game<GameTypes> };

/** Reads a saved game and plays its record through the rules. Never throws. */
export function parseSave(text: string, games: Games): ParsedSave {
  const given = parseJson(text);
  if (given === undefined)
    return fault(
      'truncated',
      `the text is no JSON: ${text.length} characters, ending in ${quote(text.slice(-20))}`,
    );
  const foreign = foreignTo(given, games);
  if (foreign) return foreign;
  const checked = v.safeParse(SCHEMA, given);
  if (!checked.success) {
    const [issue] = checked.issues;
    return fault('edited', `${v.getDotPath(issue) ?? 'the save'}: ${issue.message}`);
  }
  const save = checked.output;
  const game = games[save.record.game];
  return (game && faultOfRecord(game, save)) ?? { ok: true, save };
}

/** Why this program cannot know the save: told before its shape is checked, for another version has another shape. */
function foreignTo(given: unknown, games: Games): ParsedSave | null {
  if (!isObject(given)) return fault('edited', `the save is ${quote(given)}; it must be an object`);
  if (typeof given.format === 'number' && given.format > FORMAT) {
    return fault('newer', `the save has format ${given.format}; this program reads format ${FORMAT}`);
  }
  const record = isObject(given.record) ? given.record : {};
  if (typeof record.game !== 'string') return null;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (!game) {
    return fault(
      'unknown-game',
      `the save is of ${quote(record.game)}; this program has ${Object.keys(games).join(', ')}`,
    );
  }
  if (typeof record.rules !== 'number' || record.rules === game.rules) return null;
  const problem = record.rules > game.rules ? 'newer' : 'older';
  return fault(
    problem,
    `the save is of rules ${record.rules} of ${game.id}; this program has rules ${game.rules}`,
  );
}

/** What the rules say of the record, and the seed of its dice. */
function faultOfRecord(game: Game<GameTypes>, save: SavedGame): ParsedSave | null {
  const { record, seed, players } = save;
  const seats = players.map((player) => player.seat).sort((one, other) => one - other);
  if (seats.join() !== record.seats.join()) {
    return fault('edited', `the players sit at ${seats.join()}, the record has seats ${record.seats.join()}`);
  }
  try {
    derive(game, record, seed);
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return fault('edited', error.message);
    throw error;
  }
}

/** The saved game, `null` when there is none. A broken one is moved aside, so that the next save does not write over it. */
export function loadSave(store: Store, games: Games): ParsedSave | null {
  const text = store.get(KEY);
  if (text === null) return null;
  const parsed = parseSave(text, games);
  if (!parsed.ok) {
    store.set(freeName(store), text);
    store.remove(KEY);
  }
  return parsed;
}

/** Writes a match over the one saved before. `now` is milliseconds since 1970. */
export function writeSave(store: Store, state: TableState<GameTypes>, now: number): void {
  const save: SavedGame = { format: FORMAT, savedAt: now, ...state };
  store.set(KEY, JSON.stringify(save));
}

export const forgetSave = (store: Store): void => store.remove(KEY);

/** `save.broken`, or `save.broken.2` and so on while there is one already. */
function freeName(store: Store): string {
  for (let number = 2, name = BROKEN; ; number += 1) {
    if (store.get(name) === null) return name;
    name = `${BROKEN}.${number}`;
  }
}

const fault = (problem: SaveProblem, message: string): ParsedSave => ({ ok: false, problem, message });

const quote = (value: unknown): string => JSON.stringify(value) ?? String(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
