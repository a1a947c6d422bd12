import { isCastle } from '../../engine/nobles/places.ts';
import type { PieceKind, Place, SeatView, View } from '../../engine/nobles/types.ts';
import { DEPTH, type Pose } from '../beat.ts';
import { laneCentre, type Point, roofSlot, tileCentre, yardStand } from '../cross.ts';
import type { Placement } from '../stage.ts';
import { spotOf } from './spot.ts';
import { type Cluster, type Stack, stacksOf } from './stack.ts';
import { type Group, type Stops, stands } from './walls.ts';

export type { Placement } from '../stage.ts';

/** Pieces that a beat leaves on a square over which they only pass: they form no group there yet. */
export type Passing = { readonly seat: number; readonly piece: PieceKind; readonly ids: readonly number[] };

/** What is shown: a view, and in the middle of a move who is on the way. */
export type Shown = View & { readonly passing?: Passing };

export const guardActor = (seat: number, id: number): string => `guard:${seat}:${id}`;
export const nobleActor = (seat: number): string => `noble:${seat}`;
export const pieceActor = (seat: number, piece: PieceKind, id: number): string =>
  piece === 'noble' ? nobleActor(seat) : guardActor(seat, id);
export const wallActor = (seat: number, tile: number): string => `wall:${seat}:${tile}`;
export const badgeActor = (seat: number, place: Place | 'passing'): string => `badge:${seat}:${place}`;
export const dieActor = (die: number): string => `die:${die}`;

/** Feet below the middle of their square, in tiles: on a tile or a square of the Home path, on a stand, on the roof. */
export const FOOT = { tile: 0.33, yard: 0.24, roof: 0.16 } as const;
/** Pieces on the roofs are smaller, so that all five have room. */
const ROOF_SCALE = 0.62;
/** Behind a wall the group steps back, the wall stands before its feet. */
const STEP_BACK = 0.1;
const WALL_FOOT = 0.2;

/** A pose at a foot, upright and whole, its depth that of the foot. */
export function standing(x: number, y: number, scale = 1, depth = y + x / 1000): Pose {
  return { x, y, lift: 0, scaleX: scale, scaleY: scale, angle: 0, alpha: 1, depth };
}

/** Where the dice lie in the tray and how they are turned. */
const DICE: readonly { readonly x: number; readonly y: number; readonly angle: number }[] = [
  { x: 0.29, y: 0.47, angle: -9 },
  { x: 0.71, y: 0.53, angle: 7 },
];

/**
 * Where everything of a view stands: pieces, walls, badges and dice, each once. `stops` says which groups have a wall
 * in front of them; left out, every group of two or more Guards off a Castle. Between throws, and in the air, the
 * dice have alpha 0.
 */
export function arrange(view: Shown, stops: Stops = stands): readonly Placement[] {
  const placements: Placement[] = [];
  const squares = new Map<string, Square>();
  for (const side of view.seats) {
    for (const [id, place] of side.guards.entries()) put(placements, squares, view, side, 'guard', id, place);
    put(placements, squares, view, side, 'noble', 0, side.noble);
  }
  for (const square of squares.values()) arrangeSquare(placements, square, stops);
  placements.push(...arrangeDice(view));
  return placements;
}

/** A square and who stands there; the clusters are filled piece by piece. */
type Square = {
  readonly place: Place;
  readonly tile: number | null;
  readonly centre: Point;
  readonly clusters: { seat: number; passing: boolean; guards: number[]; noble: boolean }[];
};

function put(
  placements: Placement[],
  squares: Map<string, Square>,
  view: Shown,
  side: SeatView,
  piece: PieceKind,
  id: number,
  place: Place,
): void {
  const { seat } = side;
  const spot = spotOf(place);
  const frame = `${piece}-${seat}`;
  const actor = pieceActor(seat, piece, id);
  const slot = piece === 'noble' ? 4 : id;
  if (spot.kind === 'yard') {
    const { x, y } = yardStand(seat, slot);
    placements.push({ actor, frame, space: 'board', pose: standing(x, y + FOOT.yard) });
  } else if (spot.kind === 'home') {
    const { x, y } = roofSlot(seat, (slot + 1) % 5);
    placements.push({ actor, frame, space: 'board', pose: standing(x, y + FOOT.roof, ROOF_SCALE) });
  } else {
    const key = spot.kind === 'tile' ? `${spot.tile}` : `${seat}/${spot.square}`;
    const square: Square =
      squares.get(key) ??
      (spot.kind === 'tile'
        ? { place: spot.tile, tile: spot.tile, centre: tileCentre(spot.tile), clusters: [] }
        : { place, tile: null, centre: laneCentre(seat, spot.square), clusters: [] });
    squares.set(key, square);
    join(square.clusters, seat, piece, id, view.passing);
  }
}

