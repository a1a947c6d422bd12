// Panels, trays and buttons.
import { INK, THEMES } from '../palette.mjs';
import { blur, fade, rect, str, tr } from '../svg.mjs';

export function panel(x, y, w, h, theme, o = {}) {
  const T = THEMES[theme];
  const r = o.r ?? 13;
  return (
    rect(x + 1, y + 4, w, h, r, '#06100D', `opacity=".42" filter="${blur(4)}"`) +
    rect(x, y, w, h, r, fade(T.panel[0], T.panel[1]), str(INK, 1.8)) +
    rect(x + 3.6, y + 3.6, w - 7.2, h - 7.2, r - 3.4, 'none', str(T.panelEdge, 1.1, 'opacity=".65"'))
  );
}

export function wood(x, y, w, h, theme, o = {}) {
  // a dark tray with a brass edge
  const T = THEMES[theme];
  const r = o.r ?? 13;
  return (
    rect(x + 1, y + 4, w, h, r, '#06100D', `opacity=".45" filter="${blur(4)}"`) +
    rect(x, y, w, h, r, fade('#7A5236', '#4A2E1C'), str(INK, 1.8)) +
    rect(x + 1.8, y + 1.8, w - 3.6, h - 3.6, r - 1.6, 'none', str('#C99A62', 1.2, 'opacity=".6"')) +
    rect(x + 6, y + 6, w - 12, h - 12, r - 5, fade(T.tray[1], T.tray[0]), str('#1C1009', 1.6))
  );
}

/** the face of an icon button; its icon lies over it */
export function iconButton(x, y, on) {
  return tr(
    x,
    y,
    rect(1, 4, 42, 42, 12, '#06100D', `opacity=".4" filter="${blur(2.4)}"`) +
      rect(0.5, 2.5, 43, 42, 12, '#2E1B10', str(INK, 1.4)) +
      rect(
        0.5,
        0.5,
        43,
        41,
        12,
        on ? fade('#FFE8A4', '#D9A441') : fade('#7A5236', '#54351F'),
        str(INK, 1.5),
      ) +
      rect(2.6, 2.4, 38.8, 36.6, 10, 'none', str(on ? '#FFF8DC' : '#C99A62', 1.1, 'opacity=".6"')),
  );
}

const BUTTONS = {
  primary: ['#FFE391', '#E9AE38', '#8F5D14'],
  quiet: ['#7A5236', '#54351F', '#2E1B10'],
  red: ['#DC5A58', '#AF2A34', '#64111F'],
  paper: ['#FFFBEF', '#EFDDB4', '#A9814A'],
};

export function button(x, y, w, h, kind) {
  const [light, dark, side] = BUTTONS[kind];
  const r = Math.min(14, h / 3.2);
  return (
    rect(x + 1, y + 5, w, h, r, '#06100D', `opacity=".45" filter="${blur(3)}"`) +
    rect(x, y + 4, w, h, r, side, str(INK, 1.8)) +
    rect(x, y, w, h, r, fade(light, dark), str(INK, 1.8)) +
    rect(x + 2.4, y + 2.2, w - 4.8, h - 4.8, r - 2.2, 'none', str('#FFFFFF', 1.3, 'opacity=".5"'))
  );
}
