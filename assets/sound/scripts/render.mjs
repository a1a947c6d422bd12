// node render.mjs [folder] [name...]: writes one WAV a cue (44.1 kHz, 16 bit, mono). Same bytes every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { CLASS, CUES, render } from './cues.mjs';
import { finish, wav } from './dsp.mjs';
export const finished = (c) =>
  finish(render(c), {
    len: c.len,
    lufs: CLASS[c.cls] + (c.off ?? 0),
    fade: c.fade ?? Math.min(0.06, c.len * 0.3),
  });
if (process.argv[1].endsWith('render.mjs')) {
  const dir = process.argv[2] ?? 'wav',
    only = process.argv.slice(3);
  mkdirSync(dir, { recursive: true });
  for (const c of CUES)
    if (!only.length || only.includes(c.name)) writeFileSync(`${dir}/${c.name}.wav`, wav([finished(c)]));
  console.log(`${CUES.length} cues, ${CUES.reduce((s, c) => s + c.len, 0).toFixed(2)} s`);
}
