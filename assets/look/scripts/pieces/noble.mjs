// Noble: box 64 x 104, foot at (32, 96).
import { BRASS, INK, SEATS } from '../palette.mjs';
import { fade, lin, mix, path, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';
import { bodyGrad, O, shadow } from './fills.mjs';
import { bareHead, crownedHead } from './noble-heads.mjs';

/** bare: without what it wears on its head, which is drawn by crown() */
export function noble(s, { withShadow = true, bare = false } = {}) {
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
  return (
    (withShadow ? shadow(32, 96, 28, 6, 0.36) : '') +
    robe +
    glow +
    front +
    hem +
    em +
    ermine +
    (bare ? bareHead(s) : crownedHead(s))
  );
}
