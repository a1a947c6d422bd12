// Small signal toolbox: modal bars, plates, bells and skins, plucked strings, horns, air, rooms, loudness.
// Pure and deterministic: no clock, no Math.random. Time in seconds, frequency in hertz, one Float64Array a channel.
export const SR = 44100;
const TAU = Math.PI * 2;
export const seconds = (n) => new Float64Array(Math.round(n * SR));
export const semis = (f, n) => f * 2 ** (n / 12);
const clamp = (x, a, b) => Math.min(b, Math.max(a, x));
export const lerp = (a, b, t) => a + (b - a) * t;

/** mulberry32: the same numbers on every machine. */
export function rng(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const seedOf = (name) =>
  [...name].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261);

export function add(dst, src, at = 0, gain = 1, wrap = false) {
  const o = Math.round(at * SR),
    n = dst.length;
  for (let i = 0; i < src.length; i++) {
    const j = wrap ? (((o + i) % n) + n) % n : o + i;
    if (j >= 0 && j < n) dst[j] += src[i] * gain;
  }
  return dst;
}

// ---------------------------------------------------------------- materials
// Loss: sigma(f) = s0 + pi * eta * f per second. eta is the loss factor of the material, s0 what hand, felt or floor
// take.
export const MATERIAL = {
  oak: { eta: 0.034, s0: 16 },
  box: { eta: 0.02, s0: 14 },
  rosewood: { eta: 0.0058, s0: 7 },
  tile: { eta: 0.014, s0: 22 },
  slab: { eta: 0.022, s0: 9 },
  brass: { eta: 0.0006, s0: 3 },
  steel: { eta: 0.0016, s0: 10 },
  iron: { eta: 0.006, s0: 26 },
  bone: { eta: 0.03, s0: 55 },
  shell: { eta: 0.011, s0: 45 },
  skin: { eta: 0.05, s0: 7 },
  leather: { eta: 0.14, s0: 60 },
};
// Frequency ratios of the partials, from the textbook shape each thing comes nearest to.
export const RATIO = {
  bar: [1, 2.756, 5.404, 8.933, 13.345], // free slender bar (Euler-Bernoulli): swords, keys, staffs
  // thick free block (Timoshenko bending 1 2.32 3.84 5.4 + torsion 1.55 3.08 4.62)
  block: [1, 1.55, 2.32, 3.08, 3.84, 4.62, 5.4, 7.0],
  xylo: [1, 3.0, 6.3, 9.6], // undercut bar tuned a twelfth
  disc: [1, 1.729, 2.328, 3.906, 4.11, 6.3, 6.71, 8.9], // free round plate (Leissa, nu .33): coins, tiles, shields
  ring: [1, 2.828, 5.423, 8.77, 12.87], // ring bending in its plane: crowns, chain links, handles
  // minor-third church bell: hum, prime, tierce, quint, nominal...
  bell: [0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166, 5.433, 6.796],
  handbell: [1, 2.0, 3.01, 3.62, 5.4, 6.35, 8.3], // small cast hand bell
  skin: [1, 1.593, 2.135, 2.295, 2.653, 2.917, 3.155, 3.5], // ideal round membrane
  shell: [1, 1.42, 2.07, 2.83, 3.35, 4.4], // curved hollow shell
};
/** Orthotropic supported plate: a door, a table, a gate. stiff = along the grain over across. */
export function plate(f0, { w = 1, h = 1.4, stiff = 1, n = 14 } = {}) {
  const out = [];
  for (let m = 1; m <= 7; m++)
    for (let k = 1; k <= 7; k++)
      out.push(
        Math.sqrt(
          stiff * (m / w) ** 4 + (k / h) ** 4 + 2 * Math.sqrt(stiff) * 0.7 * (m / w) ** 2 * (k / h) ** 2,
        ),
      );
  out.sort((a, b) => a - b);
  return out.slice(0, n).map((x) => (f0 * x) / out[0]);
}
/**
 * Modes: frequencies with amplitude and loss. tilt < 0 darkens (amp ~ ratio^tilt); r scatters amplitude and tuning a
 * little.
 */
