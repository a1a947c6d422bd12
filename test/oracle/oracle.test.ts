import { describe, expect, it } from 'vitest';
import { actions, type Counts, countTree, type Position, parsePosition, play } from './nobles.ts';
import { playerOf, seatsOf } from './position.ts';
import {
  describePosition,
  holds,
  occur,
  playScenario,
  readJson,
  readScenarios,
  type Scenario,
} from './scenario.ts';

type Chosen = { id: string; settings: object; position: object; counts: ({ depth: number } & Counts)[] };

const chosen = readJson('positions.json', new URL('./', import.meta.url)) as Chosen[];
const files = readScenarios('nobles');
const MOST_LEAVES = 3000;

function check(scenario: Scenario): void {
  const played = playScenario(scenario);
  const { illegal, reason, position, events } = scenario.expect;
  if ('refused' in played) {
    expect(illegal, `refused: ${played.refused}`).toBe(true);
    if (reason !== undefined) expect(played.refused).toBe(reason);
    return;
  }
  expect(illegal, 'legal').not.toBe(true);
  const described = describePosition(played.position);
  if (position !== undefined && !holds(described, position))
    expect(described).toMatchObject(Object(position));
  if (events !== undefined && !occur(played.events, events)) expect(played.events).toEqual(events);
  expect(position ?? events, 'something to hold').toBeDefined();
}

/** Equal for two positions that differ only in the order of a player's Guards. */
function keyOf(position: Position): string {
  const sorted = structuredClone(position);
  for (const seat of seatsOf(sorted)) playerOf(sorted, seat).guards.sort();
  return JSON.stringify(sorted);
}

const outcome = (position: Position, action: unknown): string | null => {
  const played = play(position, action, [1, 2]);
  return 'refused' in played ? null : keyOf(played.position);
};

/** Every move that can be written down from the places of the player to act, legal or not. */
function* allMoves(position: Position): Generator<unknown> {
  const { guards, noble } = playerOf(position, position.turn);
  for (const piece of ['guard', 'noble']) {
    for (const from of piece === 'guard' ? new Set(guards) : [noble]) {
      for (let count = 1; count <= 4; count += 1) {
        for (let value = 1; value <= 13; value += 1) {
          for (const direction of ['clockwise', 'counterclockwise']) {
            yield { type: 'move', piece, from, count, value, direction };
          }
        }
      }
    }
  }
}

describe('the oracle of Nobles', () => {
  for (const { file, scenarios } of files) {
    describe(`agrees with ${file}`, () => {
      for (const scenario of scenarios) it(scenario.id, () => check(scenario));
    });
  }

  describe('lists one action for each outcome', () => {
    const generated = files.find(({ file }) => file === 'nobles-generated.json')?.scenarios ?? [];
    for (const named of [...chosen, ...generated]) {
      it(named.id, () => {
        const position = parsePosition(named);
        const outcomes = actions(position).map((action) => outcome(position, action));
        expect(outcomes.length).toBeGreaterThan(0);
        expect(outcomes).not.toContain(null);
        expect(new Set(outcomes).size).toBe(outcomes.length);
        for (const move of allMoves(position)) {
          const result = outcome(position, move);
          if (result !== null) expect(outcomes, JSON.stringify(move)).toContain(result);
        }
      });
    }
  });

  describe('counts the tree below', () => {
    for (const { id, counts, ...named } of chosen) {
      for (const { depth, ...expected } of counts.filter(({ leaves }) => leaves <= MOST_LEAVES)) {
        it(`${id} to depth ${depth}`, () => {
          expect(countTree(parsePosition(named), depth)).toEqual(expected);
        });
      }
    }
  });
});
