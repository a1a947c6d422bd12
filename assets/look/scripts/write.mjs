// Writes one source: an SVG document into its folder of assets/look.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begin, finish } from './svg.mjs';

const LOOK = fileURLToPath(new URL('../', import.meta.url));
export const SEAT_NAMES = ['red', 'gold', 'blue', 'green'];
export const HOUSE_NAMES = ['lily', 'sun', 'moon', 'acorn'];
export const LIGHTS = ['day', 'night'];
const written = [];

/** fit: preserveAspectRatio; view: the part that its box shows */
export function save(folder, name, width, height, draw, { fit, view } = {}) {
  mkdirSync(`${LOOK}${folder}`, { recursive: true });
  // ids bear the name, so that two sources may stand in one page
  begin(`${name.replace(/[^a-z0-9]/g, '')}-`);
  const body = draw();
  writeFileSync(`${LOOK}${folder}/${name}.svg`, finish(width, height, body, { fit, view }));
  written.push(`${folder}/${name}.svg`);
}

export function saveText(name, text) {
  writeFileSync(`${LOOK}${name}`, text);
  written.push(name);
}

export const list = () => written;
