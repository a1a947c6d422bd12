// Geometry of the cross: a 15 x 15 unit grid, origin top left, y down.
// Centres are given in units (column + 0.5, row + 0.5).
// Seat 0 enters at the bottom tip, then clockwise on the screen: 0 bottom, 1 left, 2 top, 3 right.

const quarter = [];

// the 13 tiles of the bottom arm and its way to the left tip, from the tip: [col, row]
quarter.push([7, 14]);

for (let r = 14; r >= 9; r--) quarter.push([6, r]);

for (let c = 5; c >= 0; c--) quarter.push([c, 8]);

const turn = ([c, r]) => [14 - r, c];

// a quarter turn clockwise on the screen
const turned = (v, s) => {
  for (let i = 0; i < s; i++) v = turn(v);
  return v;
};

const centre = ([c, r]) => [c + 0.5, r + 0.5];

const ring = [];

for (let s = 0; s < 4; s++) for (const t of quarter) ring.push(turned(t, s));

export const tiles = ring.map((t, i) => ({ tile: i + 1, col: t[0], row: t[1], centre: centre(t) }));

export const entries = [1, 14, 27, 40];

export const midpoints = [27, 40, 1, 14];

export const castles = [3, 12, 16, 25, 29, 38, 42, 51];

export const ludoStarts = [3, 16, 29, 42];

export const ludoStars = [11, 24, 37, 50];

export const homePaths = [0, 1, 2, 3].map((s) => [13, 12, 11, 10, 9].map((r) => turned([7, r], s)));

const yardCentre = [3, 12];

// units; seat 0 at the bottom left
const turnP = ([x, y]) => [15 - y, x];

const turnedP = (v, s) => {
  for (let i = 0; i < s; i++) v = turnP(v);
  return v;
};

export const yards = [0, 1, 2, 3].map((s) => {
  const c = turnedP(yardCentre, s);
  const d = 1.22;
  return {
    seat: s,
    centre: c,
    size: 6,
    guards: [
      [-d, -d],
      [d, -d],
      [-d, d],
      [d, d],
    ].map(([x, y]) => [c[0] + x, c[1] + y]),
    noble: [c[0], c[1]],
  };
});

const homes = [0, 1, 2, 3].map((s) => {
  const h = [
    [0, 0.62],
    [-0.52, 0.98],
    [0.52, 0.98],
    [-0.95, 1.18],
    [0.95, 1.18],
  ];
  return { seat: s, slots: h.map(([x, y]) => turnedP([7.5 + x, 7.5 + y], s)) };
});

export function geometry() {
  return {
    unit: 'one tile; origin top left of the 15 x 15 grid, y down; centres',
    grid: [15, 15],
    ring: tiles.map(({ tile, centre: c }) => ({ tile, centre: c })),
    seats: [0, 1, 2, 3].map((s) => ({
      seat: s,
      side: ['bottom', 'left', 'top', 'right'][s],
      entry: entries[s],
      midpoint: midpoints[s],
      ludoStart: ludoStarts[s],
      inward: [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][s],
      homePath: homePaths[s].map(centre),
      home: homes[s].slots,
      yard: yards[s],
    })),
    castles,
    ludoStars,
    home: { centre: [7.5, 7.5], size: 3 },
    diagonals: [
      [7, 8],
      [20, 21],
      [33, 34],
      [46, 47],
    ],
    rim: 0.5,
    image: {
      px: 816,
      tile: 48,
      gridOrigin: [48, 48],
      note: 'boards/*.svg: half a tile of rim and half a tile of shadow round the grid',
    },
  };
}
