import type { Seat } from '../../engine/core/game.ts';
import { CARDS, type Cards, type State } from '../../engine/territories/types.ts';

const sizeOf = (cards: Cards): number => CARDS.reduce((sum, card) => sum + cards[card], 0);

/**
 * How likely `owner` answers a steal with a Shield, as `seat` sees it: the owner knows its hand; to the other team every
 * card that it cannot see is as likely as any other to be in that hand.
 */
export function shieldOdds({ teams, deck }: State, owner: Seat, seat: Seat): number {
  const hand = teams[owner]?.hand;
  if (!hand) return 0;
  if (owner === seat) return hand.shield > 0 ? 1 : 0;
  let [cards, others] = [
    sizeOf(hand) + sizeOf(deck),
    sizeOf(hand) + sizeOf(deck) - hand.shield - deck.shield,
  ];
  let none = 1;
  for (let left = sizeOf(hand); left > 0 && cards > 0; left -= 1) {
    none *= others / cards;
    others -= 1;
    cards -= 1;
  }
  return 1 - Math.max(0, none);
}
