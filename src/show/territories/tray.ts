import type { Challenge } from '../../engine/territories/types.ts';
import type { Point } from '../cross.ts';

/** Where a die lies in the well, in shares of it, and how large: 1 is the one die of the other games. */
export type Slot = Point & { readonly scale: number };

/**
 * Where the dice of a challenge lie, in the order of its `progress`: those thrown last, and those put by (set aside, on
 * the steps, of earlier throws, beaten), which are smaller.
 */
export type Tray = { readonly dice: readonly Slot[]; readonly set: readonly Slot[] };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A well, as shares of it: the side of a die of scale 1 each way, and the largest a die and one put by become. */
type Well = { readonly side: Point; readonly largest: number; readonly put: number };

/** Beside the map the well is 1.7 times as wide as high; below it, in one line, five times. */
const BESIDE: Well = { side: { x: 0.46, y: 0.78 }, largest: 0.56, put: 0.36 };
const BELOW: Well = { side: { x: 0.16, y: 0.8 }, largest: 1, put: 0.62 };

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
/** From one die to the next, in dice. */
const APART = { x: 1.2, y: 1.15 };

/** So many dice in rows, as large as the box allows, at most `largest`; a short row is the last and lies in the middle. */
function pack({ side }: Well, count: number, box: Box, largest: number): readonly Slot[] {
  const scaleIn = (rows: number): number =>
    Math.min(
      largest,
      box.width / (Math.ceil(count / rows) * side.x * APART.x),
      box.height / (rows * side.y * APART.y),
    );
  const rows = [1, 2, 3].reduce((best, next) => (scaleIn(next) > scaleIn(best) ? next : best));
  const scale = scaleIn(rows);
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const across = Math.min(perRow, count - row * perRow);
    return {
      x: box.x + box.width / 2 + ((index % perRow) - (across - 1) / 2) * side.x * scale * APART.x,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * side.y * scale * APART.y,
      scale,
    };
  });
}

/** Where each of `count` dice lies that are all thrown together. */
export function dieSlot(index: number, count: number, upright: boolean): Slot {
  const well = upright ? BELOW : BESIDE;
  return pack(well, count, WHOLE, well.largest)[index] ?? { x: 0.5, y: 0.5, scale: well.largest };
}

/** The share of the well's height that the dice put by have above the others, and of its width before them. */
const STRIP = 0.34;

/** Where the dice of a challenge lie. An empty step of the Staircase has its place too. */
export function trayOf({ kind, progress }: Pick<Challenge, 'kind' | 'progress'>, upright: boolean): Tray {
  const { length: dice } = progress.dice;
  const { length: put } = progress.set;
  if (kind === 'stair') return stairs(put, upright);
  if (put === 0) return { dice: progress.dice.map((_, index) => dieSlot(index, dice, upright)), set: [] };
  if (!upright) {
    const [above, below] = [
      { ...WHOLE, height: STRIP },
      { ...WHOLE, y: STRIP, height: 1 - STRIP },
    ];
    return { dice: pack(BESIDE, dice, below, BESIDE.largest), set: pack(BESIDE, put, above, BESIDE.put) };
  }
  const width = (put * BELOW.put) / (put * BELOW.put + dice + 0.4);
  const [before, after] = [
    { ...WHOLE, width },
    { ...WHOLE, x: width, width: 1 - width },
  ];
  return { dice: pack(BELOW, dice, after, BELOW.largest), set: pack(BELOW, put, before, BELOW.put) };
}

/** Steps that rise to the right, and the die to place in the free corner above them; below the map, before them. */
function stairs(steps: number, upright: boolean): Tray {
  const rise = (step: number): number => step / Math.max(1, steps - 1);
  if (!upright) {
    const across = (step: number): number => 0.5 + (step - (steps - 1) / 2) * 0.2;
    return {
      dice: [{ x: 0.22, y: 0.3, scale: 0.5 }],
      set: Array.from({ length: steps }, (_, step) => ({
        x: across(step),
        y: 0.84 - rise(step) * 0.6,
        scale: 0.36,
      })),
    };
  }
  return {
    dice: [{ x: 0.1, y: 0.5, scale: 1 }],
    set: Array.from({ length: steps }, (_, step) => ({
      x: 0.32 + step * 0.15,
      y: 0.62 - rise(step) * 0.24,
      scale: 0.76,
    })),
  };
}
