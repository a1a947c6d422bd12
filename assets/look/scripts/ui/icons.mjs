// Icons: box 32, drawn in one colour, 2.6 px line.
import { circ, f, path, rect, str } from '../svg.mjs';

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
      d +=
        `${i ? 'L' : 'M'}${q(9.3, a - 0.26)}L${q(12.4, a - 0.17)}L${q(12.4, a + 0.17)}L` +
        `${q(9.3, a + 0.26)}`;
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
    path('M11 11.8A5.2 5.2 0 1 1 18.4 16.4C16.6 17.4 16 18.2 16 20.4', 'none', str(c, 3)) +
    circ(16, 25.6, 2, c),
  back: (c) => path('M15 6.6L6.4 16L15 25.4M7.4 16H26', 'none', str(c, 3.2)),
  menu: (c) => path('M6 9H26M6 16H26M6 23H26', 'none', str(c, 3)),
  fullscreen: (c) =>
    path('M5.6 11.6V5.6H11.6M20.4 5.6H26.4V11.6M26.4 20.4V26.4H20.4M11.6 26.4H5.6V20.4', 'none', str(c, 2.8)),
  home: (c) => path('M4 16L16 5L28 16M8 13V27H24V13M13.4 27V19.6H18.6V27', 'none', str(c, 3)),
  play: (c) => path('M9 6L26 16L9 26Z', c, str(c, 2.4)),
  pause: (c) => path('M10.6 7V25M21.4 7V25', 'none', str(c, 5)),
  step: (c) => path('M7 7L19 16L7 25Z', c, str(c, 2.4)) + path('M24 7V25', 'none', str(c, 3.6)),
  replay: (c) => path('M8 10A10 10 0 1 1 6.4 18M8 3.6V10.4H14.8', 'none', str(c, 3.2)),
  tick: (c) => path('M6.4 16.6L13 23.2L26 8.6', 'none', str(c, 4)),
  close: (c) => path('M8 8L24 24M24 8L8 24', 'none', str(c, 3.4)),
  chevron: (c) => path('M8 12.4L16 20.4L24 12.4', 'none', str(c, 3.4)),
  clock: (c) => circ(16, 16, 10.6, 'none', str(c, 2.6)) + path('M16 9.6V16L20.6 18.8', 'none', str(c, 2.6)),
  copy: (c) => path('M11.6 8V5.4H26V20.6H22.4M6 11.4H20.4V26.6H6Z', 'none', str(c, 2.6)),
  book: (c) =>
    path(
      'M16 9C12.6 6.6 8.6 6 5 6.6V24.4C8.6 23.8 12.6 24.4 16 26.8C19.4 24.4 23.4 23.8 27 24.4V6.6',
      'none',
      str(c, 2.6),
    ) + path('M27 6.6C23.4 6 19.4 6.6 16 9V26', 'none', str(c, 2.6)),
  person: (c) =>
    circ(16, 10.6, 5, 'none', str(c, 2.6)) +
    path('M6.4 26.6C6.8 20.4 10.6 18.4 16 18.4S25.2 20.4 25.6 26.6', 'none', str(c, 2.6)),
  bot: (c) =>
    rect(6.4, 10.6, 19.2, 15, 4, 'none', str(c, 2.6)) +
    path('M16 10.6V5.4M12 16.4V18.6M20 16.4V18.6', 'none', str(c, 2.8)) +
    circ(16, 4.8, 1.6, c),
  music: (c) =>
    path('M12 23V7.6L25 5V20.4', 'none', str(c, 2.6)) + circ(9, 23, 3.2, c) + circ(22, 20.4, 3.2, c),
};
