// A hanging banner in the seat's colours.
import { BRASS, INK, SEATS } from '../palette.mjs';
import { blur, f, lin, mix, path, str, tr } from '../svg.mjs';

/** A hanging banner in the seat's colours, with its Noble's or Guard's bust. */
export function banner(x, y, w, h, s, o = {}) {
  const S = SEATS[s];
  const n = h * 0.16;
  const d = o.point
    ? `M0 0H${w}V${f(h - 34)}L${f(w / 2)} ${f(h)}L0 ${f(h - 34)}Z`
    : o.square
      ? `M0 0H${w}V${h}H0Z`
      : `M0 0H${w}V${f(h)}L${f(w / 2)} ${f(h - n)}L0 ${f(h)}Z`;
  return tr(
    x,
    y,
    path(d, '#000', `opacity=".35" transform="translate(2 4)" filter="${blur(2)}"`) +
      path(
        d,
        lin(
          [
            [0, S.dark],
            [0.16, mix(S.base, S.light, 0.16)],
            [0.5, S.base],
            [0.84, mix(S.base, S.light, 0.1)],
            [1, S.dark],
          ],
          0,
          0,
          1,
          0,
        ),
        str(INK, 1.8),
      ) +
      path(
        o.point
          ? `M6 6H${f(w - 6)}V${f(h - 38)}L${f(w / 2)} ${f(h - 7)}L6 ${f(h - 38)}Z`
          : o.square
            ? `M3.6 3.6H${f(w - 3.6)}V${f(h - 3.6)}H3.6Z`
            : `M3.6 3.6H${f(w - 3.6)}V${f(h - 6)}L${f(w / 2)} ${f(h - n - 5)}L3.6 ${f(h - 6)}Z`,
        'none',
        str(BRASS.hi, 1.1, 'opacity=".7"'),
      ) +
      (o.inner ?? ''),
  );
}
