import type { Seat, Step, Turn, Weighted } from '../core/game.ts';
import { HOUSE } from './house.ts';
import { canMove, forbidden } from './legal.ts';
import { earnings, play, tellDissolved } from './move.ts';
import { BASE, isSquare, placeName } from './places.ts';
import type {
  Action,
  Chance,
  Earning,
  Event,
  LudoTypes,
  Options,
  PawnRef,
  Phase,
  SeatState,
  State,
  TurnEnd,
} from './types.ts';
import { isSix, mouthsUp, ownerOf } from './walk.ts';

/** A seat before the match: all pawns in the base. Clause B5. */
export const freshSeat = (options: Options): SeatState => ({
  pawns: new Array<number>(options.pawns).fill(BASE),
  captured: false,
});

/** The position before the draw for the start. */
export function setup(options: Options, seats: readonly Seat[]): Step<LudoTypes> {
  const first = seats[0] ?? 0;
  return {
    state: {
      options,
      seats: [0, 1, 2, 3].map((seat) => (seats.includes(seat) ? freshSeat(options) : null)),
      phase: 'draw',
      turn: first,
      starter: first,
      round: 1,
      throws: 0,
      die: null,
      sixes: 0,
      lastMoved: null,
      finished: [],
    },
    events: [],
  };
}

/** A state in which something of a turn is different. Written out: a spread of so many fields takes most of a game's time. */
const onTurn = (
  { options, seats, turn, starter, round, finished }: State,
  phase: Phase,
  throws: number,
  die: number | null,
  sixes: number,
  lastMoved: PawnRef | null,
): State => ({ options, seats, phase, turn, starter, round, throws, die, sixes, lastMoved, finished });

const inPhase = (state: State, phase: Phase): State =>
  onTurn(state, phase, state.throws, state.die, state.sixes, state.lastMoved);

/** The seats that play, ascending. */
export const playing = (state: State): readonly Seat[] =>
  state.seats.flatMap((side, seat) => (side ? [seat] : []));

/** The seats from first to last; those that did not finish share the last place. Clauses W1 to W3. */
export function places(state: State): readonly (readonly Seat[])[] {
  const { options, finished } = state;
  const won = options.teams ? winningTeam(state) : null;
  if (won !== null) return [won, playing(state).filter((seat) => !won.includes(seat))];
  const others = playing(state).filter((seat) => !finished.includes(seat));
  const ranked = options.teams ? [] : finished.map((seat) => [seat]);
  return others.length > 0 && ranked.length > 0 ? [...ranked, others] : [playing(state)];
}

function winningTeam({ finished }: State): readonly Seat[] | null {
  for (const team of [
    [0, 2],
    [1, 3],
  ]) {
    if (team.every((seat) => finished.includes(seat))) return team;
  }
  return null;
}

const draw: Turn = { kind: 'chance', by: null };
const deciding: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'decide', seats: [seat] }));
const throwing: readonly Turn[] = [0, 1, 2, 3].map((by) => ({ kind: 'chance', by }));

/** See `Game.turn`. */
export function turn(state: State): Turn {
  if (state.phase === 'over') return { kind: 'over', places: places(state) };
  return (state.phase === 'draw' ? null : (state.phase === 'dice' ? throwing : deciding)[state.turn]) ?? draw;
}

const faces: readonly Weighted<Chance>[] = [1, 2, 3, 4, 5, 6].map((die) => ({ outcome: { die }, weight: 1 }));

/** By mouths up: of the 64 ways in which six cowries fall, 1, 6, 15, 20, 15, 6 and 1. Clause I1. */
const cowries: readonly Weighted<Chance>[] = [1, 6, 15, 20, 15, 6, 1].map((weight, mouths) => ({
  outcome: { die: HOUSE.cowries[mouths] ?? 0 },
  weight,
}));

/** The throws of the die or of the cowries, or the seats that may start. */
export function chances(state: State): readonly Weighted<Chance>[] {
  if (state.phase === 'dice') return state.options.pachisi ? cowries : faces;
  return state.phase === 'draw' ? playing(state).map((starter) => ({ outcome: { starter }, weight: 1 })) : [];
}

