// The three loops: courtyard by day, courtyard by night, a lute for the menu. Stereo. Everything is laid on a ring:
// what runs over
// the end goes on at the start, noise has the period of the loop, rooms are run twice round and the second round is
// kept.

import { D4 } from './cues.mjs';
import {
  add,
  biquad,
  cloth,
  filter,
  hall,
  lerp,
  luteBody,
  MATERIAL as M,
  modes,
  peakOf,
  pluck,
  puff,
  RATIO as R,
  rng,
  SR,
  seconds,
  semis,
  strike,
} from './dsp.mjs';

const TAU = Math.PI * 2;
const twice = (x, f) => {
  const d = new Float64Array(x.length * 2);
  d.set(x);
  d.set(x, x.length);
  return f(d).slice(x.length);
};
const ringFilter = (x, ...a) => twice(x, (d) => filter(d, ...a));
const ringNoise = (len, r) => {
  const x = seconds(len);
  for (let i = 0; i < x.length; i++) x[i] = r() * 2 - 1;
  return x;
};
const put = (bus, x, at, gain, pan) => {
  add(bus[0], x, at, gain * Math.cos(((pan + 1) * Math.PI) / 4), true);
  add(bus[1], x, at, gain * Math.sin(((pan + 1) * Math.PI) / 4), true);
};

/** Wind over a wall: three bands of one noise, each swelling on its own whole number of waves a loop. */
function wind(len, r, { level = 1, dark = 1 } = {}) {
  const mid = ringNoise(len, r);
  return [0, 1].map((ch) => {
    const own = ringNoise(len, r),
      src = mid.map((v, i) => v * 0.7 + own[i] * 0.7),
      out = seconds(len);
    [
      [170, 1.1, 0.9, [2, 5, 9]],
      [430, 0.9, 0.42, [3, 7, 11]],
      [1150, 0.7, 0.11 * dark, [4, 5, 13]],
    ].forEach(([f, q, g, w], b) => {
      const y = ringFilter(ringFilter(src, 'bp', f, q), 'lp', 3 * f, 0.6),
        ph = w.map((_, k) => b * 1.7 + k * 2.1 + ch * 0.35);
      for (let i = 0; i < y.length; i++) {
        const t = i / y.length,
          s =
            0.5 +
            0.22 * Math.sin(TAU * w[0] * t + ph[0]) +
            0.16 * Math.sin(TAU * w[1] * t + ph[1]) +
            0.12 * Math.sin(TAU * w[2] * t + ph[2]);
        out[i] += y[i] * g * level * Math.max(0.05, s) ** 1.6;
      }
    });
    return out;
  });
}
/** Syrinx: a glide through the given pitches (s, Hz), a weak second partial, breath on the tone, no two calls alike. */
function call(points, r, { h2 = 0.1, trem = 0, tremHz = 30, air = 0.04 } = {}) {
  const len = points.at(-1)[0],
    x = seconds(len),
    n = filter(
      Float64Array.from({ length: x.length }, () => r() * 2 - 1),
      'bp',
      points[0][1],
      2.5,
    );
  let ph = 0,
    k = 0,
    wob = 0;
  for (let i = 0; i < x.length; i++) {
    const t = i / SR;
    while (k < points.length - 2 && t > points[k + 1][0]) k++;
    const u = (t - points[k][0]) / (points[k + 1][0] - points[k][0]),
      sm = u * u * (3 - 2 * u);
    wob += ((r() - 0.5) * 0.02 - wob) * 0.003;
    ph += (TAU * lerp(points[k][1], points[k + 1][1], sm) * (1 + wob)) / SR;
    const e =
      Math.sin(Math.PI * Math.min(1, t / len)) ** 0.8 *
      (1 - trem + trem * Math.abs(Math.sin(Math.PI * tremHz * t)));
    x[i] = e * (Math.sin(ph) + h2 * Math.sin(2 * ph + 0.4) + air * n[i] * 6);
  }
  return x;
}
const far = (bus, wet, tail) => bus.map((x, ch) => twice(x, (d) => hall(d, { wet, tail, ear: ch * 2 - 1 })));

