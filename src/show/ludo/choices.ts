import {
  isSquare,
  placeCode,
  safeSquares,
  squareAfter,
  startSquare,
  stepsBetween,
} from '../../engine/ludo/places.ts';
import type { Action, Earning, Event, Place, Refusal, View } from '../../engine/ludo/types.ts';
import { forbidden } from '../../engine/ludo/view.ts';
import { RING } from '../../engine/ring/ring.ts';
import { type Point, tileCentre } from '../cross.ts';
import { arrange, pawnActor } from './layout.ts';
import { centreOf } from './spot.ts';

export type { Point } from '../cross.ts';

/** What the seat to act may do with one of its pawns, or of a stack: where it goes and what that brings. */
export type Choice = {
  /** Stable while the position stands: `23`. */
  readonly key: string;
  readonly action: Action;
  /** Whose pawns: the own, or the partner's when the own are all home. */
  readonly owner: number;
  /** All pawns that stand there, ascending; the first one goes. */
  readonly ids: readonly number[];
  readonly from: Place;
  readonly to: Place;
  /** The foot of each of `ids`. */
  readonly feet: readonly Point[];
  /** The middle of where it ends. */
  readonly at: Point;
  /** The middle of every place on the way, `at` last. */
  readonly way: readonly Point[];
  /** The strongest of what happens, for the mark: a capture before a blockade before home. */
  readonly kind: 'move' | 'release' | 'capture' | 'home' | 'blockade';
  /** How many pawns it captures. */
  readonly captured: number;
  /** Whether it forms a blockade where it ends, and whether one ends where it leaves. */
  readonly forms: boolean;
  readonly dissolves: boolean;
  /** Whether nothing can be captured where it ends: a safe square, the column, home. */
  readonly safe: boolean;
  /** What earns another throw; empty for none. */
  readonly again: readonly Earning[];
};

/** A blockade that is in the way. */
export type Wall = {
  readonly seat: number;
  readonly size: number;
  readonly tile: number;
  readonly at: Point;
};

/** A pawn, or a stack, that cannot move by the value thrown, and why. */
export type Hindrance = {
  readonly key: string;
  readonly owner: number;
  readonly ids: readonly number[];
  readonly from: Place;
  readonly feet: readonly Point[];
  readonly refusal: Refusal;
  /** The blockade that stops it, `null` where it is something else. */
  readonly wall: Wall | null;
  /** The middles of the squares up to the one before the wall, where the mark of the refusal stands; else empty. */
  readonly way: readonly Point[];
  /** The middle of what is in its way: a wall or an own pawn; `null` where nothing is. */
  readonly at: Point | null;
};

/**
 * What can be chosen now, in the order in which the Tab key visits it: the base, the track from the start square on,
 * the home column. `actions` are the legal ones of the seat to act; `outcome` gives the events an action would have.
 */
export function choices(
  view: View,
  actions: readonly Action[],
  outcome: (action: Action) => readonly Event[],
): readonly Choice[] {
  return actions
    .flatMap((action) => choiceOf(view, action, outcome) ?? [])
    .sort((a, b) => visit(a.owner, a.from) - visit(b.owner, b.from));
}

/** What cannot be chosen now, in the same order, with the reason. Empty while nobody is to move. */
export function hindrances(view: View): readonly Hindrance[] {
  const places = new Map(forbidden(view).map(({ from, refusal }) => [from, refusal]));
  return [...places]
    .map(([from, refusal]): Hindrance => {
      const wall = refusal.code === 'blockade' ? wallOf(refusal) : null;
      const at = wall ? wall.at : refusal.code === 'own' ? centreOf(view.owner, placeIn(refusal.at)) : null;
      return { ...standingAt(view, from), refusal, wall, way: wall ? wayTo(from, wall.tile) : [], at };
    })
    .sort((a, b) => visit(a.owner, a.from) - visit(b.owner, b.from));
}

/** Who stands on a place of the owner of the throw. */
function standingAt(view: View, from: Place): Pick<Choice, 'key' | 'owner' | 'ids' | 'from' | 'feet'> {
  const { owner } = view;
  const pawns = view.seats.find(({ seat }) => seat === owner)?.pawns ?? [];
  const ids = pawns.flatMap((place, id) => (place === from ? [id] : []));
  const poses = new Map(arrange(view).map(({ actor, pose }): [string, Point] => [actor, pose]));
  const feet = ids.flatMap((id) => poses.get(pawnActor(owner, id)) ?? []);
  return { key: `${from}`, owner, ids, from, feet: feet.map(({ x, y }) => ({ x, y })) };
}

function choiceOf(view: View, action: Action, outcome: (action: Action) => readonly Event[]): Choice | null {
  if (action.type === 'throw') return null;
  const events = outcome(action);
  const went = events.find((event) => event.type === 'pawnMoved' || event.type === 'pawnReleased');
  if (!went) return null;
  const { owner, to } = went;
  const way = went.type === 'pawnMoved' ? went.path : [to];
  const forms = events.some(({ type }) => type === 'blockadeFormed');
  const captured = events.flatMap((event) => (event.type === 'captured' ? event.victims : [])).length;
  const plain = went.type === 'pawnReleased' ? 'release' : to === 'home' ? 'home' : 'move';
  return {
    ...standingAt(view, went.type === 'pawnMoved' ? went.from : 'base'),
    action,
    to,
    at: centreOf(owner, to),
    way: way.map((place) => centreOf(owner, place)),
    kind: captured > 0 ? 'capture' : forms ? 'blockade' : plain,
    captured,
    forms,
    dissolves: events.some(({ type }) => type === 'blockadeDissolved'),
    safe: typeof to === 'string' || safeSquares(view.options).includes(to),
    again: events.find((event) => event.type === 'throwEarned')?.reasons ?? [],
  };
}

/** A number that puts places in the order of the way home. */
function visit(owner: number, place: Place): number {
  const code = placeCode(place) ?? 0;
  return isSquare(code) ? 1 + stepsBetween(startSquare(owner), code) : code;
}

const numberIn = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);
const placeIn = (fact: unknown): Place => (typeof fact === 'string' ? fact : numberIn(fact));

function wallOf({ at, by, size }: Refusal): Wall {
  const tile = numberIn(at);
  return { seat: numberIn(by), size: numberIn(size), tile, at: tileCentre(tile) };
}

/** The squares between a pawn and a wall, the one before the wall last. A pawn in the base has none. */
function wayTo(from: Place, tile: number): readonly Point[] {
  if (typeof from !== 'number') return [];
  const steps = Math.max(0, stepsBetween(from, tile) - 1);
  return Array.from({ length: Math.min(steps, RING) }, (_, step) => tileCentre(squareAfter(from, step + 1)));
}
