import type { Place } from '../../engine/nobles/types.ts';
import type { Phrase } from '../../i18n/index.ts';

/** A place where a piece stands (`at`), comes from or goes to: "on tile 23, past the midpoint", "to tile 23", "Home". */
export function placeWords(place: Place, role: 'at' | 'from' | 'to'): Phrase {
  if (place === 'yard' || place === 'home') return { key: `place.${role}.${place}` };
  const text = String(place);
  const number = numberIn(place);
  if (text.startsWith('path:')) return { key: `place.${role}.path`, facts: { square: number } };
  if (role === 'at' && text.endsWith('m')) return { key: 'place.at.tilePast', facts: { tile: number } };
  return { key: `place.${role}.tile`, facts: { tile: number } };
}

/** The number of a tile or of a square of the Home path; 0 for the Yard and Home. */
export function numberIn(place: Place): number {
  return Number(String(place).replace(/\D/g, ''));
}
