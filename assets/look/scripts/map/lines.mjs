// What owners and clouds never cover: borders, river, roads, bridges, the ranges on closed borders.
import { INK } from '../palette.mjs';
import { fade, path, rect, str, sym, tr } from '../svg.mjs';
import { byId, dist, edgeOf, MAP, RIVER, ROADS, SHAPE } from './shape.mjs';
import { SMALL } from './small.mjs';

export const lines = (view) => borders(view) + river(view) + roads(view) + bridges(view) + ranges(view);

const borders = ({ outline }) =>
  Object.values(SHAPE)
    .map((shape) => path(outline(shape), 'none', str('#4A3820', 1.9)))
    .join('');

function river({ line }) {
  const course = line(RIVER);
  return (
    path(course, 'none', str('#F1E2B2', 15, 'opacity=".25"')) +
    path(course, 'none', str('#2E5F72', 12.5)) +
    path(course, 'none', str('#5FA8BC', 9)) +
    path(course, 'none', str('#BFE6E4', 2, 'opacity=".8" stroke-dasharray="9 11"'))
  );
}

function roads(view) {
  const ways = ROADS.map(({ pts, a, b }) => pts.filter((p) => isOut(view, a, p) && isOut(view, b, p)))
    .filter((way) => way.length > 1)
    .map(view.line)
    .join('');
  return (
    path(ways, 'none', str('#4F3B20', 7.6, 'opacity=".62"')) +
    path(ways, 'none', str('#F6E7BC', 5)) +
    path(ways, 'none', str('#B69659', 1.5, 'opacity=".8" stroke-dasharray="2.4 5"'))
  );
}

/** whether a point of a road lies clear of what stands on a place */
function isOut({ at, P }, id, p) {
  const [[x, y], [cx, cy]] = [P(p), at(id)];
  const size = byId[id].team == null ? 1 : 1.18;
  return ((x - cx) / (34 * size)) ** 4 + ((y - cy - 8) / (36 * size)) ** 4 > 1;
}

const bridges = ({ P }) =>
  ROADS.filter(({ bridge }) => bridge)
    .map(({ pts, mid }) => {
      const i = pts.findIndex((p) => dist(p, mid) < 1e-6);
      const [a, b] = [P(pts[Math.max(0, i - 2)]), P(pts[Math.min(pts.length - 1, i + 2)])];
      return tr(...P(mid), bridge(), 0.95, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    })
    .join('');

const bridge = () =>
  rect(-13, -7.4, 26, 16.6, 2, '#1A0F08', 'opacity=".3"') +
  rect(-13, -8, 26, 16, 2, fade('#F3E3BF', '#B59766'), str(INK, 1.6)) +
  path('M-8-5V5M-3-5V5M3-5V5M8-5V5', 'none', str('#8C7248', 1.2)) +
  path('M-14-7.4H14M-14 7.4H14', 'none', str(INK, 4.6)) +
  path('M-13.4-7.4H13.4M-13.4 7.4H13.4', 'none', str('#E9D5A6', 2));

/** from back to front: where each mountain of a range stands, and its size */
const RANGE = [
  [15, -3, 1.05],
  [-17, -2, 1],
  [26, 6, 0.85],
  [-1, 7, 1.35],
  [-27, 8, 0.85],
];

const ranges = ({ P }) =>
  MAP.closedBorders
    .map(([i, j]) => {
      const [a, b] = edgeOf(i, j);
      const [x, y] = P([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      const mountain = `<use href="#${sym('mount', SMALL.mount)}"/>`;
      return RANGE.map(([dx, dy, size]) => tr(x + dx, y + dy + 6, mountain, size)).join('');
    })
    .join('');