function day() {
  const len = 36,
    r = rng(31),
    near = [seconds(len), seconds(len)],
    off = [seconds(len), seconds(len)];
  const sparrow = (at, pan, v, n) => {
    for (let k = 0; k < n; k++) {
      const b = 3300 + 700 * r();
      put(
        off,
        call(
          [
            [0, b * 0.92],
            [0.028, b * 1.35],
            [0.075 + 0.02 * r(), b * (0.95 + 0.2 * r())],
          ],
          r,
          { h2: 0.16 },
        ),
        at,
        v * (0.7 + 0.5 * r()),
        pan,
      );
      at += 0.19 + 0.22 * r();
    }
  };
  [
    [1.2, -0.6, 3],
    [5.9, 0.5, 2],
    [9.4, -0.35, 4],
    [14.8, 0.7, 2],
    [19.1, -0.7, 3],
    [23.3, 0.3, 3],
    [28.6, -0.5, 2],
    [32.4, 0.6, 3],
  ].forEach(([t, p, n]) => {
    sparrow(t, p, 0.033 + 0.02 * r(), n);
  });
  const blackbird = (at, pan, v) => {
    // three fluted notes, then a thin twitter
    let t = at;
    const base = 1650 + 250 * r();
    for (let k = 0; k < 3; k++) {
      const d = 0.15 + 0.16 * r(),
        f = base * [1, 1.26, 1.12, 1.42][Math.floor(r() * 4)];
      put(
        off,
        call(
          [
            [0, f * 0.97],
            [d * 0.35, f],
            [d, f * (0.9 + 0.24 * r())],
          ],
          r,
          { h2: 0.07 },
        ),
        t,
        v,
        pan,
      );
      t += d + 0.03 + 0.05 * r();
    }
    for (let k = 0; k < 5; k++) {
      const f = 3900 + 1800 * r();
      put(
        off,
        call(
          [
            [0, f],
            [0.022, f * 1.2],
            [0.05, f * 0.9],
          ],
          r,
          { h2: 0.05 },
        ),
        t,
        v * 0.28,
        pan,
      );
      t += 0.055 + 0.02 * r();
    }
  };
  [
    [3.1, 0.55],
    [11.9, 0.62],
    [21.0, 0.5],
    [30.7, 0.58],
  ].forEach(([t, p]) => {
    blackbird(t, p, 0.055);
  });
  const dove = (at, pan) =>
    [
      [0, 0.24, 470, 1],
      [0.32, 0.44, 520, 1.15],
      [0.86, 0.3, 455, 0.8],
    ].forEach(([d, l, f, v]) => {
      put(
        off,
        call(
          [
            [0, f * 0.9],
            [l * 0.3, f],
            [l, f * 0.86],
          ],
          r,
          { h2: 0.2, air: 0.02, trem: 0.25, tremHz: 26 },
        ),
        at + d,
        0.03 * v,
        pan,
      );
    });
  [
    [7.3, -0.45],
    [8.9, -0.45],
    [25.6, -0.5],
    [27.2, -0.5],
  ].forEach(([t, p]) => {
    dove(t, p);
  });
  const mason = (at, pan) => {
    for (let k = 0; k < 4; k++) {
      const x = seconds(0.3);
      strike(x, 0.002, modes(1980, R.block, M.tile, { r, detune: 0.02 }), { tc: 0.0004, v: 0.5 });
      strike(x, 0.002, modes(2650, R.bar, M.iron, { r }), { tc: 0.0003, v: 0.28 });
      put(off, filter(x, 'lp', 3300), at + k * 0.47 + 0.03 * r(), 0.16 * (0.7 + 0.4 * r()), pan);
    }
  };
  mason(16.2, 0.2);
  mason(31.9, 0.15);
  [
    [2.2, -0.2],
    [12.9, -0.15],
    [18.0, 0.35],
    [29.2, -0.25],
  ].forEach(([t, p]) => {
    put(near, filter(cloth(1.3, r, { n: 5, f: 620, fade: 0.86 }), 'lp', 1800), t, 0.1, p);
  });
  const w = wind(len, r, { level: 0.26 }),
    o = far(off, 0.5, 1.1);
  return w.map((x, ch) => {
    add(x, near[ch]);
    add(
      x,
      o[ch].map((v) => v * 0.9),
    );
    return x;
  });
}
function night() {
  const len = 36,
    r = rng(47),
    near = [seconds(len), seconds(len)],
    off = [seconds(len), seconds(len)];
  const cricket = (pan, f, period, v, from) => {
    // chirps of three or four pulses, wing-stroke rate about 32 a second
    for (let t = from; t < len + from - 0.3; t += period * (0.93 + 0.14 * r())) {
      if (Math.sin(t * 0.55 + f) < -0.45) continue; // it pauses
      const n = r() < 0.3 ? 3 : 4;
      for (let k = 0; k < n; k++)
        put(
          near,
          call(
            [
              [0, f * 1.006],
              [0.012, f],
              [0.021, f * 0.988],
            ],
            r,
            { h2: 0.05, air: 0.01 },
          ),
          t + k * 0.031,
          v * (0.75 + 0.12 * k),
          pan,
        );
    }
  };
  cricket(-0.7, 4150, 0.62, 0.026, 0.1);
  cricket(0.55, 4480, 0.78, 0.018, 0.35);
  cricket(0.1, 3820, 1.07, 0.011, 0.2);
  const owl = (at, pan) => {
    [
      [0, 0.34, 372, 0.9],
      [0.95, 0.16, 366, 0.6],
      [1.18, 0.75, 380, 1],
    ].forEach(([d, l, f, v]) => {
      put(
        off,
        call(
          [
            [0, f * 0.94],
            [l * 0.25, f],
            [l * 0.8, f * 0.985],
            [l, f * 0.93],
          ],
          r,
          { h2: 0.14, air: 0.05, trem: l > 0.5 ? 0.3 : 0, tremHz: 13 },
        ),
        at + d,
        0.05 * v,
        pan,
      );
    });
  };
  owl(6.4, -0.4);
  owl(22.7, 0.45);
  for (let k = 0; k < 120; k++) {
    // torches at the four gates
    const t = len * r(),
      side = r() < 0.5 ? -0.3 : 0.32,
      p = puff(0.012, r, { f: 1500 + 3000 * r(), q: 1.1, rise: 0.0003, fall: 0.0012 + 0.002 * r() });
    put(near, p, t, 0.05 * r() ** 2.2 + 0.004, side);
  }
  const flame = ringFilter(ringNoise(len, r), 'bp', 240, 0.6);
  for (let i = 0; i < flame.length; i++) {
    const t = i / flame.length;
    flame[i] *=
      0.05 *
      (0.6 +
        0.25 * Math.sin(TAU * 61 * t) +
        0.2 * Math.sin(TAU * 97 * t + 1) +
        0.15 * Math.sin(TAU * 173 * t));
  }
  put(near, flame, 0, 1, 0.1);
  const w = wind(len, r, { level: 0.2, dark: 0.5 }),
    o = far(off, 0.6, 1.3);
  return w.map((x, ch) => {
    add(x, near[ch]);
    add(x, o[ch]);
    return x;
  });
}
/**
 * Sixteen bars of three in D dorian, 108 beats a minute: one course for the tune, one for the ground, a frame drum
 * under it.
 */
