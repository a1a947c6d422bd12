// The frames of the ring boards: source, units of the source that make one tile, pivot in units of the source.
import { HOUSE_NAMES, SEAT_NAMES } from '../look/scripts/write.mjs';

export const frame = (name, source, unitsPerTile, pivot, more = {}) => ({
  name,
  source,
  unitsPerTile,
  pivot,
  more,
});
const GUARD = 80 / 1.27; // a Guard is 1.27 tiles tall, a Noble 1.62
const NOBLE = 104 / 1.62;
const FOOT = [36, 77];
const NOBLE_FOOT = [36, 100];

/** crowns turn about their middle; `rest`: where that lies on the Noble, in tiles from its foot */
const CROWN_MIDDLES = [
  [36, 25],
  [36, 23],
  [36, 25],
  [36, 24],
];
function crown(seat, s) {
  const middle = CROWN_MIDDLES[s];
  const rest = middle.map((v, i) => Math.round(((v - NOBLE_FOOT[i]) / NOBLE) * 1e4) / 1e4);
  return frame(`crown-${s}`, `motion/crown-${seat}`, NOBLE, middle, { rest: { x: rest[0], y: rest[1] } });
}

function ofSeat(seat, s) {
  const piece = (name, source) => frame(name, source, GUARD, FOOT);
  return [
    piece(`guard-${s}`, `pieces/guard-${seat}`),
    piece(`pawn-${s}`, `pieces/pawn-${seat}`),
    piece(`guard-${s}-up`, `motion/guard-${seat}-up`),
    piece(`pawn-${s}-up`, `motion/pawn-${seat}-up`),
    frame(`noble-${s}`, `pieces/noble-${seat}`, NOBLE, NOBLE_FOOT),
    frame(`noble-${s}-up`, `motion/noble-${seat}-up`, NOBLE, NOBLE_FOOT),
    frame(`noble-bare-${s}`, `motion/noble-bare-${seat}`, NOBLE, NOBLE_FOOT),
    frame(`noble-bare-${s}-up`, `motion/noble-bare-${seat}-up`, NOBLE, NOBLE_FOOT),
    crown(seat, s),
    frame(`ribbon-${s}`, `motion/ribbon-${seat}`, 44, [61, 11]),
    frame(`wall-${s}`, `pieces/wall-${seat}`, 64 / 1.02, [32, 36]),
    frame(`roundel-${s}`, `emblems/roundel-${HOUSE_NAMES[s]}`, 24 / 0.5, [12, 12]),
    frame(`midpoint-${s}`, `tiles/midpoint-${seat}`, 48, [14, 14]),
  ];
}

/** half a tile wide, but larger where tiles are small: the number must stay legible */
const badgeUnits = (tile) => 40 / (tile < 40 ? 0.62 : 0.5);
const badges = (tile) =>
  [...SEAT_NAMES, 'plain'].flatMap((seat, s) =>
    [2, 3, 4, 5].map((n) => {
      const name = `badge-${seat === 'plain' ? seat : s}-${n}`;
      return frame(name, `pieces/badge-${seat}-${n}`, badgeUnits(tile), [20, 20]);
    }),
  );

const mark = (name, tiles) => frame(name, `marks/${name}`, 64 / tiles, [32, 32]);
const MARKS = [
  ...['can', 'move', 'move-on', 'blocked'].map((name) => mark(name, 1.1)),
  ...['chosen', 'capture'].map((name) => mark(name, 1.26)),
  ...['swords', 'barred'].map((name) => mark(name, (64 * 0.72) / 44)),
];

export const DICE = [
  ...[1, 2, 3, 4, 5, 6].map((n) => frame(`die-${n}`, `dice/die-${n}`, 44, [32, 30])),
  ...['cowrie-up', 'cowrie-down'].map((name) => frame(name, `dice/${name}`, 44 / 0.94, [28, 22])),
  frame('exit-credit', 'dice/exit-credit', 44, [24, 23]),
];

export const EFFECTS = [
  frame('dot', 'motion/dot', 44, [8, 8]),
  frame('shadow', 'motion/shadow', GUARD, [36, 12]),
  frame('ring', 'motion/ring', 48, [48, 48]),
  frame('lozenge', 'motion/lozenge', 44, [8, 12]),
  frame('glow', 'motion/glow', 48, [40, 40]),
  frame('flash', 'motion/flash', 64 / 1.02, [40, 44]),
];

export const frames = (tile) => [
  ...SEAT_NAMES.flatMap(ofSeat),
  frame('wall-plain', 'pieces/wall-plain', 64 / 1.02, [32, 36]),
  ...badges(tile),
  ...MARKS,
  ...DICE,
  ...EFFECTS,
];
