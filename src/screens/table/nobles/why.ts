import type { Seat } from '../../../engine/core/game.ts';
import {
  type Action,
  DIRECTIONS,
  type Move,
  type PieceKind,
  type Place,
  type Refusal,
  type View,
} from '../../../engine/nobles/types.ts';
import type { Hit } from '../../../show/cross.ts';
import { refusalWords } from '../../../show/nobles/choice-words.ts';
import type { Source } from '../../../show/nobles/choices.ts';
import { tileAt } from '../../../show/nobles/spot.ts';
import { ownerOf } from '../../../show/seat-words.ts';
import type { Reason } from '../types.ts';
import type { NoblesProps } from './types.ts';

type Ask = (action: Action) => Refusal | null;

const RING = 52;

/** What was tapped; in a Yard also whether it was the Noble's stand. */
export type Tap = { readonly hit: Hit; readonly noble: boolean };

/** Why it cannot be: the rules refuse it, a wall would stop it on the way, or it is another seat's. */
export type Why =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'wall'; readonly by: Seat; readonly size: number; readonly tile: number }
  | { readonly kind: 'foreign'; readonly owner: Seat };

type Ports = Pick<NoblesProps, 'view' | 'refusalOf' | 'outcome'>;

/** Why what was tapped cannot be chosen, `count` of `source` being chosen or nothing (`null`). */
export function whyNot(ports: Ports, seat: Seat, tap: Tap, source: Source | null, count: number): Why {
  const { view, refusalOf: ask } = ports;
  const general = ask({ type: 'end' });
  if (general) return { kind: 'refused', refusal: general };
  const piece = pieceAt(view, seat, tap);
  const owner = source || piece ? undefined : view.seats.find((side) => pieceAt(view, side.seat, tap))?.seat;
  if (owner !== undefined) return { kind: 'foreign', owner };
  const answer =
    source && !piece ? ofWay(ports, source, count, tap.hit) : piece ? ofPiece(view, seat, piece, ask) : null;
  return answer ?? { kind: 'refused', refusal: { code: source || piece ? 'action' : 'piece' } };
}

type Piece = { readonly piece: PieceKind; readonly from: Place };

/** The own piece on what was tapped; the Noble where both stand. */
function pieceAt(view: View, seat: Seat, { hit, noble }: Tap): Piece | null {
  const side = view.seats.find((each) => each.seat === seat);
  if (!side) return null;
  const isNoble = isThere(side.noble, hit, seat) && (hit.kind !== 'yard' || noble);
  if (isNoble) return { piece: 'noble', from: side.noble };
  const guard = side.guards.find((place) => isThere(place, hit, seat));
  return guard === undefined ? null : { piece: 'guard', from: guard };
}

function isThere(place: Place, hit: Hit, seat: Seat): boolean {
  if (hit.kind === 'tile') return tileAt(place) === hit.tile;
  return hit.seat === seat && place === (hit.kind === 'lane' ? `path:${hit.square}` : hit.kind);
}

const refused = (refusal: Refusal | null): Why | null => refusal && { kind: 'refused', refusal };

/** Why a piece cannot be chosen: what the shortest move that the rolls give meets, when none is legal. */
function ofPiece(view: View, seat: Seat, { piece, from }: Piece, ask: Ask): Why | null {
  if (from === 'yard') return refused(ask({ type: 'exit', piece }));
  const rolls = view.seats.find((each) => each.seat === seat)?.rolls ?? [];
  const sums = rolls.flatMap((roll, index) => rolls.slice(index + 1).map((other) => roll + other));
  const values = rolls.length > 0 ? [...rolls, ...sums].sort((a, b) => a - b) : [1];
  const moves = values.flatMap((value) =>
    DIRECTIONS.map((direction): Move => ({ type: 'move', piece, from, count: 1, value, direction })),
  );
  const answers = moves.flatMap((move) => ask(move) ?? []);
  return answers.length < moves.length ? null : refused(answers[0] ?? null);
}

/** Why the chosen ones do not come to a tile: what just so many steps meet, by the shorter way first. */
function ofWay({ refusalOf, outcome }: Ports, { piece, from }: Source, count: number, hit: Hit): Why | null {
  const start = tileAt(from);
  if (hit.kind !== 'tile' || start === null) return null;
  const clockwise = (hit.tile - start + RING) % RING;
  const ways = [
    { value: clockwise, direction: 'clockwise' },
    { value: RING - clockwise, direction: 'counterclockwise' },
  ] as const;
  const move = { type: 'move', piece, from, count, ...(clockwise * 2 <= RING ? ways[0] : ways[1]) } as const;
  const refusal = refusalOf(move);
  if (refusal) return refused(refusal);
  const wall = outcome(move).find((event) => event.type === 'blocked');
  return wall ? { kind: 'wall', by: wall.by, size: wall.size, tile: wall.at } : null;
}

/** The two sentences of a bubble; `seat` is who tried. */
export function whyWords(why: Why, seat: Seat): Reason {
  if (why.kind === 'refused') return refusalWords(why.refusal, seat);
  if (why.kind === 'foreign') {
    const facts = { owner: ownerOf(why.owner) };
    return { rule: { key: 'refusal.foreign.rule', facts }, facts: { key: 'refusal.piece.facts' } };
  }
  const facts = { count: why.size, tile: why.tile, owner: ownerOf(why.by) };
  return { rule: { key: 'refusal.wall.rule' }, facts: { key: 'refusal.wall.facts', facts } };
}
