import map from '../../engine/territories/map.json' with { type: 'json' };
import { PLACES } from '../../engine/territories/places.ts';
import type { Place, TerritoryId } from '../../engine/territories/types.ts';
import type { Point } from '../cross.ts';
import clouds from './clouds.json' with { type: 'json' };
import crossings from './crossings.json' with { type: 'json' };

/**
 * The map as it lies on the board, in map units with the origin at the upper left. Upright it is turned a quarter, so
 * that the base of team 0 lies below.
 */
export const MAP = map.canvas;

/** A point of the map, turned where the board is upright. */
const onBoard = ({ x, y }: Point, upright: boolean): Point =>
  upright ? { x: y, y: MAP.width - x } : { x, y };

/** How the pictures of whole lands are turned, in degrees. Everything else stays upright. */
export const turnOf = (upright: boolean): number => (upright ? 270 : 0);

const GIVEN = [...map.bases, ...map.territories];

const TERRAINS: ReadonlyMap<string, string> = new Map(GIVEN.map(({ id, terrain }) => [id, terrain]));

const CENTRES: ReadonlyMap<string, Point> = new Map(GIVEN.map(({ id, x, y }) => [id, { x, y }]));

/** The point of a place in the map's data: the pivot of its land. */
export const centreOf = (place: Place, upright: boolean): Point =>
  onBoard(CENTRES.get(place) ?? { x: 0, y: 0 }, upright);

/** Where a site is too near to the lower border of its land, it moves up, so that name and difficulty stay on the land. */
const LIFTS = {
  lying: { t3: 8, t9: 16, t16: 4 },
  upright: { t3: 20, t9: 4, t12: 8 },
} as const satisfies Record<string, Partial<Record<Place, number>>>;

/** The middle of what stands on a place: site, castle, cloud. Marks lie round it; name and difficulty follow below. */
export function siteOf(place: Place, upright: boolean): Point {
  const { x, y } = centreOf(place, upright);
  const lifts: Partial<Record<Place, number>> = upright ? LIFTS.upright : LIFTS.lying;
  return { x, y: y - (lifts[place] ?? 0) };
}

/** A small cloud over hidden land: where, and how large. */
export type Cloud = Point & { readonly size: number };

const CLOUDS: ReadonlyMap<string, Record<'lying' | 'upright', readonly (readonly number[])[]>> = new Map(
  Object.entries(clouds),
);

/** The small clouds over a territory while it is hidden; roads and names stay free. */
export function cloudsOver(territory: TerritoryId, upright: boolean): readonly Cloud[] {
  const spots = CLOUDS.get(territory)?.[upright ? 'upright' : 'lying'] ?? [];
  return spots.map(([x = 0, y = 0, size = 0]) => ({ x, y, size }));
}

const CROSSINGS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(crossings));

/** Where the road between two neighbours crosses their border, as the ground's picture has it. */
export function crossingOf(from: Place, to: Place, upright: boolean): Point {
  const [x, y] = CROSSINGS.get(`${from} ${to}`) ?? CROSSINGS.get(`${to} ${from}`) ?? [];
  if (x === undefined || y === undefined) throw new RangeError(`no road links ${from} and ${to}`);
  return onBoard({ x, y }, upright);
}

/** How far a road bows out of the straight line to its crossing, as a share of that line. */
const BOW = 0.05;

/** The middle of a half of a road, from a place to its crossing. */
const halfway = (from: Point, crossing: Point): Point => ({
  x: from.x * 0.55 + crossing.x * 0.45 + (crossing.y - from.y) * BOW,
  y: from.y * 0.55 + crossing.y * 0.45 - (crossing.x - from.x) * BOW,
});

/** The points of a journey, for its dots: three on each road, and the sites it passes; its end is not among them. */
export function wayPoints(from: Place, path: readonly Place[], upright: boolean): readonly Point[] {
  let before = from;
  const points = path.flatMap((place) => {
    const crossing = crossingOf(before, place, upright);
    const [start, end] = [centreOf(before, upright), centreOf(place, upright)];
    before = place;
    return [halfway(start, crossing), crossing, halfway(end, crossing), siteOf(place, upright)];
  });
  return points.slice(0, -1);
}

/** The place whose land a point of the board lies on, `null` for the sea. */
export function placeAt(point: Point, upright: boolean): Place | null {
  const { x, y } = upright ? { x: MAP.width - point.y, y: point.x } : point;
  const land = GIVEN.find(({ region }) => isInside(x, y, region));
  return PLACES.find((place) => place === land?.id) ?? null;
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside(x: number, y: number, outline: readonly (readonly number[])[]): boolean {
  let inside = false;
  for (const [index, [toX = 0, toY = 0]] of outline.entries()) {
    const [fromX = 0, fromY = 0] = outline.at(index - 1) ?? [];
    const isCrossed = toY > y !== fromY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    if (isCrossed) inside = !inside;
  }
  return inside;
}

/** What a place looks like: `coast`, `peaks`, … Its site is drawn so. */
export const terrainOf = (place: Place): string => TERRAINS.get(place) ?? 'coast';
