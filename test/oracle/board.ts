/** The board of Nobles in scenario notation: places, entry tiles, Castles and the way of a piece. */

export type Seat = number;
export type Direction = 'clockwise' | 'counterclockwise';
type MarkedTile = `${number}m`;
type PathSquare = 'path:1' | 'path:2' | 'path:3' | 'path:4' | 'path:5';
/** A tile number, the same with midpoint progress ("23m"), a Home path square, the Yard or Home. */
export type Place = number | MarkedTile | PathSquare | 'yard' | 'home';

const TILES = 52;
const CASTLES: readonly number[] = [3, 12, 16, 25, 29, 38, 42, 51];
const HOME_PATH: readonly Place[] = ['path:1', 'path:2', 'path:3', 'path:4', 'path:5', 'home'];

export const entryTile = (seat: Seat): number => 1 + 13 * seat;
const midpoint = (seat: Seat): number => ((entryTile(seat) + 26 - 1) % TILES) + 1;
export const isCastle = (tile: number): boolean => CASTLES.includes(tile);

/** The tile of a piece on the ring, null for one in the Yard, in the Home path or Home. */
export function tileOf(place: Place): number | null {
  if (typeof place === 'number') return place;
  return place.endsWith('m') ? Number.parseInt(place, 10) : null;
}

export const isMarked = (place: Place): boolean => typeof place === 'string' && place.endsWith('m');

export const onTile = (tile: number, marked: boolean): Place => (marked ? `${tile}m` : tile);

/** The same place without its mark: what two pieces share when they stand or walk together. */
export const withoutMark = (place: Place): Place => tileOf(place) ?? place;

/** 1..5 in the Home path, 6 at Home, 0 elsewhere. */
export const homeSquare = (place: Place): number => HOME_PATH.indexOf(place) + 1;

/** With midpoint progress on the own entry tile, and in the Home path, there is only one way to go. */
export const isOneWay = (seat: Seat, place: Place): boolean =>
  homeSquare(place) > 0 || (isMarked(place) && tileOf(place) === entryTile(seat));

/** The place one step on, blockades apart; null beyond Home. */
function nextPlace(seat: Seat, place: Place, direction: Direction): Place | null {
  const tile = tileOf(place);
  if (tile === null || isOneWay(seat, place)) return HOME_PATH[homeSquare(place)] ?? null;
  const next = direction === 'clockwise' ? (tile % TILES) + 1 : ((tile + TILES - 2) % TILES) + 1;
  return onTile(next, isMarked(place) || next === midpoint(seat));
}

/** Every place stepped on in `value` steps, blockades apart; null when the value is too long for Home. */
export function walk(seat: Seat, from: Place, direction: Direction, value: number): Place[] | null {
  const places: Place[] = [];
  let place = from;
  for (let step = 1; step <= value; step += 1) {
    const next = nextPlace(seat, place, direction);
    if (next === null) return null;
    places.push(next);
    place = next;
  }
  return places;
}

/** 0 in the Yard, 0..26 before the midpoint, 26..52 after it, 53..57 in the Home path, 58 at Home. */
export function progress(seat: Seat, place: Place): number {
  const tile = tileOf(place);
  if (tile === null) return place === 'yard' ? 0 : 52 + homeSquare(place);
  const apart = Math.abs(tile - entryTile(seat));
  const distance = Math.min(apart, TILES - apart);
  return isMarked(place) ? 52 - distance : distance;
}

const PLACE = /^(?:(?:[1-9]|[1-4]\d|5[0-2])m|path:[1-5]|yard|home)$/;

export const isPlace = (value: unknown): value is Place =>
  typeof value === 'number'
    ? Number.isInteger(value) && value >= 1 && value <= TILES
    : typeof value === 'string' && PLACE.test(value);
