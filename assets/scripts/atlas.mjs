// One atlas for each size of a tile.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { frames } from './frames.mjs';
import { pack } from './pack.mjs';
import { BUILT } from './paths.mjs';
import { rasterise } from './raster.mjs';

export const TILES = [28, 44, 88];
const MARGIN = 6; // units round a source's box
const round = (v) => Math.round(v * 1e4) / 1e4;

/** the smallest box that holds every pixel one can see */
function trim({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return { left, top, w: right - left + 1, h: bottom - top + 1 };
}

async function drawFrame(frame, tile) {
  const scale = tile / frame.unitsPerTile;
  const picture = await rasterise(frame.source, scale, MARGIN);
  const [px, py] = frame.pivot.map((v) => (v + MARGIN) * scale);
  const pivot = { x: px / picture.width, y: py / picture.height };
  return { name: frame.name, more: frame.more, picture, pivot, ...trim(picture) };
}

function entry({ more, picture, pivot, left, top, w, h }, { x, y }) {
  return {
    frame: { x, y, w, h },
    rotated: false,
    trimmed: true,
    spriteSourceSize: { x: left, y: top, w, h },
    sourceSize: { w: picture.width, h: picture.height },
    pivot: { x: round(pivot.x), y: round(pivot.y) },
    ...more,
  };
}

function blit(sheet, width, { picture, left, top, w, h }, { x, y }) {
  for (let row = 0; row < h; row++) {
    const from = ((top + row) * picture.width + left) * 4;
    picture.data.copy(sheet, ((y + row) * width + x) * 4, from, from + w * 4);
  }
}

export async function buildAtlas(tile) {
  const drawn = [];
  for (const frame of frames(tile)) drawn.push(await drawFrame(frame, tile));
  const { width, height, places } = pack(drawn);
  const sheet = Buffer.alloc(width * height * 4);
  const rows = drawn
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((d) => {
      const place = places.get(d.name);
      blit(sheet, width, d, place);
      return `  ${JSON.stringify(d.name)}: ${JSON.stringify(entry(d, place))}`;
    });
  const image = `atlas-${tile}.webp`;
  await sharp(sheet, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(`${BUILT}${image}`);
  const meta = JSON.stringify({ image, format: 'RGBA8888', size: { w: width, h: height }, scale: '1', tile });
  writeFileSync(
    `${BUILT}atlas-${tile}.json`,
    `{\n "frames": {\n${rows.join(',\n')}\n },\n "meta": ${meta}\n}\n`,
  );
}
