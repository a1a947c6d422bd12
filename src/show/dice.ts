import type { Point } from './cross.ts';

export const dieActor = (die: number): string => `die:${die}`;

const THROWS: readonly Point[] = [
  { x: -0.7, y: 1.5 },
  { x: -0.7, y: -0.5 },
  { x: 1.2, y: -0.7 },
  { x: 1.2, y: 1.7 },
];

/** Where a seat throws from, the side of its panel: a place of the tray's space, outside the dice well. */
export function throwFrom(seat: number): Point {
  return THROWS[seat] ?? { x: 0.5, y: 1.7 };
}
