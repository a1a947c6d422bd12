/** The canonical list of legal actions of Nobles. */

import type { Action, Move, Piece } from './action.ts';
import { isMarked, isOneWay, type Place, type Seat, withoutMark } from './board.ts';
import { refusal } from './play.ts';
import { type Position, playerOf } from './position.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Every legal action, one for each distinct outcome, in no particular order. */
export function actions(position: Position): Action[] {
  const { guards, noble } = playerOf(position, position.turn);
  const candidates: Action[] = [
    { type: 'throw' },
    { type: 'end' },
    { type: 'exit', piece: 'guard' },
    { type: 'exit', piece: 'noble' },
    ...movesFrom(position.turn, 'noble', noble, 1),
  ];
  for (const from of new Set(guards)) {
    const onSameTile = guards.filter((place) => withoutMark(place) === withoutMark(from)).length;
    // All of a mixed tile are the same pieces by either mark: they are listed unmarked.
    const isMixed = isMarked(from) && guards.includes(withoutMark(from));
    candidates.push(...movesFrom(position.turn, 'guard', from, isMixed ? onSameTile - 1 : onSameTile));
  }
  return candidates.filter((action) => refusal(position, action) === null);
}

function movesFrom(seat: Seat, piece: Piece, from: Place, most: number): Move[] {
  const directions = isOneWay(seat, from)
    ? (['clockwise'] as const)
    : (['clockwise', 'counterclockwise'] as const);
  const moves: Move[] = [];
  for (let count = 1; count <= most; count += 1) {
    for (const value of VALUES) {
      for (const direction of directions) moves.push({ type: 'move', piece, from, count, value, direction });
    }
  }
  return moves;
}
