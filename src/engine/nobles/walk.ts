import type { Seat } from '../core/game.ts';
import { entryTile, LANE, nextSquare } from '../ring/ring.ts';
import {
  FIRST_LANE,
  HOME,
  isCastle,
  isHomeward,
  isMarked,
  isTile,
  midpointTile,
  otherMark,
  stepsToEntry,
  tileOf,
} from './places.ts';
import type { Direction, PieceKind, SeatState, State } from './types.ts';

/** +1 clockwise, −1 counterclockwise. */
export const stepOf = (direction: Direction): 1 | -1 => (direction === 'clockwise' ? 1 : -1);

/** Which pieces move together, by id, and the places they start from. */
export type Movers = {
  readonly piece: PieceKind;
  readonly ids: readonly number[];
  readonly codes: readonly number[];
};

/**
 * The pieces that a move of `count` from `code` takes: those at that place first, by number, then others of the
 * same seat on the same tile. `null` when there are not as many. Clause M1.
 */
export function moversAt(side: SeatState, piece: PieceKind, code: number, count: number): Movers | null {
  if (!isTile(code) && !(isHomeward(code) && code !== HOME)) return null;
  if (piece === 'noble')
    return side.noble === code && count === 1 ? { piece, ids: [0], codes: [code] } : null;
  const ids: number[] = [];
  const codes: number[] = [];
  for (const wanted of isTile(code) ? [code, otherMark(code)] : [code]) {
    for (let id = 0; id < side.guards.length && ids.length < count; id += 1) {
      if (side.guards[id] === wanted) {
        ids.push(id);
        codes.push(wanted);
      }
    }
  }
  return ids.length === count && codes[0] === code ? { piece, ids, codes } : null;
}

/** The place after `code` on a seat's way; `null` beyond Home. Clauses M2 to M4. */
export function nextPlace(seat: Seat, code: number, step: 1 | -1): number | null {
  if (isHomeward(code)) return code === HOME ? null : code + 1;
  const tile = tileOf(code);
  if (isMarked(code) && tile === entryTile(seat)) return FIRST_LANE;
  const next = nextSquare(tile, step);
  return isMarked(code) || next === midpointTile(seat) ? otherMark(next) : next;
}

/** The most steps a piece can be given before it is too long for Home; `Infinity` without midpoint progress. Clause M4. */
export function longest(seat: Seat, code: number, step: 1 | -1): number {
  if (isHomeward(code)) return HOME - code;
  return isMarked(code) ? stepsToEntry(seat, tileOf(code), step) + LANE + 1 : Number.POSITIVE_INFINITY;
}

/**
 * The most steps that a group walks together, blockades apart: marked and unmarked Guards part at their own entry
 * tile. `Infinity` for pieces of one kind. Clause M5.
 */
export function together(seat: Seat, codes: readonly number[], step: 1 | -1): number {
  const first = codes[0] ?? HOME;
  if (codes.every((code) => code === first)) return Number.POSITIVE_INFINITY;
  return stepsToEntry(seat, tileOf(first), step);
}

/** What stops a move: the tile, the seat whose Guards stand there and how many; `by` is the mover for a Noble's own Guards. */
export type Wall = { readonly at: number; readonly by: Seat; readonly size: number };

/** How many of a seat's Guards stand on a tile, with or without mark. */
export function guardsOn(side: SeatState, tile: number): number {
  let found = 0;
  const marked = otherMark(tile);
  for (const code of side.guards) if (code === tile || code === marked) found += 1;
  return found;
}

/** Whether a moving group of `movers` Guards (1 for a Noble) is stopped by `standing` opposing Guards. The table of clause K1. */
export const isStopped = (movers: number, standing: number): boolean =>
  standing >= 2 && standing >= movers && movers < 4;

/** What stops `movers` pieces of `seat` from stepping onto `tile`; `null` when nothing does. Clauses K1 to K5. */
export function wallAt(
  seats: State['seats'],
  seat: Seat,
  piece: PieceKind,
  movers: number,
  tile: number,
): Wall | null {
  if (isCastle(tile)) return null;
  const own = seats[seat];
  if (piece === 'noble' && own) {
    const size = guardsOn(own, tile);
    if (size > 0) return { at: tile, by: seat, size };
  }
  if (tile === entryTile(seat)) return null;
  for (let by = 0; by < seats.length; by += 1) {
    const side = seats[by];
    if (by === seat || !side) continue;
    const size = guardsOn(side, tile);
    if (isStopped(movers, size)) return { at: tile, by, size };
  }
  return null;
}
