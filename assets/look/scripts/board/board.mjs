// The board of the cross.
import * as G from '../geometry.mjs';
import { SEATS, THEMES } from '../palette.mjs';
import { circ, f, fade, grain, linU, mix, path, rad, rect, rng, str, tr } from '../svg.mjs';
import { at, R, SIZE, U } from './grid.mjs';
import { keep } from './keep.mjs';
import { castleTile, entryTile, midpointMark, pachisiCastle, paver, safeStar } from './tiles.mjs';
import { gate, rim, turret } from './walls.mjs';
import { homeSquare, yard } from './yard.mjs';

export function board(theme, o = {}) {
  const T = THEMES[theme];
  const rnd = rng(1207);
  const game = o.game ?? 'nobles';
  let s = rim(T);
  // ground of the arms: a darker paved bed under the tiles
  s +=
    rect(R + 6 * U - 2, R - 2, 3 * U + 4, 15 * U + 4, 4, T.mortar) +
    rect(R - 2, R + 6 * U - 2, 15 * U + 4, 3 * U + 4, 4, T.mortar);
  for (let k = 0; k < 4; k++) s += yard(k, T, { game });
  const castlesAt = game === 'ludo' ? [] : G.castles;
  for (const t of G.tiles) {
    const x = R + t.col * U,
      y = R + t.row * U;
    const e = G.entries.indexOf(t.tile);
    if (e >= 0 && game !== 'ludo') {
      const S = SEATS[e];
      const dim = T.light ? 0.14 : 0;
      s +=
        paver(x, y, T, rnd, [mix(mix(S.base, S.light, 0.15), '#12182C', dim), mix(S.dark, '#12182C', dim)]) +
        tr(x, y, entryTile(e, T));
    } else if (castlesAt.includes(t.tile)) {
      s += paver(x, y, T, rnd) + tr(x, y, castleTile(T));
    } else if (game === 'ludo' && G.ludoStarts.includes(t.tile)) {
      const q = G.ludoStarts.indexOf(t.tile);
      const S = SEATS[q];
      const dim = T.light ? 0.14 : 0;
      const nx = G.tiles[t.tile % 52];
      const ang = (Math.atan2(nx.row - t.row, nx.col - t.col) * 180) / Math.PI;
      s +=
        paver(x, y, T, rnd, [mix(mix(S.base, S.light, 0.3), '#12182C', dim), mix(S.base, S.dark, 0.4)]) +
        (o.pachisi
          ? tr(x, y, pachisiCastle(T, q, ang))
          : (o.stars
              ? circ(x + 24, y + 23.6, 18.6, 'none', str('#FFF6E0', 2)) +
                circ(x + 24, y + 23.6, 20, 'none', str(S.deep, 1))
              : '') +
            tr(
              x + 24,
              y + 23.4,
              `<g transform="rotate(${f(ang)})">` +
                path('M-10-4H0V-10L12 0L0 10V4H-10Z', '#FFF6E0', str(S.deep, 1.6)) +
                '</g>',
            ));
    } else {
      s += paver(x, y, T, rnd);
      if (game === 'ludo' && G.ludoStars.includes(t.tile) && (o.pachisi || o.stars))
        s += tr(x, y, o.pachisi ? pachisiCastle(T) : safeStar(T));
      else if (game === 'ludo' && G.ludoStars.includes(t.tile)) {
        let d = '';
        for (let i = 0; i < 10; i++) {
          const r = i % 2 ? 6.4 : 15,
            a = (i * Math.PI) / 5;
          d += `${i ? 'L' : 'M'}${f(r * Math.sin(a))} ${f(-r * Math.cos(a))}`;
        }
        s += tr(x + 24, y + 23.6, path(`${d}Z`, 'none', str(T.light ? '#303A5C' : '#9A7B45', 2.6)));
      }
      if (game === 'ludo' && e >= 0) {
        const ang = [-90, 0, 90, 180][e];
        s += tr(
          x + 24,
          y + 23.4,
          `<g transform="rotate(${ang})">${path('M-7-9L4 0L-7 9', 'none', str(SEATS[e].base, 4.6))}</g>`,
        );
      }
    }
  }
  for (let k = 0; k < 4; k++) {
    const dir = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][k];
    G.homePaths[k].forEach(([c, r], i) => {
      s += homeSquare(R + c * U, R + r * U, k, T, dir, i + 1, rnd);
    });
  }
  s += keep(T);
  // small stone links where the road turns a corner
  for (const [a, b] of [
    [7, 8],
    [20, 21],
    [33, 34],
    [46, 47],
  ]) {
    const A = at(G.tiles[a - 1].centre),
      B = at(G.tiles[b - 1].centre);
    const mx = (A[0] + B[0]) / 2,
      my = (A[1] + B[1]) / 2;
    s += tr(
      mx,
      my,
      rect(-6.6, -6.6, 13.2, 13.2, 3, T.rim[2], 'transform="rotate(45)"') +
        rect(-5, -5.4, 10, 10, 2.4, fade(T.tileHi, T.tile[1]), 'transform="rotate(45)"'),
    );
  }
  // towers of the four corners, gates at the tips
  const cc = [
    [15, SIZE - 16],
    [15, 15],
    [SIZE - 15, 15],
    [SIZE - 15, SIZE - 16],
  ];
  for (let k = 0; k < 4; k++)
    s += turret(cc[k][0] + (cc[k][0] < 100 ? 6 : -6), cc[k][1] + (cc[k][1] < 100 ? 6 : -6), 23, T, k);
  for (let k = 0; k < 4; k++) s += gate(k, T);
  if (game !== 'ludo')
    G.midpoints.forEach((m, k) => {
      const t = G.tiles[m - 1];
      const [x, y] = at(t.centre);
      const off = [
        [0, -36],
        [36, 0],
        [0, 36],
        [-36, 0],
      ][k];
      s += tr(x + off[0] - 14, y + off[1] - 14, midpointMark(k));
    });
  // one light for all of it
  s += rect(
    1.5,
    1.5,
    SIZE - 3,
    SIZE - 5,
    24,
    T.light
      ? rad(
          [
            [0, '#FFD48A', 0.2],
            [0.5, '#1A2348', 0.0],
            [1, '#080C1E', 0.5],
          ],
          0.5,
          0.5,
          0.75,
        )
      : linU(
          [
            [0, '#FFF4D0', 0.22],
            [0.45, '#FFF4D0', 0],
            [0.7, '#3A2208', 0],
            [1, '#3A2208', 0.22],
          ],
          0,
          0,
          SIZE,
          SIZE,
        ),
    'pointer-events="none"',
  );
  if (o.grain !== false)
    s += rect(1.5, 1.5, SIZE - 3, SIZE - 5, 24, '#000', `filter="${grain(0.6, 0.3)}" opacity=".22"`);
  if (T.light)
    for (let k = 0; k < 4; k++) {
      const c = SIZE / 2;
      const pos = [
        [c, SIZE - 40],
        [40, c],
        [c, 40],
        [SIZE - 40, c],
      ][k];
      s += circ(
        pos[0],
        pos[1],
        110,
        rad([
          [0, '#FFC766', 0.42],
          [0.4, '#FF9A3C', 0.14],
          [1, '#FF9A3C', 0],
        ]),
      );
    }
  return s;
}
