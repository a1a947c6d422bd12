import { describe, expect, test } from 'vitest';
import type { Event, State } from '../../src/engine/territories/types.ts';
import type { Channel, Track } from '../../src/show/beat.ts';
import { choreograph, type TerritoriesBeat } from '../../src/show/territories/choreography.ts';
import { arrange } from '../../src/show/territories/layout.ts';
import { crossingOf } from '../../src/show/territories/map.ts';
import { dieSlot } from '../../src/show/territories/tray.ts';
import { faultsOf } from './beats.ts';
import { positionOf, type StepSeen, stepOf } from './territories-views.ts';

const beatsOf = (step: StepSeen, manner = {}) =>
  choreograph(step, { reducedMotion: false, upright: false, ...manner });

/** The one beat of an event. */
function beatOf(beats: readonly TerritoriesBeat[], type: Event['type']): TerritoriesBeat {
  const found = beats.filter(({ event }) => event?.type === type);
  expect(found, type).toHaveLength(1);
  return found[0] as TerritoriesBeat;
}

const cues = ({ marks }: TerritoriesBeat): readonly [string, number][] =>
  marks.map(({ cue, at }) => [cue, at]);
const told = (beats: readonly TerritoriesBeat[]) => beats.map(({ event }) => event?.type ?? null);

function trackOf({ tracks }: TerritoriesBeat, actor: string, channel: Channel): Track {
  const track = tracks.find((candidate) => candidate.actor === actor && candidate.channel === channel);
  if (!track) throw new Error(`${channel} of ${actor} does not move`);
  return track;
}

/** When a track comes to its last value, to stay. */
function arrives({ keys }: Track): number {
  const end = keys.at(-1)?.value;
  return keys[keys.findLastIndex(({ value }) => value !== end) + 1]?.at ?? 0;
}

const THIEF = { territories: { t7: { owner: 1 } }, teams: [{ at: 't7', steal: 't7' }, { hand: ['shield'] }] };
const steal = { type: 'steal', territory: 't7' } as const;

describe('a journey', () => {
  const journey = stepOf(positionOf({ teams: [{ at: 't1' }, {}] }), { action: { type: 'travel', to: 't7' } });

  test('hops along the roads and over each border where its road does', () => {
    const beat = beatOf(beatsOf(journey), 'travelled');
    const [xs, ys] = [trackOf(beat, 'traveller:0', 'x'), trackOf(beat, 'traveller:0', 'y')];
    const feet = xs.keys.map(({ value }, index) => ({ x: value, y: ys.keys[index]?.value }));
    expect(feet).toContainEqual(crossingOf('t1', 't4', false));
    expect(feet).toContainEqual(crossingOf('t4', 't7', false));
    expect(beat.marks.every(({ cue }) => cue === 'hop')).toBe(true);
    expect(beat.marks.length).toBe(
      trackOf(beat, 'traveller:0', 'lift').keys.filter(({ value }) => value > 0).length,
    );
  });

  test('goes the same way on an upright board, turned', () => {
    const beat = beatOf(beatsOf(journey, { upright: true }), 'travelled');
    const [xs, ys] = [trackOf(beat, 'traveller:0', 'x'), trackOf(beat, 'traveller:0', 'y')];
    const feet = xs.keys.map(({ value }, index) => ({ x: value, y: ys.keys[index]?.value }));
    expect(feet).toContainEqual(crossingOf('t4', 't7', true));
  });

  test('slides when motion is reduced', () => {
    const beat = beatOf(beatsOf(journey, { reducedMotion: true }), 'travelled');
    expect(beat.tracks.some(({ channel }) => channel === 'lift')).toBe(false);
    expect(beat.decorations).toEqual([]);
  });
});

