import type { Beat, Channel, CueMark, Decoration, Ease, Extra, Key, Pose, Swap, Track } from './beat.ts';
import type { Placement } from './stage.ts';

const CHANNELS: readonly Channel[] = ['x', 'y', 'lift', 'scaleX', 'scaleY', 'angle', 'alpha', 'depth'];

/** How long a fade and a small shift take, in milliseconds. */
export const FADE = 120;

/**
 * A beat in the making. It knows how everything stands when the beat begins and, after each tween, how it stands then;
 * `finish` brings whatever is not yet in its place there, so that no beat can end beside its own view.
 */
export class Draft {
  /** Whether motion is reduced: no arcs, squashes, shakes and flights. */
  readonly calm: boolean;
  /** How long the beat lasts so far. */
  ms = 0;
  readonly #before: ReadonlyMap<string, Placement>;
  readonly #keys = new Map<string, Map<Channel, Key[]>>();
  readonly #poses = new Map<string, Pose>();
  readonly #swaps: Swap[] = [];
  readonly #extras: Extra[] = [];
  readonly #marks: CueMark[] = [];
  readonly #decorations: Decoration[] = [];

  constructor(before: readonly Placement[], calm: boolean) {
    this.calm = calm;
    this.#before = new Map(before.map((placement) => [placement.actor, placement]));
    for (const { actor, pose } of before) this.#poses.set(actor, pose);
  }

  /** How an actor stands after all its tweens so far; `null` when there is none of that name. */
  poseOf(actor: string): Pose | null {
    const pose = this.#poses.get(actor);
    if (!pose) return null;
    const keys = this.#keys.get(actor);
    if (!keys) return pose;
    const ends = [...keys].map(([channel, list]) => [channel, list.at(-1)?.value ?? pose[channel]]);
    return { ...pose, ...Object.fromEntries(ends) };
  }

  /** Lets the beat last at least until `at`. */
  last(at: number): void {
    this.ms = Math.max(this.ms, at);
  }

  /** Brings some numbers of an actor to new values. A number that is still on its way starts from where that ends. */
  tween(actor: string, change: Partial<Pose>, from: number, until: number, ease: Ease = 'outCubic'): void {
    const pose = this.#poses.get(actor);
    if (!pose) return;
    for (const channel of CHANNELS) {
      const value = change[channel];
      if (value === undefined) continue;
      const keys = this.#keysOf(actor, channel);
      const last = keys.at(-1);
      const start = Math.max(from, last?.at ?? 0);
      if ((last?.at ?? -1) < start)
        keys.push({ at: start, value: last?.value ?? pose[channel], ease: 'linear' });
      if (until > start) keys.push({ at: until, value, ease });
      else keys.push({ at: start, value, ease: 'step' });
    }
    this.last(until);
  }

  /** Changes some numbers of an actor from one frame to the next. */
  set(actor: string, change: Partial<Pose>, at: number): void {
    this.tween(actor, change, at, at);
  }

  swap(actor: string, frame: string, at: number): void {
    this.#swaps.push({ actor, frame, at });
    this.last(at);
  }

  /** Brings something on for a part of the beat, `until` infinity for all of it; it can be tweened like any actor. */
  enter(extra: Extra): void {
    this.#extras.push(extra);
    this.#poses.set(extra.actor, extra.pose);
    if (Number.isFinite(extra.until)) this.last(extra.until);
  }

  /** A sound whose contact falls on `at`; `lead` is how long it takes to come to its contact. */
  cue(mark: CueMark, lead = 0): void {
    this.#marks.push({ ...mark, at: Math.max(0, mark.at - lead) });
    this.last(mark.at);
  }

  decorate(decoration: Decoration): void {
    if (!this.calm) this.#decorations.push(decoration);
  }

  /**
   * Brings everything that is not tweened yet from where it stands to where `target` puts it, within a time; what is
   * not in `target` fades, also its number or wall. Pieces named in `but` are left alone.
   */
  settle(target: readonly Placement[], from: number, until: number, but: readonly string[] = []): void {
    const stays = new Map(target.map((placement) => [placement.actor, placement]));
    for (const { actor } of this.#before.values()) {
      if (but.includes(actor)) continue;
      const placement = stays.get(actor);
      if (placement) this.#bring(placement, from, until);
      else if (this.poseOf(actor)?.alpha !== 0)
        this.tween(actor, { alpha: 0 }, from, Math.min(until, from + FADE));
    }
  }

  /**
   * The beat. What is new in `target` fades in at its end, everything else comes to its place there. A beat that takes
   * no time leaves that to the view it ends with.
   */
  finish<View, Event>(event: Event | null, after: View, target: readonly Placement[]): Beat<View, Event> {
    if (this.ms > 0) {
      const from = Math.max(0, this.ms - FADE);
      for (const placement of target) {
        if (!this.#before.has(placement.actor)) this.appear(placement, from, this.ms);
      }
      this.settle(target, from, this.ms);
    }
    return {
      event,
      ms: this.ms,
      tracks: this.#tracks(),
      swaps: this.#swaps,
      extras: this.#extras.map((extra) => ({ ...extra, until: Math.min(extra.until, this.ms) })),
      marks: this.#marks,
      decorations: this.#decorations,
      after,
    };
  }

  /**
   * Fades in, once, what the view after the beat has more. Returns the name of its stand-in, which stays to the end.
   */
  appear({ actor, frame, space, pose }: Placement, from: number, until: number): string {
    const name = `new ${actor}`;
    if (this.#poses.has(name) || until <= from) return name;
    const look = { kind: 'frame', frame } as const;
    this.enter({
      actor: name,
      at: from,
      until: Number.POSITIVE_INFINITY,
      space,
      look,
      pose: { ...pose, alpha: 0 },
    });
    this.tween(name, { alpha: pose.alpha }, from, until);
    return name;
  }

  #bring({ actor, frame, pose }: Placement, from: number, until: number): void {
    const now = this.poseOf(actor);
    if (!now) return;
    const change: { -readonly [C in Channel]?: number } = {};
    for (const channel of CHANNELS) {
      if (Math.abs(now[channel] - pose[channel]) > 1e-9) change[channel] = pose[channel];
    }
    this.tween(actor, change, from, until);
    const worn =
      this.#swaps.findLast((swap) => swap.actor === actor)?.frame ?? this.#before.get(actor)?.frame;
    if (worn !== frame) this.swap(actor, frame, from);
  }

  #keysOf(actor: string, channel: Channel): Key[] {
    const channels = this.#keys.get(actor) ?? new Map<Channel, Key[]>();
    this.#keys.set(actor, channels);
    const keys = channels.get(channel) ?? [];
    channels.set(channel, keys);
    return keys;
  }

  #tracks(): readonly Track[] {
    return [...this.#keys].flatMap(([actor, channels]) =>
      [...channels].map(([channel, keys]) => ({ actor, channel, keys })),
    );
  }
}
