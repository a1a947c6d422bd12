// The frames of the atlases: source, units of the source that make one tile, pivot in units of the source.
import { HOUSE_NAMES, SEAT_NAMES } from '../look/scripts/write.mjs';

const frame = (name, source, box, unitsPerTile, pivot) => ({ name, source, box, unitsPerTile, pivot });
const GUARD = 80 / 1.27; // a Guard is 1.27 tiles tall, a Noble 1.62
const NOBLE = 104 / 1.62;
const FOOT = [36, 77];
const NOBLE_FOOT = [36, 100];

function ofSeat(seat, s) {
  const piece = (name, source) => frame(name, source, [72, 88], GUARD, FOOT);
  return [
    piece(`guard-${s}`, `pieces/guard-${seat}`),
    piece(`pawn-${s}`, `pieces/pawn-${seat}`),
    frame(`noble-${s}`, `pieces/noble-${seat}`, [72, 112], NOBLE, NOBLE_FOOT),
    frame(`wall-${s}`, `pieces/wall-${seat}`, [64, 42], 64 / 1.02, [32, 36]),
    frame(`roundel-${s}`, `emblems/roundel-${HOUSE_NAMES[s]}`, [24, 24], 24 / 0.5, [12, 12]),
    frame(`midpoint-${s}`, `tiles/midpoint-${seat}`, [28, 30], 48, [14, 14]),
  ];
}

/** half a tile wide, but larger where tiles are small: the number must stay legible */
const badgeUnits = (tile) => 40 / (tile < 40 ? 0.62 : 0.5);
const badges = (tile) =>
  [...SEAT_NAMES, 'plain'].flatMap((seat, s) =>
    [2, 3, 4, 5].map((n) => {
      const name = `badge-${seat === 'plain' ? seat : s}-${n}`;
      return frame(name, `pieces/badge-${seat}-${n}`, [40, 42], badgeUnits(tile), [20, 20]);
    }),
  );

const mark = (name, tiles) => frame(name, `marks/${name}`, [64, 64], 64 / tiles, [32, 32]);
const MARKS = [
  ...['can', 'move', 'move-on', 'blocked'].map((name) => mark(name, 1.1)),
  ...['chosen', 'capture'].map((name) => mark(name, 1.26)),
  ...['swords', 'barred'].map((name) => mark(name, (64 * 0.72) / 44)),
];

const DICE = [
  ...[1, 2, 3, 4, 5, 6].map((n) => frame(`die-${n}`, `dice/die-${n}`, [64, 68], 44, [32, 30])),
  ...['cowrie-up', 'cowrie-down'].map((name) => frame(name, `dice/${name}`, [56, 46], 44 / 0.94, [28, 22])),
  frame('exit-credit', 'dice/exit-credit', [48, 50], 44, [24, 23]),
];

export const frames = (tile) => [
  ...SEAT_NAMES.flatMap(ofSeat),
  frame('wall-plain', 'pieces/wall-plain', [64, 42], 64 / 1.02, [32, 36]),
  ...badges(tile),
  ...MARKS,
  ...DICE,
];
