import { describe, expect, test } from 'vitest';
import type { Channel, Track } from '../../src/show/beat.ts';
import { choreograph, type LudoBeat } from '../../src/show/ludo/choreography.ts';
import { type StepSeen, stateOf, stepOf, throwOf } from './ludo-views.ts';

const beatsOf = (step: StepSeen, reducedMotion = false) => choreograph(step, { reducedMotion });
const wall = { blockades: true };
const move = (from: number | string) => ({ type: 'move', from }) as const;

/** The one beat of an event. */
function beatOf(beats: readonly LudoBeat[], type: string): LudoBeat {
  const found = beats.filter(({ event }) => event?.type === type);
  expect(found, type).toHaveLength(1);
  return found[0] as LudoBeat;
}

const cues = ({ marks }: LudoBeat): readonly [string, number][] => marks.map(({ cue, at }) => [cue, at]);
const told = (beats: readonly LudoBeat[]) => beats.map(({ event }) => event?.type ?? null);
const pawnsIn = ({ after }: LudoBeat, seat: number) => after.seats.find((side) => side.seat === seat)?.pawns;

function trackOf({ tracks }: LudoBeat, actor: string, channel: Channel): Track {
  const track = tracks.find((candidate) => candidate.actor === actor && candidate.channel === channel);
  if (!track) throw new Error(`${channel} of ${actor} does not move`);
  return track;
}

describe('a pawn', () => {
  test('hops square by square, a semitone up each time, and turns into its column with a sound', () => {
    const walk = beatOf(beatsOf(stepOf(stateOf({}, { 0: [51] }, { die: 5 }), move(51))), 'pawnMoved');
    expect(cues(walk)).toEqual([
      ['pawn-hop', 110],
      ['pawn-hop', 220],
      ['home-path', 330],
      ['pawn-hop', 440],
      ['pawn-hop', 550],
    ]);
    expect(walk.marks[1]?.rate).toBeCloseTo(2 ** (1 / 12));
    expect(walk.ms).toBe(600);
  });

  test('comes out of its gate with the horn', () => {
    const beats = beatsOf(stepOf(stateOf({}, {}, { die: 6 }), { type: 'release' }));
    expect(told(beats)).toEqual(['pawnReleased', 'throwEarned']);
    expect(cues(beatOf(beats, 'pawnReleased'))[0]).toEqual(['exit-yard', 0]);
    expect(trackOf(beatOf(beats, 'pawnReleased'), 'pawn:0:0', 'lift').keys.at(-1)?.value).toBe(0);
  });

  test('stops before the roof, and hops on it when it is told to be home', () => {
    const state = stateOf({}, { 0: ['column:3', 'home'] }, { die: 3 });
    const beats = beatsOf(stepOf(state, move('column:3')));
    expect(told(beats)).toEqual(['pawnMoved', 'reachedHome', 'turnEnded']);
    expect(pawnsIn(beatOf(beats, 'pawnMoved'), 0)?.[0]).toBe('column:5');
    expect(beatOf(beats, 'pawnMoved').after.seats[0]?.home).toBe(1);
    expect(beatOf(beats, 'reachedHome').after.seats[0]?.home).toBe(2);
    expect(cues(beatOf(beats, 'reachedHome'))).toEqual([['home', 400]]);
  });

  test('slides, without decorations, when motion is reduced', () => {
    const state = stateOf({}, { 0: [7], 1: [11] }, { die: 4 });
    const beats = beatsOf(stepOf(state, move(7)), true);
    expect(beats.flatMap(({ decorations }) => decorations)).toEqual([]);
    const lifts = beats.flatMap(({ tracks }) => tracks.filter(({ channel }) => channel === 'lift'));
    expect(lifts.flatMap(({ keys }) => keys).filter(({ value }) => value !== 0)).toEqual([]);
  });
});

describe('a capture', () => {
  test('strikes at the end of the lunge and sends every victim home in a bow', () => {
    const state = stateOf({ teams: true }, { 0: [7], 1: [11], 3: [11] }, { die: 4 });
    const beats = beatsOf(stepOf(state, move(7)));
    expect(told(beats)).toEqual(['pawnMoved', 'captured', 'turnEnded']);
    expect(pawnsIn(beatOf(beats, 'pawnMoved'), 1)?.[0]).toBe(11);
    const blow = beatOf(beats, 'captured');
    expect(cues(blow)).toEqual([
      ['capture', 90],
      ['hop', 610],
      ['hop', 670],
    ]);
    expect(Math.max(...trackOf(blow, 'pawn:3:0', 'lift').keys.map(({ value }) => value))).toBeCloseTo(2);
  });

  test('of a stack takes its number away after the blow, and the pawn has the square for itself', () => {
    const state = stateOf({ pachisi: true }, { 0: [7], 1: [10, 10] }, { die: 3 });
    const blow = beatOf(beatsOf(stepOf(state, move(7))), 'captured');
    expect(trackOf(blow, 'badge:1:10', 'alpha').keys.at(-1)).toMatchObject({ at: 340, value: 0 });
    expect(trackOf(blow, 'pawn:0:0', 'scaleX').keys.at(-1)).toMatchObject({ at: 340, value: 1 });
  });

  test('that opens the column lights it up, in teams both', () => {
    const settings = { captureToEnter: true, teams: true };
    const beats = beatsOf(stepOf(stateOf(settings, { 0: [7], 1: [11] }, { die: 4 }), move(7)));
    const lights = beatOf(beats, 'columnOpened').extras.map(({ actor }) => actor);
    expect(lights).toContain('light 1 of 0');
    expect(lights).toContain('light 5 of 2');
    expect(lights).toHaveLength(10);
  });
});

