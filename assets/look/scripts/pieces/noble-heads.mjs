// The heads of the four Nobles, in the box of noble.mjs: faces with their hair, and what they wear, which may fall off.
import { BRASS, INK, SEATS } from '../palette.mjs';
import { circ, f, fade, lin, path, str } from '../svg.mjs';
import { eyes } from './face.mjs';
import { bodyGrad, brass, O } from './fills.mjs';

const face = (S) =>
  path('M22 31C21.4 41 25 49.4 32 49.4C39 49.4 42.6 41 42 31Z', S.skin, O(2.2)) +
  eyes(37.4, 4.8) +
  path('M29.4 43.2Q32 45 34.6 43.2', 'none', str('#7A4A2C', 1.4));
const gem = (x, y, r, c) => circ(x, y, r, c, str(INK, 1));

const lily = {
  hair: '#5A3420',
  width: 15.6,
  face: (S) =>
    path(
      'M20.4 30C18.4 40 19 47 21.6 49.6C17 47.6 15 40 16.6 31ZM43.6 30' +
        'C45.6 40 45 47 42.4 49.6C47 47.6 49 40 47.4 31Z',
      '#5A3420',
      O(2),
    ) + face(S),
  /** tall closed crown */
  crown: (S) =>
    path('M15.6 14.6L22.4 21L25 9.6L32 17L39 9.6L41.6 21L48.4 14.6L46.4 33Q32 37.4 17.6 33Z', brass(), O()) +
    path(
      'M17.4 28.4Q32 32.8 46.6 28.4L46.3 33Q32 37.4 17.6 33Z',
      fade(S.light, S.dark, 0, 0, 1, 0),
      str(INK, 1.4),
    ) +
    gem(25, 8.6, 3, BRASS.hi) +
    gem(39, 8.6, 3, BRASS.hi) +
    gem(15, 13.8, 2.6, BRASS.hi) +
    gem(49, 13.8, 2.6, BRASS.hi) +
    path('M32 2.6L36 7.8L32 16L28 7.8Z', S.light, str(INK, 1.8)),
};

function rays() {
  let d = '';
  for (let i = -3; i <= 3; i++) {
    const a = (i * 27 * Math.PI) / 180;
    const q = (r, t) => `${f(32 + r * Math.sin(t))} ${f(27 - r * Math.cos(t))}`;
    d += `M${q(11, a - 0.21)}L${q(i % 2 ? 21 : 25.4, a)}L${q(11, a + 0.21)}Z`;
  }
  return d;
}

const sun = {
  hair: '#3B2418',
  width: 13.6,
  face: (S) =>
    path('M19.6 30C14 42 17 52 21 54L24 40ZM44.4 30C50 42 47 52 43 54L40 40Z', '#3B2418', O(2)) + face(S),
  /** a crown of rays */
  crown: (S) =>
    path(rays(), brass(), O(2.2)) +
    path(
      'M18 33C18 21 24 15.4 32 15.4C40 15.4 46 21 46 33Q32 28.4 18 33Z',
      lin(
        [
          [0, '#FFF3C4'],
          [0.5, S.base],
          [1, S.dark],
        ],
        0,
        0,
        1,
        0,
      ),
      O(2.4),
    ) +
    path('M17.8 33.4Q32 28.6 46.2 33.4L46 29Q32 24 18 29Z', brass(), str(INK, 1.4)) +
    gem(32, 27.6, 2.6, '#C2313A'),
};

const moon = {
  hair: '#C79A5A',
  width: 12.6,
  face,
  veil: () =>
    path('M34 3C48 8 57 26 56 50C55.4 58 50 62 47 60C50 46 47 30 40 22Z', 'rgba(240,246,255,.86)', O(2)),
  /** tall pointed hat */
  crown: (S) =>
    path('M30 1.6C33 1 35.6 2 36 4L45.4 32.6Q32 27.4 18.8 32.6Z', bodyGrad(S), O()) +
    path('M25.6 13Q32 10.4 39 13L40.2 17Q32 14.2 24.3 17Z', brass(), str(INK, 1.3)) +
    path('M17.8 33.6Q32 28 46.2 33.6L45.4 28.4Q32 23.4 18.8 28.4Z', brass(), O(1.8)) +
    gem(32, 28.6, 2.2, '#F4F7FA') +
    path('M28.4 8C26.6 13 24.6 19 23 24', 'none', str('#FFFFFF', 1.8, 'opacity=".55"')),
};

const LEAVES = [
  [21, 26.4],
  [32, 24.6],
  [43, 26.4],
];
const leaf = ([x, y]) =>
  path(`M${x} ${y - 7}q4.4 3.6 0 8.4q-4.4-4.8 0-8.4`, fade(BRASS.hi, BRASS.base), str(INK, 1.3));

const acorn = {
  hair: '#E9DFD0',
  width: 13,
  face: (S) =>
    path('M20.6 30C17.6 40 19 48 22.6 51C28 57 36 57 41.4 51C45 48 46.4 40 43.4 30Z', '#E9DFD0', O(2)) +
    path('M22.6 31C22 39 25 45 28 45.6Q32 42.6 36 45.6C39 45 42 39 41.4 31Z', S.skin) +
    eyes(37, 4.8) +
    path('M28.6 47Q32 44.6 35.4 47', 'none', str('#8C7E6A', 1.4)),
  /** wide cap with a leaf coronet */
  crown: (S) =>
    path(
      'M9.6 24C6.6 12.6 20 6.6 32 6.6C44 6.6 57.4 12.6 54.4 24C52.8 30.4 44 28.4 32 28.4' +
        'C20 28.4 11.2 30.4 9.6 24Z',
      bodyGrad(S),
      O(),
    ) +
    path('M17.4 33.6Q32 28.6 46.6 33.6L47.4 26Q32 20.6 16.6 26Z', brass(), O(1.8)) +
    LEAVES.map(leaf).join('') +
    path('M14 20C15.6 14.6 21 11.6 27 10.8', 'none', str('#FFFFFF', 2.2, 'opacity=".5"')),
};

const HEADS = [lily, sun, moon, acorn];

export function crownedHead(s) {
  const H = HEADS[s];
  const S = SEATS[s];
  return (H.veil?.() ?? '') + H.face(S) + H.crown(S);
}

export const crown = (s) => (HEADS[s].veil?.() ?? '') + HEADS[s].crown(SEATS[s]);

/** the head without its crown: hair over the brow where the band has been; its width goes to either side */
export function bareHead(s) {
  const H = HEADS[s];
  const [l, r] = [f(32 - H.width), f(32 + H.width)];
  const [l2, r2] = [f(32 - H.width + 1.6), f(32 + H.width - 1.6)];
  const cap =
    `M${l} 36C${l} 23 ${l2} 18.4 32 18.4C${r2} 18.4 ${r} 23 ${r} 36Q43.4 31 36 29.4` +
    `C30 31.6 26 30.4 24 30.6Q20.8 31.6 ${l} 36Z`;
  return (
    H.face(SEATS[s]) +
    path(cap, H.hair, O(2.2)) +
    path('M23.4 26.4C25 23.4 28 22 31.4 21.8', 'none', str('#FFFFFF', 1.8, 'opacity=".4"'))
  );
}
