// Icons: box 32, drawn in one colour, 2.6 px line.
import { circ, f, path, str } from '../svg.mjs';

export const ICONS = {
  undo: (c) => path('M11 7L5.6 12.4L11 17.8M6.4 12.4H18.6A7 7 0 0 1 18.6 26.4H11', 'none', str(c, 2.8)),
  hint: (c) =>
    path(
      'M16 4.4A8.6 8.6 0 0 0 10.6 19.6C11.8 20.8 12 21.6 12 23H20' +
        'C20 21.6 20.2 20.8 21.4 19.6A8.6 8.6 0 0 0 16 4.4Z',
      'none',
      str(c, 2.6),
    ) + path('M13 27.4H19M16 22V14.6M13.2 12.6L16 15L18.8 12.6', 'none', str(c, 2.4)),
  settings: (c) => {
    let d = '';
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      const q = (r, t) => `${f(16 + r * Math.cos(t))} ${f(16 + r * Math.sin(t))}`;
      d += `${i ? 'L' : 'M'}${q(9.3, a - 0.26)}L${q(12.4, a - 0.17)}L${q(12.4, a + 0.17)}L` + `${q(9.3, a + 0.26)}`;
    }
    return path(`${d}Z`, 'none', str(c, 2.5)) + circ(16, 16, 3.8, 'none', str(c, 2.5));
  },
  'sound-on': (c) =>
    path('M5 12.4H9.6L15.6 7.2V24.8L9.6 19.6H5Z', c, str(c, 2.2)) +
    path('M19.6 12A5.6 5.6 0 0 1 19.6 20M23 8.4A10.6 10.6 0 0 1 23 23.6', 'none', str(c, 2.6)),
  'sound-off': (c) =>
    path('M5 12.4H9.6L15.6 7.2V24.8L9.6 19.6H5Z', c, str(c, 2.2)) +
    path('M20.4 12.6L27.2 19.4M27.2 12.6L20.4 19.4', 'none', str(c, 2.7)),
  speed: (c) => path('M6 8.6L15 16L6 23.4Z', c, str(c, 2.2)) + path('M17 8.6L26 16L17 23.4Z', c, str(c, 2.2)),
  help: (c) =>
    path('M11 11.8A5.2 5.2 0 1 1 18.4 16.4C16.6 17.4 16 18.2 16 20.4', 'none', str(c, 3)) + circ(16, 25.6, 2, c),
  back: (c) => path('M15 6.6L6.4 16L15 25.4M7.4 16H26', 'none', str(c, 3.2)),
  menu: (c) => path('M6 9H26M6 16H26M6 23H26', 'none', str(c, 3)),
  fullscreen: (c) =>
    path('M5.6 11.6V5.6H11.6M20.4 5.6H26.4V11.6M26.4 20.4V26.4H20.4M11.6 26.4H5.6V20.4', 'none', str(c, 2.8)),
};
