// Frames packed into one picture, with what a scene must know of each.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pack } from './pack.mjs';
import { BUILT } from './paths.mjs';
import { rasterise } from './raster.mjs';

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

async function drawFrame({ name, source, unitsPerTile }, tile) {
  const picture = await rasterise(source, tile / unitsPerTile, MARGIN);
  return { name, picture, ...trim(picture) };
}

function entry({ unitsPerTile, pivot, more }, tile, { picture, left, top, w, h }, { x, y }) {
  const [px, py] = pivot.map((v) => ((v + MARGIN) * tile) / unitsPerTile);
  return {
    frame: { x, y, w, h },
    rotated: false,
    trimmed: true,
    spriteSourceSize: { x: left, y: top, w, h },
    sourceSize: { w: picture.width, h: picture.height },
    pivot: { x: round(px / picture.width), y: round(py / picture.height) },
    ...more,
  };
}

function blit(sheet, width, { picture, left, top, w, h }, { x, y }) {
  for (let row = 0; row < h; row++) {
    const from = ((top + row) * picture.width + left) * 4;
    picture.data.copy(sheet, ((y + row) * width + x) * 4, from, from + w * 4);
  }
}

/** Frames that have their source in common share its picture. */
export async function buildAtlas(name, tile, frames, encoding = { lossless: true }) {
  const drawn = new Map();
  for (const frame of frames)
    if (!drawn.has(frame.source)) drawn.set(frame.source, await drawFrame(frame, tile));
  const { width, height, places } = pack([...drawn.values()]);
  const sheet = Buffer.alloc(width * height * 4);
  for (const picture of drawn.values()) blit(sheet, width, picture, places.get(picture.name));
  const rows = [...frames]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((frame) => {
      const picture = drawn.get(frame.source);
      const measures = entry(frame, tile, picture, places.get(picture.name));
      return `  ${JSON.stringify(frame.name)}: ${JSON.stringify(measures)}`;
    });
  const image = `${name}-${tile}.webp`;
  await sharp(sheet, { raw: { width, height, channels: 4 } })
    .webp({ ...encoding, effort: 6 })
    .toFile(`${BUILT}${image}`);
  const meta = JSON.stringify({ image, format: 'RGBA8888', size: { w: width, h: height }, scale: '1', tile });
  writeFileSync(
    `${BUILT}${name}-${tile}.json`,
    `{\n "frames": {\n${rows.join(',\n')}\n },\n "meta": ${meta}\n}\n`,
  );
}
