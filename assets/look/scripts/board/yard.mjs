// The Yards and the Home paths.
import * as G from '../geometry.mjs';
import { BRASS, SEATS } from '../palette.mjs';
import { seatEmblem } from '../pieces/emblem.mjs';
import { blur, clip, ell, f, fade, g, mix, path, rect, str, sym, tr } from '../svg.mjs';
import { at, U } from './grid.mjs';
import { paver } from './tiles.mjs';

export function homeSquare(x, y, s, T, dir, _n, rnd) {
  const S = SEATS[s];
  const dim = T.light ? 0.14 : 0;
  const a = mix(mix(S.base, S.light, 0.42), '#12182C', dim),
    b = mix(mix(S.base, S.dark, 0.12), '#12182C', dim);
  const ang = (Math.atan2(dir[1], dir[0]) * 180) / Math.PI;
  return (
    paver(x, y, T, rnd, [a, b]) +
    tr(
      x + 24,
      y + 23.4,
      `<g transform="rotate(${f(ang)})">` +
        path(
          'M-6-9.6L4.6 0L-6 9.6',
          'none',
          str(s === 1 ? S.dark : mix(S.base, S.light, 0.85), 4, 'opacity=".75"'),
        ) +
        '</g>',
    )
  );
}

/** Slopes of a roof: lit by the way they face. dirs: 0 up, 1 right, 2 down, 3 left. */
const FACE = [0.5, -0.32, -0.6, 0.22];

function slope(S, dir, d) {
  const k = FACE[dir];
  return d(k > 0 ? mix(S.base, S.light, k) : mix(S.base, S.dark, -k * 1.35));
}

export function yard(s, T, o) {
  const S = SEATS[s];
  const Y = G.yards[s];
  const [cx, cy] = at(Y.centre);
  const h = 3 * U - 4;
  const q = 2.2 * U;
  const m = (h + q) / 2;
  const dim = T.light ? 0.26 : 0;
  const d = (c) => mix(c, '#10162A', dim);
  let out =
    rect(cx - h - 2, cy - h - 2, 2 * h + 4, 2 * h + 4, 8, T.mortar) +
    rect(cx - h + 2, cy - h + 4, 2 * h, 2 * h, 6, '#000', `opacity=".3" filter="${blur(2.4)}"`);
  // a quadrangle seen from above: four wings, each with two slopes
  let roof = '';
  for (let k = 0; k < 4; k++) {
    let w =
      path(`M${f(-h)} ${f(-h)}H${f(h)}L${f(m)} ${f(-m)}H${f(-m)}Z`, slope(S, k, d)) +
      path(`M${f(-m)} ${f(-m)}H${f(m)}L${f(q)} ${f(-q)}H${f(-q)}Z`, slope(S, (k + 2) % 4, d));
    let l = '';
    for (const r of [0.36, 0.7]) {
      const a = h + (m - h) * r,
        b = m + (q - m) * r;
      l += `M${f(-a)} ${f(-a)}H${f(a)}M${f(-b)} ${f(-b)}H${f(b)}`;
    }
    for (let x = -h + 8; x < h; x += 8) {
      const e = Math.abs(x);
      if (e < m) l += `M${f(x)} ${f(-h)}V${f(-Math.max(m, e))}`;
      else l += `M${f(x)} ${f(-h)}V${f(-e)}`;
      if (e < m - 2) l += `M${f(x)} ${f(-m)}V${f(-Math.max(q, e))}`;
    }
    w +=
      `<use href="#${sym('rooflines', () => `<path d="${l}" fill="none"/>`)}" ` +
      `${str(d(S.deep), 0.9, 'opacity=".26"')}/>`;
    roof += `<g transform="rotate(${k * 90})">${w}</g>`;
  }
  out += tr(cx, cy, roof);
  const sq = (r) => `M${f(cx - r)} ${f(cy - r)}H${f(cx + r)}V${f(cy + r)}H${f(cx - r)}Z`;
  const hips =
    `M${f(cx - h)} ${f(cy - h)}L${f(cx - q)} ${f(cy - q)}M${f(cx + h)} ${f(cy - h)}L` +
    `${f(cx + q)} ${f(cy - q)}M${f(cx - h)} ${f(cy + h)}L${f(cx - q)} ${f(cy + q)}M` +
    `${f(cx + h)} ${f(cy + h)}L${f(cx + q)} ${f(cy + q)}`;
  out +=
    path(hips, 'none', str(d(S.deep), 2, 'opacity=".5"')) +
    path(sq(m), 'none', str(d(mix(S.dark, S.deep, 0.3)), 4.6)) +
    path(sq(m), 'none', str(d(mix(BRASS.base, BRASS.hi, 0.35)), 2.2)) +
    path(sq(h), 'none', str(d(S.deep), 2.4));
  // the court, sunken: the roof's shadow falls from the upper left
  out += rect(
    cx - q,
    cy - q,
    2 * q,
    2 * q,
    3,
    fade(T.tile[1], mix(T.tile[0], T.tile[1], 0.25), 0.1, 0, 0.9, 1),
  );
  let slabs = '';
  const n = 5;
  for (let k = 1; k < n; k++) {
    const v = -q + (2 * q * k) / n;
    slabs += `M${f(cx + v)} ${f(cy - q)}V${f(cy + q)}M${f(cx - q)} ${f(cy + v)}H${f(cx + q)}`;
  }
  out += path(slabs, 'none', str(T.tileEdge, 1.2, 'opacity=".5"'));
  out += tr(
    cx,
    cy,
    seatEmblem(s, T.light ? mix(T.tile[1], S.base, 0.4) : ['#EDB8A6', '#F5DD98', '#B3C0E0', '#B5D8BE'][s]),
    6.8,
  );
  out +=
    g(
      path(
        `M${f(cx - q - 8)} ${f(cy + q + 8)}V${f(cy - q - 8)}H${f(cx + q + 8)}`,
        'none',
        `stroke="#1A0F08" stroke-width="28" opacity=".42" filter="${blur(4)}"`,
      ),
      `clip-path="${clip(`yc${s}`, rect(cx - q, cy - q, 2 * q, 2 * q, 3, '#000'))}"`,
    ) + rect(cx - q, cy - q, 2 * q, 2 * q, 3, 'none', str(d(S.deep), 2.6));
  const spots = o.game === 'ludo' ? Y.guards : [...Y.guards, Y.noble];
  for (const c of spots) {
    const [px, py] = at(c);
    const r = c === Y.noble ? 22 : 20;
    out +=
      ell(px + 2, py + 3.4, r, r * 0.94, '#1A0F08', 'opacity=".35"') +
      ell(px, py + 1.6, r, r * 0.94, T.rim[2]) +
      ell(px, py, r, r * 0.94, fade(T.tileHi, T.tileEdge)) +
      ell(
        px,
        py + 0.4,
        r - 3.4,
        (r - 3.4) * 0.94,
        fade(d(mix(S.base, S.dark, 0.7)), d(mix(S.base, S.light, 0.15))),
        str(d(S.deep), 1),
      );
    out +=
      c === Y.noble
        ? tr(px, py, path('M-8 5L-9.4-5L-4.2-1L0-7.4L4.2-1L9.4-5L8 5Z', '#FFF6E0', 'opacity=".62"'))
        : tr(px, py, seatEmblem(s, s === 1 ? S.deep : '#FFF6E0'), 0.78).replace('<g ', '<g opacity=".42" ');
  }
  return out;
}
