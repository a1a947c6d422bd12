import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/engine/core/json.ts';
import { replay } from '../../src/engine/core/record.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import { describePosition, parsePosition } from '../../src/engine/ludo/notation.ts';
import type { Action, Event, State } from '../../src/engine/ludo/types.ts';
import * as oracle from '../oracle/ludo.ts';
import { readJson } from '../oracle/scenario.ts';
import { anyOptions } from './ludo-any.ts';
import { playRecord } from './play-record.ts';

/** The engine against the second implementation, which was written from the rules alone. */

type Chosen = {
  id: string;
  settings: JsonObject;
  position: JsonObject;
  counts: (oracle.Counts & { depth: number })[];
};

const chosen = readJson('ludo-positions.json', new URL('../oracle/', import.meta.url)) as Chosen[];

const COUNTED: Partial<Record<Event['type'], keyof oracle.Counts>> = {
  captured: 'captures',
  blockadeFormed: 'formed',
  blockadeDissolved: 'dissolved',
  reachedHome: 'homes',
  throwLost: 'lost',
  gameEnded: 'over',
};

/** The same counts as the oracle's `countTree`, by the engine. */
function countTree(state: State, depth: number): oracle.Counts {
  const counts = { leaves: 0, captures: 0, formed: 0, dissolved: 0, homes: 0, lost: 0, over: 0 };
  if (depth === 0 || state.phase === 'over') return { ...counts, leaves: 1 };
  for (const action of ludo.actions(state, state.turn)) {
    const step = ludo.act(state, state.turn, action);
    const chances = ludo.chances(step.state);
    const steps =
      chances.length > 0 ? chances.map(({ outcome }) => ludo.resolve(step.state, outcome)) : [step];
    for (const { state: after, events } of steps) {
      for (const { type } of events) {
        const counted = COUNTED[type];
        if (counted) counts[counted] += 1;
      }
      const below = countTree(after, depth - 1);
      for (const key of Object.keys(counts) as (keyof oracle.Counts)[]) counts[key] += below[key];
    }
  }
  return counts;
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
  { weight: 4, arbitrary: fc.integer({ min: 48, max: 58 }).map((code) => ((code - 1) % 52) + 1) }, // round seat 0's turn-off and start
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 52 }) },
  { weight: 2, arbitrary: fc.constantFrom('base', 'home', 'column:1', 'column:3', 'column:5') },
);
const seat = fc
  .record({ places: fc.tuple(place, place, place, place), together: fc.subarray([0, 1, 2, 3]) })
  // Often two or three of them stand together.
  .map(({ places, together }) => places.map((own, id) => (together.includes(id) ? places[0] : own)));
const given = fc
  .record({
    settings: anyOptions,
    turn: fc.constantFrom(0, 0, 2),
    die: fc.oneof(fc.constantFrom(1, 2, 3, 4, 5, 6), fc.constantFrom(6, 10, 25)),
    sixes: fc.constantFrom(0, 1, 2),
    captured: fc.subarray([0, 2]),
    pawns: fc.tuple(seat, seat, seat, seat),
  })
  .map(({ settings, turn, die, sixes, captured, pawns }) => ({
    settings,
    position: {
      turn,
      phase: 'move',
      die,
      sixes,
      captured,
      seats: Object.fromEntries(
        ludo
          .seats(settings.players)
          .map((own) => [own, { pawns: pawns[own]?.slice(0, settings.pawns) ?? [] }]),
      ),
    } as JsonObject,
  }));

/** A position without what the oracle does not keep; pawns compare without order, as in scenarios. */
function comparable(position: JsonObject): JsonObject {
  const { turn, phase, throws, sixes, lastMoved, captured, finished, seats } = position;
  const die = phase === 'move' ? position.die : null;
  const pawns = Object.entries(seats as JsonObject).map(([own, side]) => {
    const list = (side as JsonObject).pawns as readonly (string | number)[];
    return [own, list.map(String).sort()] as const;
  });
  const seen = [...(captured as readonly number[])].sort();
  const kept = { turn, phase, die, throws, sixes, lastMoved, captured: seen, finished };
  return phase === 'over'
    ? { turn, phase, pawns: Object.fromEntries(pawns) }
    : { ...kept, pawns: Object.fromEntries(pawns) };
}

