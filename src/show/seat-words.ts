import type { Seat } from '../engine/core/game.ts';
import type { Phrase } from '../i18n/index.ts';

const SEATS = [0, 1, 2, 3] as const;
const known = (seat: Seat): (typeof SEATS)[number] => SEATS.find((one) => one === seat) ?? 0;

/** A seat's name: "Sun"; "You" for the one person at this screen. */
export function nameOf(seat: Seat, you: Seat | null): Phrase {
  return seat === you ? { key: 'seat.you' } : { key: `seat.${known(seat)}` };
}

/** Whose something is: "Sun's". There is no "your" here: then the sentence is another one. */
export function ownerOf(seat: Seat): Phrase {
  return { key: `seat.${known(seat)}.of` };
}

/** A seat's name as the subject that a sentence begins with. */
export function subjectOf(seat: Seat): Phrase {
  return { key: `seat.${known(seat)}.subject` };
}

/** Who begins, by the draw. */
export const starterWords = (seat: Seat, you: Seat | null): Phrase =>
  seat === you ? { key: 'log.starter.you' } : { key: 'log.starter.seat', facts: { name: subjectOf(seat) } };

/** Whose turn it is now, and in which round. */
export function turnWords(seat: Seat, round: number, you: Seat | null): Phrase {
  return seat === you
    ? { key: 'live.turn.you', facts: { round } }
    : { key: 'live.turn.seat', facts: { round, owner: ownerOf(seat) } };
}
