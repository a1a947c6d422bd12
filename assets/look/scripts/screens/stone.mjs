// Walls seen from the front.
import { INK } from '../palette.mjs';
import { f, linU, path, rect, rng, str } from '../svg.mjs';

const JOINT = '#6B5236';

/** joints of rough courses, and some stones lighter or darker than the rest */
export function wallTexture(x, y, w, h, seed, colour = JOINT, opacity = 0.3) {
  const r = rng(seed);
  let d = '';
  const row = 26;
  for (let j = 0; j * row < h; j++) {
    d += `M${f(x)} ${f(y + j * row)}H${f(x + w)}`;
    let px = x + (j % 2 ? 34 : 0) + r() * 14;
    while (px < x + w) {
      d += `M${f(px)} ${f(y + j * row)}V${f(Math.min(y + h, y + (j + 1) * row))}`;
      px += 58 + r() * 26;
    }
  }
  let s = path(d, 'none', str(colour, 1.4, `opacity="${opacity}"`));
  for (let i = 0; i < (w * h) / 9000; i++) {
    const at = [x + r() * (w - 60), y + Math.floor((r() * h) / row) * row + 2];
    const width = 36 + r() * 22;
    const tone = r() < 0.5 ? '#FFF6DC' : '#7A5E3C';
    s += rect(...at, width, row - 4, 3, tone, `opacity="${f(0.1 + r() * 0.12)}"`);
  }
  return s;
}

/** even courses of large blocks */
export function courses(x, y, w, h, seed) {
  const r = rng(seed);
  let d = '';
  for (let j = 0; j * 30 < h; j++) {
    d += `M${x} ${y + j * 30}H${x + w}`;
    for (let px = x + (j % 2 ? 40 : 12) + r() * 16; px < x + w; px += 66 + r() * 22)
      d += `M${f(px)} ${y + j * 30}v${Math.min(30, h - j * 30)}`;
  }
  return path(d, 'none', str(JOINT, 1.5, 'opacity=".3"'));
}

/** one merlon with light on its upper edge */
export const merlon = (x, y, w, h, stone) =>
  rect(x, y, w, h, 4, stone, str(INK, 2.4)) + rect(x + 3, y + 3, w - 6, 5, 2.4, '#FFFBEA', 'opacity=".8"');

/** stone that darkens from y1 to y2 */
export const masonry = (y1, y2) =>
  linU(
    [
      [0, '#FBEBC8'],
      [0.38, '#E4CC9D'],
      [1, '#A98A5C'],
    ],
    0,
    y1,
    0,
    y2,
  );
