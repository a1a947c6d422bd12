import { expect, test } from 'vitest';
import { CUE_FACTS, LIMITS } from '../../src/audio/cues.ts';
import { decide, type Mixer, SILENCE, SOFTER, sliderVolume, type Verdict } from '../../src/audio/mixer.ts';
import { CUES, type Cue } from '../../src/show/beat.ts';

/** Plays cues at their times and returns the verdicts; keys count from 0. */
function hear(cues: readonly (readonly [Cue, number, number?])[]): { verdicts: Verdict[]; mixer: Mixer } {
  let mixer = SILENCE;
  const verdicts = cues.map(([cue, now, since = now], key) => {
    const decided = decide(mixer, { key, cue, since, now, ms: 500 });
    mixer = decided.mixer;
    return decided.verdict;
  });
  return { verdicts, mixer };
}

const kinds = (...cues: (readonly [Cue, number, number?])[]) => hear(cues).verdicts.map(({ kind }) => kind);
const lastOf = (...cues: (readonly [Cue, number, number?])[]) => {
  const verdict = hear(cues).verdicts.at(-1);
  if (verdict?.kind !== 'play') throw new Error(`the last cue does not play: ${verdict?.kind}`);
  return verdict;
};

test('every cue belongs to a class and the classes hold eight voices with a capture after a convergence', () => {
  expect(CUES.filter((cue) => !CUE_FACTS[cue])).toEqual([]);
  expect(LIMITS.ui + LIMITS.move + LIMITS.event + LIMITS.major + 1).toBe(8);
});

test('the same cue does not begin again within 45 ms', () => {
  expect(kinds(['hop', 0], ['hop', 44], ['hop', 45])).toEqual(['play', 'drop', 'play']);
});

test('a screen sound cuts the one before, the fourth step cuts the first', () => {
  expect(lastOf(['button', 0], ['dialog-open', 50]).cuts).toEqual([{ key: 0, ms: 15 }]);
  expect(lastOf(['hop', 0], ['hop', 60], ['hop', 120], ['hop', 180]).cuts).toEqual([{ key: 0, ms: 15 }]);
});

test('what has ended makes no room', () => {
  expect(lastOf(['button', 0], ['dialog-open', 600]).cuts).toEqual([]);
});

test('one major sounds at a time, but a capture may begin in a convergence', () => {
  expect(lastOf(['lock', 0], ['convergence', 100]).cuts).toEqual([{ key: 0, ms: 60 }]);
  expect(lastOf(['convergence', 0], ['capture', 180]).cuts).toEqual([]);
});

test('the lower of two cues is dropped within 80 ms on either side', () => {
  expect(kinds(['capture', 0], ['midpoint', 79])).toEqual(['play', 'drop']);
  expect(kinds(['midpoint', 0], ['capture', 10])).toEqual(['play', 'play']);
});

test('later it waits until 250 ms after the higher contact', () => {
  expect(
    hear([
      ['capture', 0],
      ['midpoint', 100],
    ]).verdicts[1],
  ).toEqual({ kind: 'wait', until: 250 });
  expect(kinds(['capture', 0], ['midpoint', 250, 100])).toEqual(['play', 'play']);
});

test('it is dropped when it would be more than 400 ms late', () => {
  expect(kinds(['capture', 0], ['home', 350, 100], ['midpoint', 350, 150])).toEqual(['play', 'play', 'drop']);
  expect(
    hear([
      ['capture', 0],
      ['home', 250, 100],
      ['midpoint', 250, 150],
    ]).verdicts[2],
  ).toEqual({ kind: 'wait', until: 500 });
});

test('a step is never late: it is dropped or plays at its contact', () => {
  expect(kinds(['midpoint', 0], ['hop', 60], ['hop', 110])).toEqual(['play', 'drop', 'play']);
});

test('cues outside the ladder are not held up by it', () => {
  expect(kinds(['capture', 0], ['score-up', 10], ['die-lands', 20])).toEqual(['play', 'play', 'play']);
});

test('a major takes the air down for its length and softens the steps that sound', () => {
  const capture = lastOf(['hop', 0], ['capture', 100]);
  expect(capture.duck).toEqual({ gain: -9, attack: 60, hold: 500, release: 400 });
  expect(capture.soften).toEqual([0]);
});

test('a step or a screen sound that begins under a major is softer, and a hover is not heard', () => {
  expect(lastOf(['capture', 0], ['score-up', 300]).gain).toBe(SOFTER);
  expect(kinds(['capture', 0], ['hover', 300])).toEqual(['play', 'drop']);
  expect(lastOf(['capture', 0], ['score-up', 600]).gain).toBe(0);
});

test('an event takes the air down less, a step not at all', () => {
  expect(lastOf(['exit-yard', 0]).duck?.gain).toBe(-4);
  expect(lastOf(['hop', 0]).duck).toBeNull();
});

test('the end of a match fades everything else', () => {
  expect(lastOf(['hop', 0], ['capture', 100], ['win', 200]).cuts).toEqual([
    { key: 0, ms: 150 },
    { key: 1, ms: 150 },
  ]);
});

test('a slider counts for the ear', () => {
  expect(sliderVolume(0.5)).toBe(0.25);
});
