import type { Step } from '../core/game.ts';
import { captureOn } from './capture.ts';
import { pointsOf } from './house.ts';
import { cheapest, without } from './payment.ts';
import { HOME, isMarked, isTile, placeCode, placeName, tileOf } from './places.ts';
import type { Event, Move, NoblesTypes, Place, SeatState, State } from './types.ts';
import { moversAt, nextPlace, stepOf, type Wall, wallAt } from './walk.ts';

/** One name for a place that several pieces share; a tile without mark where their marks differ. */
function commonName(codes: readonly number[]): Place {
  const first = codes[0] ?? HOME;
  return placeName(codes.every((code) => code === first) ? first : tileOf(first));
}

/**
 * Plays a legal move: pays for it, walks tile by tile until it ends or a blockade stops it, captures on the way.
 * Clauses M, K, C. Does not end the match.
 */
export function playMove(state: State, move: Move): Step<NoblesTypes> {
  const seat = state.turn;
  const own = state.seats[seat];
  const movers = own && moversAt(own, move.piece, placeCode(move.from) ?? HOME, move.count);
  const spent =
    own && (move.rolls ? [...move.rolls].sort((a, b) => a - b) : cheapest(own.rolls, move.value, move.count));
  if (!own || !movers || !spent) throw new Error('nobles: playMove was given a move that is not legal');

  const seats = [...state.seats];
  const rolls = without(own.rolls, spent);
  seats[seat] = { ...own, rolls };
  const step = stepOf(move.direction);
  const path: Place[] = [];
  const captures: Event[] = [];
  const passing: number[] = []; // the movers that gain midpoint progress
  let midpoint = 0;
  let codes = movers.codes;
  let wall: Wall | null = null;
  while (path.length < move.value) {
    const next = codes.map((code) => nextPlace(seat, code, step) ?? HOME);
    const tile = isTile(next[0] ?? HOME) ? tileOf(next[0] ?? HOME) : 0;
    wall = tile > 0 ? wallAt(seats, seat, move.piece, move.count, tile) : null;
    if (wall) break;
    for (const [index, code] of next.entries()) {
      const id = movers.ids[index];
      if (id !== undefined && isMarked(code) && !isMarked(codes[index] ?? HOME)) {
        passing.push(id);
        midpoint = tile;
      }
    }
    codes = next;
    path.push(commonName(codes));
    if (move.piece === 'guard' && tile > 0)
      captureOn(seats, state.options.mode, seat, movers.ids, tile, captures);
  }

  // Until here the movers' own places did not matter: walls and captures look at everybody else's pieces.
  const { piece, ids } = movers;
  seats[seat] = place(seats[seat] ?? own, piece, ids, codes);
  const events: Event[] = [
    {
      type: 'pieceMoved',
      seat,
      piece,
      ids,
      from: move.from,
      to: commonName(codes),
      path,
      ends: codes.map(placeName),
      count: move.count,
      value: move.value,
      direction: move.direction,
      spent,
      rolls,
    },
  ];
  if (passing.length > 0) events.push({ type: 'midpointReached', seat, piece, ids: passing, at: midpoint });
  events.push(...captures);
  if (wall) {
    const lostSteps = (move.value - path.length) * move.count;
    const penalty = wall.by === seat ? 0 : lostSteps * pointsOf(state.options.mode).lostStep;
    const after = seats[seat] ?? own;
    const combat = after.combat - penalty;
    seats[seat] = { ...after, combat };
    events.push({ type: 'blocked', seat, piece, ids, ...wall, lostSteps, penalty, combat });
  }
  if (codes[0] === HOME) events.push({ type: 'reachedHome', seat, piece, ids });
  return { state: { ...state, seats }, events };
}

/** A seat with some of its pieces at new places. */
function place(
  side: SeatState,
  piece: Move['piece'],
  ids: readonly number[],
  codes: readonly number[],
): SeatState {
  if (piece === 'noble') return { ...side, noble: codes[0] ?? side.noble };
  const guards = [...side.guards];
  for (const [index, id] of ids.entries()) guards[id] = codes[index] ?? HOME;
  return { ...side, guards };
}
