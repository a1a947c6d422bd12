import type { Seat } from '../core/game.ts';
import { entryTile } from '../ring/ring.ts';
import { areIndices, payables, pays } from './payment.ts';
import {
  HOME,
  isHomeward,
  isMarked,
  isTile,
  otherMark,
  placeCode,
  placeName,
  tileOf,
  YARD,
} from './places.ts';
import {
  type Action,
  DIRECTIONS,
  type Direction,
  type Move,
  PIECES,
  type PieceKind,
  type Refusal,
  type SeatState,
  type State,
} from './types.ts';
import { longest, type Movers, moversAt, nextPlace, stepOf, together, type Wall, wallAt } from './walk.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOneOf = <Item>(list: readonly Item[], value: unknown): value is Item =>
  list.some((item) => item === value);

const KEYS: Readonly<Record<Action['type'], readonly string[]>> = {
  throw: ['type'],
  exit: ['type', 'piece'],
  move: ['type', 'piece', 'from', 'count', 'value', 'direction', 'rolls'],
  end: ['type'],
};

/** The action in a well-formed value; `null` for anything else. Whether it is legal is another question. */
function parseAction(given: unknown): Action | null {
  if (!isRecord(given) || typeof given.type !== 'string' || !Object.hasOwn(KEYS, given.type)) return null;
  const keys = KEYS[given.type as Action['type']];
  for (const key in given) if (!keys.includes(key)) return null;
  if (given.type === 'throw' || given.type === 'end') return { type: given.type };
  if (!isOneOf(PIECES, given.piece)) return null;
  if (given.type === 'exit') return { type: 'exit', piece: given.piece };
  const { from, count, value, direction, rolls } = given;
  if (placeCode(from) === null || !isOneOf(DIRECTIONS, direction)) return null;
  if (!isWhole(count) || !isWhole(value)) return null;
  if (rolls !== undefined && !(Array.isArray(rolls) && rolls.every((index) => Number.isInteger(index))))
    return null;
  return given as Move;
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

/** Why `action` is not legal for `seat`, by the first reason that applies; `null` when it is. */
export function refusal(state: State, seat: Seat, given: unknown): Refusal | null {
  if (state.phase === 'over') return { code: 'over' };
  if (seat !== state.turn || state.phase === 'draw') return { code: 'seat', turn: state.turn };
  const action = parseAction(given);
  if (!action) return { code: 'action' };
  if ((action.type === 'throw') !== (state.phase === 'throw') || state.phase === 'dice') {
    return { code: 'phase', phase: state.phase };
  }
  const own = state.seats[seat];
  if (!own || action.type === 'throw' || action.type === 'end') return null;
  return action.type === 'exit' ? refuseExit(own, action.piece) : refuseMove(state, own, action);
}

function refuseExit(own: SeatState, piece: PieceKind): Refusal | null {
  const waits = piece === 'noble' ? own.noble === YARD : own.guards.includes(YARD);
  if (!waits) return { code: 'piece' };
  return own.credits > 0 ? null : { code: 'credits' };
}

function refuseMove(state: State, own: SeatState, move: Move): Refusal | null {
  const movers = moversAt(own, move.piece, placeCode(move.from) ?? HOME, move.count);
  if (!movers) return { code: 'piece' };
  const { value, count } = move;
  const isPaid = move.rolls
    ? areIndices(move.rolls, own.rolls) && pays(own.rolls, move.rolls, value, count)
    : (payables(own.rolls)[value] ?? 0) >= count;
  if (!isPaid) return { code: 'rolls', value, count };
  const step = stepOf(move.direction);
  const steps = Math.min(...movers.codes.map((code) => longest(state.turn, code, step)));
  if (value > steps) return { code: 'exact', steps, value };
  if (value > together(state.turn, movers.codes, step)) return { code: 'path' };
  const wall = firstWall(state, movers, step);
  return wall ? { code: 'still', ...wall } : null;
}

/** What stops the very first step. */
function firstWall(state: State, movers: Movers, step: 1 | -1): Wall | null {
  const next = nextPlace(state.turn, movers.codes[0] ?? HOME, step) ?? HOME;
  return isTile(next) ? wallAt(state.seats, state.turn, movers.piece, movers.ids.length, tileOf(next)) : null;
}

/** The places from which pieces of a seat can move, with how many may go: each set of pieces once. */
function* sources(own: SeatState): Generator<{ piece: PieceKind; code: number; most: number }> {
  const { guards, noble } = own;
  for (let id = 0; id < guards.length; id += 1) {
    const code = guards[id] ?? HOME;
    if (code === YARD || code === HOME || guards.indexOf(code) < id) continue;
    const same = guards.filter((other) => other === code).length;
    const others = isTile(code) ? guards.filter((other) => other === otherMark(code)).length : 0;
    // The whole tile is one set of pieces: it is listed from its unmarked place.
    yield { piece: 'guard', code, most: others > 0 && isMarked(code) ? same + others - 1 : same + others };
  }
  if (noble !== YARD && noble !== HOME) yield { piece: 'noble', code: noble, most: 1 };
}

/** In the Home path and on the own entry tile with midpoint progress the direction does not matter. Clause M3. */
const directionsFrom = (seat: Seat, code: number): readonly Direction[] =>
  isHomeward(code) || code === otherMark(entryTile(seat)) ? ['clockwise'] : DIRECTIONS;

/** See `Game.actions`: moves are listed without `rolls`, and once where the direction does not matter. */
export function actions(state: State, seat: Seat): readonly Action[] {
  const own = state.seats[seat];
  if (seat !== state.turn || !own) return [];
  if (state.phase === 'throw') return [{ type: 'throw' }];
  if (state.phase !== 'spend') return [];
  const list: Action[] = [{ type: 'end' }];
  if (own.credits > 0) {
    for (const piece of PIECES) if (!refuseExit(own, piece)) list.push({ type: 'exit', piece });
  }
  if (own.rolls.length === 0) return list;
  const paid = payables(own.rolls);
  for (const source of sources(own)) {
    for (let count = 1; count <= source.most; count += 1) {
      for (const direction of directionsFrom(seat, source.code))
        addMoves(list, state, own, paid, source, count, direction);
    }
  }
  return list;
}

function addMoves(
  list: Action[],
  state: State,
  own: SeatState,
  paid: readonly number[],
  source: { piece: PieceKind; code: number },
  count: number,
  direction: Direction,
): void {
  const { piece, code } = source;
  const movers = moversAt(own, piece, code, count);
  const step = stepOf(direction);
  if (!movers || firstWall(state, movers, step)) return;
  let most = together(state.turn, movers.codes, step);
  for (const mover of movers.codes) most = Math.min(most, longest(state.turn, mover, step));
  const from = placeName(code);
  for (let value = 1; value < paid.length && value <= most; value += 1) {
    if ((paid[value] ?? 0) >= count) list.push({ type: 'move', piece, from, count, value, direction });
  }
}
