import { ell, fade, lin, linU, path, rad, rect, str, tr } from '../svg.mjs';

const SKY = [
  [0, '#7FB3C4'],
  [0.35, '#B9D3C6'],
  [0.62, '#F4E2B4'],
  [0.8, '#F7D79A'],
  [1, '#E9B878'],
];

/** the sky from `top` to the horizon; above `top` it keeps its uppermost colour */
export const sky = (x, y, w, h, top, horizon) => rect(x, y, w, h, 0, linU(SKY, 0, top, 0, horizon));

export const sunlight = (x, y, r) =>
  ell(
    x,
    y,
    r,
    r,
    rad([
      [0, '#FFF9E0', 0.95],
      [0.2, '#FFF3C4', 0.55],
      [1, '#FFF3C4', 0],
    ]),
  );

export const cloud = (x, y, k, a) =>
  tr(
    x,
    y,
    path(
      'M0 20C-22 20-24-2-6-4C-6-24 26-26 30-8C40-18 60-10 56 4C74 4 74 20 58 20Z',
      '#FFFDF2',
      `opacity="${a}"`,
    ),
    k,
  );

const grass = (depth) =>
  linU(
    [
      [0, '#7E9E5E'],
      [1, '#3F6440'],
    ],
    0,
    0,
    0,
    depth,
  );

/** grass from `x` on, 1280 wide, its edge near y = 6; it meets itself again */
export const ground = (x, depth, deepest = depth) => {
  const edge = 'C200-8 420 12 640 6C860 0 1080 14 1280 6';
  return tr(
    x,
    0,
    path(`M0 6${edge}V${deepest}H0Z`, grass(depth)) + path(`M0 6${edge}`, 'none', str('#2E4A30', 2)),
  );
};

/** an arched piece of country seen through a gate: light, a hill, a road */
export const beyond = (w, h) =>
  rect(
    0,
    0,
    w,
    h,
    0,
    lin([
      [0, '#FFE7A8'],
      [0.55, '#F7CF86'],
      [1, '#C98F4C'],
    ]),
  ) +
  ell(
    w / 2,
    h * 0.42,
    w * 0.55,
    w * 0.55,
    rad([
      [0, '#FFFBE8', 0.9],
      [1, '#FFFBE8', 0],
    ]),
  ) +
  path(
    `M-30 ${h - 62}C${w * 0.2} ${h - 92} ${w * 0.8} ${h - 92} ${w + 30} ${h - 62}V${h}H-30Z`,
    fade('#8FAE6C', '#6E8F52'),
  ) +
  path(`M${w * 0.25} ${h}L${w * 0.43} ${h - 80}H${w * 0.57}L${w * 0.75} ${h}Z`, '#EAD7AA', str('#B79562', 2));
