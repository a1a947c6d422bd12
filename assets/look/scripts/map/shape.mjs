// The shapes of the isle: a beach inside the coast, wavy borders that both sides and both halves share.
import { readFileSync } from 'node:fs';
import { rng } from '../svg.mjs';

export const MAP = JSON.parse(readFileSync(new URL('../../territories-map.json', import.meta.url), 'utf8'));
export const W0 = MAP.canvas.width;
export const H0 = MAP.canvas.height;
const half = ([x, y]) => [W0 - x, H0 - y];
export const PLACES = [...MAP.bases, ...MAP.territories];
export const byId = Object.fromEntries(PLACES.map((p) => [p.id, p]));
export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const BEACH = 10;
export const land = MAP.land;
const segD = (p, a, b) => {
  const L2 = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = Math.max(
    0,
    Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / (L2 || 1)),
  );
  return Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
};
const inwards = (p) => {
  let nx = 0,
    ny = 0;
  land.forEach((a, i) => {
    const b = land[(i + 1) % land.length];
    if (segD(p, a, b) < 1.2) {
      const L = dist(a, b);
      nx -= (b[1] - a[1]) / L;
      ny += (b[0] - a[0]) / L;
    }
  });
  const l = Math.hypot(nx, ny);
  return l < 0.2 ? null : [nx / l, ny / l];
};

const inset = (p) => {
  const n = inwards(p);
  return n ? [p[0] + n[0] * BEACH, p[1] + n[1] * BEACH] : p;
};
const clusters = [];
for (const r of PLACES)
  for (const p of r.region) {
    const c = clusters.find((q) => dist(q[0], p) < 1.3);
    if (c) c.push(p);
    else clusters.push([p]);
  }
const rep = (p) => {
  const c = clusters.find((q) => q.some((z) => dist(z, p) < 1e-6)) ??
    clusters.find((q) => dist(q[0], p) < 1.6) ?? [p];
  return [c.reduce((s, z) => s + z[0], 0) / c.length, c.reduce((s, z) => s + z[1], 0) / c.length];
};
// first to millionths, lest a point and its mirror be rounded to different tenths
const key1 = (p) => p.map((v) => (Math.round(v * 1e6) / 1e6).toFixed(1)).join();
function spline(pts, n = 5) {
  const o = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i - 1] ?? pts[i],
      b = pts[i],
      c = pts[i + 1],
      d = pts[i + 2] ?? pts[i + 1];
    for (let k = 0; k < n; k++) {
      const t = k / n,
        u = t * t,
        v = u * t;
      o.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * b[j] +
              (c[j] - a[j]) * t +
              (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * u +
              (3 * b[j] - a[j] - 3 * c[j] + d[j]) * v),
        ),
      );
    }
  }
  o.push(pts[pts.length - 1]);
  return o;
}
function wavy(a, b, amp = 9) {
  const key = (p, q) => `${key1(p)};${key1(q)}`;
  const forms = [
    [a, b, 0, 0],
    [b, a, 1, 0],
    [half(a), half(b), 0, 1],
    [half(b), half(a), 1, 1],
  ].sort((p, q) => (key(p[0], p[1]) < key(q[0], q[1]) ? -1 : 1));
  const [p, q, rev, mir] = forms[0];
  let h = 7;
  for (const ch of key(p, q)) h = (h * 31 + ch.charCodeAt(0)) | 0;
  const r = rng(h),
    L = dist(p, q),
    n = Math.max(1, Math.round(L / 25));
  const offs = [];
  let side = r() < 0.5 ? 1 : -1;
  for (let i = 0; i <= n; i++) {
    offs.push(i === 0 || i === n ? 0 : side * (0.35 + r() * 0.65) * Math.min(amp, L * 0.1));
    side = r() < 0.75 ? -side : side;
  }
  // a line through the middle of the isle is its own mirror
  const isMiddle = dist(half(p), q) < 1;
  const off = (i) => (isMiddle ? (offs[i] - offs[n - i]) / 2 : offs[i]);
  let pts = offs.map((_, i) => [
    p[0] + ((q[0] - p[0]) * i) / n - ((q[1] - p[1]) / L) * off(i),
    p[1] + ((q[1] - p[1]) * i) / n + ((q[0] - p[0]) / L) * off(i),
  ]);
  pts = spline(pts, 4);
  if (mir) pts = pts.map(half);
  if (rev) pts.reverse();
  return pts;
}
const count = new Map();
const polys = Object.fromEntries(
  PLACES.map((r) => {
    const v = [];
    for (const p of r.region) {
      const c = rep(p);
      if (!v.length || dist(c, v[v.length - 1]) > 0.5) v.push(c);
    }
    if (dist(v[0], v[v.length - 1]) < 0.5) v.pop();
    return [r.id, v];
  }),
);
const ek = (a, b) => [key1(a), key1(b)].sort().join('|');
for (const [id, v] of Object.entries(polys))
  v.forEach((a, i) => {
    const k = ek(a, v[(i + 1) % v.length]);
    count.set(k, [...(count.get(k) ?? []), id]);
  });
