import type { Space } from '../show/beat.ts';
import { dieSide } from '../show/dice.ts';
import type { Rect } from './types.ts';

/** How a space lies on the canvas, in device pixels: where its zero is, its unit each way, and what a tile measures in it. */
export type Ground = {
  readonly x: number;
  readonly y: number;
  readonly unitX: number;
  readonly unitY: number;
  readonly tile: number;
};

/** Both spaces, and the square of the board's image, which overhangs the board by half a tile. */
export type Grounds = Readonly<Record<Space, Ground>> & {
  readonly image: { x: number; y: number; side: number };
};

const BOARD_TILES = 16;
const IMAGE_TILES = 17;
/** The picture of a die is so many of the tray's tiles wide. */
export const DIE_TILES = 64 / 44;

/** Lays both spaces out; the rectangles are in CSS pixels, `ratio` is device pixels for each. */
export function layGrounds(board: Rect, well: Rect, ratio: number): Grounds {
  const tile = (board.width * ratio) / BOARD_TILES;
  const side = Math.round(tile * IMAGE_TILES);
  const x = Math.round(board.x * ratio - tile / 2);
  const y = Math.round(board.y * ratio - tile / 2);
  const die = dieSide(well) * ratio;
  return {
    image: { x, y, side },
    board: { x: x + tile, y: y + tile, unitX: tile, unitY: tile, tile },
    tray: {
      x: well.x * ratio,
      y: well.y * ratio,
      unitX: well.width * ratio,
      unitY: well.height * ratio,
      tile: die / DIE_TILES,
    },
  };
}

/** The scale at which frames of an atlas of `atlasTile` fill tiles of `tile` pixels; exactly 1 where it is nearly so, for crisp edges. */
export function frameScale(tile: number, atlasTile: number): number {
  const scale = tile / atlasTile;
  return Math.abs(scale - 1) < 0.03 ? 1 : scale;
}
