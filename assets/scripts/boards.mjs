// The boards, baked at the two sizes at which a table shows them.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { BUILT } from './paths.mjs';
import { rasterise } from './raster.mjs';

const BOARDS = ['nobles', 'ludo', 'ludo-stars', 'ludo-pachisi'];
const TILES_ACROSS = 16; // the grid and half a tile of rim on each side; the shadow lies outside
const UNITS_PER_TILE = 48;
const SIZES = [
  [700, 84],
  [1400, 76], // shown at half its size, where this cannot be told from more
];

export async function buildBoards() {
  mkdirSync(`${BUILT}boards`, { recursive: true });
  for (const board of BOARDS)
    for (const light of ['day', 'night'])
      for (const [size, quality] of SIZES) {
        const scale = size / TILES_ACROSS / UNITS_PER_TILE;
        const { data, width, height } = await rasterise(`boards/${board}-${light}`, scale);
        await sharp(data, { raw: { width, height, channels: 4 } })
          .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
          .toFile(`${BUILT}boards/${board}-${light}-${size}.webp`);
      }
}
