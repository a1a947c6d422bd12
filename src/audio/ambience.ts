/** The air of the table: a ring that plays without end, goes down under loud cues and is fetched when first wanted. */

import { Howl } from 'howler';
import dayMap from '../../assets/built/sound/ambience-day.json';
import dayM4a from '../../assets/built/sound/ambience-day.m4a';
import dayWebm from '../../assets/built/sound/ambience-day.webm';
import nightMap from '../../assets/built/sound/ambience-night.json';
import nightM4a from '../../assets/built/sound/ambience-night.m4a';
import nightWebm from '../../assets/built/sound/ambience-night.webm';
import { amplitude, type Duck } from './mixer.ts';
import type { Ambience } from './sound.ts';
import { isRunning } from './web-audio.ts';

type Ring = [number, number, boolean];

const FILES: Readonly<Record<Ambience, { readonly src: string[]; readonly loop: Ring }>> = {
  day: { src: [dayWebm, dayM4a], loop: dayMap.sprite.loop as Ring },
  night: { src: [nightWebm, nightM4a], loop: nightMap.sprite.loop as Ring },
};
const FADE = 1200;

/** The air, silent until `begin`, which may be called again and again once the browser lets sound out. */
export function makeAir() {
  let playing: { readonly howl: Howl; readonly id: number } | null = null;
  let howl: Howl | null = null;
  let chosen: Ambience | null = null;
  let volume = 0;
  let ducked: (Duck & { readonly until: number }) | null = null;
  let release: ReturnType<typeof setTimeout> | undefined;

  const level = () => volume * (ducked ? amplitude(ducked.gain) : 1);

  function fadeTo(target: number, ms: number): void {
    if (!playing) return;
    const now = playing.howl.volume(playing.id);
    if (typeof now === 'number' && Math.abs(now - target) >= 0.005)
      playing.howl.fade(now, target, ms, playing.id);
  }

  function begin(): void {
    if (!howl || playing || volume === 0 || howl.state() !== 'loaded' || !isRunning()) return;
    playing = { howl, id: howl.play('loop') };
    fadeTo(level(), FADE);
  }

  function stop(): void {
    const old = howl;
    fadeTo(0, FADE);
    playing = null;
    howl = null;
    if (old) setTimeout(() => old.unload(), FADE);
  }

  return {
    begin,
    setVolume(next: number): void {
      if (next === volume) return;
      volume = next;
      fadeTo(level(), 100);
    },
    choose(ambience: Ambience | null): void {
      if (ambience === chosen) return;
      chosen = ambience;
      stop();
      if (!ambience) return;
      const { src, loop } = FILES[ambience];
      howl = new Howl({ src, sprite: { loop }, volume: 0, onload: begin });
    },
    duck(duck: Duck): void {
      const until = performance.now() + duck.hold;
      const gain = Math.min(duck.gain, ducked?.gain ?? 0);
      ducked = { ...duck, gain, until: Math.max(until, ducked?.until ?? 0) };
      fadeTo(level(), duck.attack);
      clearTimeout(release);
      release = setTimeout(() => {
        ducked = null;
        fadeTo(level(), duck.release);
      }, ducked.until - performance.now());
    },
  };
}
