import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/engine/core/game.ts';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { territories } from '../../src/engine/territories/index.ts';
import type { TerritoriesTypes, View } from '../../src/engine/territories/types.ts';
import { choreograph } from '../../src/show/territories/choreography.ts';
import { arrange } from '../../src/show/territories/layout.ts';
import { faultsOf } from './beats.ts';
import type { StepSeen } from './territories-views.ts';

/** A little of everything: challenges are begun whenever they can be, and cards played more often than not. */
const WEIGHTS: { readonly [type: string]: number } = { attempt: 40, steal: 12, shield: 4, end: 1, rest: 2 };

/** The steps of a match at random, as `viewer` sees them. */
function* play(seed: string, settings: object, viewer: Viewer): Generator<StepSeen> {
  const begun = begin<TerritoriesTypes>(territories, settings);
  let { match } = begun;
  let random = startRandom(seed);
  for (;;) {
    const turn = territories.turn(match.state);
    if (turn.kind === 'over') return;
    const before = territories.view(match.state, viewer);
    const seat = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0;
    const inputs: readonly { outcome: Input<TerritoriesTypes>; weight: number }[] =
      turn.kind === 'chance'
        ? territories
            .chances(match.state)
            .map(({ outcome, weight }) => ({ outcome: { kind: 'chance', outcome }, weight }))
        : territories.actions(match.state, seat).map((action) => ({
            outcome: { kind: 'action', seat, action },
            weight: WEIGHTS[action.type] ?? 3,
          }));
    const drawn = pick(random, inputs);
    random = drawn.random;
    const next = advance(territories, match, drawn.outcome);
    match = next.match;
    const events = next.events.flatMap((event) => territories.redact(event, viewer) ?? []);
    yield { before, after: territories.view(match.state, viewer), events };
  }
}

/** Everything wrong with the beats of a step; what they tell is noted in `seen`. */
function faultsIn(step: StepSeen, manner: Parameters<typeof choreograph>[1], seen: Set<string>): string[] {
  const beats = choreograph(step, manner);
  const faults: string[] = [];
  let shown: View = step.before;
  let truth: View = step.before;
  for (const [index, beat] of beats.entries()) {
    const place = (view: View) => arrange(view, manner.upright);
    faults.push(...faultsOf(place, shown, beat).map((fault) => `${beat.event?.type}: ${fault}`));
    shown = beat.after;
    if (beat.event) truth = territories.project(truth, beat.event);
    const isSortedOut = beats[index + 1]?.event === null;
    if (!isSortedOut && JSON.stringify(shown) !== JSON.stringify(truth)) {
      faults.push(`${beat.event?.type} does not end with its view`);
    }
  }
  if (shown !== step.after) faults.push('the last view is not that of the step');
  const told = beats.flatMap(({ event }) => event ?? []);
  if (told.length !== step.events.length || told.some((event, index) => event !== step.events[index])) {
    faults.push(`told are ${told.map(({ type }) => type).join()}`);
  }
  for (const { type } of step.events) seen.add(type);
  return faults;
}

/** All but `deckReshuffled`, for which cards must be played faster than chance plays them. */
const EVERYTHING = [
  'cardDiscarded',
  'cardDrawn',
  'challengeChosen',
  'challengeDealt',
  'challengeFailed',
  'challengePassed',
  'challengeStarted',
  'conquered',
  'diceThrown',
  'gameEnded',
  'locked',
  'rested',
  'revealed',
  'secondChancePlayed',
  'shieldDeclined',
  'shieldPlayed',
  'stealAnnounced',
  'stealFailed',
  'stolen',
  'travelled',
  'turnEnded',
];

describe.each([
  ['a lying board', { reducedMotion: false, upright: false }, 0],
  ['an upright board', { reducedMotion: false, upright: true }, null],
  ['reduced motion', { reducedMotion: true, upright: false }, 1],
] as const)('on %s', (_, manner, viewer) => {
  test('every beat of whole matches ends where its view is arranged, and everything happens', () => {
    const seen = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      for (const step of play(seed, { challenges: 'dealt' }, viewer)) {
        expect(faultsIn(step, manner, seen)).toEqual([]);
      }
    }
    expect([...seen].sort()).toEqual(EVERYTHING);
  });
});
