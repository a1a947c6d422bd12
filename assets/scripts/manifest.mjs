// Whether what is built is in step with its sources: hashes of both, in built/manifest.json.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ASSETS, BUILT } from './paths.mjs';

const FILE = `${BUILT}manifest.json`;
const SOURCES = ['look', 'sound', 'scripts'];
const TEXT = /\.(svg|json|mjs|md)$/;

const walk = (folder) =>
  existsSync(`${ASSETS}${folder}`)
    ? readdirSync(`${ASSETS}${folder}`, { withFileTypes: true }).flatMap((e) =>
        e.isDirectory() ? walk(`${folder}/${e.name}`) : [`${folder}/${e.name}`],
      )
    : [];

function hash(file) {
  const bytes = readFileSync(`${ASSETS}${file}`);
  // a checkout may have given text other line ends
  const content = TEXT.test(file) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const hashes = (folders) => {
  const files = folders.flatMap(walk).filter((file) => file !== 'built/manifest.json');
  return Object.fromEntries(files.sort().map((file) => [file, hash(file)]));
};

export const writeManifest = () =>
  writeFileSync(FILE, `${JSON.stringify({ sources: hashes(SOURCES), built: hashes(['built']) }, null, 1)}\n`);

function differences(kept, found) {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(found)])].sort();
  return names
    .filter((name) => kept[name] !== found[name])
    .map((name) => {
      if (!(name in found)) return `${name} is missing`;
      return name in kept ? `${name} has changed` : `${name} is not in the manifest`;
    });
}

/** a list of complaints, empty when all is in step */
export function outOfStep() {
  if (!existsSync(FILE)) return ['built/manifest.json is missing'];
  const manifest = JSON.parse(readFileSync(FILE, 'utf8'));
  return [
    ...differences(manifest.sources, hashes(SOURCES)),
    ...differences(manifest.built, hashes(['built'])),
  ];
}
