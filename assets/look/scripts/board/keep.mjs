// Home: the keep with four roofs.

import { BRASS, INK, SEATS } from '../palette.mjs';
import { seatEmblem } from '../pieces/emblem.mjs';
import { blur, circ, clip, f, fade, g, lin, linU, mix, path, rect, str, sym, tr } from '../svg.mjs';
import { R, U } from './grid.mjs';

export function keep(T) {
  const c = R + 7.5 * U,
    h = 1.5 * U;
  let o = rect(c - h, c - h, 2 * h, 2 * h, 6, T.mortar);
  const dim = T.light ? 0.18 : 0;
  const d = (x) => mix(x, '#10162A', dim);
  // roofs: bottom, left, top, right; light from the upper left
  const light = [-0.3, 0.16, 0.1, -0.16];
  for (let s = 0; s < 4; s++) {
    const S = SEATS[s];
    const k = light[s];
    const base = k > 0 ? mix(S.base, S.light, k * 2) : mix(S.base, S.dark, -k * 1.6);
    const _id = `k${s}`;
    const tri = `M0 0L${f(-h + 4)} ${f(h - 4)}H${f(h - 4)}Z`;
    let tilesRow = '';
    for (let r = 1; r < 8; r++) {
      const yy = ((h - 4) * r) / 8;
      tilesRow += `M${f(-yy)} ${f(yy)}H${f(yy)}`;
      const n = r;
      for (let i = -n; i <= n; i++) {
        const xx = (i + (r % 2 ? 0.5 : 0)) * 9;
        if (Math.abs(xx) < yy - 2) tilesRow += `M${f(xx)} ${f(yy)}v${f((h - 4) / 8)}`;
      }
    }
    o +=
      `<g transform="translate(${c} ${c}) rotate(${s * 90})">` +
      path(
        tri,
        linU(
          [
            [0, d(mix(base, '#FFFFFF', 0.1))],
            [1, d(mix(base, S.deep, 0.22))],
          ],
          0,
          0,
          0,
          h,
        ),
      ) +
      g(
        `<use href="#${sym('keeplines', () => `<path d="${tilesRow}" fill="none"/>`)}" ` +
          `${str(d(S.deep), 1.2, 'opacity=".32"')}/>`,
        `clip-path="${clip('kt', `<path d="${tri}"/>`)}"`,
      ) +
      tr(
        0,
        h * 0.66,
        s === 2
          ? `<g transform="rotate(180)">${seatEmblem(s, '#FFF6E0')}</g>`
          : `<g transform="rotate(${-s * 90})">${seatEmblem(s, s === 1 ? S.deep : '#FFF6E0')}</g>`,
        1.15,
      ) +
      '</g>';
  }
  o +=
    path(
      `M${c - h + 3} ${c - h + 3}L${c + h - 3} ${c + h - 3}M${c + h - 3} ${c - h + 3}L` +
        `${c - h + 3} ${c + h - 3}`,
      'none',
      str(T.rim[2], 6),
    ) +
    path(
      `M${c - h + 3} ${c - h + 3}L${c + h - 3} ${c + h - 3}M${c + h - 3} ${c - h + 3}L` +
        `${c - h + 3} ${c + h - 3}`,
      'none',
      str(d('#F0D48C'), 3),
    );
  o +=
    rect(c - h + 2, c - h + 2, 2 * h - 4, 2 * h - 4, 6, 'none', str(T.rim[2], 6)) +
    rect(c - h + 2, c - h + 2, 2 * h - 4, 2 * h - 4, 6, 'none', str(d('#E8CC86'), 2.6));
  o +=
    circ(c + 2, c + 3, 19, '#000', `opacity=".4" filter="${blur(2)}"`) +
    circ(
      c,
      c,
      18.6,
      lin(
        [
          [0, BRASS.hi],
          [0.5, BRASS.base],
          [1, BRASS.dark],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
      str(INK, 2),
    ) +
    circ(c, c, 14, fade('#5B3B27', '#2E1C10'), str(BRASS.deep, 1.2)) +
    tr(c, c + 0.6, path('M-9 6.4L-10.4-5.6L-4.6-.4L0-8.4L4.6-.4L10.4-5.6L9 6.4Z', '#FFE9A8'));
  return o;
}

/** The keep alone, in a box of 144: Home centre. */
export const keepOnly = (T) => tr(-(R + 6 * U), -(R + 6 * U), keep(T));
