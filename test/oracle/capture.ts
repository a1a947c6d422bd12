/** What happens between pieces on one tile of Nobles: who blocks whom, and who captures whom. */

import type { Piece } from './action.ts';
import { entryTile, isCastle, type Place, type Seat, tileOf, withoutMark } from './board.ts';
import { type Mode, nobleFactor, type Position, playerOf, seatsOf } from './position.ts';

export type Victim = { seat: Seat; piece: Piece; from: Place };
export type CaptureEvent =
  | { type: 'captured'; at: number; victims: Victim[]; convergence: boolean; gain: number }
  | { type: 'nobleCaptured'; seat: Seat; at: number };

const CAPTURE_POINTS: Record<Mode, number> = { journey: 10, combat: 30 };

/** Row: size of the moving group (a Noble counts as 1). Column: opposing Guards on the tile. */
const TABLE: readonly (readonly ('pass' | 'block' | 'capture')[])[] = [
  [],
  ['pass', 'pass', 'block', 'block', 'block'],
  ['pass', 'capture', 'block', 'block', 'block'],
  ['pass', 'capture', 'capture', 'block', 'block'],
  ['pass', 'capture', 'capture', 'capture', 'capture'],
];
const meeting = (size: number, standing: number) => TABLE[size]?.[standing] ?? 'pass';

export const opponentsOf = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position).filter((other) => other !== seat);

export const guardsOn = (position: Position, seat: Seat, tile: number): number =>
  playerOf(position, seat).guards.filter((place) => withoutMark(place) === tile).length;

/** Who stops `size` Guards, or the Noble, of a seat before a place: its own Guard, an opponent, nobody. */
export function stopper(
  position: Position,
  seat: Seat,
  piece: Piece,
  size: number,
  place: Place,
): 'own' | 'opponent' | null {
  const tile = tileOf(place);
  if (tile === null || isCastle(tile)) return null;
  if (piece === 'noble' && guardsOn(position, seat, tile) > 0) return 'own';
  if (tile === entryTile(seat)) return null;
  const groups = opponentsOf(position, seat).map((opponent) => guardsOn(position, opponent, tile));
  return groups.some((standing) => meeting(size, standing) === 'block') ? 'opponent' : null;
}

/** The pieces of one opponent that fall on a tile to this strength, with those that a Noble takes along. */
function victimsOf(position: Position, opponent: Seat, tile: number, strength: number): Victim[] {
  const { guards, noble } = playerOf(position, opponent);
  const guardsFall = meeting(strength, guardsOn(position, opponent, tile)) === 'capture';
  const nobleFalls = withoutMark(noble) === tile;
  const victims: Victim[] = [];
  for (const from of guards) {
    const falls = nobleFalls ? tileOf(from) !== null : guardsFall && tileOf(from) === tile;
    if (falls) victims.push({ seat: opponent, piece: 'guard', from });
  }
  if (nobleFalls) victims.push({ seat: opponent, piece: 'noble', from: noble });
  return victims;
}

/** Sends the victims back to their Yards; a Noble takes its player's rolls and credits along. */
function sendBack(position: Position, victims: readonly Victim[]): void {
  for (const { seat, piece, from } of victims) {
    const player = playerOf(position, seat);
    if (piece === 'guard') player.guards[player.guards.indexOf(from)] = 'yard';
    else {
      player.noble = 'yard';
      player.rolls = [];
      player.credits = 2;
    }
  }
}

/**
 * Guards of a seat, `arriving` of them, step on a place: captures what falls there. Guards of theirs that
 * stand there already count for the strength; the arriving ones must not be on the board yet.
 */
export function capture(position: Position, seat: Seat, arriving: number, place: Place): CaptureEvent[] {
  const tile = tileOf(place);
  if (tile === null || isCastle(tile)) return [];
  const standing = guardsOn(position, seat, tile);
  const strength = arriving + standing;
  if (strength < 2) return [];
  const victims = opponentsOf(position, seat)
    .filter((opponent) => tile !== entryTile(opponent))
    .flatMap((opponent) => victimsOf(position, opponent, tile, strength));
  if (victims.length === 0) return [];
  sendBack(position, victims);
  const player = playerOf(position, seat);
  const gain = CAPTURE_POINTS[position.settings.mode] * nobleFactor(player.noble) * victims.length;
  player.combat += gain;
  const nobles = victims.filter(({ piece }) => piece === 'noble');
  return [
    { type: 'captured', at: tile, victims, convergence: standing > 0, gain },
    ...nobles.map((victim) => ({ type: 'nobleCaptured' as const, seat: victim.seat, at: tile })),
  ];
}
