import type { Seat, Viewer } from '../core/game.ts';
import { ALL_CARDS, kindsIn, minus, NO_CARDS, plus, sizeOf, without } from './cards.ts';
import { HOUSE } from './house.ts';
import { actorOf, locksOf, phaseOf, placesOf, pointsOf, startCards, withTerritory } from './teams.ts';
import type {
  Card,
  Cards,
  Event,
  Open,
  Phase,
  State,
  TeamState,
  TeamView,
  Territories,
  View,
} from './types.ts';

/** The view of these fields, one by one, and the figures that follow from them. */
function derive(open: Open, teams: readonly TeamView[], deck: number): View {
  const { options, territories, discards, phase, turn, round } = open;
  const { roads, schemed, challenge, drawing } = open;
  return {
    options,
    territories,
    discards,
    phase,
    turn,
    round,
    roads,
    schemed,
    challenge,
    drawing,
    teams: teams.map(({ seat, at, hand, cards, steal, waived }) => ({
      seat,
      at,
      hand,
      cards,
      steal,
      waived,
      points: pointsOf(territories, seat),
      locks: locksOf(territories, seat),
    })),
    deck,
    actor: actorOf(open),
    rounds: HOUSE.rounds[options.length],
    places: phase === 'over' ? placesOf(territories) : [],
  };
}

/** What `viewer` may see: everything but the other hand and what is in the deck; an onlooker sees neither hand. Clauses D1 to D3. */
export function view(state: State, viewer: Viewer): View {
  const teams = state.teams.map(
    ({ at, hand, steal, waived }, seat): TeamView => ({
      seat,
      at,
      hand: seat === viewer ? hand : null,
      cards: sizeOf(hand),
      steal,
      waived,
      points: 0,
      locks: 0,
    }),
  );
  return derive(state, teams, sizeOf(state.deck));
}

/** The event as `viewer` may see it: which card another team has drawn is not in it. */
export const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'cardDrawn' && event.seat !== viewer ? { ...event, card: null } : event;

/** The cards that the viewer cannot see: they are in the deck or in a hand that is hidden from it. */
export function unseen({ teams, discards }: View): Cards {
  let rest = without(ALL_CARDS, discards);
  for (const { hand, steal } of teams) {
    if (steal !== null) rest = minus(rest, 'steal');
    if (hand) rest = without(rest, hand);
  }
  return rest;
}

/**
 * So many of the unseen cards, each kind in its share as nearly as whole cards allow: one card after the other is of the
 * kind whose unseen number over 2 × those taken + 1 is greatest (Sainte-Laguë), of equals the first in `CARDS`.
 */
function likely(cards: Cards, count: number): Cards {
  let taken = NO_CARDS;
  for (let left = count; left > 0; left -= 1) {
    const claim = (card: Card): number => cards[card] / (2 * taken[card] + 1);
    const [first, ...others] = kindsIn(without(cards, taken));
    if (first === undefined) break;
    taken = plus(
      taken,
      others.reduce((best, card) => (claim(card) > claim(best) ? card : best), first),
    );
  }
  return taken;
}

/**
 * A state that looks like `shown` to its viewer, always the same. It assumes of a hidden hand that the unseen cards are
 * in it in their usual shares (of a fresh deck, two cards are a Steal and a Shield), and that all others are in the
 * deck. What the viewer sees is exact.
 */
export function suppose(shown: View): State {
  let rest = unseen(shown);
  const teams = shown.teams.map(({ at, hand, cards, steal, waived }): TeamState => {
    const held = hand ?? likely(rest, cards);
    if (!hand) rest = without(rest, held);
    return { at, hand: held, steal, waived };
  });
  const { options, territories, discards, phase, turn, round, roads, schemed, challenge, drawing } = shown;
  return {
    options,
    teams,
    territories,
    deck: rest,
    discards,
    phase,
    turn,
    round,
    roads,
    schemed,
    challenge,
    drawing,
  };
}

