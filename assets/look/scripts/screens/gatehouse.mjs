// The gatehouse behind the menu, by day and by night, for a wide and for an upright window. Drawn larger than the
// window it is made for, so that other proportions see more of it.
import { INK } from '../palette.mjs';
import {
  blur,
  circ,
  clip,
  ell,
  f,
  fade,
  filter,
  g,
  lin,
  linU,
  path,
  rad,
  rect,
  rng,
  str,
  tr,
} from '../svg.mjs';
import { wallTexture } from './stone.mjs';
import { tower } from './tower.mjs';

const SKY = {
  day: [
    [0, '#7FB3C4'],
    [0.35, '#B9D3C6'],
    [0.62, '#F4E2B4'],
    [0.8, '#F7D79A'],
    [1, '#E9B878'],
  ],
  night: [
    [0, '#0E1530'],
    [0.45, '#22305C'],
    [0.75, '#48507E'],
    [1, '#6F6486'],
  ],
};

/**
 * width, height: the window it is made for; left, top, right, bottom: how far it goes on beyond it; wall: the top
 * of the curtain wall and its foot; towers: x, width and top of each; ground: where the grass begins.
 */
export const WIDE = {
  width: 1280,
  height: 720,
  beyond: { left: 400, top: 160, right: 400, bottom: 120 },
  wall: { x: 120, y: 250, width: 1040, foot: 620, first: 222, merlons: 15 },
  towers: [
    { x: 72, width: 168, top: 232, seat: 1, seed: 5 },
    { x: 1040, width: 168, top: 232, seat: 2, seed: 9 },
  ],
  ground: 598,
  court: { x: 640, y: 760, rx: 470, ry: 152 },
  sun: { x: 300, y: 150, r: 230 },
  clouds: [
    [80, 96, 1.5, 0.7],
    [1110, 110, 1.7, 0.65],
    [930, 60, 0.9, 0.55],
    [330, 70, 0.8, 0.6],
    [-240, 60, 1.3, 0.6],
    [1420, 40, 1.2, 0.5],
    [600, -60, 1.3, 0.5],
  ],
  bushes: [
    [52, 618, 1],
    [262, 606, 0.8],
    [1024, 606, 0.8],
    [1226, 616, 1.05],
    [-150, 626, 1.2],
    [1450, 628, 1.3],
  ],
};

export const UPRIGHT = {
  width: 390,
  height: 844,
  beyond: { left: 260, top: 120, right: 260, bottom: 120 },
  wall: { x: -60, y: 218, width: 510, foot: 690, first: 40, merlons: 6 },
  towers: [
    { x: -126, width: 140, top: 236, seat: 1, seed: 5 },
    { x: 376, width: 140, top: 236, seat: 2, seed: 9 },
  ],
  ground: 660,
  court: { x: 195, y: 850, rx: 250, ry: 176 },
  sun: { x: 96, y: 170, r: 170 },
  clouds: [
    [30, 92, 0.7, 0.7],
    [300, 74, 0.8, 0.6],
    [-180, 90, 1.2, 0.6],
    [480, 60, 1.1, 0.5],
  ],
  bushes: [
    [26, 672, 0.7],
    [368, 670, 0.75],
    [-130, 676, 1],
    [520, 676, 1],
  ],
};

function sky(at, light) {
  const { left, top, right, bottom } = at.beyond;
  const w = at.width + left + right;
  let s = rect(-left, -top, w, at.height + top + bottom, 0, linU(SKY[light], 0, -top, 0, at.ground));
  const { x, y, r } = at.sun;
  if (light === 'day') {
    s += circ(
      x,
      y,
      r,
      rad([
        [0, '#FFF9E0', 0.95],
        [0.2, '#FFF3C4', 0.55],
        [1, '#FFF3C4', 0],
      ]),
    );
  } else {
    s += circ(
      x,
      y,
      r * 0.8,
      rad([
        [0, '#E9EEFF', 0.5],
        [0.3, '#B8C6F0', 0.22],
        [1, '#B8C6F0', 0],
      ]),
    );
    s +=
      circ(x, y, 26, fade('#FFFDF0', '#D9DDEE', 0, 0, 1, 1)) +
      circ(x - 8, y - 5, 5, '#C9CEE2') +
      circ(x + 8, y + 8, 4, '#C9CEE2');
    const chance = rng(31);
    for (let i = 0; i < w / 14; i++) {
      const far = chance();
      s += circ(
        -left + chance() * w,
        -top + chance() * (at.wall.y + top - 20),
        0.7 + far,
        '#FFF6DC',
        `opacity="${f(0.35 + chance() * 0.5)}"`,
      );
    }
  }
  const cloud = (cx, cy, k, a) =>
    tr(
      cx,
      cy,
      path(
        'M0 20C-22 20-24-2-6-4C-6-24 26-26 30-8C40-18 60-10 56 4C74 4 74 20 58 20Z',
        light === 'day' ? '#FFFDF2' : '#5A6592',
        `opacity="${light === 'day' ? a : a * 0.6}"`,
      ),
      k,
    );
  return s + at.clouds.map((c) => cloud(...c)).join('');
}

function hills(at) {
  const { left, right, bottom } = at.beyond;
  const end = at.width + right;
  const foot = at.height + bottom;
  const wave = (y, lift, step, colour, seed) => {
    const chance = rng(seed);
    let d = `M${-left} ${y}`;
    for (let x = -left; x < end; x += step) {
      const up = y - lift * (0.4 + chance() * 0.8);
      d += `C${f(x + step * 0.3)} ${f(up)} ${f(x + step * 0.7)} ${f(up)} ${f(x + step)} ${f(y - chance() * 16)}`;
    }
    return path(`${d}V${foot}H${-left}Z`, colour);
  };
  const y = at.wall.y + 124;
  return wave(y, 66, 330, '#A9BF98', 12) + wave(y + 60, 50, 410, '#7FA27C', 27);
}

