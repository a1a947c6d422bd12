// The number of a group. Box 40.
import { INK, IVORY, SEATS } from '../palette.mjs';
import { blur, circ, fade, mix, path, str, tr } from '../svg.mjs';

const DIGIT = {
  1: 'M-2.4-4.4L1-7V7',
  2: 'M-4-3.6A4.1 4 0 0 1 4.2-3C4.2.4-3.6 2.8-4.4 7H4.8',
  3: 'M-4-5.4C-2.4-8 4.2-7.8 4.2-3.6C4.2-1 1.8-.4-.8-.4C2-.4 4.8.8 4.8 3.4C4.8 8-3 8.4-4.6 5',
  4: 'M1.6-7L-5 3H5.4M2.6-1.8V7',
  5: 'M4-7H-3L-3.6-.8C0-2.4 4.8-1.4 4.8 2.8C4.8 7.8-2.6 8.4-4.6 5.2',
};

export function stackBadge(n, s = null) {
  // box 40
  const S = s === null ? null : SEATS[s];
  return (
    circ(20, 21.4, 16.6, '#000', `opacity=".35" filter="${blur(1.2)}"`) +
    circ(20, 20, 16.4, S ? fade(mix(S.deep, S.dark, 0.5), S.deep) : '#33241A', str(IVORY, 3)) +
    circ(20, 20, 18, 'none', str(INK, 1.4)) +
    tr(20, 20, path(DIGIT[n] ?? '', 'none', str(IVORY, 3.5)), 1.16)
  );
}
