/** The sound as Howler plays it: Web Audio only. Which cue sounds and how loud is decided in `mixer.ts`. */

import { Howl, Howler, type SoundSpriteDefinitions } from 'howler';
import spriteMap from '../../assets/built/sound/sprite.json';
import spriteM4a from '../../assets/built/sound/sprite.m4a';
import spriteWebm from '../../assets/built/sound/sprite.webm';
import type { Cue, CueMark } from '../show/beat.ts';
import { makeAir } from './ambience.ts';
import { CUE_FACTS, isStep } from './cues.ts';
import { amplitude, decide, type Mixer, SILENCE, SOFTER, sliderVolume, type Verdict } from './mixer.ts';
import type { Sound, SoundSettings } from './sound.ts';
import { isRunning, resume } from './web-audio.ts';

const SPRITE = spriteMap.sprite as unknown as Record<string, [number, number, boolean]> &
  SoundSpriteDefinitions;
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;
const SKIP_FADE = 40;
const WIDEST_PAN = 0.35;
const FAST_STEP = -3;
/** The part of a window of the sprite that is only a tail of silence. */
const TAIL = 30;

/** Makes the Howler sound and begins to fetch the cues. */
export function makeHowlerSound(settings: SoundSettings, random: () => number = Math.random): Sound {
  Howler.autoSuspend = false;
  Howler.autoUnlock = false;
  const howl = new Howl({ src: [spriteWebm, spriteM4a], sprite: SPRITE, pool: 12, volume: 0 });
  const air = makeAir();
  const voices = makeVoices(howl);
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const lastTake = new Map<Cue, number>();
  let mixer: Mixer = SILENCE;
  let current = settings;
  let nextKey = 0;

  const isAudible = () => !document.hidden && !current.isMuted && howl.state() === 'loaded' && isRunning();

  function takeOf(cue: Cue): string {
    const { takes } = CUE_FACTS[cue];
    if (takes === 1) return cue;
    const last = lastTake.get(cue);
    const drawn = 1 + Math.floor(random() * (last === undefined ? takes : takes - 1));
    const take = last !== undefined && drawn >= last ? drawn + 1 : drawn;
    lastTake.set(cue, take);
    return `${cue}-${take}`;
  }

  function start(mark: CueMark, since: number): void {
    if (!isAudible()) return;
    const take = takeOf(mark.cue);
    const rate = (mark.rate ?? 1) * (isStep(mark.cue) ? 2 ** (spread(random, 15) / 1200) : 1);
    const ms = ((SPRITE[take]?.[1] ?? TAIL) - TAIL) / rate;
    nextKey += 1;
    const { mixer: next, verdict } = decide(mixer, {
      key: nextKey,
      cue: mark.cue,
      since,
      now: performance.now(),
      ms,
    });
    mixer = next;
    if (verdict.kind === 'wait') later(() => start(mark, since), verdict.until - performance.now());
    if (verdict.kind === 'play') sound(mark, take, rate, nextKey, verdict);
  }

  function sound(
    mark: CueMark,
    take: string,
    rate: number,
    key: number,
    verdict: Verdict & { kind: 'play' },
  ): void {
    for (const cut of verdict.cuts) voices.fadeOut(cut.key, cut.ms);
    for (const other of verdict.soften) voices.soften(other);
    if (verdict.duck) air.duck(verdict.duck);
    const step = isStep(mark.cue) ? spread(random, 1) + (current.isFast ? FAST_STEP : 0) : 0;
    const volume = sliderVolume(current.effects) * amplitude((mark.gain ?? 0) + verdict.gain + step);
    const pan = CUE_FACTS[mark.cue].tonal ? 0 : Math.max(-WIDEST_PAN, Math.min(WIDEST_PAN, mark.pan ?? 0));
    voices.play(key, take, rate, Math.min(1, volume), pan);
  }

  function later(action: () => void, ms: number): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      action();
    }, ms);
    waiting.add(timer);
  }

  function hush(): void {
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    voices.fadeAll(SKIP_FADE);
    mixer = SILENCE;
  }

  function apply(): void {
    Howler.mute(current.isMuted || document.hidden);
    air.setVolume(sliderVolume(current.ambience));
    air.begin();
  }

  function onVisibility(): void {
    if (document.hidden) hush();
    else resume();
    apply();
  }

  for (const gesture of GESTURES) addEventListener(gesture, resume, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  Howler.ctx?.addEventListener('statechange', apply);
  apply();

  return {
    play: (mark) => start(mark, performance.now()),
    hush,
    configure(next) {
      current = next;
      apply();
    },
    setAmbience(ambience) {
      air.choose(ambience);
      apply();
    },
    dispose() {
      hush();
      for (const gesture of GESTURES) removeEventListener(gesture, resume, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      Howler.ctx?.removeEventListener('statechange', apply);
      air.choose(null);
      howl.unload();
    },
  };
}

/** A number between −width and width. */
const spread = (random: () => number, width: number): number => (random() * 2 - 1) * width;

/** The voices of a Howl by the mixer's keys. */
function makeVoices(howl: Howl) {
  const ids = new Map<number, number>();
  howl.on('end', (id) => forget(id));

  function forget(id: number): void {
    for (const [key, other] of ids) if (other === id) ids.delete(key);
  }

  function fadeOut(key: number, ms: number): void {
    const id = ids.get(key);
    if (id === undefined) return;
    ids.delete(key);
    const volume = howl.volume(id);
    if (typeof volume === 'number' && volume > 0) howl.fade(volume, 0, ms, id);
    setTimeout(() => howl.stop(id), ms);
  }

  return {
    fadeOut,
    play(key: number, take: string, rate: number, volume: number, pan: number): void {
      const id = howl.play(take);
      ids.set(key, id);
      if (rate !== 1) howl.rate(rate, id);
      if (pan !== 0) howl.stereo(pan, id);
      howl.volume(volume, id);
    },
    soften(key: number): void {
      const id = ids.get(key);
      const volume = id === undefined ? 0 : howl.volume(id);
      if (id !== undefined && typeof volume === 'number' && volume > 0)
        howl.fade(volume, volume * amplitude(SOFTER), 60, id);
    },
    fadeAll(ms: number): void {
      for (const key of [...ids.keys()]) fadeOut(key, ms);
    },
  };
}
