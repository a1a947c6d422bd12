import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Beat, CueMark } from '../../src/show/beat.ts';
import { Director, RATES, type Speed } from '../../src/show/director.ts';
import { upright } from '../../src/show/motions.ts';
import { StubStage } from './stub-stage.ts';

/** A toy game: the view is where one piece stands, an event is its number. */
type View = { readonly x: number };
type ToyBeat = Beat<View, number>;

const place = (x: number) => [
  { actor: 'piece', frame: 'piece', space: 'board', pose: upright(x, 0, 0) } as const,
];

/** A beat that moves the piece by one, with a sound at its end and a thing that exists in its first half. */
function beat(number: number, ms = 100, cue: CueMark['cue'] = 'hop'): ToyBeat {
  const extra = {
    actor: 'spark',
    at: 0,
    until: ms / 2,
    space: 'board',
    look: { kind: 'frame', frame: 'spark' },
  } as const;
  return {
    event: number,
    ms,
    tracks: [
      {
        actor: 'piece',
        channel: 'x',
        keys: [
          { at: 0, value: number - 1, ease: 'linear' },
          { at: ms, value: number, ease: 'linear' },
        ],
      },
    ],
    swaps: [{ actor: 'piece', at: ms / 2, frame: 'piece-up' }],
    extras: ms > 0 ? [{ ...extra, pose: upright(0, 0, 0) }] : [],
    marks: [{ at: ms, cue }],
    decorations: [{ at: 0, kind: 'dust', x: 0, y: 0, seat: 0 }],
    after: { x: number },
  };
}

function makeDirector() {
  const stage = new StubStage<View>(({ x }) => place(x));
  const cues: { cue: string; rate: number }[] = [];
  const calls = { hush: 0, wake: 0 };
  const director = new Director<View, number>(
    { x: 0 },
    {
      stage,
      cue: ({ cue }, rate) => cues.push({ cue, rate }),
      hush: () => {
        calls.hush += 1;
      },
      wake: () => {
        calls.wake += 1;
      },
    },
  );
  const landed: (number | null)[] = [];
  director.onLand(({ event }) => landed.push(event));
  return { director, stage, cues, calls, landed, x: () => stage.actors.get('piece')?.pose.x };
}

