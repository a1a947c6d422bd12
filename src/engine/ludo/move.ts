import type { Seat } from '../core/game.ts';
import { BASE, HOME, isSquare, placeCode, placeName, safeSquares, startSquare } from './places.ts';
import type { Action, Earning, Event, Options, PawnRef, SeatState, State, Victim } from './types.ts';
import { destination, isFinished, isOpen, ownerOf, partnerOf, pathTo, pawnsOn } from './walk.ts';

/** What a release or a move makes of a position, before it is said who throws next. */
export type Played = {
  readonly seats: readonly (SeatState | null)[];
  readonly finished: readonly Seat[];
  readonly moved: PawnRef;
  readonly hasCaptured: boolean;
  readonly hasComeHome: boolean;
  readonly events: Event[];
};

/** Plays a legal release or move: the pawn stands at its end, what it captures is in the base. Clauses M, C, K. */
export function play(state: State, action: Exclude<Action, { type: 'throw' }>): Played {
  const seat = state.turn;
  const owner = ownerOf(state, seat);
  const own = state.seats[owner];
  const from = action.type === 'release' ? BASE : placeCode(action.from);
  const value = state.die;
  if (!own || from === null || value === null)
    throw new Error('ludo: play was given an action that is not legal');
  const to = from === BASE ? startSquare(owner) : (destination(state, owner, from, value) ?? HOME);
  const id = own.pawns.indexOf(from);
  const seats = state.seats.slice();
  seats[owner] = { pawns: own.pawns.with(id, to), captured: own.captured };
  const events: Event[] = [
    from === BASE
      ? { type: 'pawnReleased', seat, owner, id, to: placeName(to), value }
      : {
          type: 'pawnMoved',
          seat,
          owner,
          id,
          from: placeName(from),
          to: placeName(to),
          path: pathTo(owner, from, to),
          value,
        },
  ];
  const hasCaptured = isSquare(to) && captureOn(state, seats, seat, owner, id, to, events);
  if (state.options.blockades) tellBlockades(own, owner, from, to, events);
  const hasComeHome = to === HOME;
  const finished = hasComeHome ? comeHome(state, seats, seat, owner, id, events) : state.finished;
  return { seats, finished, moved: { seat: owner, id }, hasCaptured, hasComeHome, events };
}

/**
 * Sends every opposing pawn on a square back, unless the square is safe; an opposing blockade never stands where a
 * pawn may stop. Changes `seats` in place and adds the events. Clauses C1, C2, P2, P4, E2.
 */
function captureOn(
  state: State,
  seats: (SeatState | null)[],
  seat: Seat,
  owner: Seat,
  id: number,
  at: number,
  events: Event[],
): boolean {
  const { options } = state;
  const victims: Victim[] = [];
  for (let other = 0; other < seats.length; other += 1) {
    const side = seats[other];
    if (!side?.pawns.includes(at) || other === owner || other === partnerOf(options, owner)) continue;
    if (safeSquares(options).includes(at)) return false;
    for (const [victim, code] of side.pawns.entries()) {
      if (code === at) victims.push({ seat: other, id: victim, from: at });
    }
    seats[other] = { ...side, pawns: side.pawns.map((code) => (code === at ? BASE : code)) };
  }
  if (victims.length === 0) return false;
  events.push({ type: 'captured', seat, owner, id, at, victims });
  if (!isOpen(options, seats, seat)) {
    const partner = partnerOf(options, seat);
    events.push({
      type: 'columnOpened',
      seat,
      seats: partner === null ? [seat] : [seat, partner].sort((a, b) => a - b),
    });
  }
  const capturer = seats[seat];
  if (capturer && !capturer.captured) seats[seat] = { pawns: capturer.pawns, captured: true };
  return true;
}

/** `before` is the mover's side before the move. Clauses K1, K5. */
function tellBlockades(before: SeatState, owner: Seat, from: number, to: number, events: Event[]): void {
  if (isSquare(to) && pawnsOn(before, to) === 1) {
    events.push({ type: 'blockadeFormed', owner, at: to, size: 2 });
  }
  tellDissolved(before, owner, from, events);
}

/** Says that a blockade falls when one pawn leaves `from`. `before` is the side before that. Clause K5. */
export function tellDissolved(before: SeatState, owner: Seat, from: number, events: Event[]): void {
  if (isSquare(from) && pawnsOn(before, from) === 2) {
    events.push({ type: 'blockadeDissolved', owner, at: from, size: 2 });
  }
}

function comeHome(
  state: State,
  seats: readonly (SeatState | null)[],
  seat: Seat,
  owner: Seat,
  id: number,
  events: Event[],
): readonly Seat[] {
  const side = seats[owner];
  if (!side) return state.finished;
  events.push({ type: 'reachedHome', seat, owner, id, home: pawnsOn(side, HOME) });
  if (!isFinished(side)) return state.finished;
  const finished = [...state.finished, owner];
  const partner = partnerOf(state.options, owner);
  const isPartnerOut = partner !== null && !finished.includes(partner);
  events.push({
    type: 'seatFinished',
    seat: owner,
    rank: finished.length,
    partner: isPartnerOut ? partner : null,
  });
  return finished;
}

/** What earns another throw after a release or a move by a six or another value. Clause T3. */
export function earnings(options: Options, isSix: boolean, played: Played): Earning[] {
  const reasons: Earning[] = [];
  if (isSix) reasons.push('six');
  if (played.hasCaptured && options.captureBonus) reasons.push('capture');
  if (played.hasComeHome && options.homeBonus) reasons.push('home');
  return reasons;
}
