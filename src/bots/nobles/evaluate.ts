import type { Seat } from '../../engine/core/game.ts';
import { HOUSE, pointsOf } from '../../engine/nobles/house.ts';
import { HOME, isHomeward, isMarked, isTile, progressOf, tileOf, YARD } from '../../engine/nobles/places.ts';
import { places, playing } from '../../engine/nobles/rules.ts';
import { total } from '../../engine/nobles/score.ts';
import type { SeatState, State } from '../../engine/nobles/types.ts';
import { survey, type Threat, threatOf } from './attack.ts';
import { oddsOf } from './odds.ts';

/** How much the bot thinks of things; found by letting bots with other numbers play against each other. */
export type Weights = {
  /** Share of a captor's gain and a rival's score that counts against the own. */
  readonly leader: number;
  readonly others: number;
  /** How surely rivals do what they can. */
  readonly fear: number;
  /** How surely a target is still there at the next own turn. */
  readonly hope: number;
  /** Share of its steps that a kept roll is worth, the highest first. */
  readonly kept: readonly number[];
  /** Steps that an exit credit is worth: one that a piece in the Yard waits for, and one more. */
  readonly credit: number;
  readonly spare: number;
  /** Steps that a Guard and the Noble are worth for having left the Yard. */
  readonly guardOut: number;
  readonly nobleOut: number;
  /** How much of the bonus for reaching Home is seen coming. */
  readonly nearing: number;
};

export const WEIGHTS: Weights = {
  leader: 0.5,
  others: 0.2,
  fear: 0.9,
  hope: 0.35,
  kept: [0.97, 0.97, 0.95, 0.9, 0.6, 0.3, 0.05, 0],
  credit: 3,
  spare: 1,
  guardOut: 4,
  nobleOut: 6,
  nearing: 0.8,
};

/** More than any match can bring: the end of a match is about winning alone. */
const VICTORY = 100_000;

/** What a position is worth to `seat`, in points: higher is better. Looks at what all can see and at nobody's turn in particular. */
export function evaluate(state: State, seat: Seat, weights: Weights = WEIGHTS): number {
  const own = state.seats[seat];
  if (!own) return 0;
  const rivals = playing(state).filter((other) => other !== seat);
  if (state.phase === 'over') return verdict(state, seat);
  const on = survey(state);
  const standing = rivals.map((rival) => worth(state, rival, weights));
  const best = Math.max(...standing);
  let value = worth(state, seat, weights);
  for (const [index, rival] of rivals.entries()) {
    const side = state.seats[rival];
    if (!side) continue;
    const share = standing[index] === best ? weights.leader : weights.others;
    value -= share * (standing[index] ?? 0);
    if (turnsLeft(state, rival) > 0) {
      const threat = threatOf(on, rival, side, oddsOf(side.rolls), seat);
      const { cost, pieces } = damage(state, threat, seat, own, weights);
      value -= weights.fear * (cost + share * bounty(state, side) * pieces);
    }
    if (turnsLeft(state, seat) > 0) {
      const threat = threatOf(on, seat, own, oddsOf(own.rolls), rival);
      const { cost, pieces } = damage(state, threat, rival, side, weights);
      value += weights.hope * (share * cost + bounty(state, own) * pieces);
    }
  }
  return value;
}

/** A finished match: won by so much, or lost by so much. */
function verdict(state: State, seat: Seat): number {
  const scores = playing(state).map((other) => {
    const side = state.seats[other];
    return { seat: other, score: side ? total(state.options.mode, other, side) : 0 };
  });
  const own = scores.find((entry) => entry.seat === seat)?.score ?? 0;
  const rest = Math.max(...scores.filter((entry) => entry.seat !== seat).map((entry) => entry.score));
  const place = places(state).findIndex((seats) => seats.includes(seat));
  return own - rest - VICTORY * place + (place === 0 ? VICTORY : 0);
}

/** Turns a seat still has; one that has been thrown in is not counted. */
function turnsLeft(state: State, seat: Seat): number {
  const rounds = HOUSE.rounds[state.options.length] - state.round;
  const isFresh = seat === state.turn && state.throws === 0;
  return rounds + (isFresh || orderOf(state, seat) > orderOf(state, state.turn) ? 1 : 0);
}

/** How many places after the seat that began a seat sits. */
const orderOf = (state: State, seat: Seat): number => (seat - state.starter + 4) % 4;

/** A seat's score with what it is likely to make of its pieces, rolls and credits; captures apart. */
function worth(state: State, seat: Seat, weights: Weights): number {
  const side = state.seats[seat];
  if (!side) return 0;
  const { mode } = state.options;
  const points = pointsOf(mode);
  const turns = turnsLeft(state, seat);
  let value = total(mode, seat, side);
  if (turns === 0) return value;
  const waiting = waitingOf(side);
  let steps =
    Math.min(side.credits, waiting) * weights.credit + Math.max(0, side.credits - waiting) * weights.spare;
  for (const code of side.guards) {
    if (code !== YARD) steps += weights.guardOut;
    value += nearing(seat, code) * points.home * weights.nearing;
  }
  if (side.noble !== YARD) steps += weights.nobleOut;
  value += nearing(seat, side.noble) * points.home * weights.nearing;
  // The highest first: whoever spends a roll must not find the others worth more for it.
  for (const [index, roll] of side.rolls.toSorted().reverse().entries()) {
    steps += roll * (weights.kept[index] ?? 0);
  }
  return value + steps * points.step;
}

function waitingOf(side: SeatState): number {
  let waiting = side.noble === YARD ? 1 : 0;
  for (const code of side.guards) if (code === YARD) waiting += 1;
  return waiting;
}

/** How near a piece is to the bonus of Home, 0 to 1, late more than early. */
function nearing(seat: Seat, code: number): number {
  if (code === HOME) return 0;
  const share = progressOf(seat, code) / 58;
  return share * share;
}

/** What a capturer earns for each piece. */
function bounty(state: State, side: SeatState): number {
  const { factor } = HOUSE;
  const { noble } = side;
  const times =
    noble === YARD
      ? factor.yard
      : isHomeward(noble)
        ? factor.homeward
        : isMarked(noble)
          ? factor.afterMidpoint
          : factor.beforeMidpoint;
  return pointsOf(state.options.mode).capture * times;
}

/** What a threat is likely to cost `victim`, in points, and how many pieces. */
function damage(state: State, threat: Threat, victim: Seat, side: SeatState, weights: Weights) {
  const points = pointsOf(state.options.mode);
  let cost = 0;
  let pieces = 0;
  let allCost = 0;
  let allPieces = 1;
  for (const code of side.guards) {
    if (!isTile(code)) continue;
    const stake =
      points.step * (progressOf(victim, code) + weights.guardOut) +
      nearing(victim, code) * points.home * weights.nearing;
    const chance = threat.guards[tileOf(code)] ?? 0;
    cost += chance * stake;
    pieces += chance;
    allCost += stake;
    allPieces += 1;
  }
  if (threat.noble === 0) return { cost, pieces };
  allCost +=
    points.step * (progressOf(victim, side.noble) + weights.nobleOut + stepsIn(side.rolls)) +
    nearing(victim, side.noble) * points.home * weights.nearing;
  // What falls with the Noble cannot fall by itself as well.
  const rest = 1 - threat.noble;
  return { cost: threat.noble * allCost + rest * cost, pieces: threat.noble * allPieces + rest * pieces };
}

function stepsIn(rolls: readonly number[]): number {
  let steps = 0;
  for (const roll of rolls) steps += roll;
  return steps;
}
