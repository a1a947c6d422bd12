// Marks for targets, box 64: drawn over a tile.
import { circ, ell, path, rad, rect, str, tr } from '../svg.mjs';

export const MARKS = {
  move: () =>
    rect(
      4.5,
      4.5,
      55,
      55,
      14,
      rad([
        [0, '#FFFDE8', 0.95],
        [0.6, '#FFE58A', 0.75],
        [1, '#FFC93C', 0.55],
      ]),
      str('#2A1B10', 8.4),
    ) +
    rect(4.5, 4.5, 55, 55, 14, 'none', str('#FFD84F', 4.8)) +
    circ(32, 32, 9, '#FFFFFF', str('#2A1B10', 3)),
  'move-on': () =>
    rect(4.5, 4.5, 55, 55, 14, 'none', str('#2A1B10', 8.4)) +
    rect(4.5, 4.5, 55, 55, 14, 'none', str('#FFD84F', 4.8)) +
    circ(53, 11, 9, '#FFFFFF', str('#2A1B10', 3)),
  can: () =>
    ell(32, 48, 25, 12, '#FFE27A', `fill-opacity=".5" ${str('#2A1B10', 7)}`) +
    ell(32, 48, 25, 12, 'none', str('#FFE27A', 3.8)),
  chosen: () =>
    rect(4, 4, 56, 56, 14, '#FFFFFF', `fill-opacity=".45" ${str('#2A1B10', 8.4)}`) +
    rect(4, 4, 56, 56, 14, 'none', str('#FFFFFF', 4.8)),
  capture: () =>
    rect(
      4.5,
      4.5,
      55,
      55,
      14,
      rad([
        [0, '#FFFDE8', 0.9],
        [0.6, '#FF9A6B', 0.7],
        [1, '#F0502E', 0.6],
      ]),
      str('#2A1B10', 8.4),
    ) + rect(4.5, 4.5, 55, 55, 14, 'none', str('#FF7A4F', 4.8)),
  blocked: () =>
    rect(5, 5, 54, 54, 13, 'none', str('#1F150F', 8, 'opacity=".5"')) +
    rect(5, 5, 54, 54, 13, '#2A1C12', `fill-opacity=".28" ${str('#FFF6E0', 4, 'stroke-dasharray="9 8"')}`),
  swords: () => {
    const sw =
      path('M-12-12L7 7M7 7L11 11M3.4 10.6L10.6 3.4', 'none', str('#1F150F', 7.4)) +
      path('M-12-12L7 7', 'none', str('#F4F7FA', 3.6)) +
      path('M7 7L11 11M3.4 10.6L10.6 3.4', 'none', str('#E9B44A', 3.6));
    return (
      circ(32, 32, 20, '#A8232F', str('#FFF6E0', 3)) +
      circ(32, 32, 22, 'none', str('#1F150F', 1.6)) +
      tr(32, 32, `${sw}<g transform="scale(-1 1)">${sw}</g>`)
    );
  },
  barred: () =>
    circ(32, 32, 20, '#3A2A1E', str('#FFF6E0', 3)) +
    circ(32, 32, 22, 'none', str('#1F150F', 1.6)) +
    tr(
      32,
      33,
      path('M-12 9V-7H-7.6V-3.6H-3.6V-7H3.6V-3.6H7.6V-7H12V9Z', '#FFF6E0') +
        path('M-12 3H12M-4-1V3M5 3V9M-5 3V9', 'none', str('#3A2A1E', 1.6)),
    ),
};
