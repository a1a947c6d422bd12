// node build.mjs [work folder]: renders everything, joins the cues into one sprite, encodes with ffmpeg (libopus,
// aac), writes the Howler maps to built/sound.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeManifest } from '../../scripts/manifest.mjs';
import { CUES } from './cues.mjs';
import { SR, wav } from './dsp.mjs';
import { LOOPS, loop, PRE } from './loops.mjs';
import { finished } from './render.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'built', 'sound');
const work = process.argv[2] ?? join(tmpdir(), 'barbican-sound');
mkdirSync(out, { recursive: true });
mkdirSync(work, { recursive: true });
const run = (...a) => {
  const p = spawnSync('ffmpeg', ['-v', 'error', '-y', ...a], { encoding: 'utf8' });
  if (p.status) throw new Error(p.stderr);
};
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
function encode(name, opus, aac) {
  const master = ['-i', join(work, `${name}.wav`), ...EXACT];
  const voice = ['-vbr', 'on', '-compression_level', '10', '-application', 'audio', '-frame_duration', '20'];
  run(...master, '-c:a', 'libopus', '-b:a', `${opus}k`, ...voice, join(out, `${name}.webm`));
  run(...master, '-c:a', 'aac', '-b:a', `${aac}k`, '-movflags', '+faststart', join(out, `${name}.m4a`));
}

/** what Howler wants: the files, and the place of each sound in them as [start, length, loops], milliseconds */
function writeMap(name, sprite) {
  const text = JSON.stringify({ src: [`${name}.webm`, `${name}.m4a`], sprite }, null, 2);
  const oneLine = text.replace(/\[\n\s+([\d.]+),\n\s+([\d.]+),\n\s+(\w+)\n\s+\]/g, '[$1, $2, $3]');
  writeFileSync(join(out, `${name}.json`), `${oneLine}\n`);
}

const LEAD = 0.1; // silence before the first cue
const GAP = 0.1; // least silence between two
const PAD = 0.03; // what each window takes of the gap behind it
const sprite = {};
const parts = [];
let at = LEAD;
for (const cue of CUES) {
  const x = finished(cue);
  writeFileSync(join(work, `${cue.name}.wav`), wav([x]));
  parts.push([at, x]);
  sprite[cue.name] = [Math.round(at * 1000), Math.round((cue.len + PAD) * 1000), false];
  at = Math.ceil((at + cue.len + GAP) * 100) / 100; // starts on a grid of 10 ms
}
const all = new Float64Array(Math.round((at + 0.1) * SR));
for (const [t, x] of parts) all.set(x, Math.round(t * SR));
writeFileSync(join(work, 'sprite.wav'), wav([all]));
encode('sprite', 64, 80);
writeMap('sprite', sprite);
for (const l of LOOPS) {
  const { padded, seconds } = loop(l);
  writeFileSync(join(work, `${l.name}.wav`), wav(padded));
  encode(l.name, ...l.kbps);
  writeMap(l.name, { loop: [PRE * 1000, Math.round(seconds * 1e6) / 1000, true] });
}
writeManifest();
console.log(`${CUES.length} cues, sprite ${all.length / SR} s`);