describe('a blockade', () => {
  test('forms when the second pawn has come: its wall slams down', () => {
    const beats = beatsOf(stepOf(stateOf(wall, { 0: [7, 11] }, { die: 4 }), move(7)));
    expect(told(beats)).toEqual(['pawnMoved', 'blockadeFormed', 'turnEnded']);
    const walk = beatOf(beats, 'pawnMoved');
    expect(walk.after.passing).toEqual({ seat: 0, id: 0 });
    expect(cues(walk).every(([cue]) => cue === 'pawn-hop')).toBe(true);
    const forms = beatOf(beats, 'blockadeFormed');
    expect(forms.after.passing).toBeUndefined();
    expect(cues(forms)).toEqual([['blockade-forms', 0]]);
    expect(trackOf(forms, 'new wall:0:11', 'lift').keys.at(-1)).toMatchObject({ value: 0, ease: 'inQuad' });
  });

  test('breaks down as one of two leaves; of three it stays', () => {
    const beats = beatsOf(stepOf(stateOf(wall, { 0: [7, 7] }, { die: 4 }), move(7)));
    const walk = beatOf(beats, 'pawnMoved');
    expect(cues(walk)[0]).toEqual(['blockade-dissolves', 0]);
    expect(trackOf(walk, 'wall:0:7', 'alpha').keys.at(-1)).toMatchObject({ at: 220, value: 0 });
    expect(beatOf(beats, 'blockadeDissolved').ms).toBe(0);
    const three = beatsOf(stepOf(stateOf(wall, { 0: [7, 7, 7] }, { die: 4 }), move(7)));
    expect(cues(beatOf(three, 'pawnMoved')).some(([cue]) => cue === 'blockade-dissolves')).toBe(false);
  });
});

describe('a throw', () => {
  test('of the die shows its face when it touches, with the sound', () => {
    const throwing = beatOf(beatsOf(throwOf(stateOf({}, { 0: [7] }), 4)), 'diceThrown');
    expect(cues(throwing)).toEqual([['die-lands', 430]]);
    expect(throwing.swaps.at(-1)).toEqual({ actor: 'die:0', frame: 'die-4', at: 430 });
    expect(throwing.ms).toBe(620);
  });

  test('of the cowries lets six shells fall one after the other, the first with the sound', () => {
    const throwing = beatOf(beatsOf(throwOf(stateOf({ pachisi: true }, { 0: [7] }), 3)), 'diceThrown');
    expect(cues(throwing)).toEqual([['cowries', 380]]);
    const last = [0, 1, 2, 3, 4, 5].map((cowrie) =>
      throwing.swaps.findLast(({ actor }) => actor === `cowrie:${cowrie}`),
    );
    expect(last.filter((swap) => swap?.frame === 'cowrie-up')).toHaveLength(3);
    expect(last.map((swap) => swap?.at)).toEqual([380, 406, 432, 458, 484, 510]);
  });

  test('that moves nobody is refused, shows the wall in the way, and passes within a second', () => {
    const state = stateOf(wall, { 0: [7], 2: [11, 11] });
    const beats = beatsOf(throwOf(state, 5));
    expect(told(beats)).toEqual(['diceThrown', 'throwLost', 'turnEnded']);
    const lost = beatOf(beats, 'throwLost');
    expect(cues(lost)).toEqual([['refused', 180]]);
    expect(lost.extras.map(({ actor }) => actor)).toEqual(['flash wall:2:11']);
    expect(lost.ms + beatOf(beats, 'turnEnded').ms).toBeLessThan(1000);
  });

  test('of a third six sends the pawn moved last back, and its blockade breaks down', () => {
    const state = { ...stateOf({ ...wall, sixes: 'thirdToBase' }, { 0: [20, 20] }), sixes: 2 };
    const beats = beatsOf(throwOf({ ...state, lastMoved: { seat: 0, id: 1 } }, 6));
    expect(told(beats)).toEqual([
      'diceThrown',
      'throwLost',
      'pawnReturned',
      'blockadeDissolved',
      'turnEnded',
    ]);
    const back = beatOf(beats, 'pawnReturned');
    expect(cues(back)).toEqual([
      ['blockade-dissolves', 0],
      ['hop', 470],
    ]);
    expect(pawnsIn(back, 0)).toEqual([20, 'base', 'base', 'base']);
  });
});

test('a finished seat has its roof shine', () => {
  const state = stateOf({ places: 'playOn' }, { 0: ['column:5', 'home', 'home', 'home'] }, { die: 1 });
  const beats = beatsOf(stepOf(state, move('column:5')));
  expect(told(beats)).toEqual(['pawnMoved', 'reachedHome', 'seatFinished', 'turnEnded']);
  expect(beatOf(beats, 'pawnMoved').ms).toBe(0);
  expect(beatOf(beats, 'seatFinished').extras.map(({ actor }) => actor)).toEqual(['roof']);
});
