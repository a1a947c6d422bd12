import type { Seat } from '../../engine/core/game.ts';
import type { Difficulty, Kind } from '../../engine/territories/challenge-types.ts';
import type { Card, Place } from '../../engine/territories/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { nameOf, ownerOf } from '../seat-words.ts';
import { lookOf } from './look.ts';

/** The name of a territory or base. */
export const placeName = (place: Place): Phrase => ({ key: `territories.place.${place}` });

/** The name of a kind of challenge. */
export const kindName = (kind: Kind): Phrase => ({ key: `territories.kind.${kind}` });

export const difficultyName = (difficulty: Difficulty): Phrase => ({
  key: `territories.difficulty.${difficulty}`,
});

export const cardName = (card: Card): Phrase => ({ key: `territories.card.${card}` });

/** What a card is for, in a sentence. */
export const cardNote = (card: Card): Phrase => ({ key: `territories.card.${card}.note` });

/** A team's name: "Moon"; "You" for the one person at this screen. */
export const teamName = (team: Seat, you: Seat | null): Phrase =>
  nameOf(lookOf(team), you === null ? null : lookOf(you));

/** Whose something is: "Moon's". */
export const ownerName = (team: Seat): Phrase => ownerOf(lookOf(team));

/** A probability in whole percent; 0 and 100 are kept for what is certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
