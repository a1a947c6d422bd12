import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';

/** Where the board lies in the window, and how it counts. */
export type Field = Rect & {
  /** CSS px of one of its units. */
  readonly unit: number;
  /** Where its zero lies, in units from its left and upper edges. */
  readonly edge: number;
  /** What holds one piece or site, in units. */
  readonly tile: number;
};

/** The ring is so many tiles wide; its grid begins half a tile inside. */
const RING_TILES = 16;

export const ringField = (rect: Rect): Field => ({
  ...rect,
  unit: rect.width / RING_TILES,
  edge: 0.5,
  tile: 1,
});

/** A point of the board in CSS px. */
export const pixelOf = ({ x, y, unit, edge }: Field, at: Point): Point => ({
  x: x + (at.x + edge) * unit,
  y: y + (at.y + edge) * unit,
});

/** The tile round a point, in CSS px; a piece on it stands a little higher. */
export function tileRect(field: Field, at: Point): Rect {
  const tile = field.tile * field.unit;
  const { x, y } = pixelOf(field, at);
  return { x: x - tile * 0.55, y: y - tile * 0.9, width: tile * 1.1, height: tile * 1.45 };
}