export function modes(
  f0,
  ratios,
  mat,
  { tilt = -0.5, scatter = 0.25, detune = 0.004, twin = 0, r = null, loss = 1 } = {},
) {
  const out = [];
  for (const q of ratios) {
    const f = f0 * q * (r ? 1 + (r() - 0.5) * 2 * detune : 1);
    if (f > 17000 || f < 25) continue;
    const a = Math.max(q, 0.6) ** tilt * (r ? 1 - scatter * r() : 1);
    const sig = loss * (mat.s0 + Math.PI * mat.eta * f);
    if (twin) {
      out.push(
        { f: f * (1 - twin / 2), a: a * 0.6, sig },
        { f: f * (1 + twin / 2), a: a * 0.45, sig: sig * 1.08 },
      );
    } else out.push({ f, a, sig });
  }
  return out;
}
/** Contact force: sin^1.5 (Hertz) of length tc with unit impulse; soft contact takes the highs out by itself. */
export function strike(out, at, ms, { tc = 0.001, v = 1, grit = 0, r = null } = {}) {
  const n = Math.max(3, Math.round(tc * SR)),
    ex = new Float64Array(n);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    ex[i] = Math.sin((Math.PI * (i + 0.5)) / n) ** 1.5 * (grit && r ? 1 + grit * (r() * 2 - 1) : 1);
    sum += ex[i];
  }
  for (let i = 0; i < n; i++) ex[i] *= v / sum;
  const o = Math.round(at * SR);
  for (const { f, a, sig } of ms) {
    const w = (TAU * f) / SR,
      R = Math.exp(-sig / SR),
      c = 2 * R * Math.cos(w),
      R2 = R * R,
      g = a * Math.sin(w);
    const end = Math.min(out.length, o + n + Math.round((9.2 / sig) * SR));
    let y1 = 0,
      y2 = 0;
    for (let i = Math.max(0, o); i < end; i++) {
      const k = i - o,
        y = c * y1 - R2 * y2 + (k < n ? g * ex[k] : 0);
      y2 = y1;
      y1 = y;
      out[i] += y;
    }
  }
  return out;
}
/**
 * Like strike, for tones whose pitch moves (skins after the blow, a settling beam): phase by sum, bend in semitones
 * decaying over tb.
 */
export function bent(out, at, ms, { v = 1, bend = 2, tb = 0.05, attack = 0.002 } = {}) {
  const o = Math.round(at * SR);
  for (const { f, a, sig } of ms) {
    let ph = 0;
    const end = Math.min(out.length, o + Math.round((9.2 / sig) * SR));
    for (let i = Math.max(0, o); i < end; i++) {
      const t = (i - o) / SR;
      ph += (TAU * f * 2 ** ((bend * Math.exp(-t / tb)) / 12)) / SR;
      out[i] += v * a * Math.sin(ph) * Math.exp(-sig * t) * (1 - Math.exp(-t / attack));
    }
  }
  return out;
}

