import { entryTile, LANE, RING } from '../ring/ring.ts';
import { HOUSE } from './house.ts';
import type { Place } from './types.ts';

/**
 * Places as the state keeps them, one small integer each:
 * 0 Yard · 1 to 52 a tile · 53 to 104 the same tiles with midpoint progress · 105 to 109 Home path · 110 Home.
 */
export const YARD = 0;
export const FIRST_LANE = 2 * RING + 1;
export const HOME = FIRST_LANE + LANE;

export const isTile = (code: number): boolean => code > YARD && code < FIRST_LANE;
export const isMarked = (code: number): boolean => code > RING && code < FIRST_LANE;
/** In the Home path or Home. */
export const isHomeward = (code: number): boolean => code >= FIRST_LANE;
/** The tile under a ring place, with or without mark; only for codes of tiles. */
export const tileOf = (code: number): number => (code > RING ? code - RING : code);
/** The same tile, with midpoint progress or without; other places stay. */
export const otherMark = (code: number): number =>
  isTile(code) ? (code > RING ? code - RING : code + RING) : code;

const castleSet: readonly boolean[] = Array.from({ length: RING + 1 }, (_, tile) =>
  (HOUSE.castles as readonly number[]).includes(tile),
);
export const isCastle = (tile: number): boolean => castleSet[tile] === true;

/** The tile opposite a seat's entry tile: 27, 40, 1, 14. Clause B2. */
export const midpointTile = (seat: number): number => ((entryTile(seat) - 1 + RING / 2) % RING) + 1;

/** Steps from a tile to the seat's entry tile in a direction (1 clockwise, −1 counterclockwise). */
export const stepsToEntry = (seat: number, tile: number, step: 1 | -1): number =>
  ((entryTile(seat) - tile) * step + RING) % RING;

/** A piece's progress, 0 to 58. Clause S1. */
export function progressOf(seat: number, code: number): number {
  if (code === YARD) return 0;
  if (isHomeward(code)) return RING + (code - FIRST_LANE + 1);
  const away = stepsToEntry(seat, tileOf(code), 1);
  const distance = Math.min(away, RING - away);
  return isMarked(code) ? RING - distance : distance;
}

const names: readonly Place[] = Array.from({ length: HOME + 1 }, (_, code): Place => {
  if (code === YARD) return 'yard';
  if (code === HOME) return 'home';
  if (code >= FIRST_LANE) return `path:${code - FIRST_LANE + 1}`;
  return code > RING ? `${code - RING}m` : code;
});
const codes = new Map(names.map((name, code) => [name, code]));

/** A code's name in actions, events and views. Throws a `RangeError` for a number that is no place. */
export function placeName(code: number): Place {
  const name = names[code];
  if (name === undefined) throw new RangeError(`${code} is no place of Nobles, places are 0 to ${HOME}`);
  return name;
}

/** The code of a place's name, `null` when it names none. */
export const placeCode = (name: unknown): number | null => codes.get(name as Place) ?? null;
