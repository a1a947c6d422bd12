import type { Json, JsonObject } from '../core/json.ts';
import { seatsOf } from '../ring/ring.ts';
import { parseOptions } from './options.ts';
import { BASE, placeCode, placeName } from './places.ts';
import { freshSeat } from './rules.ts';
import type { Options, PawnRef, SeatState, State } from './types.ts';
import { isFinished, isSix, ownerOf } from './walk.ts';

/** A position as scenarios write it: what is not named is as at the start of a match. */
export type Position = JsonObject;

/**
 * A state from the words of a scenario. The seats in play are those of `players` and those the position names; the
 * seat to act is taken for the starter where none is named, the seats with all pawns home for finished in that order.
 * In the phase `move` the value `die` counts as thrown. Throws a `RangeError` that names what is wrong.
 */
export function parsePosition(settings: unknown, position: Position): State {
  const options = parseOptions(settings);
  const named = object(position.seats ?? {}, 'seats');
  const captured = list(position.captured ?? [], 'captured');
  const inPlay = new Set([...seatsOf(options.players), ...Object.keys(named).map(Number)]);
  const seats = [0, 1, 2, 3].map((seat) =>
    inPlay.has(seat)
      ? parseSeat(options, object(named[seat] ?? {}, `seat ${seat}`), captured.includes(seat))
      : null,
  );
  const turn = number(position.turn, Math.min(...inPlay), 'turn');
  if (!inPlay.has(turn)) throw new RangeError(`ludo: turn is ${turn}, a seat that does not play`);
  const phase = position.phase ?? 'throw';
  if (phase !== 'throw' && phase !== 'move' && phase !== 'over') {
    throw new RangeError(`ludo: phase is ${JSON.stringify(phase)}; it may be throw, move or over`);
  }
  const die = phase === 'move' ? number(position.die, null, 'die') : null;
  const state: State = {
    options,
    seats,
    phase,
    turn,
    starter: number(position.starter, turn, 'starter'),
    round: number(position.round, 1, 'round'),
    throws: number(position.throws, phase === 'throw' ? 0 : 1, 'throws'),
    die,
    sixes: number(position.sixes, die !== null && isSix(options, die) ? 1 : 0, 'sixes'),
    lastMoved: null,
    finished: list(position.finished ?? finishedIn(seats), 'finished').map((seat) =>
      number(seat, null, 'finished'),
    ),
  };
  return { ...state, lastMoved: parseLastMoved(state, position.lastMoved ?? null) };
}

function parseSeat(options: Options, given: JsonObject, captured: boolean): SeatState {
  const fresh = freshSeat(options);
  const pawns = list(given.pawns ?? fresh.pawns.map(placeName), 'pawns').map((place) => code(place, 'pawns'));
  if (pawns.length !== options.pawns) {
    throw new RangeError(`ludo: a seat has ${options.pawns} pawns, not ${pawns.length}`);
  }
  return { pawns, captured };
}

const finishedIn = (seats: State['seats']): number[] =>
  seats.flatMap((side, seat) => (side && isFinished(side) ? [seat] : []));

/** `lastMoved` names the place where the pawn moved last stands, a pawn of the seat to act or of its partner's it moves. */
function parseLastMoved(state: State, place: Json): PawnRef | null {
  if (place === null) return null;
  const wanted = code(place, 'lastMoved');
  for (const seat of [ownerOf(state, state.turn), state.turn]) {
    const id = state.seats[seat]?.pawns.indexOf(wanted) ?? -1;
    if (id >= 0) return { seat, id };
  }
  throw new RangeError(`ludo: lastMoved is ${JSON.stringify(place)}; seat ${state.turn} has no pawn there`);
}

/** The whole position of a state, in the words of a scenario. */
export function describePosition(state: State): Position {
  const { phase, turn, starter, round, throws, die, sixes, lastMoved, finished } = state;
  const sides = state.seats.flatMap((side, seat) => (side ? [{ seat, side }] : []));
  return {
    phase,
    turn,
    starter,
    round,
    throws,
    ...(phase === 'move' ? { die } : {}),
    sixes,
    lastMoved: lastMoved && placeName(state.seats[lastMoved.seat]?.pawns[lastMoved.id] ?? BASE),
    captured: sides.filter(({ side }) => side.captured).map(({ seat }) => seat),
    finished,
    seats: Object.fromEntries(
      sides.map(({ seat, side }) => [String(seat), { pawns: side.pawns.map(placeName) }]),
    ),
  };
}

function code(place: Json | undefined, where: string): number {
  const found = placeCode(place);
  if (found === null) {
    throw new RangeError(
      `ludo: ${where}: ${JSON.stringify(place)} is no place; use "base", 23, "column:2", "home"`,
    );
  }
  return found;
}

function number(given: Json | undefined, otherwise: number | null, where: string): number {
  if (given === undefined && otherwise !== null) return otherwise;
  if (typeof given === 'number' && Number.isInteger(given)) return given;
  throw new RangeError(`ludo: ${where} is ${JSON.stringify(given)}; it must be a whole number`);
}

function list(given: Json, where: string): readonly Json[] {
  if (Array.isArray(given)) return given;
  throw new RangeError(`ludo: ${where} is ${JSON.stringify(given)}; it must be a list`);
}

function object(given: Json | undefined, where: string): JsonObject {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as JsonObject;
  throw new RangeError(`ludo: ${where} is ${JSON.stringify(given)}; it must be an object`);
}
