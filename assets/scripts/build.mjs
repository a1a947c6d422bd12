// node assets/scripts/build.mjs: draws the sources, rasterises, packs. The same bytes each time.
// The sound needs ffmpeg and is built apart: node assets/sound/scripts/build.mjs
import { mkdirSync } from 'node:fs';
import { drawSources } from '../look/scripts/draw.mjs';
import { buildAtlas, TILES } from './atlas.mjs';
import { buildBoards } from './boards.mjs';
import { writeManifest } from './manifest.mjs';
import { buildPages } from './pages.mjs';
import { BUILT } from './paths.mjs';

mkdirSync(BUILT, { recursive: true });
console.log(`${drawSources().length} sources`);
for (const tile of TILES) await buildAtlas(tile);
await buildBoards();
buildPages();
writeManifest();
