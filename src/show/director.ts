import type { Beat, CueMark } from './beat.ts';
import { highest } from './ladder.ts';
import { Playback } from './playback.ts';
import type { Stage } from './stage.ts';

/** How fast beats run; `instant` lands them as they come. */
export const RATES = { slow: 0.6, normal: 1, fast: 2, instant: Number.POSITIVE_INFINITY } as const;
export type Speed = keyof typeof RATES;

/** With more milliseconds waiting than this, beats run at double speed. */
const HURRY = 6000;
/** With more than this, everything is landed. */
const TOO_LATE = 15000;

/** What a director needs from outside. */
export type DirectorPorts<View> = {
  readonly stage: Stage<View>;
  /** Plays a sound now; `rate` is the speed of what it belongs to, infinite when that was landed. */
  cue(mark: CueMark, rate: number): void;
  /** Fades the sounds that are running: what they belong to is over. */
  hush(): void;
  /** There is something to move: `update` must be called again from now on. */
  wake(): void;
};

/**
 * Plays beats one after the other on a stage, and is the only owner of their time. The match is always ahead of it:
 * whatever happens, the stage ends with the last beat's view. `update` moves it on; between calls nothing changes.
 */
export class Director<View, Event> {
  readonly #ports: DirectorPorts<View>;
  readonly #listeners = new Set<(beat: Beat<View, Event>) => void>();
  #queue: Beat<View, Event>[] = [];
  #running: Playback<View, Event> | null = null;
  #waiting: (() => void)[] = [];
  #view: View;
  #rate: number = RATES.normal;
  #isPaused = false;
  #isHidden = false;
  #isLanding = false;
  #isDisposed = false;
  /** Counts resets: what was being told when one came is no longer true. */
  #epoch = 0;

  /** Shows `view` at once. */
  constructor(view: View, ports: DirectorPorts<View>) {
    this.#ports = ports;
    this.#view = view;
    ports.stage.show(view);
  }

  /** The view that was landed last: what is shown, or was before the beat that is running. */
  get view(): View {
    return this.#view;
  }

  /** Whether a beat is running or waiting. */
  get busy(): boolean {
    return this.#running !== null || this.#queue.length > 0;
  }

  /** Queues beats. At instant speed, on a hidden page and with far too much waiting, they are landed at once. */
  play(beats: readonly Beat<View, Event>[]): void {
    if (this.#isDisposed || beats.length === 0) return;
    this.#queue.push(...beats);
    if (this.#isHidden || this.#rate === RATES.instant || this.#left > TOO_LATE) this.#landAll();
    else this.#ports.wake();
  }

  /** Moves on by `ms` of the clock and draws. Returns whether there is more to come. */
  update(ms: number): boolean {
    const rate = this.#rate * (this.#left > HURRY ? 2 : 1);
    let budget = ms * rate;
    for (let running = this.#start(); running && !this.#isPaused; running = this.#start()) {
      const { left } = running;
      running.advance(budget, rate);
      if (budget < left) return true;
      budget -= left;
      this.#running = null;
      this.#ports.stage.show(running.beat.after);
      this.#landed(running.beat);
    }
    this.#settle();
    return this.busy;
  }

  /** Shows at once how everything that runs or waits ends; of its sounds only the highest is heard. */
  land(): void {
    this.#landAll();
  }

  /** Undo, load, leave: drops everything and shows `view`, without a sound. Listeners get a beat without an event. */
  reset(view: View): void {
    this.#drop();
    this.#ports.hush();
    this.#ports.stage.show(view);
    this.#landed(still(view));
    this.#settle();
  }

  setSpeed(speed: Speed): void {
    this.#rate = RATES[speed];
    if (speed === 'instant') this.#landAll();
  }

  /** Holds everything where it is, or goes on. What is held can still be landed. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused && this.busy) this.#ports.wake();
  }

  /** A page that nobody sees lands everything, in silence, now and as it comes. */
  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    if (isHidden) this.#landAll();
  }

  /** Calls `listener` with every beat when its view has become true, in order; returns how to stop that. */
  onLand(listener: (beat: Beat<View, Event>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when nothing runs or waits any more, in every case: played out, landed, reset or disposed. */
  idle(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Drops everything and forgets its listeners. Later beats are ignored. */
  dispose(): void {
    this.#isDisposed = true;
    this.#drop();
    this.#listeners.clear();
    this.#settle();
  }

  get #left(): number {
    return this.#queue.reduce((sum, { ms }) => sum + ms, this.#running?.left ?? 0);
  }

  /** The beat that runs, begun if need be. */
  #start(): Playback<View, Event> | null {
    if (this.#running) return this.#running;
    const beat = this.#queue.shift();
    if (!beat) return null;
    this.#running = new Playback(beat, this.#ports.stage, (mark) => this.#ports.cue(mark, this.#rate));
    return this.#running;
  }

  /** Landing again from within is left to the loop that is already landing. */
  #landAll(): void {
    if (this.#isLanding || !this.busy) return;
    this.#isLanding = true;
    try {
      const marks: CueMark[] = [];
      while (this.busy) marks.push(...this.#landQueue());
      this.#soundLanded(marks);
    } finally {
      this.#isLanding = false;
    }
    this.#settle();
  }

  #drop(): void {
    this.#queue = [];
    this.#running = null;
    this.#epoch += 1;
  }

  /** Lands what is there now; returns its sounds. A reset by a listener ends it: then nothing is left to tell. */
  #landQueue(): readonly CueMark[] {
    const running = this.#running;
    const beats = running ? [running.beat, ...this.#queue] : this.#queue;
    const marks = [...(running?.silent ?? []), ...this.#queue.flatMap((beat) => beat.marks)];
    this.#running = null;
    this.#queue = [];
    const last = beats.at(-1);
    if (!last) return [];
    const epoch = this.#epoch;
    this.#ports.stage.show(last.after);
    for (const beat of beats) {
      this.#landed(beat);
      if (epoch !== this.#epoch) return [];
    }
    return marks;
  }

  #soundLanded(marks: readonly CueMark[]): void {
    if (this.#rate !== RATES.instant || this.#isHidden) this.#ports.hush();
    const mark = this.#isHidden ? null : highest(marks);
    if (mark) this.#ports.cue(mark, RATES.instant);
  }

  #landed(beat: Beat<View, Event>): void {
    this.#view = beat.after;
    for (const listener of this.#listeners) listener(beat);
  }

  #settle(): void {
    if (this.busy) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** A beat in which nothing moves: it only makes a view true. */
export function still<View, Event>(after: View, event: Event | null = null): Beat<View, Event> {
  return { event, ms: 0, tracks: [], swaps: [], extras: [], marks: [], decorations: [], after };
}
