// Marks round what stands on a place: their middle is the middle of the ring. Apart by shape, not by colour only.

import { INK, IVORY, SEATS } from '../palette.mjs';
import { guard } from '../pieces/guard.mjs';
import { piece } from '../pieces/measures.mjs';
import { blur, circ, ell, path, rad, str, tr } from '../svg.mjs';
import { ICONS } from '../ui/icons.mjs';

const CASING = '#2A1B10';
const ring = (colour, more = '') =>
  ell(0, 0, 45, 31, 'none', str(CASING, 8.4)) + ell(0, 0, 45, 31, 'none', str(colour, 4.8, more));
const pad = (inner, outer) =>
  ell(
    0,
    0,
    45,
    31,
    rad([
      [0, inner, 0.85],
      [0.7, outer, 0.6],
      [1, outer, 0.45],
    ]),
  );

/** four wedges that point inwards */
const wedges = (colour) =>
  [
    [-45, 0, 0],
    [45, 0, 180],
    [0, -31, 90],
    [0, 31, 270],
  ]
    .map(([x, y, angle]) => tr(x, y, path('M-7-7L12 0L-7 7Z', colour, str(CASING, 2.6)), 1, angle))
    .join('');

export const MAP_MARKS = {
  /** may be travelled to */
  reach: () => pad('#FFFDE8', '#FFD860') + ring('#FFD84F'),
  /** may be chosen for a card */
  target: () => pad('#FFF4E8', '#FF9A6B') + ring('#FF7A4F') + wedges('#FF7A4F'),
  chosen: () => pad('#FFFFFF', '#FFFFFF') + ring('#FFFFFF'),
  /** a steal under way */
  threat: () =>
    ell(0, 0, 43, 30, 'none', str(CASING, 8, 'opacity=".75"')) +
    ell(0, 0, 43, 30, 'none', str('#FF7A4F', 4.6, 'stroke-dasharray="13 8"')),
};

/** middle at 0, 0 */
export const question = () =>
  circ(0, 0, 14.5, '#33464A', str('#EAF1E8', 2)) + tr(-12.5, -12.4, ICONS.help('#EAF1E8'), 0.78);

/** a team's figure on a disc of its colour, its foot at 0, 0 */
export function traveller(s, { withShadow = true } = {}) {
  const { h, px, py } = piece.guard;
  const size = 58 / h;
  return (
    (withShadow ? ell(2, 7, 21, 14, '#1A0F08', `opacity=".4" filter="${blur(2.4)}"`) : '') +
    circ(0, 2, 18, INK) +
    circ(0, 2, 16, SEATS[s].base, str(IVORY, 2.4)) +
    tr(-px * size, 6 - py * size, guard(s, { withShadow: false }), size)
  );
}
