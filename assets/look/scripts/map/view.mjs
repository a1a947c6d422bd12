// The map as a picture has it: a unit a pixel, lying, or turned a quarter so that the left base lies below.
import { f } from '../svg.mjs';
import { byId, H0, W0 } from './shape.mjs';

/** where a site is too near to the lower border of its land it moves up, as in the game's layout */
const LIFTS = [
  { t3: 8, t9: 16, t16: 4 },
  { t3: 20, t9: 4, t12: 8 },
];

function view(upright) {
  const P = ([x, y]) => (upright ? [y, W0 - x] : [x, y]);
  const line = (points) => `M${points.map((p) => P(p).map(f).join(' ')).join('L')}`;
  return {
    upright,
    w: upright ? H0 : W0,
    h: upright ? W0 : H0,
    P,
    line,
    outline: (points) => `${line(points)}Z`,
    /** the middle of what stands on a place */
    at(id) {
      const [x, y] = P([byId[id].x, byId[id].y]);
      return [x, y - (LIFTS[upright ? 1 : 0][id] ?? 0)];
    },
  };
}

export const VIEWS = { '': view(false), '-upright': view(true) };
