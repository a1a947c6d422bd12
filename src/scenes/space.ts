import type { Space } from '../show/beat.ts';
import { dieSide } from '../show/dice.ts';
import type { Plan } from './plan.ts';
import type { Rect } from './types.ts';

/**
 * How a space lies on the canvas, in device pixels: where its zero is, its unit each way, the unit of a pose's lift, and
 * what a tile measures in it.
 */
export type Ground = {
  readonly x: number;
  readonly y: number;
  readonly unitX: number;
  readonly unitY: number;
  readonly lift: number;
  readonly tile: number;
};

/** Both spaces, and the whole pixels that the board's pictures cover. */
export type Grounds = Readonly<Record<Space, Ground>> & { readonly image: Rect };

/** The picture of a die is so many of the tray's tiles wide. */
export const DIE_TILES = 64 / 44;

/** Lays both spaces out; the rectangles are in CSS pixels, `ratio` is device pixels for each. */
export function layGrounds(plan: Plan, board: Rect, well: Rect, ratio: number): Grounds {
  const unit = (Math.max(board.width, board.height) * ratio) / plan.side;
  const over = unit * plan.overhang;
  const image = {
    x: Math.round(board.x * ratio - over),
    y: Math.round(board.y * ratio - over),
    width: Math.round(board.width * ratio + 2 * over),
    height: Math.round(board.height * ratio + 2 * over),
  };
  const zero = unit * (plan.overhang + plan.margin);
  const tile = (dieSide(well) * ratio) / DIE_TILES;
  return {
    image,
    board: {
      x: image.x + zero,
      y: image.y + zero,
      unitX: unit,
      unitY: unit,
      lift: unit,
      tile: unit * plan.tile,
    },
    tray: {
      x: well.x * ratio,
      y: well.y * ratio,
      unitX: well.width * ratio,
      unitY: well.height * ratio,
      lift: tile,
      tile,
    },
  };
}

/** The scale at which frames of an atlas of `atlasTile` fill tiles of `tile` pixels; exactly 1 where it is nearly so, for crisp edges. */
export function frameScale(tile: number, atlasTile: number): number {
  const scale = tile / atlasTile;
  return Math.abs(scale - 1) < 0.03 ? 1 : scale;
}
