// The measures of the board: 48 px a tile, a rim of half a tile.

export const U = 48,
  R = 24,
  SIZE = 768;

export const at = ([x, y]) => [R + x * U, R + y * U];
