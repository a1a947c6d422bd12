// node verify.mjs WAVFOLDER: decodes what the browser will decode and holds it against the masters: place, level,
// overshoot, silence between, seams of the loops.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { momentary, peakOf, SR } from './dsp.mjs';
import { LOOPS, PRE } from './loops.mjs';

function readWav(path) {
  const bytes = readFileSync(path);
  const channels = bytes.readUInt16LE(22);
  const frames = (bytes.length - 44) / 2 / channels;
  const sample = (i, k) => bytes.readInt16LE(44 + (i * channels + k) * 2) / 32768;
  return Array.from({ length: channels }, (_, k) =>
    Float64Array.from({ length: frames }, (_, i) => sample(i, k)),
  );
}

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'built', 'sound'),
  wavs = process.argv[2],
  db = (v) => 20 * Math.log10(v + 1e-9);
function decode(file, ch) {
  const p = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', join(out, file), '-f', 'f32le', '-ac', String(ch), '-ar', String(SR), '-'],
    { maxBuffer: 1e9 },
  );
  const f = new Float32Array(p.stdout.buffer, p.stdout.byteOffset, p.stdout.length / 4);
  return Array.from({ length: ch }, (_, k) =>
    Float64Array.from({ length: f.length / ch }, (_, i) => f[i * ch + k]),
  );
}
const { sprite } = JSON.parse(readFileSync(join(out, 'sprite.json'), 'utf8'));
for (const ext of ['webm', 'm4a']) {
  const [x] = decode(`sprite.${ext}`, 1),
    bad = [];
  let worstLag = 0,
    worstLevel = 0,
    gap = -200,
    over = -99,
    n = 0;
  const names = Object.keys(sprite);
  names.forEach((name, q) => {
    const [ms, d] = sprite[name],
      o = Math.round((ms / 1000) * SR),
      len = Math.round((d / 1000) * SR),
      [m] = readWav(`${wavs}/${name}.wav`),
      y = x.slice(o, o + len);
    let best = -1,
      lag = 0;
    for (let l = -2300; l <= 2300; l += Math.abs(l) < 60 ? 1 : 20) {
      let s = 0;
      for (let i = 0; i < m.length; i += 3) s += m[i] * (x[o + i + l] ?? 0);
      if (s > best) {
        best = s;
        lag = l;
      }
    }
    const level = momentary(y) - momentary(m);
    if (Math.abs(lag) > 20) bad.push(`${name} lies ${((lag / SR) * 1000).toFixed(1)} ms off`);
    if (Math.abs(level) > 0.7) bad.push(`${name} ${level.toFixed(1)} LU off`);
    worstLag = Math.max(worstLag, Math.abs(lag));
    worstLevel = Math.max(worstLevel, Math.abs(level));
    over = Math.max(over, db(peakOf(y)));
    const nextAt = q + 1 < names.length ? (sprite[names[q + 1]][0] / 1000) * SR : x.length,
      g = x.slice(o + len + 220, Math.max(o + len + 221, Math.round(nextAt) - 900));
    gap = Math.max(gap, db(peakOf(g)));
    n++;
  });
  console.log(
    `sprite.${ext}: ${n} cues, worst shift ${((worstLag / SR) * 1000).toFixed(2)}` +
      ` ms, level ${worstLevel.toFixed(2)} LU, peak ${over.toFixed(1)} dBFS, gaps under ` +
      `${gap.toFixed(0)} dBFS${bad.length ? `\n  ${bad.join('\n  ')}` : ''}`,
  );
}
for (const l of LOOPS)
  for (const ext of ['wav', 'webm', 'm4a']) {
    const ch = ext === 'wav' ? readWav(`${wavs}/${l.name}.wav`) : decode(`${l.name}.${ext}`, 2),
      D = JSON.parse(readFileSync(join(out, `${l.name}.json`), 'utf8')).sprite.loop[1] / 1000;
    const x = ch[0],
      seam = (shift) => {
        // at the seam: the step between samples, against the ordinary steps around it; and the two sides of it compared
        const a = Math.round((PRE + shift) * SR),
          b = a + Math.round(D * SR);
        let usual = 0,
          d = 0,
          e = 0;
        for (let i = 1; i < 2000; i++) {
          usual += (x[b - i] - x[b - i - 1]) ** 2;
          d += (x[b - 2000 + i] - x[a - 2000 + i]) ** 2;
          e += x[a - 2000 + i] ** 2;
        }
        return [
          Math.abs(x[a] - x[b - 1]) / Math.sqrt(usual / 2000),
          10 * Math.log10(d / e + 1e-12),
          db(Math.abs(x[a] - x[b])),
        ];
      };
    const s = [0, 0.03].map(seam);
    console.log(
      `${l.name}.${ext}: ${(x.length / SR).toFixed(2)} s, peak ` +
        `${db(Math.max(...ch.map(peakOf))).toFixed(1)} dBFS, step at the seam ` +
        `${s.map((v) => v[0].toFixed(2)).join(', ')} of the usual, sides differ by ` +
        `${s.map((v) => v[1].toFixed(0)).join(', ')} dB, jump ` +
        `${s.map((v) => v[2].toFixed(0)).join(', ')} dBFS (as is, shifted 30 ms)`,
    );
  }