describe('a steal', () => {
  test('is stamped on its target, and a threat closes round it', () => {
    const state = positionOf({ territories: { t7: { owner: 1 } }, teams: [{ hand: ['steal'] }, {}] });
    const beat = beatOf(beatsOf(stepOf(state, { action: steal })), 'stealAnnounced');
    const card = trackOf(beat, 'card', 'x');
    expect(cues(beat)).toEqual([
      ['card-played', 420 - 165],
      ['steal-announced', 420],
    ]);
    expect(arrives(card)).toBeLessThanOrEqual(420);
    expect(trackOf(beat, 'new threat:t7', 'scaleX').keys[0]?.at).toBe(420);
    expect(beat.swaps.map(({ frame }) => frame)).toEqual(['card-steal']);
  });

  test('sweeps the colour over, and locks when its sound does', () => {
    const fallen = positionOf({
      ...THIEF,
      phase: 'challenge',
      challenge: { progress: { dice: [1, 2, 3, 4, 0] } },
    });
    const beats = beatsOf(stepOf({ ...fallen, phase: 'dice' }, { chance: { dice: [5] } }));
    expect(told(beats)).toEqual(['diceThrown', 'challengePassed', 'stolen', 'locked', 'turnEnded']);
    const [stolen, locked] = [beatOf(beats, 'stolen'), beatOf(beats, 'locked')];
    expect(cues(stolen)).toEqual([['steal-succeeds', 0]]);
    expect(cues(locked)).toEqual([]);
    const land = trackOf(stolen, 'new land:t7:0', 'scaleX');
    expect(Math.min(...land.keys.map(({ value }) => value))).toBeLessThan(0.1);
    expect(trackOf(stolen, 'land:t7:1', 'alpha').keys.at(-1)).toMatchObject({ at: arrives(land), value: 0 });
    expect(stolen.ms + arrives(trackOf(locked, 'new castle:t7', 'lift'))).toBe(530);
    expect(stolen.extras.find(({ actor }) => actor === 'gain')?.look).toMatchObject({ text: '+1' });
  });

  test('is answered by a Shield: the castle slams, the lock sounds, the swords fly off', () => {
    const state = positionOf({ ...THIEF, phase: 'answer', turn: 1 });
    const beats = beatsOf(stepOf(state, { seat: 1, action: { type: 'shield', territory: 't7' } }));
    expect(told(beats)).toEqual(['shieldPlayed', 'locked', 'stealFailed']);
    const locked = beatOf(beats, 'locked');
    const closed = arrives(trackOf(locked, 'new castle:t7', 'lift'));
    expect(cues(locked)).toEqual([['lock', closed - 92]]);
    expect(locked.swaps).toEqual([{ actor: 'land:t7:1', frame: 'land-t7-1-locked', at: closed }]);
    const failed = beatOf(beats, 'stealFailed');
    expect(cues(failed)).toEqual([['steal-fails', 0]]);
    expect(trackOf(failed, 'swords:t7', 'angle').keys.at(-1)?.value).toBe(200);
  });

  test('that is given up only fades', () => {
    const beat = beatOf(beatsOf(stepOf(positionOf(THIEF), { action: { type: 'giveUp' } })), 'stealFailed');
    expect(beat.tracks.map(({ actor, channel }) => `${channel} of ${actor}`).sort()).toEqual([
      'alpha of swords:t7',
      'alpha of threat:t7',
    ]);
  });
});

