import type { Event, PieceKind, Place, SeatView, View } from '../../engine/nobles/types.ts';
import type { Beat } from '../beat.ts';
import type { Reel } from '../reel.ts';
import { type Passing, pieceActor, type Shown } from './layout.ts';

export type NoblesBeat = Beat<Shown, Event>;
export type NoblesReel = Reel<Shown, Event>;

export const actorsOf = ({ seat, piece, ids }: Passing): readonly string[] =>
  ids.map((id) => pieceActor(seat, piece, id));

/**
 * The picture in the middle of a move: `truth` knows its end, but the movers have only come to `place`, or have not
 * begun when that is left out. Their progress, as in `start`, grows when the move is over.
 */
export function enRoute(truth: View, movers: Passing, start: SeatView, place?: Place): Shown {
  const seats = truth.seats.map((side): SeatView => {
    if (side.seat !== movers.seat) return side;
    const { piece, ids } = movers;
    const isMover = (kind: PieceKind, id: number): boolean => kind === piece && ids.includes(id);
    return {
      ...side,
      guards: side.guards.map((end, id) => (isMover('guard', id) ? (place ?? start.guards[id] ?? end) : end)),
      noble: isMover('noble', 0) ? (place ?? start.noble) : side.noble,
      progression: start.progression,
      score: start.progression + side.combat + side.bonus,
      home: start.home,
    };
  });
  return place === undefined ? { ...truth, seats } : { ...truth, seats, passing: movers };
}
