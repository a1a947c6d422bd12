/** A position of Ludo, with the defaults of a scenario that names only a part of it. */

import { isFields } from '../position.ts';
import { isPlace, type Place, type SafeSquares, type Seat } from './board.ts';

export type Settings = {
  players: number;
  teams: boolean;
  blockades: boolean;
  pachisi: boolean;
  pawns: number;
  release: '6' | '1or6';
  sixes: 'noLimit' | 'thirdLost' | 'thirdToBase';
  safeSquares: SafeSquares;
  captureBonus: boolean;
  homeBonus: boolean;
  captureToEnter: boolean;
  places: 'first' | 'playOn';
};
export type Position = {
  settings: Settings;
  turn: Seat;
  round: number;
  /** Who began: a round ends where the turn comes to this seat again, or passes it by. */
  starter: Seat;
  phase: 'throw' | 'move' | 'over';
  /** What was thrown, while it waits to be played. */
  die: number | null;
  /** Throws made in this turn. */
  throws: number;
  /** Sixes thrown one after the other up to now in this turn, with the one that waits to be played. */
  sixes: number;
  /** Where the pawn that was moved last in this turn stands. */
  lastMoved: Place | null;
  /** The seats that have made a capture. */
  captured: Seat[];
  /** The seats whose pawns are all home, in the order in which they got there. */
  finished: Seat[];
  seats: Record<Seat, { pawns: Place[] }>;
};

export const seatsOf = (position: Position): Seat[] =>
  Object.keys(position.seats)
    .map(Number)
    .sort((one, other) => one - other);

export function pawnsOf(position: Position, seat: Seat): Place[] {
  const player = position.seats[seat];
  if (player === undefined) throw new Error(`seat ${seat} does not play`);
  return player.pawns;
}

export const pawnsOn = (position: Position, seat: Seat, place: Place): number =>
  pawnsOf(position, seat).filter((pawn) => pawn === place).length;

export const isFinished = (position: Position, seat: Seat): boolean =>
  pawnsOf(position, seat).every((pawn) => pawn === 'home');

/** The seat and, in teams, its partner. */
export const sideOf = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position).filter((other) => other === seat || (position.settings.teams && other % 2 === seat % 2));

export const opponentsOf = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position).filter((other) => !sideOf(position, seat).includes(other));

/** Whose pawns the seat to act moves: its own, or those of its partner when its own are all home. */
export const ownerOf = (position: Position): Seat =>
  sideOf(position, position.turn)
    .sort((seat) => (seat === position.turn ? -1 : 1))
    .find((seat) => !isFinished(position, seat)) ?? position.turn;

/** Whether a value is what the rules call a six: with cowries, a grace. */
export const isSix = (settings: Settings, value: number): boolean =>
  settings.pachisi ? [6, 10, 25].includes(value) : value === 6;

export const isReleasing = (settings: Settings, value: number): boolean =>
  isSix(settings, value) || (!settings.pachisi && settings.release === '1or6' && value === 1);

export const columnIsOpen = (position: Position, seat: Seat): boolean =>
  !position.settings.captureToEnter ||
  sideOf(position, seat).some((member) => position.captured.includes(member));

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** The value of a setting, or its default, the first of its values; throws for a value that it does not have. */
function choose<T>(named: Fields, setting: string, ...values: readonly [T, ...T[]]): T {
  const value = named[setting];
  const chosen = value === undefined ? values[0] : values.find((allowed) => allowed === value);
  if (chosen === undefined) throw new Error(`no such value of ${setting}: ${JSON.stringify(value)}`);
  return chosen;
}

/** All settings; throws for an unknown value and for a combination that contradicts itself. */
function parseSettings(named: Fields): Settings {
  const settings: Settings = {
    players: choose(named, 'players', 4, 3, 2),
    teams: choose(named, 'teams', false, true),
    blockades: choose(named, 'blockades', false, true),
    pachisi: choose(named, 'pachisi', false, true),
    pawns: choose(named, 'pawns', 4, 2),
    release: choose(named, 'release', '6', '1or6'),
    sixes: choose(named, 'sixes', 'noLimit', 'thirdLost', 'thirdToBase'),
    safeSquares: choose(named, 'safeSquares', 'none', 'starts', 'startsAndStars'),
    captureBonus: choose(named, 'captureBonus', false, true),
    homeBonus: choose(named, 'homeBonus', false, true),
    captureToEnter: choose(named, 'captureToEnter', false, true),
    places: choose(named, 'places', 'first', 'playOn'),
  };
  if (settings.teams && settings.players < 4) throw new Error('teams need four players');
  return settings;
}

function parsePlace(value: unknown): Place {
  if (!isPlace(value)) throw new Error(`no such place: ${JSON.stringify(value)}`);
  return value;
}

function parsePawns(player: unknown, count: number): Place[] {
  const { pawns } = fieldsOf(player);
  const named = Array.isArray(pawns) ? pawns.map(parsePlace) : [];
  return Array.from({ length: count }, (_, index) => named[index] ?? 'base');
}

const SEATS: Record<number, readonly Seat[]> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** The position of a scenario; what it does not name is as at the start of a game. */
export function parsePosition(scenario: { settings?: unknown; position?: unknown }): Position {
  const settings = parseSettings(fieldsOf(scenario.settings));
  const position = fieldsOf(scenario.position);
  const namedSeats = fieldsOf(position.seats);
  const seats: Position['seats'] = {};
  const inPlay = new Set([...(SEATS[settings.players] ?? []), ...Object.keys(namedSeats).map(Number)]);
  for (const seat of inPlay) {
    seats[seat] = { pawns: parsePawns(namedSeats[seat], settings.pawns) };
  }
  const isHome = (seat: Seat): boolean => seats[seat]?.pawns.every((pawn) => pawn === 'home') ?? false;
  const turn = numberOr(position.turn, 0);
  const phase = choose<Position['phase']>(position, 'phase', 'throw', 'move', 'over');
  const die = phase === 'move' ? numberOr(position.die, 0) : null;
  return {
    settings,
    turn,
    round: numberOr(position.round, 1),
    starter: numberOr(position.starter, turn),
    phase,
    die,
    throws: numberOr(position.throws, die === null ? 0 : 1),
    sixes: numberOr(position.sixes, die !== null && isSix(settings, die) ? 1 : 0),
    lastMoved: isPlace(position.lastMoved) ? position.lastMoved : null,
    captured: Array.isArray(position.captured) ? position.captured.map(Number) : [],
    finished: Array.isArray(position.finished) ? position.finished.map(Number) : [...inPlay].filter(isHome),
    seats,
  };
}
