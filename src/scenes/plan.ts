import { DEPTH } from '../show/beat.ts';
import type { Theme } from './types.ts';

/** A picture that lies under or between the actors of a board: its file and its depth. */
export type Layer = { readonly file: string; readonly depth: number };

/** How a board lies on the canvas and which pictures draw it. Units are those of its space, see `Space`. */
export type Plan = {
  /** Units of the longer side of the board's rectangle; its pictures are made for so many pixels of it, ascending. */
  readonly side: number;
  readonly sizes: readonly number[];
  /** The shorter side as a share of the longer. */
  readonly shape: number;
  /** The board's longer side as a share of the longest that the window has room for. */
  readonly share: number;
  /** Units from the upper left corner of the rectangle to the zero of the space, and that the pictures overhang it. */
  readonly margin: number;
  readonly overhang: number;
  /** Units of a tile: it is by tiles that frames are measured. The atlas has them for tiles of so many pixels, ascending. */
  readonly tile: number;
  readonly tiles: readonly number[];
  /** The files of the atlas for tiles of so many pixels. */
  readonly pages: (tile: number) => readonly string[];
  readonly layers: (theme: Theme, upright: boolean, size: number) => readonly Layer[];
};

const GROUND = -100;

/** A square of 16 × 16 tiles: the grid and half a tile of wall on each side; towers and shadow overhang it. */
const ring = (board: string): Plan => ({
  side: 16,
  sizes: [700, 1400],
  shape: 1,
  share: 1,
  margin: 0.5,
  overhang: 0.5,
  tile: 1,
  tiles: [28, 44, 88],
  pages: (tile) => [`atlas-${tile}`],
  layers: (theme, _upright, size) => [{ file: `boards/${board}-${theme}-${size}.webp`, depth: GROUND }],
});

/** The map, lying or upright. What is strewn over it lies on owned lands and beneath hidden ones; its lines lie on all. */
const MAP: Plan = {
  side: 1000,
  sizes: [1800],
  shape: 0.6,
  share: 0.8,
  margin: 0,
  overhang: 0,
  tile: 44,
  tiles: [28, 48, 88],
  pages: (tile) => [`map-${tile}`, `map-lands-${tile === 28 ? 28 : 62}`],
  layers: (theme, upright) => {
    const file = (name: string) => `boards/map-${name}${upright ? '-upright' : ''}.webp`;
    return [
      { file: file('ground'), depth: GROUND },
      { file: file('things'), depth: (DEPTH.land + DEPTH.veil) / 2 },
      { file: file('lines'), depth: (DEPTH.veil + DEPTH.mark) / 2 },
      ...(theme === 'night' ? [{ file: 'boards/map-dusk.webp', depth: DEPTH.mark - 1 }] : []),
    ];
  },
};

/** The plan of a board by its name, see `TheatreOptions`. */
export const planOf = (board: string): Plan => (board === 'map' ? MAP : ring(board));

/** A picture is drawn enlarged by at most this before the next size is taken. */
const STRETCH = 1.04;

/** The first of the ascending sizes that is not enlarged for `pixels`, else the last. */
export function sizeFor(sizes: readonly number[], pixels: number): number {
  return sizes.find((size) => size * STRETCH >= pixels) ?? sizes.at(-1) ?? pixels;
}

/** Pixels of the longer side of the largest board that a window of `width` × `height` pixels shows. */
export function firstSide({ shape, share }: Plan, width: number, height: number): number {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  return share * Math.min(longer, shorter / shape);
}
