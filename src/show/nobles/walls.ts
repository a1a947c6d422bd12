import type { PieceKind } from '../../engine/nobles/types.ts';
import { isStopped } from '../../engine/nobles/walk.ts';
import { entryTile } from '../../engine/ring/ring.ts';

/** The Guards of one seat on a tile that is no Castle, one or more. */
export type Group = { readonly seat: number; readonly tile: number; readonly size: number };

/** Whether a wall is drawn in front of a group. */
export type Stops = (group: Group) => boolean;

/** Nothing is chosen: a wall in front of every group of two or more. */
export const stands: Stops = ({ size }) => size > 1;

/**
 * The walls that would stop `count` pieces of `seat` if they came there. A group that would fall to them has none; the
 * Noble's own Guards stop it too. Clauses K1 to K4.
 */
export function stopping(seat: number, piece: PieceKind, count: number): Stops {
  return (group) =>
    group.seat === seat ? piece === 'noble' : group.tile !== entryTile(seat) && isStopped(count, group.size);
}
