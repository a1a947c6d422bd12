import { isCastle } from '../../engine/nobles/places.ts';
import type { PieceKind, Place, View } from '../../engine/nobles/types.ts';
import { dieActor } from '../dice.ts';
import {
  arrangePieces,
  badgeActor,
  type Party,
  type Piece,
  type Signs,
  standing,
  wallActor,
} from '../pieces.ts';
import type { Placement } from '../stage.ts';
import { spotOf } from './spot.ts';
import { type Stops, stands } from './walls.ts';

export { FOOT } from '../pieces.ts';
export type { Placement } from '../stage.ts';

/** Pieces that a beat leaves on a square over which they only pass: they form no group there yet. */
export type Passing = { readonly seat: number; readonly piece: PieceKind; readonly ids: readonly number[] };

/** What is shown: a view, and in the middle of a move who is on the way. */
export type Shown = View & { readonly passing?: Passing };

export const guardActor = (seat: number, id: number): string => `guard:${seat}:${id}`;
export const nobleActor = (seat: number): string => `noble:${seat}`;
export const pieceActor = (seat: number, piece: PieceKind, id: number): string =>
  piece === 'noble' ? nobleActor(seat) : guardActor(seat, id);

/** Where the dice lie in the tray and how they are turned. */
const DICE: readonly { readonly x: number; readonly y: number; readonly angle: number }[] = [
  { x: 0.29, y: 0.47, angle: -9 },
  { x: 0.71, y: 0.53, angle: 7 },
];

/**
 * Where everything of a view stands: pieces, walls, badges and dice, each once. `stops` says which groups have a wall
 * in front of them; left out, every group of two or more Guards off a Castle. Between throws, and in the air, the
 * dice have alpha 0.
 */
export function arrange(view: Shown, stops: Stops = stands): readonly Placement[] {
  const pieces = view.seats.flatMap((side) => [
    ...side.guards.map((place, id) => pieceOn(view, side.seat, 'guard', id, place)),
    pieceOn(view, side.seat, 'noble', 0, side.noble),
  ]);
  return [...arrangePieces(pieces, (party) => signsOf(party, stops)), ...arrangeDice(view)];
}

/** The Noble stands in the middle of the Yard and at the top of the roof. */
function pieceOn({ passing: way }: Shown, seat: number, piece: PieceKind, id: number, place: Place): Piece {
  const leads = piece === 'noble';
  return {
    actor: pieceActor(seat, piece, id),
    frame: `${piece}-${seat}`,
    seat,
    spot: spotOf(seat, place),
    stand: leads ? 4 : id,
    slot: leads ? 0 : id + 1,
    leads,
    passing: way !== undefined && way.seat === seat && way.piece === piece && way.ids.includes(id),
  };
}

function signsOf({ seat, spot, passing, members }: Party, stops: Stops): Signs {
  const size = members.length;
  const tile = spot.kind === 'tile' ? spot.tile : null;
  const isGroup = tile !== null && size > 0 && !passing && !isCastle(tile);
  const place = spot.kind === 'lane' ? `path:${spot.square}` : (tile ?? spot.kind);
  return {
    wall: isGroup && stops({ seat, tile, size }) ? wallActor(seat, tile) : null,
    badge: badgeActor(seat, passing ? 'passing' : place),
  };
}

function arrangeDice(view: View): readonly Placement[] {
  return DICE.map(({ x, y, angle }, die) => ({
    actor: dieActor(die),
    frame: `die-${view.dice?.[die] ?? die + 1}`,
    space: 'tray',
    pose: { ...standing(x, y, 1, die), angle, alpha: view.dice && view.phase !== 'dice' ? 1 : 0 },
  }));
}
