/** The board of Ludo in scenario notation: places, safe squares and the way of a pawn. */

export type Seat = number;
type ColumnSquare = 'column:1' | 'column:2' | 'column:3' | 'column:4' | 'column:5';
/** A square of the track (1 to 52), a square of the own home column, the base or home. */
export type Place = number | ColumnSquare | 'base' | 'home';

const SQUARES = 52;
const COLUMN: readonly Place[] = ['column:1', 'column:2', 'column:3', 'column:4', 'column:5', 'home'];
const STARTS: readonly number[] = [3, 16, 29, 42];
const STARS: readonly number[] = [11, 24, 37, 50];

export type SafeSquares = 'none' | 'starts' | 'startsAndStars';
const SAFE: Record<SafeSquares, readonly number[]> = {
  none: [],
  starts: STARTS,
  startsAndStars: [...STARTS, ...STARS],
};

export const startSquare = (seat: Seat): number => 3 + 13 * seat;
const turnOff = (seat: Seat): number => 1 + 13 * seat;

/** Whether nothing is captured on a place: the squares of the setting, with Pachisi all eight castles. */
export const isSafe = (place: Place, safeSquares: SafeSquares, pachisi: boolean): boolean =>
  typeof place === 'number' && SAFE[pachisi ? 'startsAndStars' : safeSquares].includes(place);

/** The place one step on; null beyond home and for a pawn in the base. */
function nextPlace(seat: Seat, place: Place, columnIsOpen: boolean): Place | null {
  if (place === 'base' || place === 'home') return null;
  if (typeof place === 'string') return COLUMN[COLUMN.indexOf(place) + 1] ?? null;
  if (place === turnOff(seat) && columnIsOpen) return 'column:1';
  return (place % SQUARES) + 1;
}

/** Every place stepped on, in order; fewer than `value` when the value is longer than the way home. */
export function walk(seat: Seat, from: Place, value: number, columnIsOpen: boolean): Place[] {
  const places: Place[] = [];
  let place: Place | null = from;
  for (let step = 1; step <= value; step += 1) {
    place = nextPlace(seat, place, columnIsOpen);
    if (place === null) break;
    places.push(place);
  }
  return places;
}

export const isPlace = (value: unknown): value is Place =>
  typeof value === 'number'
    ? Number.isInteger(value) && value >= 1 && value <= SQUARES
    : value === 'base' || COLUMN.some((place) => place === value);
