import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSound, type Sound, type SoundSettings } from '../../src/audio/sound.ts';

const SETTINGS: SoundSettings = { effects: 0.8, ambience: 0.8, isMuted: false, isFast: false };

/** A sound that only notes what is asked of it. */
function makeFake() {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const fake = Object.fromEntries(
    ['play', 'hush', 'configure', 'setAmbience', 'unlock', 'dispose'].map((name) => [name, note(name)]),
  ) as unknown as Sound;
  return { fake, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('what is asked before the sound is there is dropped, what was set is handed on', async () => {
  const { fake, calls } = makeFake();
  const load = vi.fn(async () => fake);
  const sound = makeSound(load, SETTINGS);
  expect(load).not.toHaveBeenCalled();
  sound.play({ at: 0, cue: 'button' });
  sound.setAmbience('night');
  sound.configure({ ...SETTINGS, isMuted: true });
  await vi.runAllTimersAsync();
  expect(calls).toEqual([
    ['configure', { ...SETTINGS, isMuted: true }],
    ['setAmbience', 'night'],
  ]);
  sound.play({ at: 0, cue: 'hop' });
  expect(calls.at(-1)).toEqual(['play', { at: 0, cue: 'hop' }]);
});

test('a sound that cannot be loaded is silence', async () => {
  const sound = makeSound(() => Promise.reject(new Error('offline')), SETTINGS);
  await vi.runAllTimersAsync();
  expect(() => sound.play({ at: 0, cue: 'hop' })).not.toThrow();
});

test('one that arrives after it was disposed of is disposed of', async () => {
  const { fake, calls } = makeFake();
  const sound = makeSound(async () => fake, SETTINGS);
  sound.dispose();
  await vi.runAllTimersAsync();
  expect(calls).toEqual([['dispose']]);
});
