import type { Seat } from '../../engine/core/game.ts';
import { type Key, t, tell } from '../../i18n/index.ts';
import { nameOf, ownerOf } from '../../show/seat-words.ts';
import type { Player } from '../../table/types.ts';

/** The one person at this screen, who is called "You"; `null` when several sit here, or none. */
export function aloneOf(players: readonly Player[]): Seat | null {
  const persons = players.filter(({ kind }) => kind === 'person');
  return persons.length === 1 ? (persons[0]?.seat ?? null) : null;
}

/** A seat's name on its panel. */
export const seatName = (seat: Seat, alone: Seat | null): string => tell(nameOf(seat, alone));

/** The panel's second line: the house of the one person, else who sits there. */
export function seatKind(player: Player, alone: Seat | null): string {
  if (player.kind === 'bot') {
    const level: Key = player.level === 'random' ? 'setup.level.in.gentle' : `setup.level.in.${player.level}`;
    return t('seat.bot', { level: t(level) });
  }
  const house = (['house.0', 'house.1', 'house.2', 'house.3'] as const)[player.seat];
  return player.seat === alone && house ? t(house) : t('seat.person');
}

/** Whose turn it is: "Your turn", "Sun's turn". */
export const turnName = (seat: Seat, alone: Seat | null): string =>
  seat === alone ? t('table.turn.you') : t('table.turn.seat', { owner: ownerOf(seat) });

/** Whose dice lie in the tray: "Your throw", "Sun's throw". */
export const throwName = (seat: Seat, alone: Seat | null): string =>
  seat === alone ? t('table.throw.title') : t('table.throw.seat', { owner: ownerOf(seat) });
