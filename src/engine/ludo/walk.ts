import type { Seat } from '../core/game.ts';
import { RING } from '../ring/ring.ts';
import { HOUSE } from './house.ts';
import {
  BASE,
  FIRST_COLUMN,
  HOME,
  isSquare,
  placeName,
  squareAfter,
  startSquare,
  stepsBetween,
  stepsHome,
  turnOff,
} from './places.ts';
import type { Blockade, Options, Place, Refusal, SeatState, State } from './types.ts';

/** The values that bring a pawn out of the base. Clauses M1, I1. */
const releasing = (options: Options): readonly number[] =>
  options.pachisi ? HOUSE.graces : HOUSE.release[options.release];

/** Whether a value counts as a six: a 6 of the die, a grace of the cowries. Clause I1. */
export const isSix = (options: Options, value: number): boolean => {
  const sixes: readonly number[] = options.pachisi ? HOUSE.graces : HOUSE.sixes;
  return sixes.includes(value);
};

/** The seat across the table, in teams. Clause P1. */
export const partnerOf = (options: Options, seat: Seat): Seat | null =>
  options.teams ? (seat + 2) % 4 : null;

/** Whether a seat's pawns are all home. */
export function isFinished(side: SeatState): boolean {
  for (const code of side.pawns) if (code !== HOME) return false;
  return true;
}

/** Whose pawns a seat moves: its own, or its partner's when its own are all home. Clause P3. */
export function ownerOf(state: State, seat: Seat): Seat {
  const own = state.seats[seat];
  return state.options.teams && own && isFinished(own) ? (seat + 2) % 4 : seat;
}

/** Whether a seat's pawns turn into their home column. Clause E1. */
export function isOpen(options: Options, seats: State['seats'], seat: Seat): boolean {
  if (!options.captureToEnter || seats[seat]?.captured) return true;
  return options.teams && seats[(seat + 2) % 4]?.captured === true;
}

/** The opposing blockade that a pawn of `owner` meets first on the `steps` squares after `from`; `null` without one. Clause K2. */
function wallAhead(state: State, owner: Seat, from: number, steps: number): Blockade | null {
  let nearest = steps + 1;
  let wall: Blockade | null = null;
  for (let by = 0; by < 4; by += 1) {
    const side = state.seats[by];
    if (!side || by === owner || (state.options.teams && (by - owner) % 2 === 0)) continue;
    const { pawns } = side;
    for (let id = 1; id < pawns.length; id += 1) {
      const at = pawns[id] ?? BASE;
      if (!isSquare(at) || pawns.indexOf(at) === id) continue;
      const away = stepsBetween(from, at);
      if (away === 0 || away >= nearest) continue;
      nearest = away;
      wall = { at, by, size: pawnsOn(side, at) };
    }
  }
  return wall;
}

/** How many of a seat's pawns stand on a place. */
export function pawnsOn(side: SeatState, code: number): number {
  let found = 0;
  for (const other of side.pawns) if (other === code) found += 1;
  return found;
}

/** All blockades, by seat, then by the pawn's number. Clause K1. */
export function blockades(state: State): Blockade[] {
  if (!state.options.blockades) return [];
  return state.seats.flatMap((side, by) =>
    side
      ? [...new Set(side.pawns)]
          .map((at): Blockade => ({ at, by, size: pawnsOn(side, at) }))
          .filter(({ at, size }) => isSquare(at) && size > 1)
          .sort((one, other) => one.at - other.at)
      : [],
  );
}

/**
 * Where a pawn of `owner` outside the base arrives by `value`, own pawns and blockades apart; `null` when the value
 * is too long for home. Clauses M2, M5, I4, E1.
 */
export function destination(state: State, owner: Seat, code: number, value: number): number | null {
  if (isSquare(code)) {
    const track = stepsBetween(code, turnOff(owner));
    if (value <= track || !isOpen(state.options, state.seats, owner)) return squareAfter(code, value);
  }
  const left = stepsHome(owner, code);
  if (value < left) return HOME - (left - value);
  return value === left || (left === 1 && state.options.pachisi) ? HOME : null;
}

/** The places from after `code` to `to`, in order. `to` is what `destination` says. */
export function pathTo(owner: Seat, code: number, to: number): Place[] {
  const path: Place[] = [];
  const end = isSquare(to) ? to : turnOff(owner);
  for (let at = code; isSquare(at) && at !== end; path.push(at)) at = squareAfter(at, 1);
  for (let at = Math.max(code + 1, FIRST_COLUMN); at <= to; at += 1) path.push(placeName(at));
  return path;
}

/** Why a pawn of `owner` at `code` cannot move by `value`, the first reason that applies; `null` when it can. Clauses M, K. */
export function hindrance(state: State, owner: Seat, code: number, value: number): Refusal | null {
  const { options } = state;
  const own = state.seats[owner];
  if (!own || code === HOME) return { code: 'piece', from: placeName(code) };
  if (code === BASE) {
    const needs = releasing(options);
    if (!needs.includes(value)) return { code: 'die', value, needs };
    const start = startSquare(owner);
    if (isTaken(own, options, start)) return { code: 'own', at: start };
    return options.blockades ? refuse(wallAhead(state, owner, squareAfter(start, RING - 1), 1)) : null;
  }
  const to = destination(state, owner, code, value);
  if (to === null) return { code: 'exact', steps: stepsHome(owner, code), value };
  if (isSquare(to)) {
    if (isTaken(own, options, to)) return { code: 'own', at: to };
  } else {
    for (let at = Math.max(code + 1, FIRST_COLUMN); at <= to && at < HOME; at += 1) {
      if (own.pawns.includes(at)) return { code: 'own', at: placeName(at) };
    }
  }
  if (!options.blockades || !isSquare(code)) return null;
  return refuse(wallAhead(state, owner, code, isSquare(to) ? value : stepsBetween(code, turnOff(owner))));
}

/** Whether an own pawn keeps others off a square. Clauses M3, I2. */
const isTaken = (own: SeatState, options: Options, square: number): boolean =>
  !options.blockades && !options.pachisi && own.pawns.includes(square);

const refuse = (wall: Blockade | null): Refusal | null => wall && { code: 'blockade', ...wall };

/** How many of the six cowries lie mouth up when they give `value`; −1 for a value that they never give. Clause I1. */
export const mouthsUp = (value: number): number => (HOUSE.cowries as readonly number[]).indexOf(value);