/** Plays an outcome of chance. A throw with which no pawn can move is lost at once. Clauses T1, T2, T4. */
export function resolve(state: State, outcome: Chance): Step<LudoTypes> {
  if ('starter' in outcome) {
    const seat = outcome.starter;
    return {
      state: { ...state, phase: 'throw', turn: seat, starter: seat },
      events: [{ type: 'starterDrawn', seat }],
    };
  }
  const { die } = outcome;
  const { options } = state;
  const seat = state.turn;
  const owner = ownerOf(state, seat);
  const six = isSix(options, die);
  const sixes = six ? state.sixes + 1 : 0;
  const throws = state.throws + 1;
  const mouths = options.pachisi ? mouthsUp(die) : null;
  const events: Event[] = [{ type: 'diceThrown', seat, owner, die, mouths, six, sixes, throw: throws }];
  if (sixes >= HOUSE.limit && options.sixes !== 'noLimit') return loseThird(state, owner, die, events);
  if (canMove(state, owner, die)) {
    return { state: onTurn(state, 'move', throws, die, sixes, state.lastMoved), events };
  }
  const reasons = forbidden(state, owner, die);
  events.push({ type: 'throwLost', seat, owner, die, reason: 'noMove', forbidden: reasons });
  if (!six) return endTurn(state, events, 'lost');
  return throwAgain(onTurn(state, 'move', throws, die, sixes, state.lastMoved), events, ['six']);
}

/** The third six is lost and ends the turn; it may also send the pawn moved last back. Clause T4. */
function loseThird(state: State, owner: Seat, die: number, events: Event[]): Step<LudoTypes> {
  events.push({ type: 'throwLost', seat: state.turn, owner, die, reason: 'thirdSix', forbidden: [] });
  const pawn = state.lastMoved;
  const side = pawn && state.seats[pawn.seat];
  const code = side?.pawns[pawn?.id ?? 0] ?? BASE;
  if (state.options.sixes !== 'thirdToBase' || !pawn || !side || !isSquare(code)) {
    return endTurn(state, events, 'thirdSix');
  }
  events.push({
    type: 'pawnReturned',
    seat: state.turn,
    owner: pawn.seat,
    id: pawn.id,
    from: placeName(code),
  });
  if (state.options.blockades) tellDissolved(side, pawn.seat, code, events);
  const seats = state.seats.with(pawn.seat, { ...side, pawns: side.pawns.with(pawn.id, BASE) });
  return endTurn({ ...state, seats }, events, 'thirdSix');
}

/** Plays a legal action. */
export function act(state: State, action: Action): Step<LudoTypes> {
  if (action.type === 'throw') {
    return { state: inPhase(state, 'dice'), events: [{ type: 'diceTaken', seat: state.turn }] };
  }
  const played = play(state, action);
  const { seats, finished, moved: lastMoved, events } = played;
  const { options, phase, turn, starter, round, throws, die, sixes } = state;
  const after = { options, seats, phase, turn, starter, round, throws, die, sixes, lastMoved, finished };
  if (played.hasComeHome) {
    const ended = endOf(after);
    if (ended) return { state: inPhase(after, 'over'), events: [...events, ended] };
    if (finished.includes(after.turn) && !after.options.teams) return endTurn(after, events, 'finished');
  }
  const reasons = earnings(options, isSix(options, die ?? 0), played);
  return reasons.length > 0 ? throwAgain(after, events, reasons) : endTurn(after, events, 'moved');
}

/** Says that the match is over, if it is. Clauses W1 to W3. */
function endOf(state: State): Event | null {
  const reason = reasonToEnd(state);
  if (!reason) return null;
  const ranking = places(state);
  return { type: 'gameEnded', reason, winners: ranking[0] ?? [], places: ranking };
}

function reasonToEnd(state: State): 'first' | 'lastLeft' | 'team' | null {
  const { options, finished } = state;
  if (finished.length === 0) return null;
  if (options.teams) return winningTeam(state) ? 'team' : null;
  if (options.places === 'first') return 'first';
  return finished.length >= playing(state).length - 1 ? 'lastLeft' : null;
}

/** Gives the seat its one further throw. Clause T3. */
function throwAgain(state: State, events: Event[], reasons: readonly Earning[]): Step<LudoTypes> {
  const seat = state.turn;
  events.push({ type: 'throwEarned', seat, owner: ownerOf(state, seat), reasons });
  return { state: inPhase(state, 'throw'), events };
}

/** Passes the turn clockwise; without teams, those that have finished are skipped. Clauses T1, T5, W2. */
function endTurn(state: State, events: Event[], reason: TurnEnd): Step<LudoTypes> {
  const seat = state.turn;
  let next = seat;
  let { round } = state;
  do {
    next = (next + 1) % 4;
    if (next === state.starter) round += 1;
  } while (!state.seats[next] || (!state.options.teams && state.finished.includes(next)));
  events.push({ type: 'turnEnded', seat, next, owner: ownerOf(state, next), round, reason });
  const { options, seats, starter, finished } = state;
  return {
    state: {
      options,
      seats,
      phase: 'throw',
      turn: next,
      starter,
      round,
      throws: 0,
      die: null,
      sixes: 0,
      lastMoved: null,
      finished,
    },
    events,
  };
}
