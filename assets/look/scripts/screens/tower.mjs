// A round tower from the front.
import { BRASS, INK, SEATS } from '../palette.mjs';
import { circ, clip, f, g, lin, linU, path, rect, str, tr } from '../svg.mjs';
import { wallTexture } from './stone.mjs';

/** the roof rises 116 above `top`, its flag 164; `seed` lays the stones */
export function tower(x, w, top, bottom, seat, seed) {
  const S = SEATS[seat];
  const c = x + w / 2;
  const stone = lin(
    [
      [0, '#FFF1D2'],
      [0.25, '#EBD5A8'],
      [0.6, '#C4A674'],
      [1, '#7E6440'],
    ],
    0,
    0,
    1,
    0,
  );
  let s =
    path(`M${x + 8} ${top + 60}H${x + w - 8}V${bottom}H${x + 8}Z`, stone, str(INK, 2.4)) +
    g(
      wallTexture(x + 8, top + 66, w - 16, bottom - top - 66, seed),
      `clip-path="${clip(`tw${seat}`, rect(x + 8, top + 60, w - 16, bottom - top - 60, 0, '#000'))}"`,
    );
  s += path(
    `M${x - 6} ${top + 26}H${x + w + 6}V${top + 56}L${x + w - 6} ${top + 74}H${x + 6}L` +
      `${x - 6} ${top + 56}Z`,
    stone,
    str(INK, 2.4),
  );
  const n = 5,
    st = (w + 12) / (2 * n - 1);
  for (let i = 0; i < n; i++)
    s +=
      rect(x - 6 + i * 2 * st, top, st, 30, 3, stone, str(INK, 2.2)) +
      rect(x - 4 + i * 2 * st, top + 2.4, st - 4, 4, 2, '#FFFBEA', 'opacity=".8"');
  s +=
    path(`M${x - 4} ${top + 30}H${x + w + 4}`, 'none', str('#FFF8E2', 3, 'opacity=".7"')) +
    path(`M${x + 6} ${top + 74}H${x + w - 6}V${top + 92}H${x + 8}Z`, '#3A2412', 'opacity=".22"');
  // the roof stands behind the battlement
  const roof = path(
    `M${c} ${top - 116}Q${c + w * 0.2} ${top - 50} ${c + w * 0.44} ${top + 6}Q${c} ` +
      `${top + 22} ${c - w * 0.44} ${top + 6}Q${c - w * 0.2} ${top - 50} ${c} ${top - 116}Z`,
    lin(
      [
        [0, S.light],
        [0.4, S.base],
        [1, S.dark],
      ],
      0,
      0,
      1,
      0,
    ),
    str(INK, 2.4),
  );
  let rows = '';
  for (let i = 1; i < 7; i++) {
    const t = i / 7,
      yy = top - 116 + 124 * t,
      hw = w * 0.44 * t ** 1.25;
    rows += `M${f(c - hw)} ${f(yy)}Q${f(c)} ${f(yy + 12 * t)} ${f(c + hw)} ${f(yy)}`;
  }
  const flag =
    path(`M${c} ${top - 116}V${top - 160}`, 'none', str(INK, 4)) +
    path(
      `M${c + 1} ${top - 159}C${c + 16} ${top - 166} ${c + 26} ${top - 150} ${c + 46} ` +
        `${top - 157}L${c + 37} ${top - 146}L${c + 46} ${top - 134}C${c + 26} ${top - 128} ` +
        `${c + 16} ${top - 144} ${c + 1} ${top - 136}Z`,
      lin(
        [
          [0, S.light],
          [0.5, S.base],
          [1, S.dark],
        ],
        0,
        0,
        1,
        0,
      ),
      str(INK, 2),
    ) +
    circ(c, top - 161, 3.4, BRASS.hi, str(INK, 1.4));
  const win = (wx, wy, k = 1) =>
    tr(
      wx,
      wy,
      path('M-9 20V-4A9 9 0 0 1 9-4V20Z', '#2A1C12', str(INK, 2)) +
        path(
          'M-9 20V-4A9 9 0 0 1 9-4V20Z',
          linU(
            [
              [0, '#FFB84D', 0.95],
              [1, '#FFDF8E', 0.9],
            ],
            0,
            -12,
            0,
            20,
          ),
          'opacity=".85"',
        ) +
        path('M0-12V20M-9 4H9', 'none', str('#3A2412', 2.2)),
      k,
    );
  return (
    flag +
    roof +
    path(rows, 'none', str(S.deep, 1.5, 'opacity=".4"')) +
    path(
      `M${c - w * 0.3} ${top - 14}Q${c - w * 0.14} ${top - 60} ${c - 7} ${top - 104}`,
      'none',
      str('#FFFFFF', 4, 'opacity=".35"'),
    ) +
    s +
    win(c - 4, top + 128) +
    win(c - 4, top + 250, 0.9)
  );
}