function theme() {
  const beat = 60 / 108,
    len = 48 * beat,
    r = rng(63),
    bus = [seconds(len), seconds(len)];
  const scale = { C4: -2, D4: 0, E4: 2, F4: 3, G4: 5, A4: 7, B4: 9, C5: 10, D5: 12, E5: 14, A3: -5 };
  const tune =
    'A4 1.5 G4 .5 F4 1|G4 1 E4 1 C4 1|F4 1 G4 .5 A4 .5 C5 1|A4 2 E4 1|A4 1.5 G4 .5 F4 1|' +
    'G4 1 B4 1 D5 1|C5 1 B4 .5 A4 .5 G4 1|A4 2 D4 1|C5 1.5 D5 .5 C5 1|G4 1 C5 1 E5 1|' +
    'D5 1 C5 .5 A4 .5 F4 1|E4 2 G4 1|G4 1 A4 .5 B4 .5 D5 1|C5 .5 B4 .5 A4 1 F4 1|E4 1 ' +
    'G4 .5 F4 .5 E4 1|D4 2 A3 1';
  const ground = {
      d: [-12, -5, -9],
      c: [-14, -7, -10],
      f: [-9, -5, -2],
      a: [-17, -10, -5],
      g: [-19, -12, -3],
      D: [-24, -12, -5],
    },
    bars = 'dcfadgcdfcdagdaD';
  const string = (n, at, v, pan, o) => put(bus, luteBody(pluck(semis(D4, n), o.len, r, o)), at, v, pan);
  tune.split('|').forEach((bar, b) => {
    let t = b * 3;
    const p = bar.split(' ');
    for (let k = 0; k < p.length; k += 2) {
      const d = +p[k + 1],
        lean = 0.012 * (r() - 0.5) + (k === 0 ? 0 : 0.004);
      string(scale[p[k]], t * beat + lean, (k === 0 ? 0.5 : 0.4) * (0.92 + 0.16 * r()), 0.22, {
        len: 1.9,
        t60: 1.5 + 0.4 * d,
        bright: 0.56,
        pos: 0.16 + 0.03 * r(),
        cents: 3.5,
      });
      if (d >= 1.5 && r() < 0.5)
        string(scale[p[k]] + 2 - (scale[p[k]] === 7 ? 0 : 1), t * beat + lean - 0.07, 0.13, 0.22, {
          len: 0.09,
          t60: 0.5,
          bright: 0.5,
          pos: 0.2,
        }); // a short grace
      t += d;
    }
    ground[bars[b]].forEach((n, k) => {
      string(n, (b * 3 + k) * beat + 0.01 * r(), [0.5, 0.26, 0.28][k], -0.25, {
        len: 2.4,
        t60: 2.1,
        bright: 0.42,
        pos: 0.2,
        cents: 4,
        soft: 0.55,
      });
    });
    if (b % 8 === 0)
      [-5, 0, 3, 7].forEach((n, k) => {
        string(n, b * 3 * beat + 0.03 + 0.028 * k, 0.15, 0, { len: 2, t60: 1.6, bright: 0.5 });
      });
    const tap = seconds(0.4);
    strike(tap, 0.002, modes(92, R.skin, M.skin, { tilt: -0.9, r, loss: 1.6 }), { tc: 0.004, v: 0.5 });
    add(tap, puff(0.05, r, { f: 700, q: 0.6, fall: 0.01 }), 0.002, 0.06);
    put(bus, tap, b * 3 * beat, 0.3, 0.05);
    put(bus, tap, (b * 3 + 2) * beat, 0.14, 0.05);
  });
  return bus.map((x, ch) => twice(x, (d) => hall(d, { wet: 0.2, tail: 0.6, ear: ch * 2 - 1 })));
}
const K = [
  [1.5308412300498355, -2.6509799952107424, 1.169079079921587, -1.6636551132560204, 0.7125954280732254],
  [1, -2, 1, -1.9891696736297957, 0.9891990357870394],
];
/** Integrated loudness without gate: the loops have no silences. */
const loud = (ch) =>
  -0.691 +
  10 *
    Math.log10(
      ch.reduce((s, x) => {
        const y = ringFilter(ringFilter(x, K[0]), K[1]);
        return s + y.reduce((p, v) => p + v * v, 0) / y.length;
      }, 0),
    );
