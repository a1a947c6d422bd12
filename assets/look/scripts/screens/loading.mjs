// The gatehouse of the loading screen. Its opening is 220 wide and 332 high, its upper end a half round.
import { INK } from '../palette.mjs';
import { clip, f, fade, g, lin, path, rect, str, tr } from '../svg.mjs';
import { beyond, cloud, ground, sky, sunlight } from './landscape.mjs';
import { courses, masonry, merlon } from './stone.mjs';
import { tower } from './tower.mjs';

const steel = () =>
  lin(
    [
      [0, '#F4F7FA'],
      [0.5, '#B9C4CF'],
      [1, '#72808F'],
    ],
    0,
    0,
    1,
    0,
  );

/** box 220 x 332: bars to its lower end, where the spikes stand; it lies behind the rim of the opening */
export function portcullis() {
  let bars = '';
  for (let i = 0; i < 8; i++) bars += `M${15.5 + i * 27} -10V314`;
  for (let j = 0; j < 9; j++) bars += `M-6 ${10 + j * 37.5}H226`;
  const spike = (i) => path(`M${9.5 + i * 27} 312h12l-6 17Z`, steel(), str(INK, 1.8));
  return (
    path(bars, 'none', str(INK, 11)) +
    path(bars, 'none', str('#7A5236', 6)) +
    path(bars, 'none', str('#A9763F', 1.4, 'opacity=".55" transform="translate(-1.4 -1.2)"')) +
    [0, 1, 2, 3, 4, 5, 6, 7].map(spike).join('')
  );
}

const ARCH = 'M530 662V440A110 110 0 0 1 750 440V662Z';
const SURROUND = 'M506 662V440A134 134 0 0 1 774 440V662Z';

function voussoirs() {
  let d = '';
  for (let i = 1; i < 12; i++) {
    const [c, s] = [Math.cos((Math.PI * i) / 12), Math.sin((Math.PI * i) / 12)];
    d += `M${f(640 - 110 * c)} ${f(440 - 110 * s)}L${f(640 - 134 * c)} ${f(440 - 134 * s)}`;
  }
  return path(d, 'none', str('#6B5236', 2, 'opacity=".6"'));
}

function wall(x, y, w, h, seed) {
  return rect(x, y, w, h, 0, masonry(200, 650), str(INK, 2.6)) + courses(x, y, w, h, seed);
}

function battlement(x, y, n, pitch, w, h) {
  let s = '';
  for (let i = 0; i < n; i++) s += merlon(x + i * pitch, y, w, h, masonry(200, 650));
  return s;
}

const curtain = () =>
  wall(-1410, 330, 4100, 340, 8) +
  battlement(-1410, 304, 53, 78, 50, 42) +
  rect(-1410, 332, 4100, 16, 0, masonry(200, 650)) +
  rect(-1410, 346, 4100, 10, 0, '#6B5236', 'opacity=".25"');

const front = () =>
  wall(470, 236, 340, 424, 21) +
  battlement(470, 208, 5, 72.5, 50, 44) +
  rect(472, 238, 336, 18, 0, masonry(200, 650)) +
  rect(472, 254, 336, 10, 0, '#6B5236', 'opacity=".28"') +
  path(SURROUND, fade('#F6E4BC', '#A98A5C'), str(INK, 2.6)) +
  voussoirs();

const opening = () =>
  g(
    tr(530, 330, beyond(220, 332)) +
      path('M530 662V440A110 110 0 0 1 750 440V662', 'none', str('#2A1B10', 16, 'opacity=".25"')),
    `clip-path="${clip('arch', `<path d="${ARCH}"/>`)}"`,
  ) + path(ARCH, 'none', str(INK, 2.6));

/** lies well at 1280 x 720, and upright between x = 300 and 980, where the sky begins higher */
export function loadingScene(skyTop = 0) {
  let grass = '';
  for (let x = -1280; x < 2560; x += 1280) grass += ground(x, 72, 400);
  return (
    sky(-1400, -3000, 4080, 3730, skyTop, 560) +
    sunlight(640, 300, 330) +
    cloud(90, 110, 1.5, 0.6) +
    cloud(1090, 90, 1.6, 0.55) +
    cloud(390, -250, 1.5, 0.6) +
    cloud(840, -480, 1.7, 0.5) +
    cloud(420, -600, 1.1, 0.45) +
    curtain() +
    tower(318, 168, 262, 670, 0, 5) +
    tower(794, 168, 262, 670, 3, 9) +
    front() +
    opening() +
    tr(0, 646, grass)
  );
}
