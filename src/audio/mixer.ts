/**
 * Which cue may sound, and what makes room for it: pure decisions over data, with times passed in. All times are
 * milliseconds of one clock, all loudness is in dB.
 */

import type { Cue } from '../show/beat.ts';
import { CUE_FACTS, type CueClass, isFinale, isStep, LIMITS, rankOf } from './cues.ts';

/** A cue that sounds. `key` is the caller's name for it. */
export type Voice = {
  readonly key: number;
  readonly cue: Cue;
  readonly from: number;
  readonly until: number;
};

/** What the decisions remember: what sounds, and when each cue last began. */
export type Mixer = {
  readonly voices: readonly Voice[];
  readonly begun: Readonly<Partial<Record<Cue, number>>>;
};

export const SILENCE: Mixer = { voices: [], begun: {} };

/** Something to play. `since` is its contact; later than that only when it has been told to wait. */
export type Wish = {
  readonly key: number;
  readonly cue: Cue;
  readonly since: number;
  readonly now: number;
  /** How long it would sound. */
  readonly ms: number;
};

/** A voice to take away, within `ms`. */
export type Cut = { readonly key: number; readonly ms: number };

/** How far the ambience goes down, for how long it stays there, and how long it takes each way. */
export type Duck = {
  readonly gain: number;
  readonly attack: number;
  readonly hold: number;
  readonly release: number;
};

export type Verdict =
  | { readonly kind: 'drop' }
  /** Ask again at `until`, with the same `since`. */
  | { readonly kind: 'wait'; readonly until: number }
  | {
      readonly kind: 'play';
      readonly gain: number;
      readonly cuts: readonly Cut[];
      /** Voices that go on, softer by `SOFTER`. */
      readonly soften: readonly number[];
      readonly duck: Duck | null;
    };

/** How much a step or a screen sound gives way while a major cue sounds. */
export const SOFTER = -6;

const SAME_CUE_GUARD = 45;
const LADDER_DROPS = 80;
const LADDER_GAP = 250;
const LADDER_LATEST = 400;
const CUT = 15;
const CUT_MAJOR = 60;
const FINALE_FADE = 150;
const DUCKS: Readonly<Record<CueClass, number>> = { ui: 0, move: 0, event: -4, major: -9 };
const DROP: Verdict = { kind: 'drop' };

const classOf = (voice: { readonly cue: Cue }): CueClass => CUE_FACTS[voice.cue].class;
const isQuiet = (voice: { readonly cue: Cue }): boolean =>
  classOf(voice) === 'ui' || classOf(voice) === 'move';

/** Decides on a wish and remembers the decision. Sound.md, "Playing them". */
export function decide(before: Mixer, wish: Wish): { readonly mixer: Mixer; readonly verdict: Verdict } {
  const mixer = { ...before, voices: before.voices.filter((voice) => voice.until > wish.now) };
  const begun = mixer.begun[wish.cue];
  if (begun !== undefined && wish.now - begun < SAME_CUE_GUARD) return { mixer, verdict: DROP };
  const place = climb(mixer, wish);
  if (place !== 'free') return { mixer, verdict: place };
  const isMajorOn = mixer.voices.some((voice) => classOf(voice) === 'major');
  if (isMajorOn && wish.cue === 'hover') return { mixer, verdict: DROP };
  const cuts = cutsFor(mixer.voices, wish);
  const gone = new Set(cuts.map(({ key }) => key));
  const staying = mixer.voices.filter(({ key }) => !gone.has(key));
  const kind = classOf(wish);
  const voice: Voice = { key: wish.key, cue: wish.cue, from: wish.now, until: wish.now + wish.ms };
  return {
    mixer: { voices: [...staying, voice], begun: { ...mixer.begun, [wish.cue]: wish.now } },
    verdict: {
      kind: 'play',
      gain: isMajorOn && isQuiet(wish) ? SOFTER : 0,
      cuts,
      soften: kind === 'major' && !isMajorOn ? staying.filter(isQuiet).map(({ key }) => key) : [],
      duck: DUCKS[kind] < 0 ? { gain: DUCKS[kind], attack: 60, hold: wish.ms, release: 400 } : null,
    },
  };
}

/** The ladder: a lower cue close behind a higher one is dropped, or waits until the higher one has been heard. */
function climb(mixer: Mixer, wish: Wish): Verdict | 'free' {
  const rank = rankOf(wish.cue);
  if (rank === null) return 'free';
  const contacts = Object.entries(mixer.begun).flatMap(([name, at]) => {
    const other = rankOf(name as Cue);
    return other !== null && other < rank ? [at] : [];
  });
  const last = Math.max(Number.NEGATIVE_INFINITY, ...contacts);
  if (Math.abs(wish.since - last) < LADDER_DROPS) return DROP;
  if (wish.now - last >= LADDER_GAP || isStep(wish.cue)) return 'free';
  const until = last + LADDER_GAP;
  return until - wish.since > LADDER_LATEST ? DROP : { kind: 'wait', until };
}

/** The oldest of the class make room; `capture` may begin while `convergence` still sounds. */
function cutsFor(voices: readonly Voice[], wish: Wish): readonly Cut[] {
  if (isFinale(wish.cue)) return voices.map(({ key }) => ({ key, ms: FINALE_FADE }));
  const kind = classOf(wish);
  const same = voices.filter((voice) => classOf(voice) === kind);
  const isLinked = wish.cue === 'capture' && same.some((voice) => voice.cue === 'convergence');
  const surplus = isLinked ? 0 : Math.max(0, same.length + 1 - LIMITS[kind]);
  return same.slice(0, surplus).map(({ key }) => ({ key, ms: kind === 'major' ? CUT_MAJOR : CUT }));
}

/** Amplitude of a gain in dB. */
export const amplitude = (decibels: number): number => 10 ** (decibels / 20);

/** Amplitude of a slider at `value` 0 to 1: its square, for the ear counts in decibels. */
export const sliderVolume = (value: number): number => value * value;
