import { describe, expect, test } from 'vitest';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { Action, Chance, State } from '../../src/engine/nobles/types.ts';
import type { Channel, Track } from '../../src/show/beat.ts';
import { choreograph } from '../../src/show/nobles/choreography.ts';
import type { NoblesBeat } from '../../src/show/nobles/reel.ts';
import { stateOf } from './views.ts';

type Manner = { reducedMotion: boolean };

function beatsOf(state: State, input: Action | Chance, manner: Manner = { reducedMotion: false }) {
  const step = 'type' in input ? nobles.act(state, state.turn, input) : nobles.resolve(state, input);
  const [before, after] = [nobles.view(state, null), nobles.view(step.state, null)];
  return choreograph({ before, after, events: step.events }, manner);
}

const move = (from: number | string, count: number, value: number): Action => ({
  type: 'move',
  piece: 'guard',
  from,
  count,
  value,
  direction: 'clockwise',
});

/** The one beat of an event. */
function beatOf(beats: readonly NoblesBeat[], type: string): NoblesBeat {
  const found = beats.filter(({ event }) => event?.type === type);
  expect(found, type).toHaveLength(1);
  return found[0] as NoblesBeat;
}

const cues = ({ marks }: NoblesBeat): readonly [string, number][] => marks.map(({ cue, at }) => [cue, at]);
const told = (beats: readonly NoblesBeat[]) => beats.map(({ event }) => event?.type ?? null);

function trackOf({ tracks }: NoblesBeat, actor: string, channel: Channel): Track {
  const track = tracks.find((candidate) => candidate.actor === actor && candidate.channel === channel);
  if (!track) throw new Error(`${channel} of ${actor} does not move`);
  return track;
}

/** When a number of an actor first has a value. */
const when = (beat: NoblesBeat, actor: string, channel: Channel, value: number): number | undefined =>
  trackOf(beat, actor, channel).keys.find((key) => key.value === value)?.at;

describe('a lone piece', () => {
  test('hops tile by tile, a semitone up each time, faster from the seventh step on', () => {
    const beats = beatsOf(stateOf({ 0: { guards: [30], rolls: [4, 5] }, 2: {} }), move(30, 1, 9));
    expect(told(beats)).toEqual(['pieceMoved']);
    const [beat] = beats as [NoblesBeat];
    const hops = beat.marks.filter(({ cue }) => cue === 'hop');
    expect(hops.map(({ at }) => at)).toEqual([110, 220, 330, 440, 550, 660, 730, 800, 870]);
    expect(hops.map(({ rate }) => Math.round(12 * Math.log2(rate ?? 1)))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 7,
    ]);
    const lift = trackOf(beat, 'guard:0:0', 'lift').keys;
    expect(Math.max(...lift.map(({ value }) => value))).toBeCloseTo(0.35);
    for (const at of [110, 660, 870]) expect(lift).toContainEqual({ at, value: 0, ease: 'inQuad' });
    expect(when(beat, 'guard:0:0', 'scaleY', 0.94)).toBe(110);
  });

  test('slides when motion is reduced', () => {
    const state = stateOf({ 0: { guards: [30], rolls: [4] }, 2: {} });
    const [beat] = beatsOf(state, move(30, 1, 4), { reducedMotion: true }) as [NoblesBeat];
    expect(beat.tracks.filter(({ channel }) => channel === 'lift' || channel === 'scaleY')).toEqual([]);
    expect(beat.decorations).toEqual([]);
    expect(cues(beat)).toHaveLength(4);
  });

  test('turns into the Home path with its own sound', () => {
    const [beat] = beatsOf(stateOf({ 0: { guards: ['51m'], rolls: [4] }, 2: {} }), move('51m', 1, 4)) as [
      NoblesBeat,
    ];
    expect(beat.marks.map(({ cue }) => cue)).toEqual(['hop', 'hop', 'home-path', 'hop']);
  });
});

