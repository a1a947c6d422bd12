import type { Seat, Step, Turn, Weighted } from '../core/game.ts';
import { entryTile } from '../ring/ring.ts';
import { captureOn } from './capture.ts';
import { HOUSE, pointsOf } from './house.ts';
import { playMove } from './move.ts';
import { HOME, placeName, YARD } from './places.ts';
import { pieceCodes, rank, total } from './score.ts';
import type { Action, Chance, Event, NoblesTypes, Options, PieceKind, SeatState, State } from './types.ts';

/** A seat before the match: everything in the Yard, two credits. Clauses P1, T7. */
export const freshSeat: SeatState = {
  guards: [YARD, YARD, YARD, YARD],
  noble: YARD,
  rolls: [],
  credits: HOUSE.startCredits,
  combat: 0,
  bonus: 0,
};

/** The position before the draw for the start. */
export function setup(options: Options, seats: readonly Seat[]): Step<NoblesTypes> {
  const first = seats[0] ?? 0;
  const sides = [0, 1, 2, 3].map((seat) => (seats.includes(seat) ? freshSeat : null));
  return {
    state: {
      options,
      seats: sides,
      phase: 'draw',
      turn: first,
      starter: first,
      round: 1,
      throws: 0,
      dice: null,
    },
    events: [],
  };
}

/** The seats that play, ascending. */
export const playing = (state: State): readonly Seat[] =>
  state.seats.flatMap((side, seat) => (side ? [seat] : []));

/** The seats from first to last. */
export function places(state: State): readonly (readonly Seat[])[] {
  const scores = state.seats.flatMap((side, seat): [Seat, number][] =>
    side ? [[seat, total(state.options.mode, seat, side)]] : [],
  );
  return rank(new Map(scores));
}

/** See `Game.turn`. */
export function turn(state: State): Turn {
  if (state.phase === 'over') return { kind: 'over', places: places(state) };
  if (state.phase === 'draw') return { kind: 'chance', by: null };
  if (state.phase === 'dice') return { kind: 'chance', by: state.turn };
  return { kind: 'decide', seats: [state.turn] };
}

const throws: readonly Weighted<Chance>[] = [1, 2, 3, 4, 5, 6].flatMap((first) =>
  [1, 2, 3, 4, 5, 6].map((second): Weighted<Chance> => ({ outcome: { dice: [first, second] }, weight: 1 })),
);

/** The 36 throws of two dice, or the seats that may start. */
export function chances(state: State): readonly Weighted<Chance>[] {
  if (state.phase === 'dice') return throws;
  return state.phase === 'draw' ? playing(state).map((starter) => ({ outcome: { starter }, weight: 1 })) : [];
}

/** Plays an outcome of chance. Clauses T1, T5, T6. */
export function resolve(state: State, outcome: Chance): Step<NoblesTypes> {
  if ('starter' in outcome) {
    const seat = outcome.starter;
    return {
      state: { ...state, phase: 'throw', turn: seat, starter: seat },
      events: [{ type: 'starterDrawn', seat }],
    };
  }
  const { dice } = outcome;
  const seat = state.turn;
  const own = state.seats[seat] ?? freshSeat;
  const rolls = [...own.rolls, ...dice];
  const made = state.throws + 1;
  const again = dice[0] === dice[1] && made < HOUSE.maxThrows;
  const events: Event[] = [{ type: 'diceThrown', seat, dice, throw: made, again, rolls }];
  const count = dice.filter((face) => face === HOUSE.creditFace).length;
  const credits = own.credits + count;
  if (count > 0) events.push({ type: 'creditsEarned', seat, count, credits });
  const dropped = rolls.slice(0, Math.max(0, rolls.length - HOUSE.maxRolls));
  if (dropped.length > 0) events.push({ type: 'rollsDropped', seat, dropped });
  const seats = withSeat(state, seat, { ...own, rolls: rolls.slice(dropped.length), credits });
  return { state: { ...state, seats, phase: again ? 'throw' : 'spend', throws: made, dice }, events };
}

/** Plays a legal action. */
export function act(state: State, action: Action): Step<NoblesTypes> {
  switch (action.type) {
    case 'throw':
      return { state: { ...state, phase: 'dice' }, events: [{ type: 'diceTaken', seat: state.turn }] };
    case 'exit':
      return playExit(state, action.piece);
    case 'move':
      return finish(playMove(state, action));
    case 'end':
      return endTurn(state);
  }
}

/** One credit brings a piece to the entry tile; a Guard counts for convergence there. Clauses T4, C5. */
function playExit(state: State, piece: PieceKind): Step<NoblesTypes> {
  const seat = state.turn;
  const own = state.seats[seat] ?? freshSeat;
  const tile = entryTile(seat);
  const credits = own.credits - 1;
  const id = piece === 'noble' ? 0 : own.guards.indexOf(YARD);
  const seats = withSeat(
    state,
    seat,
    piece === 'noble'
      ? { ...own, credits, noble: tile }
      : { ...own, credits, guards: own.guards.with(id, tile) },
  );
  const events: Event[] = [{ type: 'pieceExited', seat, piece, id, to: placeName(tile), credits }];
  if (piece === 'guard') captureOn(seats, state.options.mode, seat, [id], tile, events);
  return { state: { ...state, seats }, events };
}

/** Ends the match when the mover's five pieces are Home. Clause S4. */
function finish(step: Step<NoblesTypes>): Step<NoblesTypes> {
  const { state, events } = step;
  const seat = state.turn;
  const own = state.seats[seat];
  if (!own || pieceCodes(own).some((code) => code !== HOME)) return step;
  const bonus = pointsOf(state.options.mode).finish;
  const seats = withSeat(state, seat, { ...own, bonus });
  const after: State = { ...state, seats, phase: 'over' };
  return {
    state: after,
    events: [...events, { type: 'gameEnded', reason: 'home', winner: seat, bonus, places: places(after) }],
  };
}

/** Passes the turn clockwise, or ends the match after the last round. Clauses T8, S4. */
function endTurn(state: State): Step<NoblesTypes> {
  const seat = state.turn;
  const order = playing(state);
  const next = order[(order.indexOf(seat) + 1) % order.length] ?? seat;
  const round = state.round + (next === state.starter ? 1 : 0);
  if (round > HOUSE.rounds[state.options.length]) {
    const after: State = { ...state, phase: 'over' };
    const ended: Event = {
      type: 'gameEnded',
      reason: 'rounds',
      winner: null,
      bonus: 0,
      places: places(after),
    };
    return { state: after, events: [{ type: 'turnEnded', seat, next: seat, round: state.round }, ended] };
  }
  return {
    state: { ...state, phase: 'throw', turn: next, round, throws: 0, dice: null },
    events: [{ type: 'turnEnded', seat, next, round }],
  };
}

const withSeat = (state: State, seat: Seat, side: SeatState): (SeatState | null)[] =>
  state.seats.map((other, at) => (at === seat ? side : other));
