/** Reads scenario files and compares what they expect with what the oracle says. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Played, type Position, parsePosition, play, score } from './nobles.ts';
import { isFields, playerOf, seatsOf } from './position.ts';

export type Scenario = {
  id: string;
  statements: string[];
  game: string;
  settings: Record<string, unknown>;
  dice?: number[];
  position?: Record<string, unknown>;
  play: unknown[];
  expect: { illegal?: boolean; reason?: string; position?: unknown; events?: unknown[] };
};

const FOLDER = new URL('../scenarios/', import.meta.url);

export const readJson = (name: string, folder = FOLDER): unknown =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

const isScenario = (value: unknown): value is Scenario =>
  isFields(value) &&
  typeof value.id === 'string' &&
  Array.isArray(value.statements) &&
  Array.isArray(value.play) &&
  isFields(value.expect);

const NO_SCENARIOS = ['statements.json', 'unprovable.json'];

/** The scenarios of every file whose name begins so, by file. */
export function readScenarios(beginning: string): { file: string; scenarios: Scenario[] }[] {
  const files = readdirSync(FOLDER).filter(
    (name) => name.startsWith(beginning) && name.endsWith('.json') && !NO_SCENARIOS.includes(name),
  );
  return files.sort().map((file) => {
    const scenarios = readJson(file);
    if (!Array.isArray(scenarios) || !scenarios.every(isScenario)) throw new Error(`${file}: not scenarios`);
    return { file, scenarios };
  });
}

/** A position as scenarios write it, with the derived `progression` of every seat. */
export function describePosition(position: Position): unknown {
  const seats = seatsOf(position).map((seat) => [
    seat,
    { ...playerOf(position, seat), progression: score(position, seat).progression },
  ]);
  return { ...position, seats: Object.fromEntries(seats) };
}

const byText = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

const UNORDERED = ['guards', 'pawns'];

/** Whether every field named in `expected` has this value; lists of pieces compare without order. */
export function holds(actual: unknown, expected: unknown, name = ''): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    const [left, right] = UNORDERED.includes(name)
      ? [actual.toSorted(byText), expected.toSorted(byText)]
      : [actual, expected];
    return right.every((value, at) => holds(left[at], value));
  }
  if (!isFields(expected)) return actual === expected;
  return isFields(actual) && Object.entries(expected).every(([key, value]) => holds(actual[key], value, key));
}

/** Whether the expected events occur among the actual ones, in this order. */
export function occur(actual: readonly unknown[], expected: readonly unknown[]): boolean {
  let found = 0;
  for (const event of actual) if (found < expected.length && holds(event, expected[found])) found += 1;
  return found === expected.length;
}

/** The result of the last action; all before it must be legal. A throw takes the next two dice. */
export function playScenario(scenario: Scenario): Played {
  const dice = [...(scenario.dice ?? [])];
  let position = parsePosition(scenario);
  let played: Played = { position, events: [] };
  for (const [at, action] of scenario.play.entries()) {
    const isThrow = isFields(action) && action.type === 'throw' && position.phase === 'throw';
    played = play(position, action, isThrow ? dice.splice(0, 2) : []);
    if ('refused' in played) {
      if (at < scenario.play.length - 1) throw new Error(`${scenario.id}: refused ${JSON.stringify(action)}`);
      return played;
    }
    position = played.position;
  }
  return played;
}
