// A land by itself, cut along its borders: hidden, owned, owned and locked. It reaches a little beyond them, beneath
// the lines, so that no seam is left between neighbours.
import { BRASS, SEATS } from '../palette.mjs';
import { clip, f, g, path, str, sym } from '../svg.mjs';
import { band, edge, field, tinted } from './cloth.mjs';
import { SHAPE } from './shape.mjs';
import { owned } from './things.mjs';

/** room round a land for its seam */
const ROOM = 2;
const SEAM = 1.6;

/** the box of a land's picture, from its upper left corner on the map */
export function boxOf(id) {
  const [xs, ys] = [0, 1].map((i) => SHAPE[id].map((p) => p[i]));
  const [x, y] = [xs, ys].map((all) => Math.floor(Math.min(...all)) - ROOM);
  const [right, bottom] = [xs, ys].map((all) => Math.ceil(Math.max(...all)) + ROOM);
  return { x, y, w: right - x, h: bottom - y };
}

/** a land's border with its fill and its stroke */
function bordered(id, fill, stroke = '') {
  const outline = sym('border', () => `<path d="${borderOf(id)}"/>`);
  return `<use href="#${outline}" fill="${fill}" ${stroke}/>`;
}

const borderOf = (id) => `M${SHAPE[id].map((p) => p.map(f).join(' ')).join('L')}Z`;

const inLand = (id, inner) => g(inner, `clip-path="${clip('land', path(borderOf(id), '#000'))}"`);

const onMap = (id, inner) => {
  const { x, y } = boxOf(id);
  return g(inner, `transform="translate(${-x} ${-y})"`);
};

/** slate beneath clouds */
export function hiddenLand({ id }) {
  const slate = '#71878B';
  const rim = bordered(id, 'none', str('#C4D3D2', 7, 'opacity=".3"'));
  return onMap(id, bordered(id, field(slate), str(slate, SEAM)) + inLand(id, rim));
}

/** the terrain tinted, the owner's pattern, a band inside the border; locked, a brass chain runs in the band */
export function ownedLand({ id, terrain }, seat, isLocked) {
  const stroke = (line) => bordered(id, 'none', line);
  const cloth = bordered(id, field(tinted(terrain, seat, 0.72)), str(SEATS[seat].base, SEAM));
  const rim = isLocked ? band(stroke, seat, 20) + chain(stroke, seat) : band(stroke, seat);
  return onMap(id, cloth + bordered(id, owned(seat)) + inLand(id, rim + edge(stroke)));
}

const chain = (stroke, seat) =>
  stroke(str(BRASS.deep, 13)) +
  stroke(str(BRASS.hi, 9.4, 'stroke-dasharray="0.1 9"')) +
  stroke(str(SEATS[seat].base, 5));
