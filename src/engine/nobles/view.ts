import type { Seat } from '../core/game.ts';
import { HOUSE } from './house.ts';
import { HOME, placeCode, placeName, YARD } from './places.ts';
import { places, playing } from './rules.ts';
import { progression } from './score.ts';
import type { Event, Mode, PieceKind, Place, SeatState, SeatView, State, View } from './types.ts';

/** The figures of a seat view that follow from the others. */
function derive(mode: Mode, given: Omit<SeatView, 'progression' | 'score' | 'home'>): SeatView {
  const codes = [...given.guards, given.noble].map((place) => placeCode(place) ?? YARD);
  const earned = progression(mode, given.seat, codes);
  const { seat, guards, noble, rolls, credits, combat, bonus } = given;
  return {
    seat,
    guards,
    noble,
    rolls,
    credits,
    progression: earned,
    combat,
    bonus,
    score: earned + combat + bonus,
    home: codes.filter((code) => code === HOME).length,
  };
}

/** What anybody may see: in Nobles that is everything. */
export function view(state: State): View {
  const { options, seats, phase, turn, starter, round, throws, dice } = state;
  return {
    options,
    seats: playing(state).flatMap((seat) => {
      const side = seats[seat];
      if (!side) return [];
      const { rolls, credits, combat, bonus } = side;
      const pieces = { guards: side.guards.map(placeName), noble: placeName(side.noble) };
      return [derive(options.mode, { seat, ...pieces, rolls, credits, combat, bonus })];
    }),
    phase,
    turn,
    starter,
    round,
    rounds: HOUSE.rounds[options.length],
    throws,
    dice,
    places: phase === 'over' ? places(state) : [],
  };
}

/** The state that a view shows: nothing is hidden, so it is exact. */
export function suppose(shown: View): State {
  const { options, phase, turn, starter, round, throws, dice } = shown;
  const seats = [0, 1, 2, 3].map((seat): SeatState | null => {
    const side = shown.seats.find((candidate) => candidate.seat === seat);
    if (!side) return null;
    const { rolls, credits, combat, bonus } = side;
    const guards = side.guards.map((place) => placeCode(place) ?? YARD);
    return { guards, noble: placeCode(side.noble) ?? YARD, rolls, credits, combat, bonus };
  });
  return { options, seats, phase, turn, starter, round, throws, dice };
}

/** The view after an event. Everything it needs stands in the event. */
export function project(shown: View, event: Event): View {
  switch (event.type) {
    case 'starterDrawn':
      return { ...shown, phase: 'throw', turn: event.seat, starter: event.seat };
    case 'diceTaken':
      return { ...shown, phase: 'dice' };
    case 'diceThrown': {
      const thrown = change(shown, event.seat, () => ({ rolls: event.rolls }));
      return { ...thrown, phase: event.again ? 'throw' : 'spend', throws: event.throw, dice: event.dice };
    }
    case 'creditsEarned':
      return change(shown, event.seat, () => ({ credits: event.credits }));
    case 'rollsDropped':
      return change(shown, event.seat, (side) => ({ rolls: side.rolls.slice(event.dropped.length) }));
    case 'pieceExited':
      return change(shown, event.seat, (side) => ({
        credits: event.credits,
        ...placed(side, event.piece, [event.id], [event.to]),
      }));
    case 'pieceMoved':
      return change(shown, event.seat, (side) => ({
        rolls: event.rolls,
        ...placed(side, event.piece, event.ids, event.ends),
      }));
    case 'captured':
      return event.victims.reduce(
        (now, victim) =>
          change(now, victim.seat, (side) => placed(side, victim.piece, [victim.id], ['yard'])),
        change(shown, event.seat, () => ({ combat: event.combat })),
      );
    case 'nobleCaptured':
      return change(shown, event.seat, () => ({ rolls: [], credits: event.credits }));
    case 'blocked':
      return change(shown, event.seat, () => ({ combat: event.combat }));
    case 'midpointReached':
    case 'reachedHome':
      return shown; // the move has already put the pieces there
    case 'turnEnded':
      return event.next === event.seat
        ? shown
        : { ...shown, phase: 'throw', turn: event.next, round: event.round, throws: 0, dice: null };
    case 'gameEnded': {
      const { winner, bonus } = event;
      const paid = winner === null ? shown : change(shown, winner, () => ({ bonus }));
      return { ...paid, phase: 'over', places: event.places };
    }
  }
}

type Changes = Partial<Pick<SeatView, 'guards' | 'noble' | 'rolls' | 'credits' | 'combat' | 'bonus'>>;

function change(shown: View, seat: Seat, edit: (side: SeatView) => Changes): View {
  const seats = shown.seats.map((side) =>
    side.seat === seat ? derive(shown.options.mode, { ...side, ...edit(side) }) : side,
  );
  return { ...shown, seats };
}

function placed(side: SeatView, piece: PieceKind, ids: readonly number[], ends: readonly Place[]): Changes {
  if (piece === 'noble') return { noble: ends[0] ?? side.noble };
  return {
    guards: side.guards.map((place, id) => (ids.includes(id) ? (ends[ids.indexOf(id)] ?? place) : place)),
  };
}
