// What lies behind tables and pages.
import { THEMES } from '../palette.mjs';
import { f, path, str } from '../svg.mjs';

const W = 60;
const H = 96;

const lozenge = (x, y) =>
  `M${f(x)} ${y - 15}C${f(x + 5)} ${y - 8} ${f(x + 12)} ${y - 4} ${f(x + 14)} ${y}C${f(x + 12)} ${y + 4} ` +
  `${f(x + 5)} ${y + 8} ${f(x)} ${y + 15}C${f(x - 5)} ${y + 8} ${f(x - 12)} ${y + 4} ${f(x - 14)} ${y}` +
  `C${f(x - 12)} ${y - 4} ${f(x - 5)} ${y - 8} ${f(x)} ${y - 15}ZM${f(x)} ${y - 5}l4 5l-4 5l-4-5Z`;

/** one repeat of the lozenges, 60 x 96 */
export function lozenges(light) {
  const T = THEMES[light];
  const d = lozenge(W / 4, H / 4) + lozenge((W * 3) / 4, (H * 3) / 4);
  return path(d, 'none', str(T.bgMark, 1.3, `opacity="${light === 'day' ? 0.13 : 0.06}"`));
}

/** pale rays from (640, 250), to lie over any colour */
export function rays() {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const at = (a) => `${f(640 + 3000 * Math.cos(a))} ${f(250 + 3000 * Math.sin(a))}`;
    const a = (i / 24) * 2 * Math.PI;
    d += `M640 250L${at(a)}L${at(a + Math.PI / 24)}Z`;
  }
  return path(d, '#FFFFFF', 'opacity=".1"');
}