const TOLD: readonly Event['type'][] = [
  'diceThrown',
  'throwLost',
  'pawnReleased',
  'pawnMoved',
  'captured',
  'blockadeFormed',
  'blockadeDissolved',
  'reachedHome',
  'turnEnded',
  'gameEnded',
];

/** What both tell of an event. */
function told(event: JsonObject): JsonObject {
  const { type, seat: own, owner, at, from, to, die, places } = event;
  const isKept = type !== 'diceThrown' && type !== 'throwLost';
  return {
    type,
    ...(type === 'blockadeFormed' || type === 'blockadeDissolved' || type === 'gameEnded'
      ? {}
      : { seat: own }),
    ...(isKept ? { owner: type === 'turnEnded' ? undefined : owner, at, from, to, places } : {}),
    ...(type === 'diceThrown' ? { die } : {}),
  };
}

function compare(state: State, slow: oracle.Position, action: Action, die: number | null): State {
  let { state: after, events } = ludo.act(state, state.turn, action);
  if (die !== null) {
    const thrown = ludo.resolve(after, { die });
    after = thrown.state;
    events = [...events, ...thrown.events];
  }
  const played = oracle.play(slow, action, die === null ? [] : [die]);
  if ('refused' in played) throw new Error(`the oracle refuses ${JSON.stringify(action)}: ${played.refused}`);
  const spoken = JSON.stringify(action);
  expect(comparable(describePosition(after)), spoken).toEqual(
    comparable(played.position as unknown as JsonObject),
  );
  expect(
    events.filter(({ type }) => TOLD.includes(type)).map((event) => told(event)),
    spoken,
  ).toEqual(played.events.map((event) => told(event as unknown as JsonObject)));
  return after;
}

describe('any position', () => {
  it('has the same actions, and each of them the same result', () => {
    fc.assert(
      fc.property(given, ({ settings, position }) => {
        const state = parsePosition(settings, position);
        const slow = oracle.parsePosition({ settings, position });
        const listed = ludo.actions(state, state.turn);
        const key = (action: object) => JSON.stringify(action);
        expect(listed.map(key).sort()).toEqual(oracle.actions(slow).map(key).sort());
        for (const action of listed) compare(state, slow, action, null);
      }),
      { numRuns: 400 },
    );
  });

  it('refuses the same actions for the same reasons', () => {
    const action = fc.oneof(
      fc.constantFrom({ type: 'throw' }, { type: 'release' }, { type: 'end' }),
      fc.record({ type: fc.constant('move'), from: place }),
    );
    fc.assert(
      fc.property(
        given,
        fc.array(action, { minLength: 12, maxLength: 12 }),
        ({ settings, position }, tried) => {
          const state = parsePosition(settings, position);
          const slow = oracle.parsePosition({ settings, position });
          for (const attempt of tried) {
            const answer = oracle.play(slow, attempt);
            const code = ludo.refusal(state, state.turn, attempt)?.code ?? null;
            expect(code, JSON.stringify(attempt)).toBe('refused' in answer ? answer.refused : null);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('random matches with random settings', () => {
  it('go the same way, input by input', () => {
    fc.assert(
      fc.property(anyOptions, fc.string(), (settings, seed) => {
        let before: State | null = null;
        let taken: Action | null = null;
        for (const { match, input } of replay(ludo, playRecord(ludo, settings, seed))) {
          if (before && input) {
            const slow = oracle.parsePosition({ settings, position: describePosition(before) });
            if (input.kind === 'action' && input.action.type === 'throw') taken = input.action;
            else if (input.kind === 'action') compare(before, slow, input.action, null);
            else if (taken && 'die' in input.outcome) compare(before, slow, taken, input.outcome.die);
          }
          if (match.state.phase !== 'draw' && match.state.phase !== 'dice') before = match.state;
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
