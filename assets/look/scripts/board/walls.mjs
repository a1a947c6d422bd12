// The rim with its towers and gates.

import { BRASS, INK, SEATS } from '../palette.mjs';
import { blur, circ, f, fade, lin, mix, path, rect, str } from '../svg.mjs';
import { SIZE } from './grid.mjs';

export function rim(T) {
  const r = lin(
    [
      [0, T.rim[0]],
      [0.5, T.rim[1]],
      [1, T.rim[2]],
    ],
    0,
    0,
    1,
    1,
  );
  let o =
    rect(6, 12, SIZE - 4, SIZE - 6, 30, '#000', `opacity=".45" filter="${blur(9)}"`) +
    rect(1.5, 3.5, SIZE - 3, SIZE - 4, 24, T.rim[2], str(INK, 2)) +
    rect(1.5, 1.5, SIZE - 3, SIZE - 6, 24, r, str(INK, 2));
  let m = '';
  const hi = T.merlon;
  const n = 27;
  const span = SIZE - 64;
  const step = span / n;
  const v = fade(mix(hi[0], '#FFFFFF', 0.35), hi[1]),
    sd = mix(hi[1], T.rim[2], 0.45);
  for (let i = 0; i < n; i++) {
    const a = 32 + i * step + step * 0.18,
      w = step * 0.64;
    for (const [x, y, ww, hh] of [
      [a, 0, w, 8.6],
      [a, SIZE - 12.6, w, 8.6],
      [0.6, a, 8.6, w],
      [SIZE - 9.2, a, 8.6, w],
    ])
      m +=
        rect(x, y + 2.6, ww, hh, 1.8, sd, str(mix(T.rim[2], '#000000', 0.35), 1.4)) +
        rect(x, y, ww, hh, 1.8, v);
  }
  const walk = rect(
    9.6,
    10.4,
    SIZE - 19.2,
    SIZE - 22.4,
    16,
    fade(mix(T.merlon[1], T.merlon[0], 0.35), T.rim[1], 0, 0, 1, 1),
    str(T.rim[2], 1.4),
  );
  o +=
    walk +
    m +
    rect(18.4, 18.8, SIZE - 36.8, SIZE - 37.2, 8, T.rim[2]) +
    rect(20.6, 21, SIZE - 41.2, SIZE - 41.6, 7, T.ground);
  return o;
}

export function turret(x, y, r, T, s, _o = {}) {
  // a tower seen from above with a coloured cone roof
  const S = s === null ? null : SEATS[s];
  const dim = T.light ? 0.15 : 0;
  const d = (c) => mix(c, '#10162A', dim);
  let out =
    circ(x + r * 0.16, y + r * 0.22, r * 1.05, '#000', `opacity=".42" filter="${blur(r * 0.14)}"`) +
    circ(
      x,
      y,
      r,
      lin(
        [
          [0, mix(T.merlon[0], '#FFFFFF', 0.3)],
          [0.6, T.merlon[1]],
          [1, T.rim[2]],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
      str(INK, 1.8),
    );
  if (!S) return out + circ(x, y, r * 0.6, T.rim[2]);
  const n = 8;
  for (let i = 0; i < n; i++) {
    const a0 = (i / n) * Math.PI * 2 + 0.39,
      a1 = ((i + 1) / n) * Math.PI * 2 + 0.39,
      am = (a0 + a1) / 2;
    const l = Math.cos(am - -Math.PI * 0.75);
    const q = r * 0.8;
    const base = l > 0 ? mix(S.base, S.light, l * 0.75) : mix(S.base, S.deep, -l * 0.55);
    out += path(
      `M${f(x)} ${f(y)}L${f(x + q * Math.cos(a0))} ${f(y + q * Math.sin(a0))}L` +
        `${f(x + q * Math.cos(a1))} ${f(y + q * Math.sin(a1))}Z`,
      d(base),
      str(d(mix(S.base, S.deep, 0.4)), 0.7),
    );
  }
  return out + circ(x, y, r * 0.14, BRASS.hi, str(BRASS.deep, 1));
}

export function gate(s, T) {
  // at the tip of the arm of seat s, over the rim; drawn for the bottom and turned
  const a = s * 90;
  const c = SIZE / 2;
  const S = SEATS[s];
  const rot = (x, y) => {
    const th = (a * Math.PI) / 180;
    const dx = x - c,
      dy = y - c;
    return [c + dx * Math.cos(th) - dy * Math.sin(th), c + dx * Math.sin(th) + dy * Math.cos(th)];
  };
  const [x1, y1] = rot(c - 33, SIZE - 13),
    [x2, y2] = rot(c + 33, SIZE - 13);
  const [bx, by] = rot(c, SIZE - 12.5);
  const hor = s % 2 === 0;
  const w = hor ? 52 : 22,
    h = hor ? 22 : 52;
  return (
    rect(bx - w / 2, by - h / 2 + 1.6, w, h, 4, '#000', 'opacity=".4"') +
    rect(bx - w / 2, by - h / 2, w, h, 4, fade(mix(S.base, S.light, 0.35), S.dark, 0, 0, 1, 1), str(INK, 2)) +
    rect(bx - w / 2 + 3, by - h / 2 + 3, w - 6, h - 6, 2, 'none', str(BRASS.hi, 1.2, 'opacity=".8"')) +
    turret(x1, y1, 15.5, T, s) +
    turret(x2, y2, 15.5, T, s)
  );
}