describe('a conquest', () => {
  const state = positionOf({
    phase: 'challenge',
    teams: [{ at: 't6' }, {}],
    challenge: { progress: { dice: [4], set: [1, 2, 3, 0], left: 0 } },
  });
  const beats = beatsOf(stepOf(state, { action: { type: 'place', step: 3 } }));

  test('plants the flag, and the colour runs from it to the borders', () => {
    const beat = beatOf(beats, 'conquered');
    const planted = arrives(trackOf(beat, 'new flag:t6:0', 'lift'));
    expect(cues(beat)).toEqual([['conquered', planted]]);
    expect(trackOf(beat, 'new land:t6:0', 'scaleX').keys[0]?.at).toBe(planted);
    expect(beat.ms).toBe(560);
    const sway = trackOf(beat, 'new flag:t6:0', 'angle').keys.map(({ value }) => Math.sign(value));
    expect(sway).toEqual([0, 1, -1, 0]);
  });

  test('lets the last die go up to its step', () => {
    const beat = beatOf(beats, 'challengeChosen');
    expect(beat.after.challenge?.progress.set).toEqual([1, 2, 3, 4]);
    expect(trackOf(beat, 'set:3', 'x').keys.at(-1)?.at).toBe(200);
  });

  test('reveals another territory: its cloud lifts', () => {
    const hidden = { ...positionOf({ territories: { t9: { revealed: false } } }), phase: 'reveal' } as State;
    const beat = beatOf(beatsOf(stepOf(hidden, { chance: { territory: 't9', kind: 'house' } })), 'revealed');
    expect(cues(beat)).toEqual([['revealed', 0]]);
    expect(trackOf(beat, 'cloud:t9', 'y').keys.at(-1)?.value).toBeLessThan(
      trackOf(beat, 'cloud:t9', 'y').keys[0]?.value ?? 0,
    );
    expect(trackOf(beat, 'veil:t9', 'alpha').keys.at(-1)).toMatchObject({ at: 480, value: 0 });
  });
});

describe('dice', () => {
  test('that are thrown again fall, the others lie still', () => {
    const state = positionOf({
      phase: 'challenge',
      teams: [{ at: 't8' }, {}],
      challenge: { progress: { dice: [4, 4, 0, 4, 0], left: 1 } },
    });
    const throwing = beatOf(
      beatsOf(stepOf({ ...state, phase: 'dice' }, { chance: { dice: [2, 6] } })),
      'diceThrown',
    );
    expect(throwing.swaps.filter(({ at }) => at >= 430)).toEqual([
      { actor: 'die:2', frame: 'die-2', at: 430 },
      { actor: 'die:4', frame: 'die-6', at: 480 },
    ]);
    expect(cues(throwing)).toEqual([
      ['die-lands', 430],
      ['die-lands', 480],
    ]);
    expect(throwing.tracks.some(({ actor }) => actor === 'die:0')).toBe(false);
  });

  test('kept in a Tower go where they lie from then on, the rest is taken up', () => {
    const state = positionOf({
      phase: 'challenge',
      teams: [{ at: 't3' }, {}],
      territories: { t3: { kind: 'tower' } },
      challenge: { progress: { dice: [6, 2, 5] } },
    });
    const beat = beatOf(
      beatsOf(stepOf(state, { action: { type: 'keep', dice: [0, 2] } })),
      'challengeChosen',
    );
    expect(beat.after.challenge?.progress).toMatchObject({ set: [6, 5], dice: [0] });
    const frames = beat.extras.map(({ actor, look }) => [actor, look.kind === 'frame' && look.frame]);
    expect(frames).toContainEqual(['new set:1', 'die-5']);
    const way = trackOf(beat, 'new set:1', 'x').keys;
    expect(way.at(-1)).toMatchObject({ at: 200 });
    expect(way.at(-2)?.value).toBe(dieSlot(2, 3, false).x);
    expect(cues(beat)).toEqual([['dice-shake', 0]]);
  });

  test('of Higher or lower are sorted out when they lie: the beaten one is put by', () => {
    const state = positionOf({
      phase: 'challenge',
      teams: [{ at: 't3' }, {}],
      territories: { t3: { kind: 'calls' } },
      challenge: { progress: { dice: [2, 0], call: 'higher', left: 2, spare: 1 } },
    });
    const beats = beatsOf(stepOf({ ...state, phase: 'dice' }, { chance: { dice: [5] } }));
    expect(told(beats)).toEqual(['diceThrown', null]);
    expect(beats[0]?.after.challenge?.progress).toMatchObject({ dice: [2, 5], set: [] });
    const [lying, sorted] = beats;
    expect(sorted?.after.challenge?.progress).toMatchObject({ dice: [5], set: [2] });
    const lay = lying && arrange(lying.after, false).find(({ actor }) => actor === 'die:1');
    const way = sorted && trackOf(sorted, 'die:0', 'x').keys;
    expect(way?.at(-2)).toMatchObject({ at: 0, value: lay?.pose.x });
    expect(way?.at(-1)?.at).toBe(200);
  });
});

