import { entryTile, LANE, RING } from '../ring/ring.ts';
import { HOUSE } from './house.ts';
import type { Options, Place } from './types.ts';

/** Places as the state keeps them, one small integer each: 0 base · 1 to 52 the track · 53 to 57 home column · 58 home. */
export const BASE = 0;
export const FIRST_COLUMN = RING + 1;
export const HOME = FIRST_COLUMN + LANE;

export const isSquare = (code: number): boolean => code > BASE && code <= RING;

/** The square so many steps beyond another, clockwise round the ring. */
export const squareAfter = (square: number, steps: number): number => ((square - 1 + steps) % RING) + 1;

/** Steps clockwise from one square to another, 0 to 51. */
export const stepsBetween = (from: number, to: number): number => (to - from + RING) % RING;

/** Where a seat's pawns come out of the base: 3, 16, 29, 42. Clause B1. */
export const startSquare = (seat: number): number => entryTile(seat) + HOUSE.startOffset;

/** The last square of the track for a seat's pawns: 1, 14, 27, 40. Clause B2. */
export const turnOff = entryTile;

/** Steps home from a place outside the base, through the home column; 0 at home. */
export const stepsHome = (seat: number, code: number): number =>
  code > RING ? HOME - code : stepsBetween(code, turnOff(seat)) + LANE + 1;

const starts: readonly number[] = [0, 1, 2, 3].map(startSquare);

/** The squares 8 beyond the start squares: 11, 24, 37, 50. Clause B3. */
export const STARS: readonly number[] = starts.map((start) => squareAfter(start, HOUSE.starOffset));

const safe: { readonly [Key in Options['safeSquares']]: readonly number[] } = {
  none: [],
  starts,
  startsAndStars: [...starts, ...STARS],
};

/** The squares on which nothing is captured. Clauses C2, I3. */
export const safeSquares = (options: Options): readonly number[] =>
  options.pachisi ? safe.startsAndStars : safe[options.safeSquares];

const names: readonly Place[] = Array.from({ length: HOME + 1 }, (_, code): Place => {
  if (code === BASE) return 'base';
  if (code === HOME) return 'home';
  return code >= FIRST_COLUMN ? `column:${code - FIRST_COLUMN + 1}` : code;
});
const codes = new Map(names.map((name, code) => [name, code]));

/** A code's name in actions, events and views. Throws a `RangeError` for a number that is no place. */
export function placeName(code: number): Place {
  const name = names[code];
  if (name === undefined) throw new RangeError(`${code} is no place of Ludo, places are 0 to ${HOME}`);
  return name;
}

/** The code of a place's name, `null` when it names none. */
export const placeCode = (name: unknown): number | null => codes.get(name as Place) ?? null;
