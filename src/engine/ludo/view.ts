import type { Seat } from '../core/game.ts';
import * as legal from './legal.ts';
import { BASE, HOME, placeCode, placeName } from './places.ts';
import { places, playing } from './rules.ts';
import type { Event, Forbidden, Place, SeatState, SeatView, State, View } from './types.ts';
import { blockades, isOpen, ownerOf, pawnsOn } from './walk.ts';

/** What anybody may see: in Ludo that is everything. */
export function view(state: State): View {
  const { options, phase, turn, starter, round, throws, die, sixes, lastMoved, finished } = state;
  return {
    options,
    seats: playing(state).flatMap((seat) => viewSeat(state, seat)),
    phase,
    turn,
    owner: ownerOf(state, turn),
    starter,
    round,
    throws,
    die,
    sixes,
    lastMoved,
    finished,
    blockades: blockades(state),
    places: phase === 'over' ? places(state) : [],
  };
}

function viewSeat(state: State, seat: Seat): SeatView[] {
  const side = state.seats[seat];
  if (!side) return [];
  return [
    {
      seat,
      pawns: side.pawns.map(placeName),
      captured: side.captured,
      isOpen: isOpen(state.options, state.seats, seat),
      home: pawnsOn(side, HOME),
    },
  ];
}

/** The state that a view shows: nothing is hidden, so it is exact. */
export function suppose(shown: View): State {
  const { options, phase, turn, starter, round, throws, die, sixes, lastMoved, finished } = shown;
  const seats = [0, 1, 2, 3].map((seat): SeatState | null => {
    const side = shown.seats.find((candidate) => candidate.seat === seat);
    return side ? { pawns: side.pawns.map(codeOf), captured: side.captured } : null;
  });
  return { options, seats, phase, turn, starter, round, throws, die, sixes, lastMoved, finished };
}

/** Which pawns of `view.owner` cannot move by the value thrown, and why; empty unless the phase is `move`. */
export const forbidden = (shown: View): readonly Forbidden[] =>
  shown.phase === 'move' ? legal.forbidden(suppose(shown), shown.owner, shown.die ?? 0) : [];

/** The view after an event. Everything it needs stands in the event. */
export const project = (shown: View, event: Event): View => view(apply(suppose(shown), event));

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'starterDrawn':
      return { ...state, phase: 'throw', turn: event.seat, starter: event.seat };
    case 'diceTaken':
      return { ...state, phase: 'dice' };
    case 'diceThrown':
      return { ...state, phase: 'move', throws: event.throw, die: event.die, sixes: event.sixes };
    case 'pawnReturned':
      return placed(state, event.owner, event.id, 'base');
    case 'pawnReleased':
    case 'pawnMoved': {
      const lastMoved = { seat: event.owner, id: event.id };
      return { ...placed(state, event.owner, event.id, event.to), lastMoved };
    }
    case 'captured': {
      const { seats } = event.victims.reduce((now, { seat, id }) => placed(now, seat, id, 'base'), state);
      return {
        ...state,
        seats: seats.map((side, seat) => (side && seat === event.seat ? { ...side, captured: true } : side)),
      };
    }
    case 'seatFinished':
      return { ...state, finished: [...state.finished, event.seat] };
    case 'throwEarned':
      return { ...state, phase: 'throw' };
    case 'turnEnded': {
      const { next, round } = event;
      const fresh = { throws: 0, die: null, sixes: 0, lastMoved: null };
      return { ...state, phase: 'throw', turn: next, round, ...fresh };
    }
    case 'gameEnded':
      return { ...state, phase: 'over' };
    case 'throwLost':
    case 'columnOpened':
    case 'blockadeFormed':
    case 'blockadeDissolved':
    case 'reachedHome':
      return state; // it follows from the throw or the move before it
  }
}

const codeOf = (place: Place): number => placeCode(place) ?? BASE;

const placed = (state: State, seat: Seat, id: number, to: Place): State => ({
  ...state,
  seats: state.seats.map((side, at) =>
    side && at === seat ? { ...side, pawns: side.pawns.with(id, codeOf(to)) } : side,
  ),
});