/** The view after an event, as it was redacted for the viewer. Everything it needs stands in the event. */
export function project(shown: View, event: Event): View {
  switch (event.type) {
    case 'challengeDealt': {
      const { kind } = event;
      const deal = (lands: Territories, id: (typeof event.territories)[number]): Territories =>
        withTerritory(lands, id, { kind });
      return set(shown, { territories: event.territories.reduce(deal, shown.territories) });
    }
    case 'travelled':
      return setTeam(set(shown, { roads: event.roads }), event.seat, { at: event.to });
    case 'stealAnnounced': {
      const told = set(shown, { schemed: true, phase: event.asked ? 'answer' : 'act' });
      const changes = { steal: event.territory, waived: false };
      return setTeam(told, event.seat, { ...changes, ...lose(told, event.seat, 'steal', event.hand) });
    }
    case 'shieldDeclined': {
      const { challenge } = shown;
      const told = set(shown, { phase: challenge ? phaseOf(challenge.progress) : 'act' });
      return event.standing ? setTeam(told, told.turn, { waived: true }) : told;
    }
    case 'shieldPlayed': {
      const told = set(shown, { phase: 'act' });
      return discard(told, event.seat, 'shield', event.hand);
    }
    case 'secondChancePlayed':
      return discard(shown, event.seat, 'secondChance', event.hand);
    case 'cardDiscarded':
      return discard(shown, event.seat, event.card, event.hand);
    case 'challengeStarted': {
      const { territory, kind, difficulty, steal, attempt, progress, asked } = event;
      const challenge = { territory, kind, difficulty, steal, attempt, progress };
      return set(shown, { challenge, phase: asked ? 'answer' : phaseOf(progress) });
    }
    case 'challengeChosen':
    case 'diceThrown': {
      const { progress } = event;
      const challenge = shown.challenge && { ...shown.challenge, progress };
      return set(shown, { challenge, phase: phaseOf(progress) });
    }
    case 'challengePassed':
      return shown; // what it earns follows
    case 'challengeFailed':
      return event.again ? set(shown, { phase: 'again' }) : shown;
    case 'conquered': {
      const { seat, territory, draws } = event;
      return set(shown, {
        territories: withTerritory(shown.territories, territory, { owner: seat }),
        challenge: null,
        ...waitFor(draws > 0 ? 'draw' : 'reveal', draws > 0 ? { why: 'conquest', left: draws } : null),
      });
    }
    case 'stolen': {
      const { seat, territory } = event;
      const territories = withTerritory(shown.territories, territory, { owner: seat });
      return closeSteal(set(shown, { territories, challenge: null }), seat);
    }
    case 'stealFailed': {
      const closed = closeSteal(shown, event.seat);
      return event.why === 'givenUp' ? set(closed, { schemed: true }) : closed;
    }
    case 'locked':
      return set(shown, { territories: withTerritory(shown.territories, event.territory, { locked: true }) });
    case 'rested':
      return set(shown, waitFor('draw', { why: 'rest', left: event.draws }));
    case 'deckReshuffled':
      return derive({ ...shown, discards: NO_CARDS }, shown.teams, event.cards);
    case 'cardDrawn':
      return draw(shown, event);
    case 'revealed': {
      const { territory, kind, discards } = event;
      const told = discards ? set(shown, waitFor('discard', null)) : shown;
      if (territory === null) return told;
      return set(told, { territories: withTerritory(told.territories, territory, { revealed: true, kind }) });
    }
    case 'turnEnded': {
      const { seat, next, round } = event;
      if (next === seat) return shown;
      const fresh = { roads: HOUSE.roads, schemed: false, challenge: null };
      return set(shown, { ...fresh, turn: next, round, ...waitFor('act', null) });
    }
    case 'gameEnded':
      return set(shown, { challenge: null, ...waitFor('over', null) });
  }
}

const waitFor = (phase: Phase, drawing: Open['drawing']): Pick<Open, 'phase' | 'drawing'> => ({
  phase,
  drawing,
});

const set = (shown: View, changes: Partial<Open>): View =>
  derive({ ...shown, ...changes }, shown.teams, shown.deck);

function setTeam(shown: View, seat: Seat, changes: Partial<TeamView>): View {
  const teams = shown.teams.map((team) => (team.seat === seat ? { ...team, ...changes } : team));
  return derive(shown, teams, shown.deck);
}

type Held = Pick<TeamView, 'hand' | 'cards'>;

/** A hand without a card, `cards` of which are left; one that is hidden stays so. */
function lose(shown: View, seat: Seat, card: Card, cards: number): Held {
  const hand = shown.teams[seat]?.hand ?? null;
  return { hand: hand && minus(hand, card), cards };
}

const discard = (shown: View, seat: Seat, card: Card, cards: number): View =>
  set(setTeam(shown, seat, lose(shown, seat, card, cards)), { discards: plus(shown.discards, card) });

const closeSteal = (shown: View, thief: Seat): View =>
  set(setTeam(shown, thief, { steal: null, waived: false }), { discards: plus(shown.discards, 'steal') });

/** A drawn card joins the hand, and the view waits for what comes next. Clauses T1, T6, C2. */
function draw(shown: View, event: Extract<Event, { type: 'cardDrawn' }>): View {
  const { seat, card, why, hand: cards, deck, left } = event;
  const hand = shown.teams[seat]?.hand ?? null;
  const taken = setTeam(shown, seat, { hand: hand && card ? plus(hand, card) : hand, cards });
  const counted = derive(taken, taken.teams, deck);
  if (why === 'deal') {
    const isDealt = counted.teams.every(({ cards, seat }) => cards >= startCards(counted.options, seat));
    return isDealt ? set(counted, { phase: 'act' }) : counted;
  }
  if (left > 0) return set(counted, { drawing: { why, left } });
  return set(counted, waitFor(why === 'conquest' ? 'reveal' : 'draw', null));
}