export const SHAPE = Object.fromEntries(
  Object.entries(polys).map(([id, v]) => {
    const o = [];
    v.forEach((a, i) => {
      const b = v[(i + 1) % v.length];
      const shared = count.get(ek(a, b)).length > 1;
      o.push(...(shared ? wavy(inset(a), inset(b)) : spline([inset(a), inset(b)], 1)).slice(0, -1));
    });
    return [id, o];
  }),
);
export const edgeOf = (i, j) => {
  for (const [k, ids] of count)
    if (ids.includes(i) && ids.includes(j)) {
      const v = polys[i];
      for (let n = 0; n < v.length; n++) {
        const a = v[n],
          b = v[(n + 1) % v.length];
        if (ek(a, b) === k) return [inset(a), inset(b)];
      }
    }
  return null;
};
const rivers = MAP.river.map((p) => rep(p));
export const RIVER = (() => {
  const o = [];
  const n = rivers.length;
  const e = (p) => {
    const w = inwards(p);
    return w ? [p[0] - w[0] * 6, p[1] - w[1] * 6] : p;
  };
  for (let i = 0; i < n - 1; i++) {
    const a = inset(rivers[i]),
      b = inset(rivers[i + 1]);
    o.push(...wavy(a, b).slice(0, -1));
  }
  o.push(inset(rivers[n - 1]));
  return [e(rivers[0]), ...o, e(rivers[n - 1])];
})();
const crosses = (i, j) =>
  rivers.slice(0, -1).some((a, n) => {
    const ids = count.get(ek(a, rivers[n + 1])) ?? [];
    return ids.includes(i) && ids.includes(j);
  });
export const ROADS = MAP.links.map(([i, j]) => {
  const a = [byId[i].x, byId[i].y],
    b = [byId[j].x, byId[j].y],
    [e0, e1] = edgeOf(i, j);
  const line = wavy(e0, e1);
  const d = [b[0] - a[0], b[1] - a[1]];
  let best = 0.5,
    bd = 1e9;
  for (let t = 0.2; t <= 0.8; t += 0.01) {
    const p = [e0[0] + (e1[0] - e0[0]) * t, e0[1] + (e1[1] - e0[1]) * t];
    const q = Math.abs((p[0] - a[0]) * d[1] - (p[1] - a[1]) * d[0]) / Math.hypot(...d);
    if (q < bd) {
      bd = q;
      best = t;
    }
  }
  const target = [e0[0] + (e1[0] - e0[0]) * best, e0[1] + (e1[1] - e0[1]) * best];
  const m = line.reduce((p, q) => (dist(q, target) < dist(p, target) ? q : p));
  const bridge = crosses(i, j);
  return {
    a: i,
    b: j,
    mid: m,
    bridge,
    pts: spline(
      [
        a,
        [a[0] * 0.55 + m[0] * 0.45 + (m[1] - a[1]) * 0.05, a[1] * 0.55 + m[1] * 0.45 - (m[0] - a[0]) * 0.05],
        m,
        [b[0] * 0.55 + m[0] * 0.45 + (m[1] - b[1]) * 0.05, b[1] * 0.55 + m[1] * 0.45 - (m[0] - b[0]) * 0.05],
        b,
      ],
      9,
    ),
  };
});
export const COAST = spline([...land, land[0]], 4);
export const inside = (p, poly) => {
  let c = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i],
      [xj, yj] = poly[j];
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) c = !c;
  }
  return c;
};
export const edgeD = (p, poly) => {
  let m = 1e9;
  poly.forEach((a, i) => {
    m = Math.min(m, segD(p, a, poly[(i + 1) % poly.length]));
  });
  return m;
};
