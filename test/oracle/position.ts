/** A position of Nobles, with the defaults of a scenario that names only a part of it, and its scores. */

import { homeSquare, isPlace, type Place, progress, type Seat } from './board.ts';

export type Mode = 'journey' | 'combat';
export type Length = 'quick' | 'standard' | 'full';
export type Settings = { players: number; mode: Mode; length: Length };
export type Guards = [Place, Place, Place, Place];
export type Player = {
  guards: Guards;
  noble: Place;
  rolls: number[];
  credits: number;
  combat: number;
  bonus: number;
};
export type Position = {
  settings: Settings;
  turn: Seat;
  round: number;
  starter: Seat;
  phase: 'throw' | 'spend' | 'over';
  /** Throws made in this turn. */
  throws: number;
  seats: Record<Seat, Player>;
};

export const ROUNDS: Record<Length, number> = { quick: 20, standard: 40, full: 150 };
const STEP_POINTS: Record<Mode, number> = { journey: 3, combat: 1 };
const HOME_POINTS: Record<Mode, number> = { journey: 30, combat: 15 };

export const seatsOf = (position: Position): Seat[] =>
  Object.keys(position.seats)
    .map(Number)
    .sort((one, other) => one - other);

export function playerOf(position: Position, seat: Seat): Player {
  const player = position.seats[seat];
  if (player === undefined) throw new Error(`seat ${seat} does not play`);
  return player;
}

export const piecesOf = (player: Player): Place[] => [...player.guards, player.noble];

export function nextSeat(position: Position): Seat {
  const seats = seatsOf(position);
  return seats[(seats.indexOf(position.turn) + 1) % seats.length] ?? position.turn;
}

export type Score = { progression: number; combat: number; bonus: number; total: number };

export function score(position: Position, seat: Seat): Score {
  const { mode } = position.settings;
  const { combat, bonus, ...player } = playerOf(position, seat);
  let progression = 0;
  for (const place of [...player.guards, player.noble]) {
    progression += progress(seat, place) * STEP_POINTS[mode];
    if (place === 'home') progression += HOME_POINTS[mode];
  }
  return { progression, combat, bonus, total: progression + combat + bonus };
}

/** The seats from first to last; those with equal scores share a place. */
export function places(position: Position): Seat[][] {
  const totals = new Map<number, Seat[]>();
  for (const seat of seatsOf(position)) {
    const { total } = score(position, seat);
    totals.set(total, [...(totals.get(total) ?? []), seat]);
  }
  return [...totals.entries()].sort(([one], [other]) => other - one).map(([, seats]) => seats);
}

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;
const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

function parsePlace(value: unknown): Place {
  if (value === undefined) return 'yard';
  if (!isPlace(value)) throw new Error(`no such place: ${JSON.stringify(value)}`);
  return value;
}

function parsePlayer(value: unknown): Player {
  const player = fieldsOf(value);
  const [one, two, three, four] = Array.isArray(player.guards) ? player.guards.map(parsePlace) : [];
  return {
    guards: [one ?? 'yard', two ?? 'yard', three ?? 'yard', four ?? 'yard'],
    noble: parsePlace(player.noble),
    rolls: Array.isArray(player.rolls) ? player.rolls.map(Number) : [],
    credits: numberOr(player.credits, 2),
    combat: numberOr(player.combat, 0),
    bonus: numberOr(player.bonus, 0),
  };
}

const SEATS: Record<number, readonly Seat[]> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** The position of a scenario; what it does not name is as at the start of a game. */
export function parsePosition(scenario: { settings?: unknown; position?: unknown }): Position {
  const named = fieldsOf(scenario.settings);
  const position = fieldsOf(scenario.position);
  const players = numberOr(named.players, 4);
  const namedSeats = fieldsOf(position.seats);
  const inPlay = new Set([...(SEATS[players] ?? []), ...Object.keys(namedSeats).map(Number)]);
  const seats: Record<Seat, Player> = {};
  for (const seat of [...inPlay].sort((one, other) => one - other))
    seats[seat] = parsePlayer(namedSeats[seat]);
  const turn = numberOr(position.turn, 0);
  const phase = oneOf(position.phase, ['throw', 'spend', 'over'], 'throw');
  return {
    settings: {
      players,
      mode: oneOf(named.mode, ['journey', 'combat'], 'journey'),
      length: oneOf(named.length, ['quick', 'standard', 'full'], 'standard'),
    },
    turn,
    round: numberOr(position.round, 1),
    starter: numberOr(position.starter, turn),
    phase,
    throws: numberOr(position.throws, phase === 'throw' ? 0 : 1),
    seats,
  };
}

/** The factor of the capturing player's own Noble, by where it stands. */
export function nobleFactor(noble: Place): number {
  if (noble === 'yard') return 1;
  if (homeSquare(noble) > 0) return 2;
  return typeof noble === 'number' ? 3 : 4;
}
