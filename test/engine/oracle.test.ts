import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../src/engine/core/equal.ts';
import type { Json, JsonObject } from '../../src/engine/core/json.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import { describePosition, parsePosition } from '../../src/engine/nobles/notation.ts';
import type { Action, Event, State } from '../../src/engine/nobles/types.ts';
import * as oracle from '../oracle/nobles.ts';
import { readJson } from '../oracle/scenario.ts';

/** The engine against the second implementation, which was written from the rules alone. */

type Counts = ReturnType<typeof oracle.countTree>;
type Chosen = {
  id: string;
  settings: JsonObject;
  position: JsonObject;
  counts: (Counts & { depth: number })[];
};

const chosen = readJson('positions.json', new URL('../oracle/', import.meta.url)) as Chosen[];

/** The same counts as the oracle's `countTree`, by the engine. */
function countTree(state: State, depth: number): Counts {
  const counts: Counts = { leaves: 0, captures: 0, blocks: 0, nobles: 0, homes: 0 };
  if (depth === 0 || state.phase === 'over') return { ...counts, leaves: 1 };
  for (const action of nobles.actions(state, state.turn)) {
    const step = nobles.act(state, state.turn, action);
    const chances = nobles.chances(step.state);
    const steps =
      chances.length > 0 ? chances.map(({ outcome }) => nobles.resolve(step.state, outcome)) : [step];
    for (const { state: after, events } of steps) {
      for (const event of events) add(counts, event);
      const below = countTree(after, depth - 1);
      for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += below[key];
    }
  }
  return counts;
}

function add(counts: Counts, event: Event): void {
  if (event.type === 'captured') counts.captures += 1;
  if (event.type === 'blocked') counts.blocks += 1;
  if (event.type === 'nobleCaptured') counts.nobles += 1;
  if (event.type === 'reachedHome') counts.homes += event.ids.length;
}

describe('counts of the tree of decisions and throws', () => {
  it.each(chosen)('$id', ({ settings, position, counts }) => {
    expect(counts.length).toBeGreaterThan(0);
    for (const { depth, ...expected } of counts) {
      expect(countTree(parsePosition(settings, position), depth), `depth ${depth}`).toEqual(expected);
    }
  });
});

const place = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 18, max: 30 }) }, // a narrow stretch, so that pieces meet
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 52 }) },
  { weight: 2, arbitrary: fc.integer({ min: 18, max: 30 }).map((tile) => `${tile}m`) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 52 }).map((tile) => `${tile}m`) },
  { weight: 1, arbitrary: fc.constantFrom('yard', 'home', 'path:1', 'path:3', 'path:5') },
);
const seat = fc.record({
  guards: fc.tuple(place, place, place, place).chain((places) =>
    // Often two or three of them stand together.
    fc
      .subarray([0, 1, 2, 3])
      .map((together) => places.map((own, id) => (together.includes(id) ? places[0] : own))),
  ),
  noble: place,
  rolls: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }),
  credits: fc.integer({ min: 0, max: 3 }),
  combat: fc.integer({ min: -100, max: 100 }),
});
const position = fc.record({
  settings: fc.record({ players: fc.constant(4), mode: fc.constantFrom('journey', 'combat') }),
  position: fc.record({
    turn: fc.integer({ min: 0, max: 3 }),
    phase: fc.constant('spend'),
    round: fc.constantFrom(1, 40),
    starter: fc.constantFrom(0, 2),
    seats: fc.record({ 0: seat, 1: seat, 2: seat, 3: seat }),
  }),
});

const key = (action: unknown): string => {
  const { type, piece, from, count, value, direction } = action as Record<string, Json>;
  return JSON.stringify([type, piece, from, count, value, direction]);
};

/** Guards compare without order, as in scenarios. */
const comparable = (seats: JsonObject): Json =>
  Object.entries(seats).map(([number, player]) => {
    const { guards, noble, rolls, credits, combat, bonus } = player as JsonObject;
    const sorted = (guards as readonly Json[]).map(String).sort();
    return { number, guards: sorted, noble, rolls, credits, combat, bonus } as JsonObject;
  });

describe('any position of four seats', () => {
  it('has the same actions, and each of them the same result', () => {
    fc.assert(
      fc.property(position, (given) => {
        const state = parsePosition(given.settings, given.position as unknown as JsonObject);
        const slow = oracle.parsePosition(given);
        const listed = nobles.actions(state, state.turn);
        expect(listed.map(key).sort()).toEqual(oracle.actions(slow).map(key).sort());
        for (const action of listed) compare(state, slow, action);
      }),
      { numRuns: 400 },
    );
  });

  it('refuses the same actions for the same reasons', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('exit'), piece: fc.constantFrom('guard', 'noble') }),
      fc.record(
        {
          type: fc.constant('move'),
          piece: fc.constantFrom('guard', 'noble'),
          from: place,
          count: fc.integer({ min: 1, max: 4 }),
          value: fc.integer({ min: 1, max: 12 }),
          direction: fc.constantFrom('clockwise', 'counterclockwise'),
          rolls: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
        },
        { requiredKeys: ['type', 'piece', 'from', 'count', 'value', 'direction'] },
      ),
    );
    fc.assert(
      fc.property(position, fc.array(action, { minLength: 30, maxLength: 30 }), (given, tried) => {
        const state = parsePosition(given.settings, given.position as unknown as JsonObject);
        const slow = oracle.parsePosition(given);
        for (const attempt of tried) {
          const answer = oracle.play(slow, attempt);
          const expected = 'refused' in answer ? answer.refused : null;
          expect(nobles.refusal(state, state.turn, attempt)?.code ?? null, JSON.stringify(attempt)).toBe(
            expected,
          );
          if (expected === null) compare(state, slow, attempt as unknown as Action);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function compare(state: State, slow: oracle.Position, action: Action): void {
  const fast = nobles.act(state, state.turn, action);
  const played = oracle.play(slow, action);
  if ('refused' in played) throw new Error(`the oracle refuses ${JSON.stringify(action)}: ${played.refused}`);
  const { seats, ...rest } = describePosition(fast.state);
  expect(comparable(seats as JsonObject), JSON.stringify(action)).toEqual(
    comparable(played.position.seats as unknown as JsonObject),
  );
  const { turn, round, phase } = played.position;
  expect(rest).toMatchObject({ turn, round, phase });
  expect(fast.events.map((event) => event.type)).toEqual(played.events.map((event) => event.type));
  for (const [index, event] of fast.events.entries()) {
    const told = played.events[index];
    if (event.type === 'blocked' || event.type === 'captured') {
      for (const field of ['at', 'lostSteps', 'penalty', 'convergence', 'gain'] as const) {
        const mine = (event as unknown as JsonObject)[field];
        const theirs = (told as unknown as JsonObject)[field];
        expect(isDeepEqual(mine, theirs), `${event.type}.${field} of ${JSON.stringify(action)}`).toBe(true);
      }
    }
  }
}