// ---------------------------------------------------------------- filters
export function biquad(type, f, q = 0.707, gain = 0) {
  const w = (TAU * clamp(f, 5, SR * 0.47)) / SR,
    cs = Math.cos(w),
    al = Math.sin(w) / (2 * q),
    A = 10 ** (gain / 40);
  let b0, b1, b2, a0, a1, a2;
  if (type === 'lp') {
    b0 = (1 - cs) / 2;
    b1 = 1 - cs;
    b2 = b0;
    a0 = 1 + al;
    a1 = -2 * cs;
    a2 = 1 - al;
  } else if (type === 'hp') {
    b0 = (1 + cs) / 2;
    b1 = -(1 + cs);
    b2 = b0;
    a0 = 1 + al;
    a1 = -2 * cs;
    a2 = 1 - al;
  } else if (type === 'bp') {
    b0 = al;
    b1 = 0;
    b2 = -al;
    a0 = 1 + al;
    a1 = -2 * cs;
    a2 = 1 - al;
  } else if (type === 'peak') {
    b0 = 1 + al * A;
    b1 = -2 * cs;
    b2 = 1 - al * A;
    a0 = 1 + al / A;
    a1 = -2 * cs;
    a2 = 1 - al / A;
  } else if (type === 'hs') {
    const s = 2 * Math.sqrt(A) * al;
    b0 = A * (A + 1 + (A - 1) * cs + s);
    b1 = -2 * A * (A - 1 + (A + 1) * cs);
    b2 = A * (A + 1 + (A - 1) * cs - s);
    a0 = A + 1 - (A - 1) * cs + s;
    a1 = 2 * (A - 1 - (A + 1) * cs);
    a2 = A + 1 - (A - 1) * cs - s;
  }
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
}
export function filter(x, type, f, q, gain) {
  const [b0, b1, b2, a1, a2] = Array.isArray(type) ? type : biquad(type, f, q, gain);
  const y = new Float64Array(x.length);
  let x1 = 0,
    x2 = 0,
    y1 = 0,
    y2 = 0;
  for (let i = 0; i < x.length; i++) {
    const v = b0 * x[i] + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x[i];
    y2 = y1;
    y1 = v;
    y[i] = v;
  }
  return y;
}
/** State-variable band-pass whose centre follows fc(t). */
function sweep(x, fc, q) {
  const y = new Float64Array(x.length);
  let lo = 0,
    bp = 0;
  for (let i = 0; i < x.length; i++) {
    const g = Math.tan((Math.PI * clamp(fc(i / SR), 20, 16000)) / SR),
      k = 1 / q;
    const h = (x[i] - (k + g) * bp - lo) / (1 + g * (g + k));
    const b = g * h + bp;
    bp = g * h + b;
    const l = g * b + lo;
    lo = g * b + l;
    y[i] = b * k;
  }
  return y;
}
export const shape = (x, env) => {
  for (let i = 0; i < x.length; i++) x[i] *= env(i / SR, i / x.length);
  return x;
};
export const noise = (len, r) => {
  const x = seconds(len);
  for (let i = 0; i < x.length; i++) x[i] = r() * 2 - 1;
  return x;
};
/** Burst of band noise with a rise and an exponential fall: grit, dust, felt, breath. */
export function puff(len, r, { f = 2000, q = 0.8, rise = 0.002, fall = 0.03 } = {}) {
  return shape(filter(noise(len, r), 'bp', f, q), (t) => (1 - Math.exp(-t / rise)) * Math.exp(-t / fall));
}
/** Bell-shaped swell of air past the ear: centre from f0 to f1, loudest at peak (0..1). */
export function whoosh(
  len,
  r,
  { f0 = 600, f1 = 2400, q = 1.3, peak = 0.4, flap = 0, flapHz = 24, curve = 1 } = {},
) {
  const x = sweep(noise(len, r), (t) => f0 * (f1 / f0) ** ((t / len) ** curve), q);
  return shape(x, (t, u) => {
    const e =
      u < peak
        ? Math.sin(((u / peak) * Math.PI) / 2) ** 2
        : Math.cos((((u - peak) / (1 - peak)) * Math.PI) / 2) ** 2;
    const fl = flap ? 1 - flap + flap * Math.abs(Math.sin(Math.PI * flapHz * t * (1 - 0.25 * u))) ** 1.6 : 1;
    return e * fl;
  });
}
/** Cloth: uneven flaps of broad noise, each a soft snap with a rustle after it. */
export function cloth(len, r, { n = 3, f = 1400, from = 0, gapDrift = 1, fade = 0.8 } = {}) {
  const out = seconds(len);
  let t = from,
    gap = (len - from) / (n + 0.4);
  for (let k = 0; k < n; k++) {
    const v = fade ** k,
      d = gap * (0.9 + 0.25 * r());
    add(out, puff(d, r, { f: f * (0.85 + 0.3 * r()), q: 0.55, rise: 0.006, fall: d * 0.28 }), t, v);
    add(out, puff(d * 0.6, r, { f: f * 0.28, q: 0.9, rise: 0.004, fall: 0.018 }), t, v * 1.3);
    t += d;
    gap *= gapDrift;
  }
  return out;
}

