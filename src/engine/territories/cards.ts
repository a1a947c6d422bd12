import { HOUSE } from './house.ts';
import { CARDS, type Card, type Cards } from './types.ts';

export const NO_CARDS: Cards = { steal: 0, shield: 0, secondChance: 0 };

/** The whole deck. Clause D1. */
export const ALL_CARDS: Cards = HOUSE.deck;

export const plus = (cards: Cards, card: Card): Cards => ({ ...cards, [card]: cards[card] + 1 });
export const minus = (cards: Cards, card: Card): Cards => ({ ...cards, [card]: cards[card] - 1 });

export const sizeOf = (cards: Cards): number => cards.steal + cards.shield + cards.secondChance;

/** The cards of `cards` that are not in `others`. */
export const without = (cards: Cards, others: Cards): Cards => ({
  steal: cards.steal - others.steal,
  shield: cards.shield - others.shield,
  secondChance: cards.secondChance - others.secondChance,
});

/** The kinds of card that are there at all. */
export const kindsIn = (cards: Cards): Card[] => CARDS.filter((card) => cards[card] > 0);

/** As a list, in the order of `CARDS`. */
export const listOf = (cards: Cards): Card[] =>
  CARDS.flatMap((card) => new Array<Card>(cards[card]).fill(card));

export const gather = (list: readonly Card[]): Cards => list.reduce(plus, NO_CARDS);