// the end of the loop stands before it and its start after it: a decoder may shift the file without a seam
export const PRE = 0.25;
export const LOOPS = [
  { name: 'ambience-day', make: day, lufs: -38, kbps: [48, 64], lull: true },
  { name: 'ambience-night', make: night, lufs: -37, kbps: [48, 64], lull: true },
  { name: 'theme', make: theme, lufs: -23, kbps: [56, 80], turn: 0.045 },
];
export function loop({ make, lufs, lull, turn }) {
  let ch = make().map((x) => ringFilter(ringFilter(x, 'hp', 45), biquad('hp', 25)));
  // the air holds its breath for a second round the seam: what the codecs make of it differs on its two sides
  const len = ch[0].length;
  if (lull)
    ch.forEach((x) => {
      for (let i = 0; i < len; i++) {
        const u = Math.min(1, Math.min(i, len - i) / (0.9 * SR));
        x[i] *= 0.025 + 0.975 * u * u * (3 - 2 * u);
      }
    });
  const sh = Math.round((turn ?? 0) * SR); // or the seam is moved to the moment before the first note
  ch = ch.map((x) => Float64Array.from(x, (_, i) => x[(i - sh + len) % len]));
  const g = 10 ** ((lufs - loud(ch)) / 20),
    p = Math.max(...ch.map(peakOf)) * g,
    n = ch[0].length,
    pre = Math.round(PRE * SR);
  if (p > 0.8) throw new Error(`peak ${p}`);
  ch = ch.map((x) => {
    const m = x.reduce((s, v) => s + v, 0) / n;
    return x.map((v) => (v - m) * g);
  });
  return {
    seconds: n / SR,
    ring: ch,
    padded: ch.map((x) => {
      const y = new Float64Array(n + 2 * pre);
      for (let i = 0; i < y.length; i++) y[i] = x[(i - pre + n) % n];
      return y;
    }),
  };
}