// ---------------------------------------------------------------- strings and horns
/**
 * Karplus-Strong course: two strings a few cents apart, plucked at pos, loop loss tuned to t60, first-order all-pass
 * for pitch.
 */
export function pluck(f, len, r, { t60 = 1.6, bright = 0.5, pos = 0.17, cents = 3, soft = 0.4 } = {}) {
  const out = seconds(len);
  for (const [d, g] of [
    [-cents / 2, 0.55],
    [cents / 2, 0.45],
  ]) {
    const fr = f * 2 ** (d / 1200),
      s = 0.5 * (1 - bright),
      period = SR / fr - s; // loop low-pass (1-s, s) delays by about s
    const n = Math.floor(period - 0.3),
      frac = period - n,
      ap = (1 - frac) / (1 + frac);
    const rho = 10 ** (-3 / (t60 * fr)),
      line = new Float64Array(n),
      ex = new Float64Array(n);
    let lp = 0;
    for (let i = 0; i < n; i++) {
      // displacement of a finger's pluck (triangle) roughened by noise, softened by the flesh
      const u = i / n,
        tri = u < pos ? u / pos : (1 - u) / (1 - pos);
      lp += (1 - soft) * ((tri - 0.5) * 0.9 + (r() - 0.5) * 0.8 - lp);
      ex[i] = lp;
    }
    const p = Math.max(1, Math.round(n * pos));
    let mean = 0;
    for (let i = 0; i < n; i++) {
      line[i] = ex[i] - ex[(i + p) % n];
      mean += line[i] / n;
    }
    for (let i = 0; i < n; i++) line[i] -= mean;
    let i0 = 0,
      prev = 0,
      ax = 0,
      ay = 0;
    for (let i = 0; i < out.length; i++) {
      const x = line[i0];
      out[i] += g * x;
      const y = rho * ((1 - s) * x + s * prev);
      prev = x;
      const z = ap * y + ax - ap * ay;
      ax = y;
      ay = z;
      line[i0] = z;
      i0 = i0 + 1 === n ? 0 : i0 + 1;
    }
  }
  return out;
}
/** Body of a small lute: air and top resonances by peaks, rolled-off top. */
export const luteBody = (x) =>
  filter(
    filter(filter(filter(filter(x, 'hp', 75), 'peak', 128, 3, 4), 'peak', 245, 3.5, 5), 'peak', 520, 3, 3),
    'lp',
    5200,
    0.6,
  );
/**
 * Horn: harmonics whose richness follows the breath, scooped into the note, lips never quite still, a soft bell-
 * shaped formant.
 */
export function horn(f, len, r, { attack = 0.045, release = 0.09, bright = 0.6, scoop = 0.4, vib = 0 } = {}) {
  const out = seconds(len),
    K = Math.min(22, Math.floor(8500 / f));
  const ph = new Float64Array(K + 1).map((_, k) => k * 1.3);
  let jit = 0,
    jt = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / SR,
      left = len - t;
    if (i % 441 === 0) jt = (r() - 0.5) * 0.11;
    jit += (jt - jit) * 0.002;
    let e = (1 - Math.exp(-t / (attack * 0.45))) * clamp(left / release, 0, 1) ** 1.5;
    e *= 0.86 + 0.14 * Math.exp(-t / 0.06);
    const fr =
      f *
      2 ** ((-scoop * Math.exp(-t / 0.022) + jit + vib * Math.sin(TAU * 5.2 * t) * clamp(t * 4, 0, 1)) / 12);
    let y = 0;
    for (let k = 1; k <= K; k++) {
      ph[k] += (TAU * fr * k) / SR;
      const fk = f * k,
        form = 1 / (1 + ((fk - 620) / 900) ** 2) + 0.12;
      y += Math.sin(ph[k]) * form * e ** (1 + 0.32 * (k - 1)) * Math.exp(-(k - 1) * (0.62 - 0.42 * bright));
    }
    out[i] = y;
  }
  const breath = shape(
    filter(noise(len, r), 'bp', clamp(f * 3, 400, 2600), 0.8),
    (t) => 0.22 * Math.exp(-t / 0.03) + 0.012 * clamp((len - t) / release, 0, 1),
  );
  return add(out, breath);
}

