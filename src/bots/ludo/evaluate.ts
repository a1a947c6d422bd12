import type { Seat } from '../../engine/core/game.ts';
import { BASE, HOME, isSquare, safeSquares, stepsHome } from '../../engine/ludo/places.ts';
import { places, playing } from '../../engine/ludo/rules.ts';
import type { SeatState, State } from '../../engine/ludo/types.ts';
import { isOpen, partnerOf } from '../../engine/ludo/walk.ts';
import { oddsOfHit, oddsOfRelease, throwsOf, wayTo } from './odds.ts';

/** How much the bot thinks of things, in steps; found by letting bots with other numbers play against each other. */
export type Weights = {
  /** What a pawn is worth for having left the base. */
  readonly out: number;
  /** What it is worth to have a pawn in the base that the next throw may bring out, times the odds. */
  readonly release: number;
  /** What a pawn is worth for being home, and for standing in the column. */
  readonly home: number;
  readonly column: number;
  /** How surely rivals hit what they can of the own pawns, and the own pawns hit what they can of theirs. */
  readonly fear: number;
  readonly hope: number;
  /** What a safe square is worth to who stands there. */
  readonly safe: number;
  /** What holding a blockade is worth, and for each opposing pawn that waits within a throw behind it. */
  readonly wall: number;
  readonly stopped: number;
  /** What the right to turn into the column is worth. */
  readonly open: number;
  /** Share of the best rival's and of each other's standing that counts against the own. */
  readonly leader: number;
  readonly others: number;
};

export const WEIGHTS: Weights = {
  out: 8,
  release: 6,
  home: 10,
  column: 6,
  fear: 0.9,
  hope: 0.4,
  safe: 1.5,
  wall: 1.5,
  stopped: 2.5,
  open: 25,
  leader: 0.5,
  others: 0.25,
};

/** Steps from the base home, the one out of the base included. */
const WAY = 57;

/** More than any position is worth: the end of a match is about winning alone. */
const VICTORY = 10_000;

/** What a position is worth to `seat`, in steps: higher is better. Looks at what all can see and at nobody's turn in particular. */
export function evaluate(state: State, seat: Seat, weights: Weights = WEIGHTS): number {
  const { options } = state;
  if (state.phase === 'over') {
    const ranking = places(state);
    return VICTORY * (ranking.length - 2 * ranking.findIndex((seats) => seats.includes(seat)));
  }
  const partner = partnerOf(options, seat);
  let own = 0;
  let best = 0;
  let rest = 0;
  for (const other of playing(state)) {
    const isOwn = other === seat || other === partner;
    const worth = standing(state, other, isOwn ? weights.fear : weights.hope, weights);
    if (isOwn) own += worth;
    else {
      rest += worth;
      best = Math.max(best, worth);
    }
  }
  return own - weights.others * rest - (weights.leader - weights.others) * best;
}

/** What a seat has: its way, its safety, its blockades, and what it may lose; `risk` says how surely it does. */
function standing(state: State, seat: Seat, risk: number, weights: Weights): number {
  const side = state.seats[seat];
  if (!side) return 0;
  const rivals = playing(state).filter(
    (other) => other !== seat && other !== partnerOf(state.options, seat) && !state.finished.includes(other),
  );
  let value = isOpen(state.options, state.seats, seat) ? weights.open : 0;
  if (side.pawns.includes(BASE)) value += weights.release * oddsOfRelease(state, seat);
  for (const code of side.pawns) value += worthOf(seat, code, weights);
  for (const code of new Set(side.pawns)) {
    if (isSquare(code)) value += onTrack(state, seat, side, code, rivals, risk, weights);
  }
  return value;
}

/** What a pawn has come to, apart from who stands near. */
function worthOf(seat: Seat, code: number, weights: Weights): number {
  if (code === BASE) return 0;
  const way = WAY - stepsHome(seat, code) + weights.out;
  if (code === HOME) return way + weights.home;
  return isSquare(code) ? way : way + weights.column;
}

/** What a square that a seat holds adds to its pawns there or takes from them. */
function onTrack(
  state: State,
  seat: Seat,
  side: SeatState,
  code: number,
  rivals: readonly Seat[],
  risk: number,
  weights: Weights,
): number {
  const pawns = side.pawns.filter((other) => other === code).length;
  const isWall = state.options.blockades && pawns > 1;
  const stake = pawns * worthOf(seat, code, weights);
  const isSafe = safeSquares(state.options).includes(code);
  let value = isSafe ? weights.safe : 0;
  if (isWall) value += weights.wall;
  let kept = 1;
  for (const rival of rivals) {
    if (isWall) value += weights.stopped * behind(state, rival, code);
    else if (!isSafe) kept *= 1 - oddsOfHit(state, rival, code);
  }
  return value - risk * (1 - kept) * stake;
}

/** How many pawns of a rival stand so near behind a blockade that the next throws run into it, the odds of each. */
function behind(state: State, rival: Seat, square: number): number {
  let found = 0;
  for (const code of state.seats[rival]?.pawns ?? []) {
    if (!isSquare(code)) continue;
    const away = wayTo(state, rival, code, square);
    for (const { value, chance } of throwsOf(state)) if (value >= away) found += chance;
  }
  return found;
}
