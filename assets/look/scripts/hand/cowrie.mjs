// A cowrie, mouth up or down. Box 56 x 44.

import { INK } from '../palette.mjs';
import { O } from '../pieces/fills.mjs';
import { blur, ell, fade, path, rad, str, tr } from '../svg.mjs';

export function cowrie(up) {
  // box 56 x 44
  const shell = 'M28 4C42 4 52 12 52 22C52 32 42 40 28 40C14 40 4 32 4 22C4 12 14 4 28 4Z';
  const base = ell(30, 37, 23, 5, '#000', `opacity=".35" filter="${blur(1.8)}"`);
  if (up)
    return (
      base +
      path(
        shell,
        rad(
          [
            [0, '#FFFEFA'],
            [0.6, '#F7E8D2'],
            [1, '#C9A983'],
          ],
          0.36,
          0.3,
          0.8,
        ),
        O(2.4),
      ) +
      path('M9 23C16 18.6 40 18.6 47 21.4C40 26.6 16 27 9 23Z', '#6B3F2E', str(INK, 1.4)) +
      [14, 19.4, 25, 30.6, 36, 41]
        .map((x) => path(`M${x} 15.6l.8 4M${x} 29.2l.8-3.6`, 'none', str('#A97F5C', 1.7)))
        .join('')
    );
  return (
    base +
    path(
      shell,
      rad(
        [
          [0, '#FFF9EE'],
          [0.4, '#E7B989'],
          [0.8, '#B06F43'],
          [1, '#7B4527'],
        ],
        0.36,
        0.28,
        0.85,
      ),
      O(2.4),
    ) +
    [
      [22, 14, 3],
      [34, 12.6, 2.4],
      [41, 20, 3],
      [30, 23, 3.2],
      [18, 25, 2.4],
      [37, 31, 2.6],
      [25, 33, 2.2],
    ]
      .map(([x, y, r]) => ell(x, y, r, r * 0.8, '#5E3119', 'opacity=".55"'))
      .join('') +
    path('M12 16C16 10 22 7.6 27 7.4', 'none', str('#FFFFFF', 2.4, 'opacity=".9"'))
  );
}

/** the red cloth that cowries fall on, box 258 x 130 */
export function cowrieCloth() {
  return tr(
    0,
    -42,
    path(
      'M25 58Q129 44 233 58Q245 110 233 158Q129 170 25 158Q13 110 25 58Z',
      fade('#8E2A34', '#5A1520'),
      str('#1C1009', 1.8),
    ) +
      path(
        'M31 64Q129 51 227 64Q238 110 227 152Q129 163 31 152Q20 110 31 64Z',
        'none',
        str('#E9B44A', 1.6, 'stroke-dasharray="5 4"'),
      ),
  );
}
