import type { Beat, Pose } from './beat.ts';
import { still } from './director.ts';
import { Draft } from './draft.ts';
import type { Placement } from './stage.ts';

/** One beat in the making, with the pictures before and after it. */
export type Cut = {
  readonly draft: Draft;
  readonly before: readonly Placement[];
  readonly after: readonly Placement[];
};

/** The beats of a step, each beginning where the one before it ends. */
export class Reel<Shown, Event> {
  readonly #beats: Beat<Shown, Event>[] = [];
  readonly #arrange: (shown: Shown) => readonly Placement[];
  readonly #calm: boolean;
  #before: readonly Placement[];

  /** Begins with the picture of `shown`; `calm` says that motion is reduced. */
  constructor(shown: Shown, arrange: (shown: Shown) => readonly Placement[], calm: boolean) {
    this.#arrange = arrange;
    this.#calm = calm;
    this.#before = arrange(shown);
  }

  /** Adds a beat that shows `event` and ends with `after`; `compose` says how it moves. */
  add(event: Event | null, after: Shown, compose: (cut: Cut) => void): void {
    const target = this.#arrange(after);
    const draft = new Draft(this.#before, this.#calm);
    compose({ draft, before: this.#before, after: target });
    this.#beats.push(draft.finish(event, after, target));
    this.#before = target;
  }

  /** All the beats, at least one; the view of the last is `after` itself. */
  end(after: Shown): readonly Beat<Shown, Event>[] {
    const last = this.#beats.at(-1);
    return last ? [...this.#beats.slice(0, -1), { ...last, after }] : [still(after)];
  }
}

/** Where an actor stands in a picture. Throws when it is not in it: every piece always is. */
export function poseIn(picture: readonly Placement[], actor: string): Pose {
  const placement = picture.find((candidate) => candidate.actor === actor);
  if (!placement) throw new RangeError(`${actor} is not in the picture`);
  return placement.pose;
}