function join(
  clusters: Square['clusters'],
  seat: number,
  piece: PieceKind,
  id: number,
  way: Passing | undefined,
): void {
  const passing = way !== undefined && way.seat === seat && way.piece === piece && way.ids.includes(id);
  let cluster = clusters.find((other) => other.seat === seat && other.passing === passing);
  if (!cluster) {
    cluster = { seat, passing, guards: [], noble: false };
    clusters.push(cluster);
  }
  if (piece === 'noble') cluster.noble = true;
  else cluster.guards.push(id);
}

function arrangeSquare(placements: Placement[], square: Square, stops: Stops): void {
  const stacks = stacksOf(square.clusters);
  for (const [index, cluster] of square.clusters.entries()) {
    const stack = stacks[index];
    if (stack) arrangeCluster(placements, square, cluster, stack, stops);
  }
}

function arrangeCluster(
  placements: Placement[],
  square: Square,
  cluster: Cluster,
  stack: Stack,
  stops: Stops,
): void {
  const { seat, guards } = cluster;
  const size = guards.length;
  const group: Group | null =
    square.tile === null || cluster.passing || isCastle(square.tile)
      ? null
      : { seat, tile: square.tile, size };
  const hasWall = group !== null && size > 0 && stops(group);
  const { x } = square.centre;
  const y = square.centre.y + FOOT.tile - (hasWall ? STEP_BACK : 0);
  const add = (actor: string, frame: string, pose: Pose) =>
    placements.push({ actor, frame, space: 'board', pose });
  const foot = (point: Point): Pose => standing(x + point.x, y + point.y, stack.scale);
  if (cluster.noble) add(nobleActor(seat), `noble-${seat}`, foot(stack.noble));
  for (const [index, id] of guards.entries()) {
    const point = stack.guards[index];
    if (point) add(guardActor(seat, id), `guard-${seat}`, foot(point));
  }
  const [middleX, middleY] = [x + stack.middle.x, y + stack.middle.y];
  if (hasWall) {
    add(
      wallActor(seat, square.tile ?? 0),
      `wall-${seat}`,
      standing(middleX, middleY + WALL_FOOT * stack.share, stack.share),
    );
  }
  if (size > 1) {
    const place = cluster.passing ? 'passing' : square.place;
    add(badgeActor(seat, place), `badge-${seat}-${size}`, badgePose(middleX, middleY, size, stack.share));
  }
}

/** A group's number, at its right shoulder. `x`, `y`: the middle of the group's feet. */
export function badgePose(x: number, y: number, size: number, share = 1): Pose {
  const up = (size > 2 ? 1.02 : 0.9) * share;
  return standing(x + 0.34 * share, y - up, Math.max(share, 0.8), DEPTH.badge + y + x / 1000);
}

function arrangeDice(view: View): readonly Placement[] {
  return DICE.map(({ x, y, angle }, die) => ({
    actor: dieActor(die),
    frame: `die-${view.dice?.[die] ?? die + 1}`,
    space: 'tray',
    pose: { ...standing(x, y, 1, die), angle, alpha: view.dice && view.phase !== 'dice' ? 1 : 0 },
  }));
}

/** Where a seat throws from, the side of its panel: a place of the tray's space, outside the dice well. */
export function throwFrom(seat: number): Point {
  return THROWS[seat] ?? { x: 0.5, y: 1.7 };
}

const THROWS: readonly Point[] = [
  { x: -0.7, y: 1.5 },
  { x: -0.7, y: -0.5 },
  { x: 1.2, y: -0.7 },
  { x: 1.2, y: 1.7 },
];