describe('cards', () => {
  const drawing = { ...positionOf({}), phase: 'draw', drawing: { why: 'conquest', left: 1 } } as State;
  const draw = (viewer: number | null) =>
    beatOf(beatsOf(stepOf(drawing, { chance: { card: 'shield' } }, viewer)), 'cardDrawn');
  const faces = ({ extras, swaps }: TerritoriesBeat) => [
    ...extras.map(({ look }) => look.kind === 'frame' && look.frame),
    ...swaps.map(({ frame }) => frame),
  ];

  test('that are drawn turn over only for those who may see them, and take as long for all', () => {
    expect(faces(draw(0))).toEqual(['card-back', 'card-shield']);
    expect(faces(draw(1))).toEqual(['card-back']);
    expect(faces(draw(null))).toEqual(['card-back']);
    expect(draw(0).ms).toBe(draw(1).ms);
  });

  test('go to the open hand, else to the panel of their team', () => {
    const end = (beat: TerritoriesBeat) => trackOf(beat, 'card', 'x').keys.at(-1)?.value ?? 0;
    expect(end(draw(0))).toBeGreaterThan(1000);
    expect(end(draw(1))).toBeLessThan(600);
  });

  test('are shuffled when the deck is empty', () => {
    const hand = ['steal', 'shield'];
    const discards = [
      ...Array(8).fill('steal'),
      ...Array(3).fill('shield'),
      ...Array(4).fill('secondChance'),
    ];
    const state = positionOf({ teams: [{ hand }, { hand: ['steal'] }], discards });
    const step = stepOf(state, { action: { type: 'rest' } });
    expect(step.before.deck).toBe(0);
    for (const manner of [{}, { reducedMotion: true }, { upright: true }]) {
      const beats = beatsOf(step, manner);
      expect(told(beats)).toEqual(['rested', 'deckReshuffled']);
      let shown = step.before;
      for (const beat of beats) {
        expect(faultsOf((view) => arrange(view, 'upright' in manner), shown, beat)).toEqual([]);
        shown = beat.after;
      }
    }
  });
});

describe('the picture rests as long', () => {
  const lengths = (step: StepSeen) => beatsOf(step).map(({ ms }) => ms);

  test('after an announced steal, whether or not the owner holds a Shield', () => {
    const announced = (card: string) =>
      stepOf(
        positionOf({ territories: { t7: { owner: 1 } }, teams: [{ hand: ['steal'] }, { hand: [card] }] }),
        { action: steal },
      );
    expect(lengths(announced('shield'))).toEqual(lengths(announced('secondChance')));
    expect(lengths(announced('shield'))[0]).toBeGreaterThan(1200);
  });

  test('before the challenge of a steal', () => {
    const begun = (card: string) =>
      stepOf(positionOf({ ...THIEF, teams: [THIEF.teams[0] ?? {}, { hand: [card] }] }), {
        action: { type: 'attempt' },
      });
    expect(begun('shield').events.at(-1)).toMatchObject({ asked: true });
    expect(lengths(begun('shield'))).toEqual(lengths(begun('steal')));
    expect(lengths(begun('shield'))[0]).toBeGreaterThan(900);
  });

  test('after a failed challenge, whether or not the team holds a Second Chance', () => {
    const failed = (...hand: string[]) => {
      const state = positionOf({
        phase: 'challenge',
        teams: [{ at: 't8', hand }, {}],
        challenge: { progress: { dice: [1, 2, 3, 4, 0], left: 0 } },
      });
      return stepOf({ ...state, phase: 'dice' }, { chance: { dice: [6] } });
    };
    const miss = (step: StepSeen) => beatOf(beatsOf(step), 'challengeFailed').ms;
    expect(failed('steal').events.at(-1)).toMatchObject({ again: true });
    expect(miss(failed('secondChance'))).toBe(miss(failed('steal')));
    expect(miss(failed('secondChance'))).toBe(miss(failed()));
    expect(miss(failed())).toBeGreaterThan(1000);
  });
});
