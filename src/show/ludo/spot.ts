import {
  BASE,
  FIRST_COLUMN,
  HOME,
  isSquare,
  placeCode,
  STARS,
  startSquare,
} from '../../engine/ludo/places.ts';
import type { Place } from '../../engine/ludo/types.ts';
import { type Hit, middleOf, type Point } from '../cross.ts';

/** Where a place of a seat's pawns lies on the board. Throws a `RangeError` for what is no place. */
export function spotOf(owner: number, place: Place): Hit {
  const code = placeCode(place);
  if (code === null) throw new RangeError(`${place} is no place of Ludo`);
  if (code === BASE) return { kind: 'yard', seat: owner };
  if (code === HOME) return { kind: 'home', seat: owner };
  return isSquare(code)
    ? { kind: 'tile', tile: code }
    : { kind: 'lane', seat: owner, square: code - FIRST_COLUMN + 1 };
}

/** The middle of a place of a seat's pawns. */
export const centreOf = (owner: number, place: Place): Point => middleOf(spotOf(owner, place));

const PICTURED: readonly number[] = [...[0, 1, 2, 3].map(startSquare), ...STARS];

/** Whether a place has a picture of its own that a mark must leave in sight: start squares, stars, castles, home. */
export const isSpecial = (place: Place): boolean =>
  typeof place === 'number' ? PICTURED.includes(place) : place === 'home';
