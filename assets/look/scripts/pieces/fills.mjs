// Lines, metals, cloth and shadow. Light falls from the upper left everywhere.

import { BRASS, INK, STEEL } from '../palette.mjs';
import { blur, ell, lin, str } from '../svg.mjs';

export const O = (w = 2.6) => str(INK, w);

export const bodyGrad = (S) =>
  lin(
    [
      [0, S.light],
      [0.3, S.base],
      [0.68, S.base],
      [1, S.dark],
    ],
    0,
    0,
    1,
    0,
  );

export const steel = () =>
  lin(
    [
      [0, '#FFFFFF'],
      [0.22, STEEL.hi],
      [0.55, STEEL.base],
      [1, STEEL.dark],
    ],
    0,
    0,
    1,
    0.15,
  );

export const brass = () =>
  lin(
    [
      [0, BRASS.hi],
      [0.45, BRASS.base],
      [1, BRASS.dark],
    ],
    0,
    0,
    1,
    0.3,
  );

export function shadow(x, y, rx, ry, a = 0.34) {
  return ell(x + rx * 0.22, y + ry * 0.1, rx, ry, `#1A0F08`, `opacity="${a}" filter="${blur(1.6)}"`);
}

export const brassSolid = BRASS.base;
