// A bone die, its thickness below. Box 64.

import { INK } from '../palette.mjs';
import { O } from '../pieces/fills.mjs';
import { blur, circ, f, fade, lin, path, rect, str } from '../svg.mjs';

export function dieFace(n, tone = 0) {
  // box 64: a bone die, its thickness below
  const _dark = tone ? '#8E2A2C' : '#C9AE7E';
  const P = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
      [0, 0],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  }[n];
  return (
    rect(5, 8.6, 56, 54, 13, '#000', `opacity=".35" filter="${blur(2.2)}"`) +
    rect(4, 6, 56, 56, 13, fade('#B89A66', '#7E6238'), O(2.2)) +
    rect(
      4,
      3,
      56,
      54,
      13,
      lin(
        [
          [0, '#FFFEF8'],
          [0.55, '#FBF0D6'],
          [1, '#E6D2A6'],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
      str(INK, 2),
    ) +
    rect(7.4, 6.2, 49.2, 47.6, 10, 'none', str('#FFFFFF', 1.8, 'opacity=".9"')) +
    P.map(([x, y]) => {
      const r = n === 1 ? 8 : 5.9;
      const c = n === 1 ? ['#D8464C', '#8B1B29'] : ['#4A3226', '#241A17'];
      return (
        circ(32 + x * 15, 30 + y * 14.4, r, fade(c[1], c[0], 0.2, 0, 0.8, 1)) +
        path(
          `M${f(32 + x * 15 - r * 0.75)} ${f(30 + y * 14.4 + r * 0.62)}A${r} ${r} 0 0 0 ` +
            `${f(32 + x * 15 + r * 0.8)} ${f(30 + y * 14.4 + r * 0.5)}`,
          'none',
          str('#FFFFFF', 1.2, 'opacity=".75"'),
        )
      );
    }).join('')
  );
}
