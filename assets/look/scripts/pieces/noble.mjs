// Noble: box 64 x 104, foot at (32, 96).
import { BRASS, INK, SEATS } from '../palette.mjs';
import { circ, f, fade, lin, mix, path, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';
import { eyes } from './face.mjs';
import { bodyGrad, brass, O, shadow } from './fills.mjs';

export function noble(s, withShadow = true) {
  const S = SEATS[s];
  const robe = path(
    'M32 44C21 44 17 54 14 68C11.6 79 6.6 88 5.6 95.6C14 102 50 102 58.4 95.6' +
      'C57.4 88 52.4 79 50 68C47 54 43 44 32 44Z',
    bodyGrad(S),
    O(2.8),
  );
  const front =
    path(
      'M22.6 56L18.4 98.2Q32 100.6 45.6 98.2L41.4 56Z',
      fade(mix(S.deep, S.dark, 0.75), S.deep, 0, 0, 1, 0),
      str(INK, 1.6),
    ) + path('M24.6 57L20.6 97.4M39.4 57L43.4 97.4', 'none', str(BRASS.base, 1.8));
  const hem = path(
    'M6.8 93.2C11 95.4 15 96.6 18.4 97.2M57.2 93.2C53 95.4 49 96.6 45.6 97.2',
    'none',
    str(BRASS.base, 2.8),
  );
  const glow = path('M14.4 82C18 72 18.6 60 24 51.4', 'none', str('#FFFFFF', 2.6, 'opacity=".5"'));
  const ermine =
    path(
      'M16.6 59C17.4 49.6 23 44.6 32 44.6C41 44.6 46.6 49.6 47.4 59C43 64.6 21 64.6 16.6 59Z',
      lin(
        [
          [0, '#FFFFFF'],
          [0.6, '#F4EBDA'],
          [1, '#CDBD9E'],
        ],
        0,
        0,
        1,
        0,
      ),
      O(2.4),
    ) +
    [
      [22.4, 55],
      [29, 58.6],
      [36, 58.4],
      [42, 55],
    ]
      .map(([x, y]) => path(`M${x} ${y}q-1.5 3 0 4.2q1.5-1.2 0-4.2`, INK, str(INK, 0.8)))
      .join('');
  const em = tr(32, 81, seatEmblem(s, '#FFF6E0'), 0.92);
  const face =
    path('M22 31C21.4 41 25 49.4 32 49.4C39 49.4 42.6 41 42 31Z', S.skin, O(2.2)) +
    eyes(37.4, 4.8) +
    path('M29.4 43.2Q32 45 34.6 43.2', 'none', str('#7A4A2C', 1.4));
  const gem = (x, y, r, c) => circ(x, y, r, c, str(INK, 1));
  let head = '';
  if (s === 0) {
    // tall closed crown
    head =
      path(
        'M20.4 30C18.4 40 19 47 21.6 49.6C17 47.6 15 40 16.6 31ZM43.6 30' +
          'C45.6 40 45 47 42.4 49.6C47 47.6 49 40 47.4 31Z',
        '#5A3420',
        O(2),
      ) +
      face +
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
      path('M32 2.6L36 7.8L32 16L28 7.8Z', S.light, str(INK, 1.8));
  } else if (s === 1) {
    // a crown of rays
    let rays = '';
    for (let i = -3; i <= 3; i++) {
      const a = (i * 27 * Math.PI) / 180;
      const q = (r, t) => `${f(32 + r * Math.sin(t))} ${f(27 - r * Math.cos(t))}`;
      rays += `M${q(11, a - 0.21)}L${q(i % 2 ? 21 : 25.4, a)}L${q(11, a + 0.21)}Z`;
    }
    head =
      path('M19.6 30C14 42 17 52 21 54L24 40ZM44.4 30C50 42 47 52 43 54L40 40Z', '#3B2418', O(2)) +
      face +
      path(rays, brass(), O(2.2)) +
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
      gem(32, 27.6, 2.6, '#C2313A');
  } else if (s === 2) {
    // tall pointed hat with a veil
    head =
      path('M34 3C48 8 57 26 56 50C55.4 58 50 62 47 60C50 46 47 30 40 22Z', 'rgba(240,246,255,.86)', O(2)) +
      face +
      path('M30 1.6C33 1 35.6 2 36 4L45.4 32.6Q32 27.4 18.8 32.6Z', bodyGrad(S), O()) +
      path('M25.6 13Q32 10.4 39 13L40.2 17Q32 14.2 24.3 17Z', brass(), str(INK, 1.3)) +
      path('M17.8 33.6Q32 28 46.2 33.6L45.4 28.4Q32 23.4 18.8 28.4Z', brass(), O(1.8)) +
      gem(32, 28.6, 2.2, '#F4F7FA') +
      path('M28.4 8C26.6 13 24.6 19 23 24', 'none', str('#FFFFFF', 1.8, 'opacity=".55"'));
  } else {
    // wide cap with a leaf coronet
    head =
      path('M20.6 30C17.6 40 19 48 22.6 51C28 57 36 57 41.4 51C45 48 46.4 40 43.4 30Z', '#E9DFD0', O(2)) +
      path('M22.6 31C22 39 25 45 28 45.6Q32 42.6 36 45.6C39 45 42 39 41.4 31Z', S.skin) +
      eyes(37, 4.8) +
      path('M28.6 47Q32 44.6 35.4 47', 'none', str('#8C7E6A', 1.4)) +
      path(
        'M9.6 24C6.6 12.6 20 6.6 32 6.6C44 6.6 57.4 12.6 54.4 24C52.8 30.4 44 28.4 32 28.4' +
          'C20 28.4 11.2 30.4 9.6 24Z',
        bodyGrad(S),
        O(),
      ) +
      path('M17.4 33.6Q32 28.6 46.6 33.6L47.4 26Q32 20.6 16.6 26Z', brass(), O(1.8)) +
      [
        [21, 26.4],
        [32, 24.6],
        [43, 26.4],
      ]
        .map(([x, y]) =>
          path(`M${x} ${y - 7}q4.4 3.6 0 8.4q-4.4-4.8 0-8.4`, fade(BRASS.hi, BRASS.base), str(INK, 1.3)),
        )
        .join('') +
      path('M14 20C15.6 14.6 21 11.6 27 10.8', 'none', str('#FFFFFF', 2.2, 'opacity=".5"'));
  }
  return (
    (withShadow ? shadow(32, 96, 28, 6, 0.36) : '') +
    robe +
    glow +
    front +
    hem +
    em +
    (s === 2 ? '' : '') +
    ermine +
    head
  );
}
