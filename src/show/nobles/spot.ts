import { FIRST_LANE, HOME, isCastle, isTile, placeCode, tileOf, YARD } from '../../engine/nobles/places.ts';
import type { Place } from '../../engine/nobles/types.ts';
import { laneCentre, type Point, roofCentre, tileCentre, yardCentre } from '../cross.ts';

/** A place of the board without its mark: a tile 1 to 52, a square 1 to 5 of the Home path, the Yard or Home. */
export type Spot =
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'path'; readonly square: number }
  | { readonly kind: 'yard' }
  | { readonly kind: 'home' };

/** Where a place lies. Throws a `RangeError` for what is no place. */
export function spotOf(place: Place): Spot {
  const code = placeCode(place);
  if (code === null) throw new RangeError(`${place} is no place of Nobles`);
  if (code === YARD) return { kind: 'yard' };
  if (code === HOME) return { kind: 'home' };
  return isTile(code)
    ? { kind: 'tile', tile: tileOf(code) }
    : { kind: 'path', square: code - FIRST_LANE + 1 };
}

/** The tile of a place on the ring, `null` for every other place. */
export function tileAt(place: Place): number | null {
  const spot = spotOf(place);
  return spot.kind === 'tile' ? spot.tile : null;
}

/** The middle of a seat's place. */
export function centreOf(seat: number, place: Place): Point {
  const spot = spotOf(place);
  switch (spot.kind) {
    case 'tile':
      return tileCentre(spot.tile);
    case 'path':
      return laneCentre(seat, spot.square);
    case 'yard':
      return yardCentre(seat);
    case 'home':
      return roofCentre(seat);
  }
}

/** Whether a place has a picture of its own that a mark must leave in sight: Castles, entry tiles, Home path, Home. */
export function isSpecial(place: Place): boolean {
  const spot = spotOf(place);
  return spot.kind !== 'tile' || isCastle(spot.tile) || spot.tile % 13 === 1;
}
