// node assets/scripts/build.mjs: draws the sources, rasterises, packs. The same bytes each time.
// The sound needs ffmpeg and is built apart: node assets/sound/scripts/build.mjs
import { mkdirSync } from 'node:fs';
import { drawSources } from '../look/scripts/draw.mjs';
import { buildAtlas } from './atlas.mjs';
import { buildBoards } from './boards.mjs';
import { frames } from './frames.mjs';
import { writeManifest } from './manifest.mjs';
import { landFrames, mapFrames } from './map-frames.mjs';
import { buildPages } from './pages.mjs';
import { BUILT } from './paths.mjs';
import { lossy } from './raster.mjs';

mkdirSync(BUILT, { recursive: true });
console.log(`${drawSources().length} sources`);
for (const tile of [28, 44, 88]) await buildAtlas('atlas', tile, frames(tile));
for (const tile of [28, 48]) await buildAtlas('map', tile, mapFrames);
await buildAtlas('map', 88, mapFrames, lossy(90));
for (const tile of [28, 62]) await buildAtlas('map-lands', tile, landFrames(tile), lossy(70));
await buildBoards();
buildPages();
writeManifest();
