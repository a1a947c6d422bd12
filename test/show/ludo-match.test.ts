import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import type { LudoTypes, View } from '../../src/engine/ludo/types.ts';
import { choreograph } from '../../src/show/ludo/choreography.ts';
import { arrange } from '../../src/show/ludo/layout.ts';
import { anyOptions } from '../engine/ludo-any.ts';
import { faultsOf } from './beats.ts';
import type { StepSeen } from './ludo-views.ts';

/** The steps of a match at random, at most so many. */
function* play(seed: string, settings: object, most: number): Generator<StepSeen> {
  let { match } = begin<LudoTypes>(ludo, settings);
  let random = startRandom(seed);
  for (let steps = 0; steps < most; steps += 1) {
    const turn = ludo.turn(match.state);
    if (turn.kind === 'over') return;
    const before = ludo.view(match.state, null);
    const seat = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0;
    const inputs: readonly { outcome: Input<LudoTypes>; weight: number }[] =
      turn.kind === 'chance'
        ? ludo
            .chances(match.state)
            .map(({ outcome, weight }) => ({ outcome: { kind: 'chance', outcome }, weight }))
        : ludo
            .actions(match.state, seat)
            .map((action) => ({ outcome: { kind: 'action', seat, action }, weight: 1 }));
    const drawn = pick(random, inputs);
    random = drawn.random;
    const next = advance(ludo, match, drawn.outcome);
    match = next.match;
    yield { before, after: ludo.view(match.state, null), events: next.events };
  }
}

/** Everything wrong with the beats of a step; what they tell is noted in `seen`. */
function faultsIn(step: StepSeen, reducedMotion: boolean, seen: Set<string>): readonly string[] {
  const beats = choreograph(step, { reducedMotion });
  const faults: string[] = [];
  let shown: View = step.before;
  for (const beat of beats) {
    faults.push(...faultsOf(arrange, shown, beat).map((fault) => `${beat.event?.type}: ${fault}`));
    shown = beat.after;
  }
  if (shown !== step.after) faults.push('the last view is not that of the step');
  const told = beats.flatMap(({ event }) => event ?? []);
  if (told.length !== step.events.length || told.some((event, index) => event !== step.events[index])) {
    faults.push(`told are ${told.map(({ type }) => type).join()}`);
  }
  for (const { type } of step.events) seen.add(type);
  return faults;
}

describe.each([
  ['normal', false],
  ['reduced', true],
])('with %s motion', (_, reducedMotion) => {
  test('matches with any settings end every beat where its view is arranged', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.string(), anyOptions, (seed, settings) => {
        for (const step of play(seed, settings, 250)) expect(faultsIn(step, reducedMotion, seen)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('so does a quick match to its end, in which everything happens', () => {
    const seen = new Set<string>();
    const settings = {
      pawns: 2,
      blockades: true,
      sixes: 'thirdToBase',
      captureToEnter: true,
      captureBonus: true,
    };
    for (const step of play('everything', { ...settings, release: '1or6' }, 100_000)) {
      expect(faultsIn(step, reducedMotion, seen)).toEqual([]);
    }
    expect([...seen].sort()).toEqual([
      'blockadeDissolved',
      'blockadeFormed',
      'captured',
      'columnOpened',
      'diceTaken',
      'diceThrown',
      'gameEnded',
      'pawnMoved',
      'pawnReleased',
      'pawnReturned',
      'reachedHome',
      'seatFinished',
      'starterDrawn',
      'throwEarned',
      'throwLost',
      'turnEnded',
    ]);
  });
});
