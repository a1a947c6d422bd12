// SVG to pixels.
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { LOOK } from './paths.mjs';

const boxOf = (svg) => {
  const [, width, height] = svg.match(/<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/);
  return [Number(width), Number(height)];
};

/**
 * The source at `scale` pixels a unit, RGBA, not premultiplied, with `margin` units round its box, for shadows that
 * reach beyond. The page grows to whole pixels on its right and lower sides, so that the drawing keeps its exact scale.
 */
export async function rasterise(source, scale, margin = 0) {
  const svg = readFileSync(`${LOOK}${source}.svg`, 'utf8');
  const [w, h] = boxOf(svg);
  const width = Math.ceil((w + 2 * margin) * scale - 1e-6);
  const height = Math.ceil((h + 2 * margin) * scale - 1e-6);
  const view = `${-margin} ${-margin} ${width / scale} ${height / scale}`;
  const head = `width="${width}" height="${height}" viewBox="${view}"`;
  const page = svg.replace(/width="[\d.]+" height="[\d.]+" viewBox="[^"]*"/, head);
  const png = new Resvg(page, { font: { loadSystemFonts: false } }).render().asPng();
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** how a picture is encoded of which not every pixel matters */
export const lossy = (quality) => ({ quality, alphaQuality: 80, smartSubsample: true });