// ---------------------------------------------------------------- room
/**
 * Image sources of a small stone hall, 6.2 x 4.7 x 3.3 m, up to third order, walls dull above 3 kHz, and a short
 * diffuse tail.
 */
export function hall(x, { wet = 0.25, tail = 0.35, ear = 0, seed = 5 } = {}) {
  const L = [6.2, 4.7, 3.3],
    S = [3.0, 2.2, 0.9],
    M = [3.25 + ear * 0.09, 1.65, 1.25],
    beta = 0.72;
  const by = [[], [], [], []];
  const img = (n, s, l) => (n % 2 === 0 ? n * l + s : (n + 1) * l - s);
  for (let a = -3; a <= 3; a++)
    for (let b = -3; b <= 3; b++)
      for (let c = -3; c <= 3; c++) {
        const o = Math.abs(a) + Math.abs(b) + Math.abs(c);
        if (o === 0 || o > 3) continue;
        const d = Math.hypot(img(a, S[0], L[0]) - M[0], img(b, S[1], L[1]) - M[1], img(c, S[2], L[2]) - M[2]);
        by[o].push([Math.round(((d - 0.66) / 343) * SR), (beta ** o * 0.66) / d]);
      }
  const out = Float64Array.from(x);
  let src = x;
  for (let o = 1; o <= 3; o++) {
    src = filter(filter(src, 'lp', 5200 / o ** 0.5, 0.6), 'hp', 110, 0.6);
    for (const [d, g] of by[o]) for (let i = d; i < out.length; i++) out[i] += wet * 4.2 * g * src[i - d];
  }
  if (tail > 0) {
    // four delay lines, orthogonal mix
    const D = [1031, 1327, 1523, 1871].map((n) => n + ear * 37 + (seed % 7)),
      buf = D.map((n) => new Float64Array(n)),
      g = D.map((n) => 10 ** ((-3 * n) / SR / tail)),
      lp = [0, 0, 0, 0],
      ix = [0, 0, 0, 0];
    for (let i = 0; i < out.length; i++) {
      const v = buf.map((b, k) => b[ix[k]]),
        sum = (v[0] + v[1] + v[2] + v[3]) / 2;
      out[i] += wet * 0.42 * (v[0] - v[1] + v[2] - v[3]);
      for (let k = 0; k < 4; k++) {
        lp[k] += 0.42 * ((v[k] - sum) * g[k] - lp[k]);
        buf[k][ix[k]] = lp[k] + src[i] * 0.5;
        ix[k] = (ix[k] + 1) % D[k];
      }
    }
  }
  return out;
}

// ---------------------------------------------------------------- loudness and finish
// BS.1770 at 44.1 kHz
const K1 = [
  1.5308412300498355, -2.6509799952107424, 1.169079079921587, -1.6636551132560204, 0.7125954280732254,
];
const K2 = [1, -2, 1, -1.9891696736297957, 0.9891990357870394];
/**
 * Loudest 400 ms (LUFS, momentary, hop 10 ms) of a mono cue standing in silence, heard on two loudspeakers or as one
 * channel.
 */