function curtain({ x, y, width, foot, first, merlons }) {
  const stone = linU(
    [
      [0, '#F6E7C4'],
      [0.35, '#E2CA9A'],
      [1, '#A98A5C'],
    ],
    0,
    y,
    0,
    foot,
  );
  let s = rect(x, y + 18, width, foot - y, 0, stone, str(INK, 2.4));
  for (let i = 0; i < merlons; i++) {
    const left = first + i * 57.2;
    s +=
      rect(left, y - 16, 36, 40, 4, stone, str(INK, 2.4)) +
      rect(left + 3, y - 13, 30, 5, 2.4, '#FFFBEA', 'opacity=".8"');
  }
  s +=
    rect(x + 2, y + 19.4, width - 4, 16, 0, stone) +
    rect(x + 2, y + 30, width - 4, 10, 0, '#6B5236', 'opacity=".25"');
  return s + wallTexture(x + 2, y + 44, width - 4, foot - y - 44, 77, '#6B5236', 0.26);
}

function ground(at) {
  const { left, right, bottom } = at.beyond;
  const y = at.ground;
  const end = at.width + right;
  const foot = at.height + bottom;
  const { x: cx, y: cy, rx, ry } = at.court;
  let s = path(
    `M${-left} ${y + 4}C${f(-left / 2)} ${y - 12} ${f(at.width * 0.3)} ${y + 8} ${f(at.width / 2)} ${y}` +
      `S${f(at.width + right / 2)} ${y + 10} ${end} ${y - 4}V${foot}H${-left}Z`,
    linU(
      [
        [0, '#7E9E5E'],
        [1, '#3F6440'],
      ],
      0,
      y - 8,
      0,
      foot,
    ),
    str('#2E4A30', 2),
  );
  s += ell(
    cx,
    cy,
    rx,
    ry,
    linU(
      [
        [0, '#EAD7AA'],
        [1, '#B79562'],
      ],
      0,
      cy - ry,
      0,
      at.height,
    ),
    str('#7E6440', 2),
  );
  let joints = '';
  for (let k = 1; k < 5; k++) {
    const share = 1 - k * 0.19;
    joints += `M${f(cx - rx * share)} ${cy}A${f(rx * share)} ${f(ry * share)} 0 0 1 ${f(cx + rx * share)} ${cy}`;
  }
  for (let k = 0; k < 30; k++) {
    const a = (Math.PI * (k + 0.5)) / 30;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    joints += `M${f(cx + rx * dx)} ${f(cy - ry * dy)}L${f(cx + rx * 0.28 * dx)} ${f(cy - ry * 0.29 * dy)}`;
  }
  return (
    s +
    g(
      path(joints, 'none', str('#8A6C42', 2, 'opacity=".34"')),
      `clip-path="${clip('court', ell(cx, cy, rx, ry, '#000'))}"`,
    )
  );
}

const bush = (x, y, k) =>
  tr(
    x,
    y,
    ell(4, 8, 44, 9, '#10240F', `opacity=".35" filter="${blur(3)}"`) +
      path(
        'M-42 8C-56-10-34-28-20-22C-16-42 14-44 20-26C38-32 54-10 40 8Z',
        lin(
          [
            [0, '#7FAF6A'],
            [0.6, '#4E8150'],
            [1, '#2F5A3C'],
          ],
          0,
          0,
          1,
          1,
        ),
        str(INK, 2),
      ) +
      path('M-30-8C-26-16-18-17-14-13M4-26C10-32 17-27 18-22', 'none', str('#B9DB96', 2.6, 'opacity=".7"')),
    k,
  );

/** windows that are lit, drawn again over the dark */
const lamps = (at) =>
  at.towers
    .flatMap(({ x, width, top }) => [128, 250].map((down) => [x + width / 2 - 4, top + down]))
    .map(
      ([x, y]) =>
        circ(
          x,
          y + 4,
          46,
          rad([
            [0, '#FFC968', 0.7],
            [0.3, '#FFB84D', 0.3],
            [1, '#FFB84D', 0],
          ]),
        ) +
        path(`M${x - 7} ${y + 18}V${y - 4}A7 7 0 0 1 ${x + 7} ${y - 4}V${y + 18}Z`, '#FFDF8E') +
        path(`M${x} ${y - 11}V${y + 19}M${x - 8} ${y + 4}H${x + 8}`, 'none', str('#3A2412', 2.2)),
    )
    .join('');

/** what stands on the ground is seen by moonlight */
const moonlight = () =>
  filter(
    'moonlight',
    '<feColorMatrix color-interpolation-filters="sRGB" values="' +
      '.34 .05 0 0 0  .03 .38 .03 0 .005  .02 .08 .55 0 .05  0 0 0 1 0"/>',
  );

export function gatehouse(at, light) {
  const scene =
    hills(at) +
    curtain(at.wall) +
    at.towers.map((t) => tower(t.x, t.width, t.top, at.ground + 14, t.seat, t.seed)).join('') +
    ground(at) +
    at.bushes.map((b) => bush(...b)).join('');
  return sky(at, light) + (light === 'day' ? scene : g(scene, `filter="${moonlight()}"`) + lamps(at));
}
