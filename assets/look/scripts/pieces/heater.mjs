// The shield that bears the charge.

import { IVORY } from '../palette.mjs';
import { f, fade, mix, path, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';
import { O } from './fills.mjs';

export function heater(x, y, w, h, S, s, em) {
  // shield with emblem: centre top x, y
  const d =
    `M${f(x - w / 2)} ${f(y + 2)}Q${f(x)} ${f(y - 1.4)} ${f(x + w / 2)} ${f(y + 2)}V` +
    `${f(y + h * 0.5)}C${f(x + w / 2)} ${f(y + h * 0.8)} ${f(x + w * 0.2)} ` +
    `${f(y + h * 0.93)} ${f(x)} ${f(y + h)}C${f(x - w * 0.2)} ${f(y + h * 0.93)} ` +
    `${f(x - w / 2)} ${f(y + h * 0.8)} ${f(x - w / 2)} ${f(y + h * 0.5)}Z`;
  const gold = s === 1;
  return (
    path(d, IVORY, O(2.6)) +
    tr(
      x,
      y + h * 0.47,
      tr(
        -x,
        -(y + h * 0.47),
        path(
          d,
          fade(
            gold ? '#FFD767' : s === 3 ? mix(S.base, S.dark, 0.15) : mix(S.base, S.light, 0.18),
            gold ? S.base : mix(S.base, S.dark, s === 3 ? 0.8 : 0.55),
            0,
            0,
            1,
            1,
          ),
          str(S.deep, 0.9),
        ),
      ),
      0.8,
    ) +
    tr(x, y + h * 0.46, seatEmblem(s, gold ? S.deep : '#FFFBEE'), em / 20)
  );
}
