// What the tray stores: exit credits (box 48) and rolls (box 44).

import { BRASS, INK } from '../palette.mjs';
import { O } from '../pieces/fills.mjs';
import { blur, circ, fade, lin, path, rect, str, tr } from '../svg.mjs';

export function exitCredit() {
  // box 48
  return (
    circ(25, 27, 20.6, '#000', `opacity=".35" filter="${blur(1.6)}"`) +
    circ(24, 25.2, 20.4, BRASS.deep, str(INK, 1.6)) +
    circ(
      24,
      23,
      20.4,
      lin(
        [
          [0, BRASS.hi],
          [0.5, BRASS.base],
          [1, BRASS.dark],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
      O(2),
    ) +
    circ(24, 23, 16, fade('#C8912F', '#F0C96A', 0.1, 0, 0.9, 1), str(BRASS.deep, 1.2)) +
    tr(
      24,
      22.6,
      path('M-10.4 9.6V-1.4A10.4 10.4 0 0 1 10.4-1.4V9.6Z', BRASS.deep) +
        path('M0 12V-3.4M-5.2 1.6L0-4.2L5.2 1.6', 'none', str('#FFF0C0', 3.4)),
    ) +
    path('M9 16A17.4 17.4 0 0 1 21 6.2', 'none', str('#FFFFFF', 1.8, 'opacity=".85"'))
  );
}

export function rollChip(n, state = 'ready') {
  // box 44 x 44; state: ready, chosen, spent
  const spent = state === 'spent';
  const P =
    {
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
    }[n] ?? [];
  if (!n)
    return (
      rect(4, 4, 36, 36, 9, '#000', 'opacity=".26"') +
      rect(4, 4, 36, 36, 9, 'none', str('#E9CF9A', 1.3, 'opacity=".35" stroke-dasharray="3 3.6"'))
    );
  return (
    (state === 'chosen' ? rect(0.8, 0, 42.4, 42.8, 12.4, 'none', str('#FFE38C', 3.2)) : '') +
    rect(4.4, 6.4, 36, 36, 9, '#000', `opacity=".4" filter="${blur(1.2)}"`) +
    rect(4, 4.6, 36, 36, 9, '#8E6F3E', str(INK, 1.6)) +
    rect(4, 3, 36, 34.6, 9, fade('#FFFEF8', '#EBD9B1'), str(INK, 1.5)) +
    P.map(([x, y]) =>
      circ(22 + x * 9.4, 20.3 + y * 8.8, n === 1 ? 5 : 3.9, n === 1 ? '#A8232F' : '#33241A'),
    ).join('') +
    (spent ? rect(3, 2, 38, 39, 9, '#2A1C12', 'opacity=".6"') : '')
  );
}
