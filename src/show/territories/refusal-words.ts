import { HOUSE } from '../../engine/territories/house.ts';
import { isPlace } from '../../engine/territories/places.ts';
import type { Action, Card, Phase, Refusal } from '../../engine/territories/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { cardName, ownerName, placeName } from './names.ts';

/** Why something cannot be done: first the rule, then how it stands here. */
export type RefusalWords = { readonly rule: Phrase; readonly facts: Phrase };

/** A refusal of an action of this type in two sentences. */
export function refusalWords(refusal: Refusal, action: Action['type']): RefusalWords {
  switch (refusal.code) {
    case 'over':
      return { rule: { key: 'refusal.over.rule' }, facts: { key: 'refusal.over.facts' } };
    case 'seat': {
      const facts = { owner: ownerName(numberIn(refusal.turn)) };
      return { rule: { key: 'refusal.seat.rule' }, facts: { key: 'refusal.seat.facts', facts } };
    }
    case 'action':
      return { rule: { key: 'refusal.action.rule' }, facts: { key: 'territories.refusal.action.facts' } };
    case 'phase':
      return phaseWords(refusal, action);
    case 'die':
      return {
        rule: { key: 'territories.refusal.die.rule' },
        facts: { key: 'territories.refusal.die.facts', facts: { left: numberIn(refusal.left) } },
      };
    case 'still':
      return {
        rule: { key: 'territories.refusal.travel.still.rule' },
        facts: { key: 'territories.refusal.travel.still.facts', facts: { place: placeIn(refusal.at) } },
      };
    case 'card':
      return action === 'rest' ? fullHandWords(refusal) : missingWords(refusal);
    case 'away':
      return awayWords(refusal);
    case 'open':
      return openWords(refusal, action);
    default:
      return { rule: { key: ruleOf(refusal.code, action) }, facts: isWords(refusal.code, refusal.territory) };
  }
}

/** Codes that tell of a place what it is. */
type Standing = 'neutral' | 'opposing' | 'own' | 'locked' | 'hidden';

/** The rule that a place breaks by being what it is. */
function ruleOf(code: Standing, action: Action['type']) {
  switch (action) {
    case 'steal':
      return code === 'neutral' || code === 'locked'
        ? (`territories.refusal.steal.${code}.rule` as const)
        : 'territories.refusal.steal.own.rule';
    case 'shield':
      return code === 'locked'
        ? 'territories.refusal.shield.locked.rule'
        : 'territories.refusal.shield.own.rule';
    case 'travel':
      return 'territories.refusal.travel.base.rule';
    case 'rest':
      return 'territories.refusal.rest.where.rule';
    default:
      return code === 'hidden' || code === 'opposing'
        ? (`territories.refusal.attempt.${code}.rule` as const)
        : 'territories.refusal.attempt.own.rule';
  }
}

function isWords(code: Standing, territory: unknown): Phrase {
  const facts = { place: placeIn(territory) };
  return code === 'hidden'
    ? { key: 'territories.refusal.attempt.hidden.facts', facts }
    : { key: `territories.refusal.is.${code}`, facts };
}

/** What there is to do first, by phase; while chance has the word there is nothing. */
const FIRST: Readonly<Record<Phase, Phrase>> = {
  act: { key: 'territories.refusal.phase.act' },
  answer: { key: 'territories.refusal.phase.answer' },
  challenge: { key: 'territories.refusal.phase.challenge' },
  again: { key: 'territories.refusal.phase.again' },
  discard: { key: 'territories.refusal.phase.discard' },
  dice: { key: 'refusal.phase.facts.dice' },
  deal: { key: 'territories.refusal.phase.draw' },
  draw: { key: 'territories.refusal.phase.draw' },
  reveal: { key: 'territories.refusal.phase.draw' },
  over: { key: 'refusal.over.facts' },
};

function phaseWords({ phase }: Refusal, action: Action['type']): RefusalWords {
  const now = Object.keys(FIRST).find((known): known is Phase => known === phase) ?? 'act';
  const isElsewhere = now === 'answer' && action === 'shield';
  return {
    rule: { key: isElsewhere ? 'territories.refusal.shield.answer.rule' : 'refusal.phase.rule' },
    facts: FIRST[now],
  };
}

const missingWords = ({ card }: Refusal): RefusalWords => ({
  rule: { key: 'territories.refusal.card.rule', facts: { card: cardName(cardIn(card)) } },
  facts: { key: 'territories.refusal.card.facts' },
});

const fullHandWords = ({ hand, most }: Refusal): RefusalWords => ({
  rule: { key: 'territories.refusal.rest.card.rule', facts: { most: numberIn(most) } },
  facts: { key: 'territories.refusal.rest.card.facts', facts: { count: numberIn(hand) } },
});

const awayWords = ({ to, distance, roads }: Refusal): RefusalWords => ({
  rule: { key: 'territories.refusal.away.rule', facts: { most: HOUSE.roads } },
  facts: {
    key: 'territories.refusal.away.facts',
    facts: { place: placeIn(to), distance: numberIn(distance), roads: numberIn(roads) },
  },
});

function openWords({ territory }: Refusal, action: Action['type']): RefusalWords {
  if (action === 'rest') {
    return {
      rule: { key: 'territories.refusal.rest.open.rule' },
      facts: { key: 'territories.refusal.rest.open.facts' },
    };
  }
  if (action === 'giveUp') {
    return {
      rule: { key: 'territories.refusal.giveUp.rule' },
      facts: { key: 'territories.refusal.giveUp.facts' },
    };
  }
  return {
    rule: { key: 'territories.refusal.steal.open.rule' },
    facts: { key: 'territories.refusal.steal.open.facts', facts: { place: placeIn(territory) } },
  };
}

const numberIn = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);
const placeIn = (fact: unknown): Phrase => placeName(isPlace(fact) ? fact : 'b0');
const cardIn = (fact: unknown): Card => (fact === 'shield' || fact === 'secondChance' ? fact : 'steal');
