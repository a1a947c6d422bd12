// Wall of a blockade: box 64 x 40, stands in front of the group, foot at (32, 36).
import { IVORY, SEATS } from '../palette.mjs';
import { blur, ell, fade, lin, mix, path, rect, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';
import { O } from './fills.mjs';

/** Wall of a blockade: box 64 x 40, stands in front of the group, foot at (32, 36). */
export function wall(s = null) {
  const S = s === null ? { light: '#E6D5B0', base: '#C3A778' } : SEATS[s];
  const st = lin([
    [0, '#F6EAD0'],
    [0.5, '#D9C298'],
    [1, '#A68A5E'],
  ]);
  const merl = [2, 17.6, 33.2, 48.8]
    .map(
      (x) =>
        rect(x, 4, 13.2, 13, 1.6, st, O(2.2)) + rect(x + 1.8, 5.6, 9.4, 2.2, 1, '#FFFDF2', 'opacity=".85"'),
    )
    .join('');
  return (
    ell(34, 36, 31, 4.4, '#1A0F08', `opacity=".4" filter="${blur(1.4)}"`) +
    merl +
    rect(1, 14.6, 62, 22, 2.6, st, O(2.4)) +
    path(
      'M2.4 22.4H61.6M2.4 29.6H61.6M14 16V22M34 16V22M52 16V22M8 23V29M24 23V29M42 23V29' +
        'M16 30V35.6M34 30V35.6M54 30V35.6',
      'none',
      str('#7C6240', 1.3, 'opacity=".75"'),
    ) +
    rect(2.4, 15.8, 59.2, 2.6, 1.2, '#FFF8E4', 'opacity=".75"') +
    (s === null
      ? ''
      : path('M20.6 9.6H43.4V25Q43.4 32.6 32 37.4Q20.6 32.6 20.6 25Z', IVORY, O(2)) +
        path(
          'M23 12H41V24.6Q41 30.8 32 34.8Q23 30.8 23 24.6Z',
          fade(mix(S.base, S.light, s === 3 ? 0 : 0.2), S.dark, 0, 0, 1, 1),
        ) +
        tr(32, 22.2, seatEmblem(s, s === 1 ? S.deep : '#FFFBEE'), 0.78))
  );
}
