import { FIRST_LANE, HOME, isCastle, isTile, placeCode, tileOf, YARD } from '../../engine/nobles/places.ts';
import type { Place } from '../../engine/nobles/types.ts';
import { type Hit, middleOf, type Point } from '../cross.ts';

/** Where a seat's place lies on the board, without its mark. Throws a `RangeError` for what is no place. */
export function spotOf(seat: number, place: Place): Hit {
  const code = placeCode(place);
  if (code === null) throw new RangeError(`${place} is no place of Nobles`);
  if (code === YARD) return { kind: 'yard', seat };
  if (code === HOME) return { kind: 'home', seat };
  return isTile(code)
    ? { kind: 'tile', tile: tileOf(code) }
    : { kind: 'lane', seat, square: code - FIRST_LANE + 1 };
}

/** The tile of a place on the ring, `null` for every other place. */
export function tileAt(place: Place): number | null {
  const spot = spotOf(0, place);
  return spot.kind === 'tile' ? spot.tile : null;
}

/** The middle of a seat's place. */
export const centreOf = (seat: number, place: Place): Point => middleOf(spotOf(seat, place));

/** Whether a place has a picture of its own that a mark must leave in sight: Castles, entry tiles, Home path, Home. */
export function isSpecial(place: Place): boolean {
  const spot = spotOf(0, place);
  return spot.kind !== 'tile' || isCastle(spot.tile) || spot.tile % 13 === 1;
}