describe('a group', () => {
  test('marches 120 a tile, 35 apart, with one sound a tile, and takes its number along', () => {
    const state = stateOf({ 0: { guards: [30, 30, 30], rolls: [2, 2] }, 2: {} });
    const [beat] = beatsOf(state, move(30, 2, 2)) as [NoblesBeat];
    expect(cues(beat).filter(([cue]) => cue === 'march')).toEqual([
      ['march', 120],
      ['march', 240],
    ]);
    expect(beat.marks.findLast(({ cue }) => cue === 'march')?.rate).toBeCloseTo(2 ** (1 / 24));
    expect(when(beat, 'guard:0:0', 'lift', 0)).toBe(0);
    expect(when(beat, 'guard:0:1', 'lift', 0)).toBe(35);
    expect(beat.extras.map(({ actor }) => actor)).toContain('badge on the way');
    expect(when(beat, 'badge:0:30', 'alpha', 0)).toBe(0);
  });

  test('gives up its wall when it leaves and gets one with a slam where it stays', () => {
    const state = stateOf({ 0: { guards: [30, 30], rolls: [2, 2] }, 2: {} });
    const [beat] = beatsOf(state, move(30, 2, 2)) as [NoblesBeat];
    const sounds = new Map(cues(beat));
    expect(sounds.get('blockade-dissolves')).toBe(0);
    const slam = beat.tracks.find(({ actor, channel }) => actor === 'new wall:0:32' && channel === 'lift');
    expect(sounds.get('blockade-forms')).toBe((slam?.keys.at(-1)?.at ?? 0) - 122);
  });

  test('makes no sound of walls on Castles', () => {
    const state = stateOf({ 0: { guards: [25, 25], rolls: [4, 4] }, 2: {} });
    const [beat] = beatsOf(state, move(25, 2, 4)) as [NoblesBeat];
    expect(new Set(beat.marks.map(({ cue }) => cue))).toEqual(new Set(['march']));
  });
});

