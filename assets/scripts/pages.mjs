// SVG for the HTML screens: the sources with seat numbers for names, without what a browser does not need.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { HOUSE_NAMES, SEAT_NAMES } from '../look/scripts/write.mjs';
import { BUILT, LOOK } from './paths.mjs';

/** folder of the source, which of its files */
const TAKEN = [
  ['pieces', /^(noble|guard|pawn)-|^wall-red$/],
  ['ui', /./],
  ['icons', /./],
  ['dice', /./],
  ['emblems', /./],
  ['marks', /^(swords|barred)$/],
  ['cards', /./],
  ['screens', /./],
  ['territories', /^(base|flag|site)-/],
];

/** the favicon lies beside the folder, so that a page may name it */
const APP_ICON = 'icon';

const tidy = (svg) =>
  svg
    .replace(/\s+\/>/g, '/>')
    .replace(/\s{2,}/g, ' ')
    .replace(/<g >/g, '<g>')
    .replace(/(["\s(])0\.(\d)/g, '$1.$2')
    .replace(/<\?xml[^>]*>/, '')
    .trim();

/** icons take the colour of the words beside them */
const inherit = (svg) => svg.replaceAll('#FFFFFF', 'currentColor');

function seatNumber(name) {
  if (name.startsWith('button-')) return name; // its red is not a seat's
  const parts = name.split('-');
  const number = (part) => [SEAT_NAMES, HOUSE_NAMES].map((names) => names.indexOf(part)).find((i) => i >= 0);
  return parts.map((part) => number(part) ?? part).join('-');
}

export function buildPages() {
  rmSync(`${BUILT}svg`, { recursive: true, force: true }); // what has lost its source goes too
  mkdirSync(`${BUILT}svg`, { recursive: true });
  for (const [folder, pattern] of TAKEN)
    for (const file of readdirSync(`${LOOK}${folder}`).sort()) {
      const name = file.replace(/\.svg$/, '');
      if (!pattern.test(name)) continue;
      const svg = tidy(readFileSync(`${LOOK}${folder}/${file}`, 'utf8'));
      const out = folder === 'icons' || name.startsWith('emblem-') ? inherit(svg) : svg;
      if (name === APP_ICON) {
        writeFileSync(`${BUILT}icon.svg`, out);
        continue;
      }
      const prefix = folder === 'icons' ? 'icon-' : '';
      writeFileSync(`${BUILT}svg/${prefix}${seatNumber(name)}.svg`, out);
    }
}