export function momentary(x) {
  const pad = new Float64Array(x.length + SR);
  pad.set(x, SR / 2);
  const y = filter(filter(pad, K1), K2),
    w = Math.round(0.4 * SR),
    hop = 441;
  const cum = new Float64Array(y.length + 1);
  for (let i = 0; i < y.length; i++) cum[i + 1] = cum[i] + y[i] * y[i];
  let best = 0;
  for (let i = 0; i + w <= y.length; i += hop) best = Math.max(best, (cum[i + w] - cum[i]) / w);
  return -0.691 + 10 * Math.log10(best + 1e-12);
}
export const peakOf = (x) => x.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
/** Look-ahead limiter, 2 ms, slow release: keeps the ceiling without flattening the blow. */
function limit(x, ceil) {
  const la = 88,
    need = new Float64Array(x.length),
    out = new Float64Array(x.length);
  for (let i = 0; i < x.length; i++) need[i] = Math.min(1, ceil / (Math.abs(x[i]) + 1e-12));
  let g = 1;
  for (let i = 0; i < x.length; i++) {
    let m = 1;
    for (let k = i; k < Math.min(x.length, i + la); k++) if (need[k] < m) m = need[k];
    g = m < g ? g + (m - g) * 0.09 : Math.min(m, g + 0.00035);
    out[i] = x[i] * Math.min(g, need[i]);
  }
  return out;
}
/** Rounds what is left above the ceiling: straight below 0.6 of it, then a tanh shoulder, as a full drum head gives. */
function round(x, c) {
  const k = 0.6 * c,
    w = c - k;
  return x.map((v) => {
    const m = Math.abs(v);
    return m <= k ? v : Math.sign(v) * (k + w * Math.tanh((m - k) / w));
  });
}
const CEILING = 10 ** (-1.6 / 20);
/** Length, no DC, closed ends, loudness of its class under the ceiling. fade: part at the end that closes, seconds. */
export function finish(x, { len, lufs, fade = 0.06, hp = 42 }) {
  let y = filter(filter(x.slice(0, Math.round(len * SR)), 'hp', hp, 0.707), 'hp', 18, 0.707);
  const n = y.length,
    f = Math.round(fade * SR),
    a = 26;
  const close = (z) => {
    // ends, then the mean, taken out under a window so that the ends stay at nought
    for (let i = 0; i < a; i++) z[i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / a);
    for (let i = 0; i < f; i++) z[n - 1 - i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / f);
    let m = 0,
      w = 0;
    const win = (i) => Math.sin((Math.PI * i) / (n - 1)) ** 2;
    for (let i = 0; i < n; i++) {
      m += z[i];
      w += win(i);
    }
    for (let i = 0; i < n; i++) z[i] -= (m / w) * win(i);
    return z;
  };
  close(y);
  const dry = y;
  let g = 10 ** ((lufs - momentary(dry)) / 20);
  for (let pass = 0; pass < 5; pass++) {
    // the gain is sought on the untouched cue, so that it is rounded once only
    y = round(
      limit(
        dry.map((v) => v * g),
        CEILING * 1.5,
      ),
      CEILING,
    );
    g *= 10 ** ((lufs - momentary(y)) / 20);
  }
  return close(y);
}
export function wav(chans) {
  const n = chans[0].length,
    c = chans.length,
    b = Buffer.alloc(44 + n * c * 2);
  b.write('RIFF', 0);
  b.writeUInt32LE(36 + n * c * 2, 4);
  b.write('WAVEfmt ', 8);
  b.writeUInt32LE(16, 16);
  b.writeUInt16LE(1, 20);
  b.writeUInt16LE(c, 22);
  b.writeUInt32LE(SR, 24);
  b.writeUInt32LE(SR * c * 2, 28);
  b.writeUInt16LE(c * 2, 32);
  b.writeUInt16LE(16, 34);
  b.write('data', 36);
  b.writeUInt32LE(n * c * 2, 40);
  const d = rng(77); // triangular dither below 1 bit, but digital nought stays nought
  for (let i = 0; i < n; i++)
    for (let k = 0; k < c; k++) {
      const v = chans[k][i] * 32767;
      b.writeInt16LE(
        clamp(Math.round(Math.abs(v) < 0.02 ? 0 : v + (d() - d()) * 0.5), -32768, 32767),
        44 + (i * c + k) * 2,
      );
    }
  return b;
}