describe('a capture', () => {
  const onTheWay = stateOf({
    0: { guards: [17, 17], noble: 40, rolls: [5, 5] },
    2: { guards: [20, 30], noble: 36 },
  });

  test('on the way cuts the walk at its tile', () => {
    const beats = beatsOf(onTheWay, move(17, 2, 5));
    expect(told(beats)).toEqual(['pieceMoved', 'captured', null]);
    const [first, blow, last] = beats as [NoblesBeat, NoblesBeat, NoblesBeat];
    const guards = (beat: NoblesBeat, seat: number) =>
      beat.after.seats.find((side) => side.seat === seat)?.guards;
    expect(guards(first, 0)).toEqual([20, 20, 'yard', 'yard']);
    expect(first.after.passing).toEqual(expect.objectContaining({ seat: 0, piece: 'guard', ids: [0, 1] }));
    expect(guards(first, 2)).toEqual([20, 30, 'yard', 'yard']);
    expect(guards(blow, 2)).toEqual(['yard', 30, 'yard', 'yard']);
    expect(guards(last, 0)).toEqual([22, 22, 'yard', 'yard']);
    expect(first.after.seats[0]?.rolls).toEqual([]);
    expect(first.after.seats[0]?.progression).toBe(nobles.view(onTheWay, null).seats[0]?.progression);
    expect(last.after.passing).toBeUndefined();
  });

  test('strikes at the end of the lunge; the victim leaves at 50 and lands at 520 with a low step', () => {
    const blow = beatOf(beatsOf(onTheWay, move(17, 2, 5)), 'captured');
    expect(cues(blow)).toEqual([
      ['capture', 90],
      ['hop', 610],
    ]);
    expect(blow.marks[1]).toMatchObject({ rate: 0.7, gain: -3, pan: 0.25 });
    expect(when(blow, 'guard:2:0', 'lift', 2)).toBe((140 + 610) / 2);
    expect(when(blow, 'guard:2:0', 'angle', 360)).toBe(610);
    const tag = blow.extras.find(({ look }) => look.kind === 'tag');
    expect(tag?.look).toEqual({ kind: 'tag', text: '+30', tone: 'gain' });
    expect(tag?.at).toBe(90);
  });

  test('of several sends them home 60 apart', () => {
    const state = stateOf({ 0: { guards: [17, 17, 17], rolls: [3, 3, 3] }, 2: { guards: [20, 20] } });
    const blow = beatOf(beatsOf(state, move(17, 3, 3)), 'captured');
    expect(cues(blow).filter(([cue]) => cue === 'hop')).toEqual([
      ['hop', 610],
      ['hop', 670],
    ]);
  });

  test('by convergence locks shields first: the standing step up, the blow falls 180 after the lock', () => {
    const state = stateOf({ 0: { guards: [17, 20], rolls: [3] }, 2: { guards: [20] } });
    const blow = beatOf(beatsOf(state, move(17, 1, 3)), 'captured');
    expect(cues(blow).slice(0, 2)).toEqual([
      ['convergence', 0],
      ['capture', 442],
    ]);
    expect(trackOf(blow, 'guard:0:1', 'x').keys[1]?.at).toBe(222);
    expect(blow.extras.map(({ actor }) => actor)).toContain('ring');
  });

  test('of a Noble: crown, topple, then its Guards one after the other, in one sound', () => {
    const state = stateOf({
      0: { guards: [17, 17], rolls: [3, 3] },
      2: { guards: [30, 40, 'path:2'], noble: 20 },
    });
    const beats = beatsOf(state, move(17, 2, 3));
    expect(told(beats)).toEqual(['pieceMoved', 'captured', 'nobleCaptured', null]);
    const fall = beatOf(beats, 'captured');
    expect(cues(fall)).toEqual([['noble-captured', 90]]);
    expect(fall.swaps).toContainEqual({ actor: 'noble:2', frame: 'noble-bare-2', at: 230 });
    expect(when(fall, 'crown of 2', 'lift', 0.14)).toBe(450);
    expect(trackOf(fall, 'noble:2', 'angle').keys[1]).toMatchObject({ at: 710, ease: 'inQuad' });
    const takeOff = [0, 1].map((id) => trackOf(fall, `guard:2:${id}`, 'lift').keys[0]?.at);
    expect(takeOff).toEqual([710, 770]);
    expect(fall.tracks.some(({ actor }) => actor === 'guard:2:2')).toBe(false);
    expect(fall.ms).toBeGreaterThanOrEqual(90 + 1160);
  });

  test('after leaving the Yard follows the exit', () => {
    const state = stateOf({ 1: { guards: ['yard', 14], credits: 1 }, 3: { guards: [14] } }, 1);
    const beats = beatsOf(state, { type: 'exit', piece: 'guard' });
    expect(told(beats)).toEqual(['pieceExited', 'captured']);
    expect(cues(beatOf(beats, 'pieceExited'))[0]).toEqual(['exit-yard', 0]);
  });
});

