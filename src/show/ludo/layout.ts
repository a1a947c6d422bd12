import { startSquare } from '../../engine/ludo/places.ts';
import type { Options, PawnRef, Place, View } from '../../engine/ludo/types.ts';
import { mouthsUp } from '../../engine/ludo/walk.ts';
import { DEPTH, type Pose } from '../beat.ts';
import { type Point, tileCentre } from '../cross.ts';
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
import type { LonePlaces } from '../stack.ts';
import type { Placement } from '../stage.ts';
import { spotOf } from './spot.ts';

/** What is shown: a view, and in the middle of a move the pawn that has not joined those who stand where it is. */
export type Shown = View & { readonly passing?: PawnRef };

export const pawnActor = (seat: number, id: number): string => `pawn:${seat}:${id}`;
export const cowrieActor = (cowrie: number): string => `cowrie:${cowrie}`;
export const COWRIES = [0, 1, 2, 3, 4, 5] as const;

/** The picture of the board: stars are drawn as safe only where they are. Safe starts alone get `safe:` rings. */
export function boardOf({ pachisi, safeSquares }: Options): 'ludo' | 'ludo-stars' | 'ludo-pachisi' {
  if (pachisi) return 'ludo-pachisi';
  return safeSquares === 'startsAndStars' ? 'ludo-stars' : 'ludo';
}

/** Where pawns of two or three players that share a safe square have their feet. */
const SHARED: LonePlaces = {
  2: [
    { x: -0.2, y: 0.05 },
    { x: 0.22, y: 0.12 },
  ],
  3: [
    { x: -0.2, y: 0.05 },
    { x: 0.22, y: 0.12 },
    { x: 0, y: -0.14 },
  ],
};

/** Where the die lies in the tray, and where the cowries lie: with their middles on two bows, each turned its way. */
const DIE = { x: 0.5, y: 0.5, angle: -7 };
const SHELLS: readonly { readonly x: number; readonly y: number; readonly angle: number }[] = [
  { x: 0.17, y: 0.31, angle: -18 },
  { x: 0.54, y: 0.66, angle: -12 },
  { x: 0.7, y: 0.3, angle: -34 },
  { x: 0.26, y: 0.71, angle: 30 },
  { x: 0.42, y: 0.22, angle: 24 },
  { x: 0.78, y: 0.73, angle: 14 },
];
/** A cowrie beside the die, whose size the tray has as 1. */
const SHELL_SCALE = 0.54;

/**
 * Where everything of a view stands: pawns, walls, badges, and the die or six cowries, each once. A blockade has a wall
 * in front of it. Before a turn's first throw, and in the air, the die and the cowries have alpha 0.
 */
export function arrange(view: Shown): readonly Placement[] {
  const pieces = view.seats.flatMap(({ seat, pawns }) =>
    pawns.map((place, id) => pieceOn(view, seat, id, place)),
  );
  return [
    ...safeRings(view.options),
    ...arrangePieces(pieces, (party) => signsOf(party, view), SHARED),
    ...(view.options.pachisi ? arrangeCowries(view) : [arrangeDie(view)]),
  ];
}

const pieceOn = ({ passing }: Shown, seat: number, id: number, place: Place): Piece => ({
  actor: pawnActor(seat, id),
  frame: `pawn-${seat}`,
  seat,
  spot: spotOf(seat, place),
  stand: id,
  slot: id + 1,
  leads: false,
  passing: passing !== undefined && passing.seat === seat && passing.id === id,
});

function signsOf({ seat, spot, passing, members }: Party, { blockades }: View): Signs {
  const place = spot.kind === 'tile' ? spot.tile : spot.kind;
  const holds = members.length > 1 && blockades.some(({ at, by }) => at === place && by === seat);
  return {
    wall: holds && spot.kind === 'tile' ? wallActor(seat, spot.tile) : null,
    badge: badgeActor(seat, passing ? 'passing' : place),
  };
}

/** Where only the start squares are safe, no board's picture says so: then each has a ring. */
function safeRings({ pachisi, safeSquares }: Options): readonly Placement[] {
  if (pachisi || safeSquares !== 'starts') return [];
  return [0, 1, 2, 3].map((seat) => {
    const { x, y } = tileCentre(startSquare(seat));
    return {
      actor: `safe:${seat}`,
      frame: 'ring',
      space: 'board',
      pose: standing(x, y, SAFE_RING, DEPTH.mark - 1),
    };
  });
}

const SAFE_RING = 0.44;

const isLying = ({ die, phase }: View): boolean => die !== null && phase !== 'dice';

function arrangeDie(view: View): Placement {
  const alpha = isLying(view) ? 1 : 0;
  return {
    actor: dieActor(0),
    frame: `die-${view.die ?? 1}`,
    space: 'tray',
    pose: { ...lying(DIE, 1, 0), alpha },
  };
}

function arrangeCowries(view: View): readonly Placement[] {
  const alpha = isLying(view) ? 1 : 0;
  const up = cowriesUp(view);
  return COWRIES.map((cowrie) => ({
    actor: cowrieActor(cowrie),
    frame: up.includes(cowrie) ? 'cowrie-up' : 'cowrie-down',
    space: 'tray',
    pose: { ...lying(SHELLS[cowrie] ?? DIE, SHELL_SCALE, cowrie), alpha },
  }));
}

const lying = ({ x, y, angle }: Point & { readonly angle: number }, scale: number, depth: number): Pose => ({
  ...standing(x, y, scale, depth),
  angle,
});

/** Which cowries lie mouth up: as many as the throw says, others from throw to throw. */
export function cowriesUp({ die, round, throws }: Pick<View, 'die' | 'round' | 'throws'>): readonly number[] {
  const mouths = die === null ? 0 : mouthsUp(die);
  return COWRIES.filter((cowrie) => (cowrie + round + throws) % COWRIES.length < mouths);
}
