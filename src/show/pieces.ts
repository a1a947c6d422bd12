/** How pieces stand on the cross, whatever the game: in the Yard, on squares alone or together, on the roof. */

import { DEPTH, type Pose } from './beat.ts';
import { type Hit, middleOf, roofSlot, yardStand } from './cross.ts';
import { type LonePlaces, type Stack, stacksOf } from './stack.ts';
import type { Placement } from './stage.ts';

/** Feet below the middle of their square, in tiles: on a tile or a square of the Home path, on a stand, on the roof. */
export const FOOT = { tile: 0.33, yard: 0.24, roof: 0.16 } as const;
/** Pieces on the roofs are smaller, so that all five have room. */
const ROOF_SCALE = 0.62;
/** Behind a wall the group steps back, the wall stands before its feet. */
const STEP_BACK = 0.1;
const WALL_FOOT = 0.2;

/** A piece and where it is. */
export type Piece = {
  readonly actor: string;
  readonly frame: string;
  readonly seat: number;
  readonly spot: Hit;
  /** Its stand in the Yard and its place on the roof, see `yardStand` and `roofSlot`. */
  readonly stand: number;
  readonly slot: number;
  /** Larger than the others, which stand before it. */
  readonly leads: boolean;
  /** It is on its way over the square and does not join those who stand there. */
  readonly passing: boolean;
};

/** The pieces of one seat that stand together on a square of the ring or of a lane. */
export type Party = {
  readonly seat: number;
  readonly spot: Hit;
  readonly passing: boolean;
  readonly members: readonly Piece[];
  readonly leader: Piece | null;
};

/** The actor of a party's wall, `null` for none, and that of its number, which two or more have. */
export type Signs = { readonly wall: string | null; readonly badge: string };

export const wallActor = (seat: number, tile: number): string => `wall:${seat}:${tile}`;
/** The number of a seat's group on a place, or of the one on its way. */
export const badgeActor = (seat: number, place: number | string): string => `badge:${seat}:${place}`;

/** A pose at a foot, upright and whole, its depth that of the foot. */
export function standing(x: number, y: number, scale = 1, depth = y + x / 1000): Pose {
  return { x, y, lift: 0, scaleX: scale, scaleY: scale, angle: 0, alpha: 1, depth };
}

/** A group's number, at its right shoulder. `x`, `y`: the middle of the group's feet. */
export function badgePose(x: number, y: number, size: number, share = 1): Pose {
  const up = (size > 2 ? 1.02 : 0.9) * share;
  return standing(x + 0.34 * share, y - up, Math.max(share, 0.8), DEPTH.badge + y + x / 1000);
}

/**
 * Where all pieces stand, with the walls and numbers that `signsOf` gives their parties. `lone` says where lone pieces
 * of several players stand on one square.
 */
export function arrangePieces(
  pieces: readonly Piece[],
  signsOf: (party: Party) => Signs,
  lone?: LonePlaces,
): readonly Placement[] {
  const placements: Placement[] = [];
  const squares = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const { actor, frame, seat, spot, stand, slot } = piece;
    if (spot.kind === 'yard') {
      const { x, y } = yardStand(seat, stand);
      placements.push({ actor, frame, space: 'board', pose: standing(x, y + FOOT.yard) });
    } else if (spot.kind === 'home') {
      const { x, y } = roofSlot(seat, slot);
      placements.push({ actor, frame, space: 'board', pose: standing(x, y + FOOT.roof, ROOF_SCALE) });
    } else {
      const key = spot.kind === 'tile' ? `${spot.tile}` : `${spot.seat}/${spot.square}`;
      squares.set(key, [...(squares.get(key) ?? []), piece]);
    }
  }
  for (const there of squares.values()) placements.push(...arrangeSquare(partiesOf(there), signsOf, lone));
  return placements;
}

/** Those of one seat that stay stand together, those that pass too. */
function partiesOf(pieces: readonly Piece[]): readonly Party[] {
  const keyOf = ({ seat, passing }: Piece): string => `${seat} ${passing}`;
  return [...new Set(pieces.map(keyOf))].flatMap((key) => {
    const all = pieces.filter((piece) => keyOf(piece) === key);
    const [first] = all;
    if (!first) return [];
    const { seat, spot, passing } = first;
    const members = all.filter(({ leads }) => !leads);
    return [{ seat, spot, passing, members, leader: all.find(({ leads }) => leads) ?? null }];
  });
}

function arrangeSquare(
  parties: readonly Party[],
  signsOf: (party: Party) => Signs,
  lone: LonePlaces | undefined,
): readonly Placement[] {
  const clusters = parties.map(({ members, leader }) => ({ size: members.length, isLed: leader !== null }));
  const stacks = stacksOf(clusters, lone);
  return parties.flatMap((party, index) => {
    const stack = stacks[index];
    return stack ? arrangeParty(party, stack, signsOf(party)) : [];
  });
}

function arrangeParty(party: Party, stack: Stack, signs: Signs): readonly Placement[] {
  const { seat, spot, members, leader } = party;
  const { x, y: middle } = middleOf(spot);
  const y = middle + FOOT.tile - (signs.wall ? STEP_BACK : 0);
  const [middleX, middleY] = [x + stack.middle.x, y + stack.middle.y];
  const placements: Placement[] = [];
  const add = (actor: string, frame: string, pose: Pose) =>
    placements.push({ actor, frame, space: 'board', pose });
  if (leader) {
    add(leader.actor, leader.frame, standing(x + stack.leader.x, y + stack.leader.y, stack.scale));
  }
  for (const [index, { actor, frame }] of members.entries()) {
    const foot = stack.members[index];
    if (foot) add(actor, frame, standing(x + foot.x, y + foot.y, stack.scale));
  }
  if (signs.wall) {
    add(signs.wall, `wall-${seat}`, standing(middleX, middleY + WALL_FOOT * stack.share, stack.share));
  }
  const size = members.length;
  if (size > 1) add(signs.badge, `badge-${seat}-${size}`, badgePose(middleX, middleY, size, stack.share));
  return placements;
}