describe('other events', () => {
  test('an exit sets its foot down with the horn', () => {
    const [beat] = beatsOf(stateOf({ 0: { credits: 1 }, 2: {} }), { type: 'exit', piece: 'noble' }) as [
      NoblesBeat,
    ];
    const lift = trackOf(beat, 'noble:0', 'lift').keys;
    expect(lift.at(-1)).toEqual({ at: 395, value: 0, ease: 'inQuad' });
    expect(beat.ms).toBeLessThan(480);
  });

  test('a wall throws the movers back, its edge lights up at the contact, the loss rises', () => {
    const state = stateOf({ 0: { guards: [7, 7], rolls: [6, 6] }, 1: { guards: [11, 11, 11] } });
    const beats = beatsOf(state, move(7, 2, 6));
    const beat = beatOf(beats, 'blocked');
    expect(cues(beat)).toEqual([['blockade-stops', 100]]);
    expect(beat.extras.find(({ actor }) => actor === 'flash wall:1:11')?.at).toBe(100);
    const steps = trackOf(beat, 'guard:0:0', 'x').keys.map(({ at }) => at);
    expect(steps.slice(0, 4)).toEqual([0, 100, 230, 360]);
    expect(beat.extras.find(({ look }) => look.kind === 'tag')?.look).toMatchObject({
      text: '−30',
      tone: 'loss',
    });
    expect(told(beats)).toEqual(['pieceMoved', 'blocked', null]);
    expect(cues(beats[2] as NoblesBeat).map(([cue]) => cue)).toEqual(['blockade-forms']);
  });

  test('a Noble is stopped by its own Guard in a higher, softer tone and without loss', () => {
    const state = stateOf({ 0: { guards: [11], noble: 9, rolls: [6] }, 2: {} });
    const beat = beatOf(beatsOf(state, { ...move(9, 1, 6), piece: 'noble' } as Action), 'blocked');
    expect(beat.marks).toEqual([expect.objectContaining({ cue: 'blockade-stops', rate: 1.12, gain: -4 })]);
    expect(beat.extras.some(({ look }) => look.kind === 'tag')).toBe(false);
    expect(beat.ms).toBe(360);
  });

  test('the midpoint stops the walk for its bell', () => {
    const beats = beatsOf(stateOf({ 0: { guards: [25], rolls: [5] }, 2: {} }), move(25, 1, 5));
    expect(told(beats)).toEqual(['pieceMoved', 'midpointReached', null]);
    const bell = beatOf(beats, 'midpointReached');
    expect(cues(bell)).toEqual([['midpoint', 0]]);
    expect(bell.ms).toBe(420);
    expect(trackOf(bell, 'roundel', 'scaleX').keys.map(({ value }) => value)).toEqual([1, -1, 1]);
  });

  test('the last step Home lights the path and ends on the roof', () => {
    const beats = beatsOf(stateOf({ 0: { guards: ['path:4'], rolls: [2] }, 2: {} }), move('path:4', 1, 2));
    expect(told(beats)).toEqual(['pieceMoved', 'reachedHome']);
    const home = beatOf(beats, 'reachedHome');
    expect(home.ms).toBe(520);
    expect(cues(home)).toEqual([['home', 400]]);
    const lights = [1, 2, 3, 4, 5].map(
      (square) => home.extras.find(({ actor }) => actor === `light ${square} of 0`)?.at,
    );
    expect(lights).toEqual([0, 40, 80, 120, 160]);
  });

  test('dice show their faces when they touch, with the sound, and bounce twice', () => {
    const state = { ...stateOf({ 0: {}, 2: {} }), phase: 'dice' as const, dice: null };
    const beats = beatsOf(state, { dice: [6, 2] });
    expect(told(beats)).toEqual(['diceThrown', null, 'creditsEarned']);
    const throwing = beatOf(beats, 'diceThrown');
    expect(throwing.ms).toBe(620);
    for (const [die, face] of [6, 2].entries()) {
      const { at } = throwing.marks[die] ?? { at: Number.NaN };
      expect(throwing.swaps.findLast(({ actor }) => actor === `die:${die}`)).toEqual({
        actor: `die:${die}`,
        frame: `die-${face}`,
        at,
      });
      const lift = trackOf(throwing, `die:${die}`, 'lift').keys;
      const touches = lift.filter((key) => key.at > 0 && key.value === 0);
      expect(touches).toHaveLength(3);
      expect(touches[0]?.at).toBe(at);
    }
    expect(cues(beats[1] as NoblesBeat).map(([cue]) => cue)).toEqual(['roll-stored', 'roll-stored']);
    expect(cues(beatOf(beats, 'creditsEarned'))).toEqual([['exit-credit', 0]]);
  });

  test('a turn takes the dice away', () => {
    const [beat] = beatsOf(stateOf({ 0: {}, 2: {} }), { type: 'end' }) as [NoblesBeat];
    expect(beat.ms).toBe(240);
    expect(trackOf(beat, 'die:0', 'alpha').keys.at(-1)?.value).toBe(0);
  });

  test('nothing at all only corrects the picture', () => {
    const view = nobles.view(stateOf({ 0: {}, 2: {} }), null);
    const beats = choreograph({ before: view, after: view, events: [] }, { reducedMotion: false });
    expect(beats).toMatchObject([{ event: null, ms: 0, after: view }]);
  });
});
