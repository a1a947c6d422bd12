import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { Action, Event, NoblesTypes, State, View } from '../../src/engine/nobles/types.ts';
import { choreograph } from '../../src/show/nobles/choreography.ts';
import { arrange } from '../../src/show/nobles/layout.ts';
import { faultsOf } from './beats.ts';
import { anyState, stateOf } from './views.ts';

type StepSeen = { before: View; after: View; events: readonly Event[] };

/** How eagerly a random player does something, so that groups, captures and arrivals happen. */
const weightOf = (action: Action): number =>
  action.type === 'end' ? 1 : action.type === 'exit' ? 6 : action.type === 'move' ? action.count * 3 : 1;

/** The steps of a random match. */
function* play(seed: string, players: number): Generator<StepSeen> {
  let { match } = begin<NoblesTypes>(nobles, { players, length: 'quick' });
  let random = startRandom(seed);
  for (let turn = nobles.turn(match.state); turn.kind !== 'over'; turn = nobles.turn(match.state)) {
    const before = nobles.view(match.state, null);
    let input: Input<NoblesTypes>;
    if (turn.kind === 'chance') {
      const drawn = pick(random, nobles.chances(match.state));
      random = drawn.random;
      input = { kind: 'chance', outcome: drawn.outcome };
    } else {
      const seat = turn.seats[0] ?? 0;
      const actions = nobles
        .actions(match.state, seat)
        .map((outcome) => ({ outcome, weight: weightOf(outcome) }));
      const drawn = pick(random, actions);
      random = drawn.random;
      input = { kind: 'action', seat, action: drawn.outcome };
    }
    const next = advance(nobles, match, input);
    match = next.match;
    yield { before, after: nobles.view(match.state, null), events: next.events };
  }
}

function stepOf(state: State, action: Action): StepSeen {
  const step = nobles.act(state, state.turn, action);
  return { before: nobles.view(state, null), after: nobles.view(step.state, null), events: step.events };
}

const move = { type: 'move', piece: 'guard', direction: 'clockwise' } as const;

/** Two Nobles in one blow, past the midpoint, against a wall; a capture by leaving the Yard; the last piece Home. */
const RARE: readonly (readonly [State, Action])[] = [
  [
    stateOf({
      0: { guards: [24, 24, 26, 26], rolls: [6, 6] },
      1: { guards: [26, 29, 3], noble: 26 },
      2: { guards: [30], noble: 26 },
      3: { guards: [30, 30, 30] },
    }),
    { ...move, from: 24, count: 2, value: 6 },
  ],
  [stateOf({ 0: { guards: ['yard', 1], credits: 1 }, 2: { guards: [1] } }), { type: 'exit', piece: 'guard' }],
  [
    stateOf({ 0: { guards: ['path:5', 'home', 'home', 'home'], noble: 'home', rolls: [1] }, 2: {} }),
    { ...move, from: 'path:5', count: 1, value: 1 },
  ],
];

/** Everything wrong with the beats of a step; what they tell is noted in `seen`. */
function faultsIn(step: StepSeen, reducedMotion: boolean, seen: Set<string>): readonly string[] {
  const beats = choreograph(step, { reducedMotion });
  const faults: string[] = [];
  let shown: View = step.before;
  for (const beat of beats) {
    faults.push(...faultsOf(arrange, shown, beat));
    shown = beat.after;
  }
  if (shown !== step.after) faults.push('the last view is not that of the step');
  const told = beats.flatMap(({ event }) => event ?? []);
  const isComplete = told.length === step.events.length && step.events.every((event) => told.includes(event));
  if (!isComplete) faults.push(`${told.length} of ${step.events.length} events are told`);
  for (const { type } of step.events) seen.add(type);
  return faults;
}

describe.each([
  ['normal', false],
  ['reduced', true],
])('with %s motion', (_, reducedMotion) => {
  test('a whole match ends every beat where its view is arranged', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(2, 3, 4), (seed, players) => {
        for (const step of play(seed, players)) expect(faultsIn(step, reducedMotion, seen)).toEqual([]);
      }),
      { numRuns: 2 },
    );
    expect(seen).toContain('gameEnded');
  });

  test('so does any action in any position', () => {
    fc.assert(
      fc.property(anyState, fc.nat(), (state, choice) => {
        const actions = nobles.actions(state, 0).filter(({ type }) => type !== 'end');
        const action = actions[choice % Math.max(1, actions.length)];
        fc.pre(action !== undefined);
        expect(faultsIn(stepOf(state, action), reducedMotion, new Set())).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('so do the rarer things', () => {
    const seen = new Set<string>();
    for (const [state, action] of RARE)
      expect(faultsIn(stepOf(state, action), reducedMotion, seen)).toEqual([]);
    expect([...seen].sort()).toEqual([
      'blocked',
      'captured',
      'gameEnded',
      'midpointReached',
      'nobleCaptured',
      'pieceExited',
      'pieceMoved',
      'reachedHome',
    ]);
  });
});
