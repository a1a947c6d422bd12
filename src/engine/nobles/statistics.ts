import type { Seat } from '../core/game.ts';
import type { Event, SeatStatistics, Statistics } from './types.ts';

type Counting = { -readonly [Key in keyof SeatStatistics]: SeatStatistics[Key] };

/** Counts what the scoreboard shows. Events of seats that do not play are not expected. */
export function statistics(seats: readonly Seat[], events: Iterable<Event>): Statistics {
  const tally = new Map(seats.map((seat): [Seat, Counting] => [seat, nothing()]));
  const add = (seat: Seat, edit: (counting: Counting) => void): void => {
    const counting = tally.get(seat);
    if (counting) edit(counting);
  };
  let rounds = 1;
  for (const event of events) {
    if (event.type === 'turnEnded') rounds = event.round;
    else count(event, add);
  }
  return { seats: Object.fromEntries(tally), rounds };
}

function count(event: Event, add: (seat: Seat, edit: (counting: Counting) => void) => void): void {
  switch (event.type) {
    case 'diceThrown':
      add(event.seat, (own) => {
        own.dice = own.dice.map((times, face) => times + event.dice.filter((die) => die === face + 1).length);
      });
      break;
    case 'pieceMoved':
      if (event.count > 1) add(event.seat, (own) => (own.groupMoves += 1));
      break;
    case 'captured':
      add(event.seat, (own) => {
        own.captures += 1;
        own.captured += event.victims.length;
        own.noblesCaptured += event.victims.filter((victim) => victim.piece === 'noble').length;
      });
      for (const victim of event.victims) add(victim.seat, (other) => (other.suffered += 1));
      break;
    case 'blocked':
      if (event.by === event.seat) break;
      add(event.by, (other) => (other.blocks += 1));
      add(event.seat, (own) => {
        own.blocked += 1;
        own.penalties += event.penalty;
      });
  }
}

const nothing = (): Counting => ({
  captures: 0,
  captured: 0,
  suffered: 0,
  noblesCaptured: 0,
  blocks: 0,
  blocked: 0,
  penalties: 0,
  groupMoves: 0,
  dice: [0, 0, 0, 0, 0, 0],
});
