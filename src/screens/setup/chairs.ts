import type { Seat } from '../../engine/core/game.ts';
import type { BotLevel, Player } from '../../table/types.ts';

/** The levels the set-up offers, from weak to strong. */
export const LEVELS = ['gentle', 'greedy', 'sharp'] as const satisfies readonly BotLevel[];

/** Who shall sit in a seat, and the level it takes when it becomes a bot. */
export type Chair = { readonly kind: Player['kind']; readonly level: BotLevel };

/** All four chairs, whatever the number of players: a chair left out keeps who sits in it. */
export type Chairs = readonly Chair[];

export type SeatsFor = (players: number) => readonly Seat[];

const BOT: Chair = { kind: 'bot', level: 'greedy' };

/** One person against three bots. */
export const FIRST_CHAIRS: Chairs = [{ ...BOT, kind: 'person' }, BOT, BOT, BOT];

/** Who sits in that chair. */
export const chairAt = (chairs: Chairs, seat: Seat): Chair => chairs[seat] ?? BOT;

/** The chairs in which `players` sat. */
export const chairsOf = (players: readonly Player[]): Chairs =>
  FIRST_CHAIRS.map((chair, seat) => {
    const player = players.find((one) => one.seat === seat);
    if (!player) return chair;
    return player.kind === 'bot'
      ? { kind: player.kind, level: player.level }
      : { ...chair, kind: player.kind };
  });

/** The chairs with one of them changed. */
export const withChair = (chairs: Chairs, seat: Seat, part: Partial<Chair>): Chairs =>
  chairs.map((chair, index) => (index === seat ? { ...chair, ...part } : chair));

/** Who plays in these seats. */
export const playersIn = (chairs: Chairs, seats: readonly Seat[]): readonly Player[] =>
  seats.map((seat) => {
    const { kind, level } = chairAt(chairs, seat);
    return kind === 'person' ? { seat, kind } : { seat, kind, level };
  });

/** How many people play in these seats. */
export const peopleIn = (chairs: Chairs, seats: readonly Seat[]): number =>
  seats.filter((seat) => chairAt(chairs, seat).kind === 'person').length;

/** The seed as it is handed over: without blanks at its ends; an empty one is left to the table. */
export const seedOf = (typed: string | null): string | null => typed?.trim() || null;
