// The site in the middle of a land; box -30..30, foot at (0, 14).

import { BRASS, INK } from '../palette.mjs';
import { circ, ell, fade, lin, path, rect, str, tr } from '../svg.mjs';
import { SMALL } from './small.mjs';

const water = (d) => path(d, fade('#8CC6CF', '#4E8FA6'), str('#2E5F72', 1.5));

const sail = () => path('M0 0V-21M0-7H6.4V-21H0M0-11.6H6.4M0-16.2H6.4', '#FFFBEC', str(INK, 1.2));

export const SITE = {
  coast: () =>
    tr(
      -3,
      0,
      [
        [-17, 0, 0.8],
        [11, -1, 0.86],
        [-4, 6, 1.05],
      ]
        .map(([x, y, k]) =>
          tr(
            x,
            y,
            path('M-9 6V-3L0-11L9-3V6Z', '#FFF3D6', str(INK, 1.7)) +
              path('M-11.4-2L0-12.6L11.4-2L9.4 .6L0-8L-9.4 .6Z', '#B4553A', str(INK, 1.5)) +
              rect(-2.4, -1.4, 4.8, 7.4, 1, '#6B4329'),
            k,
          ),
        )
        .join(''),
    ) +
    tr(
      19,
      10,
      path('M-9-1H9L6 5H-6Z', '#8A5C3A', str(INK, 1.5)) +
        path('M0-2V-15', 'none', str(INK, 1.6)) +
        path('M1.4-14V-3.4H9Z', '#FFF9E8', str(INK, 1.2)),
    ),
  meadow: () =>
    path('M-9 14L-6-8H6L9 14Z', fade('#FFF6DE', '#D9C08E', 0, 0, 1, 0), str(INK, 1.8)) +
    path('M-7.6-7L0-16L7.6-7Z', '#B4553A', str(INK, 1.6)) +
    path('M-2.6 14V8A2.6 2.6 0 0 1 2.6 8V14Z', '#6B4329') +
    ('<g transform="translate(0 -8) rotate(24)">' +
      [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${sail()}</g>`).join('') +
      '</g>') +
    circ(0, -8, 2.6, BRASS.base, str(INK, 1)) +
    tr(20, 13, SMALL.hay(), 1),
  cape: () =>
    path(
      'M-24 14C-20 6-12 4-9 4H9C14 4 21 8 24 14Z',
      fade('#D9D1BE', '#8D8068', 0, 0, 1, 0.4),
      str(INK, 1.6),
    ) +
    path('M-6 5L-4.4-14H4.4L6 5Z', '#FFF6E6', str(INK, 1.7)) +
    path('M-5.4-2L-5-7H5L5.4-2ZM-4.7-10.6L-4.4-14H4.4L4.7-10.6Z', '#C94A3A') +
    rect(-6, -17, 12, 3, 1, '#5B4A38', str(INK, 1.1)) +
    rect(-3.8, -23, 7.6, 6, 1, '#FFE38C', str(INK, 1.3)) +
    path('M-5.4-22.6L0-28.4L5.4-22.6Z', '#5B3B27', str(INK, 1.3)) +
    path('M-5-20.4L-22-24.6V-16.6ZM5-20.4L22-24.6V-16.6Z', '#FFF3B0', 'opacity=".55"'),
  forest: () =>
    [
      [-17, 6, 1.25],
      [16, 4, 1.2],
      [-6, 1, 1.35],
      [8, 10, 1.15],
    ]
      .map(([x, y, k]) => tr(x, y + 4, SMALL.pine(), k))
      .join('') + tr(-3, 14, SMALL.hut(), 1.05),
  hills: () =>
    [
      [-15, 12, 7, 19],
      [0, 13, 8, 25],
      [15, 12, 7, 18],
    ]
      .map(([x, y, ww, hh]) =>
        path(
          `M${x - ww / 2} ${y}L${x - ww / 2 + 1} ${y - hh + 3}Q${x} ${y - hh - 2} ` +
            `${x + ww / 2 - 1} ${y - hh + 2}L${x + ww / 2} ${y}Z`,
          fade('#DCD6C8', '#7F7868', 0, 0, 1, 0),
          str(INK, 1.7),
        ),
      )
      .join('') +
    path('M-20-6H3L4-10.4H-21Z', '#C2BAA9', str(INK, 1.5)) +
    path('M-22 14Q0 9 24 14', 'none', str('#7C8A44', 2)),
  orchard: () =>
    [
      [-16, 8, 1.15],
      [16, 7, 1.15],
      [0, 3, 1.2],
    ]
      .map(([x, y, k]) => tr(x, y + 3, SMALL.tree(), k))
      .join('') +
    tr(
      0,
      14,
      path('M-6-6H6L4.6 0H-4.6Z', '#B98547', str(INK, 1.4)) +
        [-3.4, 0, 3.4].map((x) => circ(x, -6.6, 2.2, '#D8464C', str(INK, 0.9))).join(''),
    ),
  peaks: () =>
    ell(2, 13, 30, 4, '#1A2A10', 'opacity=".25"') +
    path(
      'M-30 14L-13-13L-5-3L5-22L30 14Z',
      lin(
        [
          [0, '#E0D6C3'],
          [0.48, '#A89A84'],
          [0.5, '#8A7D69'],
          [1, '#64574533'.slice(0, 7)],
        ],
        0,
        0,
        1,
        0.25,
      ),
      str(INK, 1.8),
    ) +
    path(
      'M5-22L12.6-11L8.4-7.6L5-11.4L1.2-8L-1.4-10ZM-13-13L-8-6L-12.6-3.6L-17.4-6Z',
      '#FFFDF4',
      str(INK, 1.1),
    ) +
    path('M5-8L9 4L6 13M-12 0L-10 8', 'none', str('#5A4E3E', 1.3, 'opacity=".6"')),
  lake: () =>
    water('M-34 6C-36-4-20-9-8-8C2-13 22-11 31-3C38 3 32 14 18 15C6 19-10 17-18 15C-28 15-33 11-34 6Z') +
    path('M-26 4H-16M14-2H25M10 10H22M-20 10H-11', 'none', str('#E8F6F2', 1.3, 'opacity=".85"')) +
    ell(0, 7, 11, 3.6, '#C8BE86', str('#6E6332', 1)) +
    path(
      'M-7 7V-9H-9V-16H-5.6V-13.6H-1.8V-16H1.8V-13.6H5.6V-16H9V-9H7V7Z',
      fade('#F6E8C6', '#A68A5E', 0, 0, 1, 0),
      str(INK, 1.6),
    ) +
    path('M-2.6 7V1.6A2.6 2.6 0 0 1 2.6 1.6V7Z', '#4A2E1C') +
    path('M0-7.6V-3.6', 'none', str('#4A2E1C', 2)),
  marsh: () =>
    water('M-28 9C-28 3-12 2-2 3.4C10 0 28 3 27 9.6C25 16-26 16-28 9Z') +
    path('M-9 9V-1M9 9V-1M0 11V0', 'none', str(INK, 3.4)) +
    path('M-9 9V-1M9 9V-1M0 11V0', 'none', str('#8A5C3A', 1.6)) +
    rect(-13, -2.6, 26, 4, 1, '#A9763F', str(INK, 1.4)) +
    path('M-9-2V-10L0-17L9-10V-2Z', '#F3E0B4', str(INK, 1.6)) +
    path('M-12.4-8.6L0-19.4L12.4-8.6L10-6L0-14.6L-10-6Z', '#8A7A3C', str(INK, 1.4)) +
    rect(-2.4, -8.4, 4.8, 6.4, 0.8, '#5B3B27') +
    tr(20, 9, SMALL.reed(), 0.9) +
    tr(-21, 10, SMALL.reed(), 0.8),
};
