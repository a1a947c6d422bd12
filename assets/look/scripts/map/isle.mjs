// The isle of Anuvel: sea, beach, terrain, river, roads, owners.

import { BRASS, INK, IVORY, SEATS } from '../palette.mjs';
import {
  blur,
  circ,
  clip,
  disp,
  ell,
  f,
  fade,
  g,
  linU,
  mix,
  path,
  rad,
  rect,
  rng,
  str,
  sym,
  text,
  tr,
} from '../svg.mjs';
import { ICONS } from '../ui/icons.mjs';
import {
  byId,
  COAST,
  dist,
  edgeD,
  edgeOf,
  H0,
  inside,
  land,
  MAP,
  PLACES,
  RIVER,
  ROADS,
  SHAPE,
  W0,
} from './shape.mjs';
import { SITE } from './site.mjs';
import { GROUND, SMALL } from './small.mjs';
import { boatDraw, castle, cloudDraw, DIFF, flagpole, lozenges, owned } from './things.mjs';

/**
 * The map. o: k pixels a map unit; q 1 turns it a quarter so that the left base lies below;
 * bare: no owners, sites or names;
 * state: id -> { own: seat or null, hidden, lock }; z: size of sites and names.
 */
export function isle(o) {
  const { k = 1, q = 0, lang = 'en', state = {}, bare = false } = o;
  const z = o.z ?? (k > 0.8 ? 1 : 0.74);
  const lw = Math.max(0.66, k);
  const P = ([x, y]) => (q ? [y * k, (W0 - x) * k] : [x * k, y * k]);
  const w = (q ? H0 : W0) * k,
    h = (q ? W0 : H0) * k;
  const lift = {};
  for (const pl of PLACES) {
    const [cx, cy] = P([pl.x, pl.y]);
    const sh = SHAPE[pl.id].map(P);
    let room = 0;
    while (room < 90 && inside([cx - 14 * z, cy + room], sh) && inside([cx + 14 * z, cy + room], sh))
      room += 1;
    const need = pl.team != null ? 0 : 38 * z + (z < 1 ? 2.5 : 0) + 13 * z;
    lift[pl.id] = Math.max(-16 * z, Math.min(0, room - need));
  }
  const at = (id) => {
    const [x, y] = P([byId[id].x, byId[id].y]);
    return [x, y + lift[id]];
  }; // a site near its lower border moves up, so that its lozenges stay on its land
  const poly = (pts, close = true) =>
    'M' +
    pts
      .map((p) =>
        P(p)
          .map((v) => f(v))
          .join(' '),
      )
      .join('L') +
    (close ? 'Z' : '');
  const coast = poly(COAST);
  const st = (id) => state[id] ?? {};
  let s = '';
  const tag = `m${Math.round(k * 1000)}${q}`;
  // sea
  s += rect(
    0,
    0,
    w,
    h,
    0,
    rad(
      [
        [0, '#5FB0BC'],
        [0.62, '#3F8CA6'],
        [1, '#256485'],
      ],
      0.46,
      0.42,
      0.72,
    ),
  );
  const r = rng(31);
  let wv = '';
  for (let i = 0, n = 0; i < 900 && n < 70; i++) {
    const p = [r() * W0, r() * H0];
    const d = inside(p, land) ? -1 : edgeD(p, land);
    if (d < 17) continue;
    n++;
    const [x, y] = P(p);
    wv +=
      `M${f(x - 7 * lw)} ${f(y)}q${f(3.5 * lw)} ${f(-4 * lw)} ${f(7 * lw)} 0q${f(3.5 * lw)}` +
      ` ${f(-4 * lw)} ${f(7 * lw)} 0`;
  }
  s += path(wv, 'none', str('#BFE4E2', 1.5, 'opacity=".5"'));
  s +=
    path(coast, 'none', str('#7CC7C6', 40 * k, 'opacity=".4"')) +
    path(coast, 'none', str('#9EDAD2', 24 * k, 'opacity=".55"')) +
    path(coast, 'none', str('#D6F1E6', 11 * k, 'opacity=".7"')) +
    path(
      coast,
      'none',
      str(
        '#FFFFFF',
        17 * k,
        `opacity=".62" stroke-dasharray="${f(16 * k)} ${f(10 * k)} ${f(6 * k)} ${f(14 * k)}"`,
      ),
    ) +
    path(
      coast,
      '#0B2A38',
      `opacity=".4" transform="translate(${f(2.5 * k)} ${f(5 * k)})" filter="${blur(3 * k)}"`,
    );
  s += path(coast, fade('#FBEFC8', '#E6CE92'), str('#7A5C34', 2.2 * lw));
  const cc = clip(`${tag}coast`, `<path d="${coast}"/>`);
  let sand = '';
  for (let i = 0; i < COAST.length; i += 2) {
    const p = COAST[i],
      n = [500 - p[0], 300 - p[1]],
      L = Math.hypot(...n);
    const d = 3 + r() * 4;
    sand += circ(...P([p[0] + (n[0] / L) * d, p[1] + (n[1] / L) * d]), 0.9 * lw, '#B8965A', 'opacity=".6"');
  }
  s += g(sand, `clip-path="${cc}"`);
  // grounds
  const shape = Object.fromEntries(Object.entries(SHAPE).map(([id, pts]) => [id, poly(pts)]));
  const cl = (id) => clip(tag + id, `<path d="${shape[id]}"/>`);
  for (const pl of PLACES) {
    const { own, hidden } = st(pl.id);
    const S = own == null ? null : SEATS[own];
    const base = GROUND[pl.terrain][0];
    const fill = hidden
      ? '#71878B'
      : S
        ? mix(base, own === 2 ? mix(S.light, '#FFFFFF', 0.12) : S.light, pl.team == null ? 0.72 : 0.94)
        : base;
    s += path(
      shape[pl.id],
      rad(
        [
          [0, mix(fill, '#FFFFFF', 0.26)],
          [1, fill],
        ],
        0.42,
        0.36,
        0.7,
      ),
      str('#4A3820', 1.6 * lw),
    );
    if (S && !hidden && pl.team == null) s += path(shape[pl.id], owned(own, z));
  }
  // owners' bands, beneath the small things
  for (const pl of PLACES) {
    const { own, hidden, lock } = st(pl.id);
    if (hidden) {
      s += g(path(shape[pl.id], 'none', str('#C4D3D2', 7 * lw, 'opacity=".3"')), `clip-path="${cl(pl.id)}"`);
      continue;
    }
    if (own == null) {
      s += g(path(shape[pl.id], 'none', str('#FFF9E0', 8 * lw, 'opacity=".45"')), `clip-path="${cl(pl.id)}"`);
      continue;
    }
    const S = SEATS[own];
    s += g(
      path(shape[pl.id], 'none', str(IVORY, (lock ? 23 : 17.6) * lw, 'opacity=".75"')) +
        path(shape[pl.id], 'none', str(S.base, (lock ? 20 : 14.6) * lw)) +
        (lock
          ? path(shape[pl.id], 'none', str(BRASS.deep, 13 * lw)) +
            path(shape[pl.id], 'none', str(BRASS.hi, 9.4 * lw, `stroke-dasharray="${f(0.1)} ${f(9 * lw)}"`)) +
            path(shape[pl.id], 'none', str(S.base, 5 * lw))
          : '') +
        path(shape[pl.id], 'none', str('#2A1B10', 3 * lw)),
      `clip-path="${cl(pl.id)}"`,
    );
  }
  for (const id in shape) s += path(shape[id], 'none', str('#4A3820', 1.7 * lw, 'opacity=".9"'));
  // river
  const rv = poly(RIVER, false);
  s +=
    path(rv, 'none', str('#2E5F72', 12.5 * lw)) +
    path(rv, 'none', str('#F1E2B2', 15 * lw, 'opacity=".25"')) +
    path(rv, 'none', str('#5FA8BC', 9 * lw)) +
    path(rv, 'none', str('#BFE6E4', 2 * lw, `opacity=".8" stroke-dasharray="${f(9 * lw)} ${f(11 * lw)}"`));
  // roads, bridges
  const cut = (pts, id0, id1) => {
    const out = (id, p) => {
      const c = at(id),
        v = P(p),
        kk = byId[id].team != null ? 1.18 : 1;
      const dx = (v[0] - c[0]) / (34 * z * kk),
        dy = (v[1] - c[1] - 8 * z) / (36 * z * kk);
      return dx * dx * dx * dx + dy * dy * dy * dy > 1;
    };
    return pts.filter((p) => out(id0, p) && out(id1, p));
  };
  let rd = '';
  for (const l of ROADS) {
    const c = cut(l.pts, l.a, l.b);
    if (c.length > 1) rd += poly(c, false);
  }
  s +=
    path(rd, 'none', str('#4F3B20', 7.6 * lw, 'opacity=".62"')) +
    path(rd, 'none', str('#F6E7BC', 5 * lw)) +
    path(rd, 'none', str('#B69659', 1.5 * lw, `opacity=".8" stroke-dasharray="${f(2.4 * lw)} ${f(5 * lw)}"`));
  for (const l of ROADS)
    if (l.bridge) {
      const i = l.pts.findIndex((p) => dist(p, l.mid) < 1e-6);
      const a = P(l.pts[Math.max(0, i - 2)]),
        b = P(l.pts[Math.min(l.pts.length - 1, i + 2)]);
      const ang = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const [x, y] = P(l.mid);
      s += tr(
        x,
        y,
        rect(-13, -7.4, 26, 16.6, 2, '#1A0F08', 'opacity=".3"') +
          rect(-13, -8, 26, 16, 2, fade('#F3E3BF', '#B59766'), str(INK, 1.6)) +
          path('M-8-5V5M-3-5V5M3-5V5M8-5V5', 'none', str('#8C7248', 1.2)) +
          path('M-14-7.4H14M-14 7.4H14', 'none', str(INK, 4.6)) +
          path('M-13.4-7.4H13.4M-13.4 7.4H13.4', 'none', str('#E9D5A6', 2)),
        lw * 0.95,
        ang,
      );
    }
  // small things of the terrain
  const items = [];
  PLACES.forEach((pl, pi) => {
    const { hidden } = st(pl.id);
    const rr = rng(pi * 131 + 17);
    const bag = GROUND[pl.terrain][1].split(' ').flatMap((t) => {
      const [n, c] = t.split(':');
      return Array(+c).fill(n);
    });
    const xs = SHAPE[pl.id].map((p) => p[0]),
      ys = SHAPE[pl.id].map((p) => p[1]);
    const bx = [Math.min(...xs), Math.max(...xs)],
      by = [Math.min(...ys), Math.max(...ys)];
    const got = [];
    const free = z / k;
    for (let i = 0; i < 1500 && got.length < (hidden ? 9 : 30); i++) {
      const p = [bx[0] + rr() * (bx[1] - bx[0]), by[0] + rr() * (by[1] - by[0])];
      if (!inside(p, SHAPE[pl.id]) || edgeD(p, SHAPE[pl.id]) < (hidden ? 17 : 13)) continue;
      const c = at(pl.id),
        v = P(p);
      const dx = Math.abs(v[0] - c[0]),
        dy = v[1] - c[1];
      const big = pl.team != null ? 1.35 : 1;
      if (dx < 44 * z * big && dy > -38 * z * big && dy < 54 * z) continue;
      if (
        ROADS.some(
          (l) =>
            (l.a === pl.id || l.b === pl.id) &&
            l.pts.some((u) => dist(P(u), v) < (hidden ? 15 : 11) * lw + 3),
        )
      )
        continue;
      if (
        got.some(
          (u) => dist(u, p) < (hidden ? 36 : pl.terrain === 'forest' ? 13 : 20) * Math.max(1, free * 0.9),
        )
      )
        continue;
      got.push(p);
      items.push({
        y: v[1],
        svg: hidden
          ? ''
          : tr(
              v[0],
              v[1] + 3 * lw,
              '<use href="#' +
                `${sym(`g1${bag[got.length % bag.length]}`, () => SMALL[bag[got.length % bag.length]]())}` +
                '"/>',
              lw * (0.86 + rr() * 0.28),
            ),
        cloud: hidden,
        x: v[0],
        r: rr(),
      });
    }
  });
  // ranges on the closed borders
  for (const [i, j] of MAP.closedBorders) {
    const e = edgeOf(i, j);
    const m = [(e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2];
    const [x, y] = P(m);
    for (const [dx, dy, kk] of [
      [-17, -2, 1.0],
      [15, -3, 1.05],
      [-1, 7, 1.35],
      [26, 6, 0.85],
      [-27, 8, 0.85],
    ])
      items.push({
        y: y + dy * lw,
        x: x + dx * lw,
        svg: tr(
          x + dx * lw,
          y + (dy + 6) * lw,
          `<use href="#${sym('g1mount', () => SMALL.mount())}"/>`,
          kk * lw,
        ),
      });
  }
  items.sort((a, b) => a.y - b.y);
  s += items.map((i) => i.svg).join('');
  const cloud = sym('cloud', cloudDraw);
  s += items
    .filter((i) => i.cloud)
    .map((i) => use2(cloud, i.x, i.y, lw * (0.44 + i.r * 0.3), 0.93))
    .join('');
  // sea company: boats and a compass in the corners
  const boat = sym('boat', boatDraw);
  const corner = [
    [46, 44],
    [954, 556],
    [50, 556],
    [950, 44],
  ].map((p) => P(p));
  const fit = Math.max(0.62, k);
  s +=
    use2(boat, corner[2][0] + 4 * k, corner[2][1] - 8 * k, 0.92 * fit, 1) +
    use2(boat, corner[3][0] - 6 * k, corner[3][1] + 4 * k, 0.74 * fit, 1);
  const [cx, cy] = corner[1];
  s += tr(
    cx - 10 * k,
    cy - 4 * k,
    circ(0, 0, 30, '#1E5670', `opacity=".55" ${str('#EAD7A4', 1.8)}`) +
      circ(0, 0, 25, 'none', str('#EAD7A4', 0.9)) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map(
          (a) =>
            `<g transform="rotate(${a})">` +
            (a % 90
              ? path('M0-16L3-4L0 0L-3-4Z', '#EAD7A4', str('#1C3A46', 0.9))
              : path('M0-28L5-5L0 0Z', '#FFF9E8', str('#1C3A46', 1)) +
                path('M0-28L-5-5L0 0Z', a === 0 ? '#C7343D' : '#B89A5C', str('#1C3A46', 1))) +
            '</g>',
        )
        .join(''),
    0.92 * fit,
    q ? -90 : 0,
  );
  const [fx, fy] = corner[0];
  s += tr(
    fx - 8 * k,
    fy - 2 * k,
    path(
      'M-24 8C-22-4-12-8-4-5C0-3 3 2 8 3C12 4 17 0 17-7C13-9 11-12 10-15C15-14 19-13 21-11' +
        'C23-14 27-15 31-15C30-11 28-8 24-6C24 3 18 11 8 12C-2 14-20 16-24 8Z',
      fade('#6C8FB4', '#34547E'),
      str(INK, 1.8),
    ) +
      path('M-22 9C-14 13-4 11 2 10', 'none', str('#D9E6F0', 2.4)) +
      circ(-14, 2, 1.6, INK) +
      path('M-8-7V-12M-8-12C-10-17-15-16-16-13M-8-12C-6-17-1-16 0-13', 'none', str('#E4F6F2', 2)) +
      path('M-30 14q5-4 10 0q5-4 10 0q5-4 10 0q5-4 10 0q5-4 10 0', 'none', str('#D6F1E6', 2.4)),
    0.82 * fit,
  );
  s += rect(
    0,
    0,
    w,
    h,
    0,
    linU(
      [
        [0, '#FFF4D0', 0.2],
        [0.45, '#FFF4D0', 0],
        [0.7, '#3A2208', 0],
        [1, '#3A2208', 0.16],
      ],
      0,
      0,
      w,
      h,
    ),
  );
  if (bare) return { svg: s, w, h, at, P };
  // sites and names
  const name = (x, y, t, S) => {
    const c = '#2A1B10';
    const halo = S ? mix(S.tint, '#FFFFFF', 0.35) : '#FFF6DC';
    return z >= 1 && lang !== 'hi'
      ? disp(x, y, t, 17, c, {
          a: 'middle',
          x: `paint-order="stroke" stroke="${halo}" stroke-width="4" stroke-linejoin="round"`,
        })
      : text(x, y, t, z >= 1 ? 15.5 : (o.fs ?? 12), c, {
          a: 'middle',
          w: lang === 'hi' ? 600 : 700,
          x: `paint-order="stroke" stroke="${halo}" stroke-width="3.4" stroke-linejoin="round"`,
        });
  };
  for (const pl of [...PLACES].sort((a, b) => at(a.id)[1] - at(b.id)[1])) {
    const [x, y] = at(pl.id);
    const { own, hidden, lock } = st(pl.id);
    const S = own == null || hidden ? null : SEATS[own];
    const nm = pl.name[lang];
    if (pl.team != null) {
      s +=
        tr(x, y - 8 * z, castle(pl.team === 0 ? 0 : 2, true), z) +
        name(x, y + 36 * z + (z < 1 ? 4 : 0), nm, S);
      continue;
    }
    if (hidden)
      s +=
        use2(cloud, x - 3 * z, y - 8 * z, 1.12 * z, 1) +
        circ(x, y - 11 * z, 14.5 * z, '#33464A', str('#EAF1E8', 2 * z)) +
        tr(x - 12.5 * z, y - 23.4 * z, ICONS.help('#EAF1E8'), 0.78 * z);
    else if (lock) s += tr(x, y - 14 * z, castle(own, false, true), 0.9 * z);
    else
      s +=
        ell(x + 2 * z, y + 3 * z, 27 * z, 5 * z, '#1A0F08', `opacity=".2" filter="${blur(2)}"`) +
        tr(x + (S ? 5 * z : 0), y - 10 * z, SITE[pl.terrain](), 1.06 * z);
    if (S && !lock) s += tr(x - 27 * z, y + 4 * z, flagpole(own), 0.86 * z);
    if (S && lock) s += tr(x - 31 * z, y + 9 * z, flagpole(own), 0.8 * z);
    s +=
      name(x, y + 27 * z + (z < 1 ? 2.5 : 0), nm, S) +
      lozenges(x, y + 38 * z + (z < 1 ? 2.5 : 0), DIFF[pl.difficulty], Math.max(4.1, 5.4 * z));
  }
  return { svg: s, w, h, at, P };
}

const use2 = (id, x, y, k, a) =>
  `<use href="#${id}" transform="translate(${f(x)} ${f(y)}) scale(` +
  `${Math.round(k * 1000) / 1000})"${a < 1 ? ` opacity="${a}"` : ''}/>`;
