import type { Event, PieceKind, Place, SeatView, View } from '../../engine/nobles/types.ts';
import type { Beat, Pose } from '../beat.ts';
import { Draft } from '../draft.ts';
import type { Placement } from '../stage.ts';
import { arrange, type Passing, pieceActor, type Shown } from './layout.ts';

/** One beat in the making, with the pictures before and after it. */
export type Cut = {
  readonly draft: Draft;
  readonly before: readonly Placement[];
  readonly after: readonly Placement[];
};

export type NoblesBeat = Beat<Shown, Event>;

/** The beats of a step, each beginning where the one before it ends. */
export class Reel {
  readonly beats: NoblesBeat[] = [];
  readonly #calm: boolean;
  #before: readonly Placement[];

  constructor(shown: Shown, calm: boolean) {
    this.#calm = calm;
    this.#before = arrange(shown);
  }

  /** Adds a beat that shows `event` and ends with `after`; `compose` says how it moves. */
  add(event: Event | null, after: Shown, compose: (cut: Cut) => void): void {
    const target = arrange(after);
    const draft = new Draft(this.#before, this.#calm);
    compose({ draft, before: this.#before, after: target });
    this.beats.push(draft.finish(event, after, target));
    this.#before = target;
  }
}

/** Where an actor stands in a picture. Throws when it is not in it: every piece always is. */
export function poseIn(picture: readonly Placement[], actor: string): Pose {
  const placement = picture.find((candidate) => candidate.actor === actor);
  if (!placement) throw new RangeError(`${actor} is not in the picture`);
  return placement.pose;
}

export const actorsOf = ({ seat, piece, ids }: Passing): readonly string[] =>
  ids.map((id) => pieceActor(seat, piece, id));

/**
 * The picture in the middle of a move: `truth` knows its end, but the movers have only come to `place`, or have not
 * begun when that is left out. Their progress, as in `start`, grows when the move is over.
 */
export function enRoute(truth: View, movers: Passing, start: SeatView, place?: Place): Shown {
  const seats = truth.seats.map((side): SeatView => {
    if (side.seat !== movers.seat) return side;
    const { piece, ids } = movers;
    const isMover = (kind: PieceKind, id: number): boolean => kind === piece && ids.includes(id);
    return {
      ...side,
      guards: side.guards.map((end, id) => (isMover('guard', id) ? (place ?? start.guards[id] ?? end) : end)),
      noble: isMover('noble', 0) ? (place ?? start.noble) : side.noble,
      progression: start.progression,
      score: start.progression + side.combat + side.bonus,
      home: start.home,
    };
  });
  return place === undefined ? { ...truth, seats } : { ...truth, seats, passing: movers };
}
