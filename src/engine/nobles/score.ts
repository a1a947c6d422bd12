import type { Seat } from '../core/game.ts';
import { pointsOf } from './house.ts';
import { HOME, progressOf } from './places.ts';
import type { Mode, SeatState } from './types.ts';

/** A seat's five places: the Guards by number, then the Noble. */
export const pieceCodes = (side: SeatState): readonly number[] => [...side.guards, side.noble];

/** Progression Score of pieces at these places. Clause S2. */
export function progression(mode: Mode, seat: Seat, codes: readonly number[]): number {
  const points = pointsOf(mode);
  return codes.reduce(
    (sum, code) => sum + progressOf(seat, code) * points.step + (code === HOME ? points.home : 0),
    0,
  );
}

/** The total score. Clause S3. */
export const total = (mode: Mode, seat: Seat, side: SeatState): number =>
  progression(mode, seat, pieceCodes(side)) + side.combat + side.bonus;

/** Seats from the highest score to the lowest; equal scores share the place. Clause S5. */
export function rank(scores: ReadonlyMap<Seat, number>): readonly (readonly Seat[])[] {
  const levels = [...new Set(scores.values())].sort((a, b) => b - a);
  return levels.map((level) => [...scores].filter(([, score]) => score === level).map(([seat]) => seat));
}
