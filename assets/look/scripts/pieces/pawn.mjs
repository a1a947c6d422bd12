// Ludo pawn: box 64 x 80, foot at (32, 73).
import { SEATS } from '../palette.mjs';
import { circ, ell, lin, mix, path, rad, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';
import { bodyGrad, O, shadow } from './fills.mjs';

export function pawn(s, { withShadow = true } = {}) {
  const S = SEATS[s];
  return (
    (withShadow ? shadow(32, 73, 22, 5.4) : '') +
    path(
      'M10.6 66C10.6 60 20 58 22.6 53C25.6 47 25.4 42 25 37H39C38.6 42 38.4 47 41.4 53' +
        'C44 58 53.4 60 53.4 66V70C53.4 78.4 10.6 78.4 10.6 70Z',
      bodyGrad(S),
      O(),
    ) +
    path('M11 66.4C14 73.4 50 73.4 53 66.4', 'none', str(S.deep, 1.6, 'opacity=".55"')) +
    path('M14.6 64.6C18 61.6 24 58.6 26.4 53', 'none', str('#FFFFFF', 2.6, 'opacity=".6"')) +
    ell(
      32,
      38.6,
      13.4,
      4.6,
      lin(
        [
          [0, S.light],
          [0.5, S.base],
          [1, S.dark],
        ],
        0,
        0,
        1,
        0,
      ),
      O(2.2),
    ) +
    circ(
      32,
      20.6,
      17.4,
      rad(
        [
          [0, mix(S.light, '#FFFFFF', 0.45)],
          [0.35, S.light],
          [0.68, S.base],
          [1, S.dark],
        ],
        0.36,
        0.3,
        0.75,
      ),
      O(),
    ) +
    circ(
      32,
      21.4,
      11.8,
      lin(
        [
          [0, '#FFFDF4'],
          [0.6, '#FBEED0'],
          [1, '#D9C195'],
        ],
        0,
        0,
        1,
        1,
      ),
      str(S.deep, 1.6),
    ) +
    tr(32, 21.4, seatEmblem(s, S.deep), 0.84) +
    path('M19.4 14.4C21.4 9.6 26 6.6 30 6.2', 'none', str('#FFFFFF', 2.4, 'opacity=".85"'))
  );
}
