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
        own.throws = { ...own.throws, [event.die]: (own.throws[event.die] ?? 0) + 1 };
        if (event.six) own.sixes += 1;
      });
      break;
    case 'throwLost':
      add(event.seat, (own) => (own.throwsLost += 1));
      break;
    case 'pawnReturned':
      add(event.owner, (own) => (own.returned += 1));
      break;
    case 'pawnReleased':
      add(event.seat, (own) => (own.released += 1));
      break;
    case 'captured':
      add(event.seat, (own) => (own.captured += event.victims.length));
      for (const victim of event.victims) add(victim.seat, (other) => (other.suffered += 1));
      break;
    case 'blockadeFormed':
      add(event.owner, (own) => (own.blockades += 1));
      break;
    case 'reachedHome':
      add(event.owner, (own) => (own.home += 1));
      break;
    case 'seatFinished':
      add(event.seat, (own) => (own.rank = event.rank));
  }
}

const nothing = (): Counting => ({
  throws: {},
  sixes: 0,
  throwsLost: 0,
  released: 0,
  captured: 0,
  suffered: 0,
  returned: 0,
  blockades: 0,
  home: 0,
  rank: null,
});
