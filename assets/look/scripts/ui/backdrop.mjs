// What lies behind the table.
import { THEMES } from '../palette.mjs';
import { f, path, rad, rect, str } from '../svg.mjs';

export function backdrop(w, h, theme) {
  const T = THEMES[theme];
  const s = rect(
    0,
    0,
    w,
    h,
    0,
    rad(
      [
        [0, T.bg[0]],
        [0.55, T.bg[1]],
        [1, T.bg[2]],
      ],
      0.42,
      0.3,
      0.85,
    ),
  );
  let d = '';
  const st = 58;
  for (let y = 0, r = 0; y < h + st; y += st * 0.8, r++)
    for (let x = 0; x < w + st; x += st) {
      const px = x + (r % 2 ? st / 2 : 0);
      d +=
        `M${f(px)} ${f(y - 15)}C${f(px + 5)} ${f(y - 8)} ${f(px + 12)} ${f(y - 4)} ` +
        `${f(px + 14)} ${f(y)}C${f(px + 12)} ${f(y + 4)} ${f(px + 5)} ${f(y + 8)} ${f(px)} ` +
        `${f(y + 15)}C${f(px - 5)} ${f(y + 8)} ${f(px - 12)} ${f(y + 4)} ${f(px - 14)} ` +
        `${f(y)}C${f(px - 12)} ${f(y - 4)} ${f(px - 5)} ${f(y - 8)} ${f(px)} ${f(y - 15)}ZM` +
        `${f(px)} ${f(y - 5)}l4 5l-4 5l-4-5Z`;
    }
  return (
    s +
    path(d, 'none', str(T.bgMark, 1.3, `opacity="${theme === 'day' ? 0.13 : 0.06}"`)) +
    rect(
      0,
      0,
      w,
      h,
      0,
      rad(
        [
          [0, '#000', 0],
          [0.62, '#000', 0],
          [1, '#0A1512', 0.42],
        ],
        0.5,
        0.45,
        0.78,
      ),
    )
  );
}
