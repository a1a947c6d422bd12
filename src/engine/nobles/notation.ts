import type { Json, JsonObject } from '../core/json.ts';
import { seatsOf } from '../ring/ring.ts';
import { parseOptions } from './options.ts';
import { placeCode, placeName, YARD } from './places.ts';
import { freshSeat } from './rules.ts';
import { pieceCodes, progression } from './score.ts';
import type { SeatState, State } from './types.ts';

/** A position as scenarios write it: what is not named is as at the start of a match. */
export type Position = JsonObject;

/**
 * A state from the words of a scenario. The seats in play are those of `players` and those the position names; the
 * seat to act is taken for the starter where none is named. Throws a `RangeError` that names what is wrong.
 */
export function parsePosition(settings: unknown, position: Position): State {
  const options = parseOptions(settings);
  const named = object(position.seats ?? {}, 'seats');
  const inPlay = new Set([...seatsOf(options.players), ...Object.keys(named).map(Number)]);
  const seats = [0, 1, 2, 3].map((seat) =>
    inPlay.has(seat) ? parseSeat(object(named[seat] ?? {}, `seat ${seat}`)) : null,
  );
  const turn = number(position.turn, Math.min(...inPlay), 'turn');
  const phase = position.phase ?? 'throw';
  if (phase !== 'throw' && phase !== 'spend' && phase !== 'over') {
    throw new RangeError(`nobles: phase is ${JSON.stringify(phase)}; it may be throw, spend or over`);
  }
  return {
    options,
    seats,
    phase,
    turn,
    starter: number(position.starter, turn, 'starter'),
    round: number(position.round, 1, 'round'),
    throws: number(position.throws, phase === 'throw' ? 0 : 1, 'throws'),
    dice: null,
  };
}

function parseSeat(given: JsonObject): SeatState {
  const guards = list(given.guards ?? ['yard', 'yard', 'yard', 'yard'], 'guards').map((place) =>
    code(place, 'guards'),
  );
  if (guards.length !== 4) throw new RangeError(`nobles: a seat has four Guards, not ${guards.length}`);
  return {
    guards,
    noble: code(given.noble ?? 'yard', 'noble'),
    rolls: list(given.rolls ?? [], 'rolls').map((roll) => number(roll, 0, 'rolls')),
    credits: number(given.credits, freshSeat.credits, 'credits'),
    combat: number(given.combat, 0, 'combat'),
    bonus: number(given.bonus, 0, 'bonus'),
  };
}

/** The whole position of a state, in the words of a scenario. */
export function describePosition(state: State): Position {
  const seats = state.seats.flatMap((side, seat): [string, JsonObject][] => {
    if (!side) return [];
    const { rolls, credits, combat, bonus } = side;
    const pieces = { guards: side.guards.map(placeName), noble: placeName(side.noble) };
    const earned = progression(state.options.mode, seat, pieceCodes(side));
    return [[String(seat), { ...pieces, rolls, credits, combat, bonus, progression: earned }]];
  });
  const { phase, turn, starter, round, throws } = state;
  return { phase, turn, starter, round, throws, seats: Object.fromEntries(seats) };
}

function code(place: Json | undefined, where: string): number {
  const found = placeCode(place);
  if (found === null) {
    throw new RangeError(
      `nobles: ${where}: ${JSON.stringify(place)} is no place; use "yard", 23, "23m", "path:2", "home"`,
    );
  }
  return found ?? YARD;
}

function number(given: Json | undefined, otherwise: number, where: string): number {
  if (given === undefined) return otherwise;
  if (typeof given === 'number' && Number.isInteger(given)) return given;
  throw new RangeError(`nobles: ${where} is ${JSON.stringify(given)}; it must be a whole number`);
}

function list(given: Json, where: string): readonly Json[] {
  if (Array.isArray(given)) return given;
  throw new RangeError(`nobles: ${where} is ${JSON.stringify(given)}; it must be a list`);
}

function object(given: Json | undefined, where: string): JsonObject {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as JsonObject;
  throw new RangeError(`nobles: ${where} is ${JSON.stringify(given)}; it must be an object`);
}
