// The boards, baked at the two sizes at which a table shows them.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { BUILT } from './paths.mjs';
import { lossy, rasterise } from './raster.mjs';

const RINGS = ['nobles', 'ludo', 'ludo-stars', 'ludo-pachisi'];
const TILES_ACROSS = 16; // the grid and half a tile of rim on each side; the shadow lies outside
const UNITS_PER_TILE = 48;
/** the numbers of the files, and the quality; the larger is shown at half its size, where less cannot be told from more */
const RING_SIZES = [
  [700, 84],
  [1400, 76],
];
/** the map is resampled to its size on the canvas; more pixels than these cannot be told apart there */
const MAP_SCALE = 1.8;
const MAP_LAYERS = {
  ground: lossy(70),
  things: lossy(60),
  lines: { nearLossless: true, quality: 40 },
};

export async function buildBoards() {
  mkdirSync(`${BUILT}boards`, { recursive: true });
  for (const board of RINGS)
    for (const light of ['day', 'night'])
      for (const [size, quality] of RING_SIZES)
        await bake(
          `${board}-${light}`,
          size / TILES_ACROSS / UNITS_PER_TILE,
          lossy(quality),
          `${board}-${light}-${size}`,
        );
  for (const [layer, encoding] of Object.entries(MAP_LAYERS))
    for (const turn of ['', '-upright']) await bake(`map-${layer}${turn}`, MAP_SCALE, encoding);
  await bake('map-dusk', 0.1, lossy(80)); // nothing but a gradient
}

async function bake(source, scale, encoding, name = source) {
  const { data, width, height } = await rasterise(`boards/${source}`, scale);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ ...encoding, effort: 6 })
    .toFile(`${BUILT}boards/${name}.webp`);
}