/** Whether a promise has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  promise.then(() => {
    done = true;
  });
  await Promise.resolve();
  return done;
}

type Doing =
  | { do: 'play'; count: number; ms: number }
  | { do: 'update'; ms: number }
  | { do: 'land' }
  | { do: 'speed'; speed: Speed }
  | { do: 'pause' | 'hide'; on: boolean };

const anyDoing: fc.Arbitrary<Doing> = fc.oneof(
  fc.record({ do: fc.constant('play' as const), count: fc.nat(6), ms: fc.constantFrom(0, 1, 120, 2500) }),
  fc.record({ do: fc.constant('update' as const), ms: fc.double({ min: 0, max: 400, noNaN: true }) }),
  fc.record({ do: fc.constant('land' as const) }),
  fc.record({
    do: fc.constant('speed' as const),
    speed: fc.constantFrom(...(Object.keys(RATES) as Speed[])),
  }),
  fc.record({ do: fc.constantFrom('pause' as const, 'hide' as const), on: fc.boolean() }),
);

describe('the director', () => {
  test('whatever happens, lands every beat once and in order, and ends with the last view', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDoing, { maxLength: 40 }), async (doings) => {
        const { director, stage, landed } = makeDirector();
        let told = 0;
        for (const doing of doings) {
          if (doing.do === 'play') {
            director.play(
              Array.from({ length: doing.count }, (_, index) => beat(told + index + 1, doing.ms)),
            );
            told += doing.count;
          } else if (doing.do === 'update') director.update(doing.ms);
          else if (doing.do === 'land') director.land();
          else if (doing.do === 'speed') director.setSpeed(doing.speed);
          else if (doing.do === 'pause') director.setPaused(doing.on);
          else director.setHidden(doing.on);
          expect(director.view.x).toBe(landed.length);
          expect(director.busy).toBe(landed.length < told);
        }
        const idle = director.idle();
        director.setPaused(false);
        for (let frame = 0; director.busy && frame < 100_000; frame += 1) director.update(100);
        expect(await isDone(idle)).toBe(true);
        expect(landed).toEqual(Array.from({ length: told }, (_, index) => index + 1));
        expect(stage.shown).toEqual({ x: told });
        expect([...stage.actors]).toEqual([['piece', { frame: 'piece', pose: upright(told, 0, 0) }]]);
      }),
    );
  });

  test('moves the piece with the time, at its speed', () => {
    const { director, stage, x } = makeDirector();
    director.play([beat(1), beat(2)]);
    expect(director.update(25)).toBe(true);
    expect(x()).toBeCloseTo(0.25);
    expect(stage.actors.has('spark')).toBe(true);
    expect(stage.actors.get('piece')?.frame).toBe('piece');
    director.update(25);
    expect(stage.actors.has('spark')).toBe(false);
    expect(stage.actors.get('piece')?.frame).toBe('piece-up');
    director.setSpeed('fast');
    director.update(30); // 60 ms: ten of them are the second beat's
    expect(x()).toBeCloseTo(1.1);
    director.setSpeed('slow');
    director.update(100);
    expect(x()).toBeCloseTo(1.7);
    expect(stage.decorations).toHaveLength(2);
    expect(director.update(1000)).toBe(false);
  });

  test('plays each sound when its time has come, with the speed', () => {
    const { director, cues, calls } = makeDirector();
    director.play([beat(1), beat(2)]);
    expect(calls.wake).toBe(1);
    director.update(99);
    expect(cues).toEqual([]);
    director.update(1);
    expect(cues).toEqual([{ cue: 'hop', rate: 1 }]);
    director.update(500);
    expect(cues).toHaveLength(2);
    expect(calls.hush).toBe(0);
  });

  test('landed by a tap, fades what sounds and plays the highest of the rest', () => {
    const { director, cues, calls } = makeDirector();
    director.play([beat(1), beat(2, 100, 'capture'), beat(3), beat(4, 100, 'midpoint')]);
    director.update(150);
    cues.length = 0;
    director.land();
    expect(calls.hush).toBe(1);
    expect(cues).toEqual([{ cue: 'capture', rate: Number.POSITIVE_INFINITY }]);
    director.land();
    expect(calls.hush).toBe(1);
  });

  test('on a hidden page lands everything in silence', () => {
    const { director, cues, landed } = makeDirector();
    director.play([beat(1)]);
    director.setHidden(true);
    director.play([beat(2)]);
    expect(landed).toEqual([1, 2]);
    expect(cues).toEqual([]);
    director.setHidden(false);
    director.play([beat(3)]);
    expect(landed).toEqual([1, 2]);
  });

  test('at instant speed lands what comes', () => {
    const { director, cues, calls, landed } = makeDirector();
    director.setSpeed('instant');
    director.play([beat(1), beat(2)]);
    expect(landed).toEqual([1, 2]);
    expect(cues).toHaveLength(1);
    expect(calls.hush).toBe(0);
  });

  test('runs faster with much waiting and lands far too much', () => {
    const { director, landed, x } = makeDirector();
    director.play([beat(1, 4000), beat(2, 4000)]);
    director.update(1000);
    expect(x()).toBeCloseTo(0.5);
    director.update(100);
    expect(x()).toBeCloseTo(0.525);
    director.play([beat(3, 9500)]);
    expect(landed).toEqual([1, 2, 3]);
  });

  test('reset drops everything, shows the truth in silence and lets the waiting go', async () => {
    const { director, stage, cues, landed } = makeDirector();
    director.play([beat(1), beat(2)]);
    director.update(150);
    const idle = director.idle();
    director.reset({ x: 7 });
    expect(await isDone(idle)).toBe(true);
    expect(stage.shown).toEqual({ x: 7 });
    expect(stage.actors.get('piece')?.pose.x).toBe(7);
    expect(landed).toEqual([1, null]);
    expect(cues).toEqual([{ cue: 'hop', rate: 1 }]);
    director.update(500);
    expect(landed).toEqual([1, null]);
  });

  test('can be reset, landed and fed by those it tells', () => {
    const { director, landed } = makeDirector();
    director.onLand(({ event }) => {
      if (event === 1) director.play([beat(3)]);
      if (event === 2) director.land();
    });
    director.play([beat(1), beat(2)]);
    director.update(250);
    expect(landed).toEqual([1, 2, 3]);
    director.onLand(({ event }) => {
      if (event === 4) director.reset({ x: 0 });
    });
    director.play([beat(4), beat(5)]);
    director.land();
    expect(landed).toEqual([1, 2, 3, 4, null]);
    expect(director.view).toEqual({ x: 0 });
    expect(director.busy).toBe(false);
  });

  test('is idle when nothing waits and after it is disposed', async () => {
    const { director, landed } = makeDirector();
    expect(await isDone(director.idle())).toBe(true);
    director.play([beat(1)]);
    const idle = director.idle();
    expect(await isDone(idle)).toBe(false);
    director.dispose();
    expect(await isDone(idle)).toBe(true);
    director.play([beat(2)]);
    expect(director.busy).toBe(false);
    expect(landed).toEqual([]);
  });

  test('holds while it is paused', () => {
    const { director, calls, x } = makeDirector();
    director.setPaused(true);
    director.play([beat(1)]);
    expect(director.update(1000)).toBe(true);
    expect(x()).toBe(0);
    const before = calls.wake;
    director.setPaused(false);
    expect(calls.wake).toBe(before + 1);
    director.update(50);
    expect(x()).toBeCloseTo(0.5);
  });
});
