import type { Seat } from '../engine/core/game.ts';
import { t } from '../i18n/index.ts';
import type { BotLevel, Player } from '../table/types.ts';

const HOUSES = ['house.0', 'house.1', 'house.2', 'house.3'] as const;

/** A bot's level inside a sentence; one that the menu does not offer reads as the gentlest. */
const LEVELS = {
  random: 'setup.level.in.gentle',
  gentle: 'setup.level.in.gentle',
  greedy: 'setup.level.in.greedy',
  sharp: 'setup.level.in.sharp',
} as const satisfies { readonly [L in BotLevel]: string };

/** The house of a seat: "House Lily". */
export const houseName = (seat: Seat): string => t(HOUSES[seat] ?? HOUSES[0]);

/** What stands under a player's name: the house of a person, "Bot, steady" for a bot. */
export function playerKind(player: Player): string {
  return player.kind === 'person'
    ? houseName(player.seat)
    : t('seat.bot', { level: t(LEVELS[player.level]) });
}

/** The one person at a table of bots, `null` when there are several or none: the one who is called "you". */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const people = players.filter((player) => player.kind === 'person');
  return people.length === 1 ? (people[0]?.seat ?? null) : null;
}
