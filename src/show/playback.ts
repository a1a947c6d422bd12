import type { Beat, Channel, CueMark, Extra, Key, Pose, Swap } from './beat.ts';
import { sample } from './ease.ts';
import type { Stage } from './stage.ts';

type Change = { -readonly [C in Channel]?: Pose[C] };
type Line = { readonly channel: Channel; readonly keys: readonly Key[]; next: number };
type Part = { readonly actor: string; readonly change: Change; readonly lines: readonly Line[] };

/** Items in the order of their times, taken one by one as time comes to them. */
class Agenda<Item> {
  readonly #items: readonly Item[];
  readonly #time: (item: Item) => number;
  #next = 0;

  constructor(items: readonly Item[], time: (item: Item) => number) {
    this.#items = items.toSorted((a, b) => time(a) - time(b));
    this.#time = time;
  }

  /** The next item that is due at `at`, each once. */
  take(at: number): Item | undefined {
    const item = this.#items[this.#next];
    if (item === undefined || this.#time(item) > at) return undefined;
    this.#next += 1;
    return item;
  }

  /** The items that have not been taken. */
  rest(): readonly Item[] {
    return this.#items.slice(this.#next);
  }
}

/** One beat on its way. It holds no time but its own, and changes nothing when it is dropped. */
export class Playback<View, Event> {
  readonly beat: Beat<View, Event>;
  readonly #stage: Stage<View>;
  readonly #play: (mark: CueMark) => void;
  readonly #parts: readonly Part[];
  readonly #entering: Agenda<Extra>;
  readonly #leaving: Agenda<Extra>;
  readonly #swaps: Agenda<Swap>;
  readonly #marks: Agenda<CueMark>;
  readonly #decorations: Agenda<Beat<View, Event>['decorations'][number]>;
  #at = 0;

  constructor(beat: Beat<View, Event>, stage: Stage<View>, play: (mark: CueMark) => void) {
    this.beat = beat;
    this.#stage = stage;
    this.#play = play;
    this.#parts = partsOf(beat);
    this.#entering = new Agenda(beat.extras, ({ at }) => at);
    this.#leaving = new Agenda(beat.extras, ({ until }) => until);
    this.#swaps = new Agenda(beat.swaps, ({ at }) => at);
    this.#marks = new Agenda(beat.marks, ({ at }) => at);
    this.#decorations = new Agenda(beat.decorations, ({ at }) => at);
  }

  /** Milliseconds to its end, at normal speed. */
  get left(): number {
    return this.beat.ms - this.#at;
  }

  /** The sounds that have not been played yet. */
  get silent(): readonly CueMark[] {
    return this.#marks.rest();
  }

  /** Moves on by `ms`, at most to the end, and draws; `rate` is the speed for decorations. */
  advance(ms: number, rate: number): void {
    this.#at = Math.min(this.beat.ms, this.#at + ms);
    const at = this.#at;
    for (let extra = this.#entering.take(at); extra; extra = this.#entering.take(at))
      this.#stage.enter(extra);
    for (let swap = this.#swaps.take(at); swap; swap = this.#swaps.take(at))
      this.#stage.swap(swap.actor, swap.frame);
    for (let extra = this.#leaving.take(at); extra; extra = this.#leaving.take(at))
      this.#stage.leave(extra.actor);
    for (const part of this.#parts) this.#bend(part, at);
    for (let mark = this.#marks.take(at); mark; mark = this.#marks.take(at)) this.#play(mark);
    for (let item = this.#decorations.take(at); item; item = this.#decorations.take(at)) {
      this.#stage.decorate(item, rate);
    }
  }

  #bend({ actor, change, lines }: Part, at: number): void {
    for (const line of lines) {
      while ((line.keys[line.next]?.at ?? Number.POSITIVE_INFINITY) <= at) line.next += 1;
      change[line.channel] = sample(line.keys, line.next, at);
    }
    this.#stage.pose(actor, change);
  }
}

function partsOf({ tracks }: Beat<unknown, unknown>): readonly Part[] {
  const parts = new Map<string, { actor: string; change: Change; lines: Line[] }>();
  for (const { actor, channel, keys } of tracks) {
    const part = parts.get(actor) ?? { actor, change: {}, lines: [] };
    part.lines.push({ channel, keys, next: 0 });
    parts.set(actor, part);
  }
  return [...parts.values()];
}
