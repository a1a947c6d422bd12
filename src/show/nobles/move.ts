import type { Event, Place, View } from '../../engine/nobles/types.ts';
import { project } from '../../engine/nobles/view.ts';
import { comeHome } from '../arrive.ts';
import { raiseWalls } from '../walls-motion.ts';
import { capture } from './capture.ts';
import { join } from './join.ts';
import { arrange, type Shown } from './layout.ts';
import { reachMidpoint } from './midpoint.ts';
import { actorsOf, enRoute, type NoblesReel } from './reel.ts';
import { tileAt } from './spot.ts';
import { stop } from './stop.ts';
import { type Moved, walk } from './walk.ts';

/**
 * Shows a move with everything that happens on its way, each where it happens. Returns the view after all of it.
 * The rules tell a midpoint before the captures of a move, whichever comes first: here the way decides.
 */
export function playMove(reel: NoblesReel, before: View, move: Moved, consequences: readonly Event[]): View {
  const film = new Film(reel, before, move);
  const schedule = scheduled(move, consequences);
  for (const { step, event } of schedule) {
    film.walkTo(step, false);
    film.show(event);
  }
  if (!schedule.some(({ event }) => event.type === 'reachedHome')) film.walkTo(move.path.length, true);
  film.end();
  return film.truth;
}

type Scheduled = { readonly step: number; readonly event: Event };

/** The consequences in the order of the way, with the steps walked before each; a Noble's loss follows its capture. */
function scheduled(move: Moved, consequences: readonly Event[]): readonly Scheduled[] {
  const tiles = move.path.map(tileAt);
  const stepOf = (event: Event): number => {
    switch (event.type) {
      case 'midpointReached':
      case 'captured':
      case 'nobleCaptured':
        return tiles.indexOf(event.at) + 1;
      case 'reachedHome':
        return tiles.length - 1; // the last step is the hop on the roof
      default:
        return tiles.length;
    }
  };
  return consequences
    .map((event) => ({ step: stepOf(event), event }))
    .sort((a, b) => a.step - b.step || rank(a.event) - rank(b.event));
}

/** On the same tile the midpoint comes after the blow that brought the movers there. */
const rank = (event: Event): number => (event.type === 'midpointReached' ? 1 : 0);

/** A move as far as it has been shown. */
class Film {
  truth: View;
  readonly #reel: NoblesReel;
  readonly #before: View;
  readonly #move: Moved;
  #walked = 0;
  #isTold = false;
  #isOver = false;

  constructor(reel: NoblesReel, before: View, move: Moved) {
    this.#reel = reel;
    this.#before = before;
    this.#move = move;
    this.truth = project(before, move);
  }

  /**
   * Walks on until `steps` steps are done; `isEnd` says that nothing happens there. The first walk tells the move, also
   * when there is nothing to walk.
   */
  walkTo(steps: number, isEnd: boolean): void {
    if (this.#isTold && steps <= this.#walked) return;
    const stretch = { move: this.#move, from: this.#walked, to: steps };
    const left = arrange(this.#shown('yard'));
    this.#walked = steps;
    const after = isEnd ? this.truth : this.#shown();
    this.#reel.add(this.#isTold ? null : this.#move, after, (cut) => {
      if (stretch.from < stretch.to) walk(cut, stretch, left);
      if (isEnd) raiseWalls(cut);
    });
    this.#isTold = true;
    this.#isOver = isEnd;
  }

  /** Shows what happens where the movers are now. */
  show(event: Event): void {
    this.truth = project(this.truth, event);
    this.#isOver = event.type === 'reachedHome';
    const after = this.#isOver ? this.truth : this.#shown();
    this.#reel.add(event, after, (cut) => {
      if (event.type === 'midpointReached') reachMidpoint(cut, event);
      else if (event.type === 'captured') capture(cut, event, this.#move);
      else if (event.type === 'blocked') stop(cut, event);
      else if (event.type === 'reachedHome') comeHome(cut, actorsOf(event), event.seat);
    });
  }

  /** The movers stay: they join those who stand where they are, and their progress counts. */
  end(): void {
    if (!this.#isOver) this.#reel.add(null, this.truth, (cut) => join(cut, this.#move));
  }

  /** The picture now: `truth`, but for the movers, who have come only so far, or are at `place`. */
  #shown(place: Place | undefined = this.#move.path[this.#walked - 1]): Shown {
    const start = this.#before.seats.find(({ seat }) => seat === this.#move.seat);
    return start ? enRoute(this.truth, this.#move, start, place) : this.truth;
  }
}
