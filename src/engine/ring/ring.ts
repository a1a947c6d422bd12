/** The ring of 52 squares that Nobles and Ludo share, numbered 1 to 52 clockwise. Clause: Board. */
export const RING = 52;

/** Squares of the private lane from a seat's entry tile inward; the step after the last is home. */
export const LANE = 5;

/** The square at the tip of a seat's arm, where its private lane begins: 1, 14, 27, 40. */
export const entryTile = (seat: number): number => 1 + 13 * seat;

/** The square after `square` in the given direction, round the ring. */
export function nextSquare(square: number, step: 1 | -1): number {
  const next = square + step;
  return next === 0 ? RING : next > RING ? 1 : next;
}

/** The seats that two, three or four players take: 0 and 2; 0, 1, 2; all. Clause: Board. */
export const seatsOf = (players: number): readonly number[] =>
  players === 2 ? [0, 2] : players === 3 ? [0, 1, 2] : [0, 1, 2, 3];
