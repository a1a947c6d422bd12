// Single tiles. Box 48.

import { portcullis, rook } from '../hand/glyphs.mjs';
import { BRASS, INK, IVORY, SEATS } from '../palette.mjs';
import { seatEmblem } from '../pieces/emblem.mjs';
import { blur, circ, f, fade, lin, mix, path, rect, str, tr } from '../svg.mjs';
import { U } from './grid.mjs';

export function paver(x, y, T, rnd, tone = null) {
  // one stone, top left x y
  const t = (rnd() - 0.5) * 0.16;
  const [a, b] = tone ?? T.tile;
  const shift = (c) => (t > 0 ? mix(c, '#FFFFFF', t * 0.8) : mix(c, T.tileEdge, -t * 1.7));
  const i = 1.3,
    w = U - 2 * i;
  let s =
    rect(x + i, y + i + 1.4, w, w - 0.6, 6, tone ? mix(b, '#000000', 0.4) : T.tileEdge) +
    rect(x + i, y + i, w, w - 2.2, 6, fade(shift(a), shift(b), 0, 0, 0.5, 1)) +
    path(
      `M${f(x + i + 1.2)} ${f(y + U - 8)}V${f(y + i + 6)}Q${f(x + i + 1.2)} ` +
        `${f(y + i + 1.1)} ${f(x + i + 6)} ${f(y + i + 1.1)}H${f(x + U - 8)}`,
      'none',
      str(tone ? mix(a, '#FFFFFF', 0.5) : T.tileHi, 1.5, 'opacity=".8"'),
    );
  if (!tone && rnd() < 0.5) {
    const px = x + 8 + rnd() * 28,
      py = y + 9 + rnd() * 26;
    s += path(
      `M${f(px)} ${f(py)}l${f(3 + rnd() * 5)} ${f(2 + rnd() * 4)}l${f(rnd() * 3)} ${f(3 + rnd() * 3)}`,
      'none',
      str(T.tileEdge, 1, 'opacity=".55"'),
    );
  }
  if (!tone)
    for (let k = 0; k < 2; k++)
      s += circ(x + 8 + rnd() * 32, y + 8 + rnd() * 30, 0.6 + rnd() * 0.7, T.tileEdge, 'opacity=".5"');
  return s;
}

export function castleTile(T) {
  // box 48: a round tower seen from above
  let m = '';
  for (let i = 0; i < 12; i++)
    m +=
      `<rect x="-3.9" y="-22" width="7.8" height="7" rx="1.4" transform="rotate(${i * 30}` +
      `)" fill="${fade(mix(T.castle[0], '#FFFFFF', 0.42), T.castle[0])}" ` +
      `${str(T.castle[2], 1)}/>`;
  return (
    circ(25.2, 26, 21.6, '#000', `opacity=".3" filter="${blur(1.4)}"`) +
    circ(24, 24, 20.4, T.castle[1], str(T.castle[2], 1.8)) +
    tr(24, 24, m) +
    circ(
      24,
      24,
      15.4,
      fade(mix(T.castle[2], T.castle[1], 0.25), mix(T.castle[1], T.castle[0], 0.3), 0.15, 0.1, 0.85, 0.9),
      str(T.castle[2], 1.6),
    ) +
    tr(24, 24, rook(T.glyph), 0.92)
  );
}

/** Pachisi castle, box 48: a ring of battlements round a quilted cross; s: the seat whose start it is, or null */
export function pachisiCastle(T, s = null, ang = 0) {
  const S = s === null ? null : SEATS[s];
  const dim = T.light ? 0.16 : 0;
  const d = (c) => mix(c, '#10162A', dim);
  let m = '';
  for (let i = 0; i < 12; i++)
    m +=
      `<rect x="-3.9" y="-22" width="7.8" height="7" rx="1.4" transform="rotate(${i * 30}` +
      `)" fill="${fade(mix(T.castle[0], '#FFFFFF', 0.42), T.castle[0])}" ` +
      `${str(T.castle[2], 1)}/>`;
  const cloth = S
    ? fade(d(mix(S.base, S.light, 0.3)), d(S.dark), 0.1, 0, 0.9, 1)
    : fade(d('#B5434A'), d('#6B1722'), 0.1, 0, 0.9, 1);
  const petal = `M0-2C4-5 4-11 0-14.6C-4-11-4-5 0-2Z`;
  let x = '';
  for (const a of [45, 135, 225, 315])
    x += `<path d="${petal}" transform="rotate(${a})" fill="${d('#FFE9B4')}" ${str(d('#5B2A12'), 0.9)}/>`;
  const inner = S
    ? `<g transform="rotate(${f(ang)})">` +
      path('M-9-3.6H0V-9L11 0L0 9V3.6H-9Z', '#FFF6E0', str(S.deep, 1.6)) +
      '</g>'
    : x + circ(0, 0, 3.2, d('#E9B44A'), str(d('#5B2A12'), 1));
  return (
    circ(25.2, 26, 21.6, '#000', `opacity=".3" filter="${blur(1.4)}"`) +
    circ(24, 24, 20.4, T.castle[1], str(T.castle[2], 1.8)) +
    tr(24, 24, m) +
    circ(24, 24, 15.8, cloth, str(T.castle[2], 1.6)) +
    circ(24, 24, 13.8, 'none', str(d('#E9B44A'), 0.9, 'stroke-dasharray="2 2"')) +
    tr(24, 24, inner, S ? 0.92 : 0.86)
  );
}

/** safe star, box 48: a solid star on a dark shield-blue disc, so that it reads apart from an open star */
export function safeStar(T) {
  let q = '';
  for (let i = 0; i < 10; i++) {
    const r = i % 2 ? 6.2 : 14,
      a = (i * Math.PI) / 5;
    q += `${i ? 'L' : 'M'}${f(r * Math.sin(a))} ${f(-r * Math.cos(a))}`;
  }
  return (
    circ(25, 25.6, 19, '#000', 'opacity=".28"') +
    circ(24, 24, 18.6, fade(T.castle[0], T.castle[2], 0.1, 0, 0.9, 1), str(INK, 1.4)) +
    circ(24, 24, 16.2, 'none', str('#FFF6E0', 1.3)) +
    tr(
      24,
      24.6,
      path(
        `${q}Z`,
        lin([
          [0, BRASS.hi],
          [0.5, BRASS.base],
          [1, BRASS.dark],
        ]),
        str(INK, 1.4),
      ),
      0.9,
    )
  );
}

export function entryTile(s, _T) {
  // box 48
  const S = SEATS[s];
  const a = [
    [0, -90],
    [1, 0],
    [2, 90],
    [3, 180],
  ][s][1]; // inward
  return (
    tr(
      24,
      24,
      `<g transform="rotate(${a})">${path('M13 0L17.6-4.6M13 0L17.6 4.6', 'none', str(S.deep, 0))}</g>`,
    ) + tr(24, 23.4, portcullis('#FFF6E0', '#FFF6E0'), 1.42)
  );
}

export function midpointMark(s) {
  // box 28: the turning post of seat s
  const S = SEATS[s];
  return (
    circ(14.6, 15.4, 12, '#000', `opacity=".4" filter="${blur(1)}"`) +
    circ(14, 14, 12.2, IVORY, str(INK, 1.6)) +
    circ(14, 14, 9.8, s === 1 ? S.base : fade(mix(S.base, S.light, 0.2), S.dark), str(S.deep, 0.8)) +
    tr(14, 14, seatEmblem(s, s === 1 ? S.deep : '#FFFBEE'), 0.68)
  );
}
