// The small things strewn over the lands, and the clouds over hidden ones: never on a road, on a name or on a site.
import { rng, sym, tr } from '../svg.mjs';
import { dist, edgeD, inside, PLACES, ROADS, SHAPE } from './shape.mjs';
import { GROUND, SMALL } from './small.mjs';

const THINGS = { most: 30, border: 13, road: 14 };
const CLOUDS = { most: 6, border: 19, road: 20, apart: 42 };

/** all small things of the lands, from back to front */
export const strewn = (view) =>
  PLACES.flatMap((place, index) => thingsOf(view, place, index))
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');

function thingsOf(view, place, index) {
  const r = rng(index * 131 + 17);
  const bag = GROUND[place.terrain][1].split(' ').flatMap((entry) => {
    const [name, count] = entry.split(':');
    return Array(Number(count)).fill(name);
  });
  const apart = place.terrain === 'forest' ? 13 : 20;
  return scatter(view, place, { ...THINGS, apart }, r).map(([x, y], n) => {
    const name = bag[(n + 1) % bag.length];
    const use = `<use href="#${sym(name, SMALL[name])}"/>`;
    return { y, svg: tr(x, y + 3, use, 0.86 + r() * 0.28) };
  });
}

/** the small clouds over a land while it is hidden: x, y in the view, and the size of each */
export function cloudsOver(view, place) {
  const r = rng(Number(place.id.slice(1)) * 97 + 5);
  return scatter(view, place, CLOUDS, r)
    .sort((a, b) => a[1] - b[1])
    .map((spot) => [...spot, 0.4 + r() * 0.26].map((v) => Math.round(v * 100) / 100));
}

/** free spots on a land, as the view has them */
function scatter(view, place, { most, border, road, apart }, r) {
  const shape = SHAPE[place.id];
  const [left, top] = [0, 1].map((i) => Math.min(...shape.map((p) => p[i])));
  const [right, bottom] = [0, 1].map((i) => Math.max(...shape.map((p) => p[i])));
  const roads = ROADS.filter(({ a, b }) => a === place.id || b === place.id);
  const spots = [];
  for (let tries = 0; tries < 1500 && spots.length < most; tries++) {
    const p = [left + r() * (right - left), top + r() * (bottom - top)];
    if (!inside(p, shape) || edgeD(p, shape) < border || isTaken(view, place, p)) continue;
    if (roads.some(({ pts }) => pts.some((q) => dist(p, q) < road))) continue;
    if (spots.some((q) => dist(p, q) < apart)) continue;
    spots.push(p);
  }
  return spots.map(view.P);
}

/** whether a spot lies on what stands in the middle of a land, or on its name */
function isTaken({ at, P }, { id, team }, p) {
  const [[x, y], [cx, cy]] = [P(p), at(id)];
  const size = team == null ? 1 : 1.35;
  return Math.abs(x - cx) < 44 * size && y - cy > -38 * size && y - cy < 54;
}
