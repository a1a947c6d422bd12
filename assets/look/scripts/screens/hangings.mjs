// Banners that hang from a rod, without words.

import { card } from '../hand/cards.mjs';
import { dieFace } from '../hand/die.mjs';
import { BRASS, INK, SEATS } from '../palette.mjs';
import { seatEmblem } from '../pieces/emblem.mjs';
import { guard } from '../pieces/guard.mjs';
import { noble } from '../pieces/noble.mjs';
import { pawn } from '../pieces/pawn.mjs';
import { blur, circ, fade, g, lin, mix, path, rad, rect, str, tr } from '../svg.mjs';
import { banner } from '../ui/banner.mjs';

const inTheAir = { withShadow: false };
const brassBand = () =>
  lin([
    [0, BRASS.hi],
    [0.5, BRASS.base],
    [1, BRASS.dark],
  ]);

/** box 16 x 24 */
export const rodRing = () => rect(1, 1, 14, 22, 4, brassBand(), str(INK, 1.8));

/** box 96 x 32: slices of 28 at either end */
export function rod() {
  const knob = (x) => circ(x, 13, 10, fade(BRASS.hi, BRASS.dark), str(INK, 2));
  const wood = lin([
    [0, '#A9763F'],
    [0.4, '#8A5C31'],
    [1, '#4F3018'],
  ]);
  return (
    rect(16, 14, 68, 13, 5, '#1A0F08', `opacity=".4" filter="${blur(2.4)}"`) +
    rect(12, 5.5, 72, 15, 7.5, wood, str(INK, 2.2)) +
    knob(13) +
    knob(83)
  );
}

const light = (s, y, r) =>
  circ(
    0,
    y,
    r,
    rad([
      [0, mix(SEATS[s].light, '#FFFFFF', 0.55), 0.75],
      [0.55, SEATS[s].light, 0.35],
      [1, SEATS[s].light, 0],
    ]),
  );

function cloth(w, h, s) {
  const S = SEATS[s];
  const folds = lin(
    [
      [0, S.dark],
      [0.1, S.base],
      [0.3, mix(S.base, S.light, 0.2)],
      [0.52, S.base],
      [0.74, mix(S.base, S.light, 0.14)],
      [0.92, S.base],
      [1, S.dark],
    ],
    0,
    0,
    1,
    0,
  );
  const cut = (left, top, side, point) =>
    `M${left} ${top}H${w - left}V${side}L${w / 2} ${point}L${left} ${side}Z`;
  const shade = `M6 8H${w + 10}V${h - 24}L${w / 2 + 8} ${h + 12}L6 ${h - 24}Z`;
  return (
    path(shade, '#1A0F08', `opacity=".42" filter="${blur(5)}"`) +
    path(cut(0, 0, h - 34, h), folds, str(INK, 2.6)) +
    path(cut(9, 12, h - 39, h - 11), 'none', str(BRASS.hi, 2)) +
    path(cut(14, 17, h - 42, h - 17), 'none', str(BRASS.hi, 0.9, 'opacity=".6"'))
  );
}

const nobles = () =>
  tr(-98, 66, guard(0, inTheAir), 1.1) +
  tr(28, 66, guard(0, inTheAir), 1.1) +
  tr(-45, 20, noble(0, inTheAir), 1.42);
const ludo = () =>
  tr(-84, 50, pawn(3, inTheAir), 1.24) +
  tr(4, 50, pawn(0, inTheAir), 1.24) +
  tr(-47, 34, pawn(1, inTheAir), 1.48) +
  tr(34, 118, g(dieFace(6), 'transform="rotate(9 32 32)"'), 0.8);
const territories = () =>
  tr(-76, 40, g(card('shield'), 'transform="rotate(-11 60 84)"'), 0.78) +
  tr(-14, 40, g(card('steal'), 'transform="rotate(10 60 84)"'), 0.78);

export const GAMES = { nobles: [0, nobles], ludo: [2, ludo], territories: [3, territories] };

/** box 258 x 344: the cloth 226 x 306 at (10, 14), its rings above it */
export function gameBanner(game) {
  const [s, art] = GAMES[game];
  const [w, h] = [226, 306];
  const rings = [18, w / 2, w - 18].map((x) => tr(x - 8, -13, rodRing())).join('');
  return tr(10, 14, cloth(w, h, s) + tr(w / 2, 0, light(s, 104, 72) + art()) + rings);
}

/** box w + 16 x h + 16: the cloth at (6, 4), lit where the piece stands, the charge below the numbers */
export function placeBanner(s, w, h, charge) {
  const S = SEATS[s];
  const glow = rad([
    [0, mix(S.light, '#FFFFFF', 0.5), 0.6],
    [1, S.light, 0],
  ]);
  const emblem = g(seatEmblem(s, s === 1 ? S.deep : '#FFF6E0'), 'opacity=".42"');
  const inner = circ(w / 2, h * 0.36, w * 0.47, glow) + (charge ? tr(w / 2, h - 78, emblem, charge) : '');
  return banner(6, 4, w, h, s, { inner, point: true });
}

/** box 46 x 48: a disc for the number of a place */
export const medal = (first) =>
  circ(23, 26, 21, '#000', `opacity=".35" filter="${blur(2)}"`) +
  circ(23, 23, 20, first ? brassBand() : fade('#FFFBEF', '#DCC79A'), str(INK, 2)) +
  circ(23, 23, 15.6, 'none', str(first ? BRASS.deep : '#A9814A', 1.2));
