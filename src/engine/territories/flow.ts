import type { Seat } from '../core/game.ts';
import { minus, NO_CARDS, plus, sizeOf } from './cards.ts';
import { HOUSE } from './house.ts';
import { allPoints, locksOf, otherTeam, placesOf, SEATS, teamOf, withTeam, withTerritory } from './teams.ts';
import {
  type Card,
  type Drawing,
  type Event,
  type State,
  type StealFailure,
  TERRITORIES,
  type TerritoryId,
} from './types.ts';

// What several moments of a turn have in common. Each function returns the state after it and adds to `events`.

/** Passes the turn, or ends the game after the last round. Clauses T1, T4, W1. */
export function endTurn(state: State, events: Event[]): State {
  const seat = state.turn;
  const next = otherTeam(seat);
  const round = state.round + (next === 0 ? 1 : 0);
  if (round > HOUSE.rounds[state.options.length]) {
    events.push({ type: 'turnEnded', seat, next: seat, round: state.round });
    return endGame(state, 'rounds', events);
  }
  events.push({ type: 'turnEnded', seat, next, round });
  return {
    ...state,
    phase: 'act',
    turn: next,
    round,
    roads: HOUSE.roads,
    schemed: false,
    challenge: null,
    drawing: null,
  };
}

function endGame(state: State, reason: 'rounds' | 'locked', events: Event[]): State {
  const { territories } = state;
  events.push({
    type: 'gameEnded',
    reason,
    points: allPoints(territories),
    locks: SEATS.map((seat) => locksOf(territories, seat)),
    places: placesOf(territories),
  });
  return { ...state, phase: 'over', challenge: null, drawing: null };
}

/** Locks a territory of `seat`. Clause L1. */
export function lock(
  state: State,
  seat: Seat,
  territory: TerritoryId,
  why: 'steal' | 'shield',
  events: Event[],
): State {
  events.push({ type: 'locked', seat, territory, why });
  return { ...state, territories: withTerritory(state.territories, territory, { locked: true }) };
}

/** Ends the game when every territory is locked, else goes on as `otherwise` says. Clause W1. */
export function unlessAllLocked(state: State, events: Event[], otherwise: (state: State) => State): State {
  const isAllLocked = TERRITORIES.every((id) => state.territories[id].locked);
  return isAllLocked ? endGame(state, 'locked', events) : otherwise(state);
}

/** Takes a card out of a team's hand and puts it, face up, on the discards. */
export const spend = (state: State, seat: Seat, card: Card): State => ({
  ...withTeam(state, seat, { hand: minus(teamOf(state, seat).hand, card) }),
  discards: plus(state.discards, card),
});

/** Takes the card of a team's open steal off the table. Clause S6. */
export const closeSteal = (state: State, thief: Seat): State => ({
  ...withTeam(state, thief, { steal: null, waived: false }),
  discards: plus(state.discards, 'steal'),
});

/** Lets the open steal of `thief` fail. Clauses S5 to S7, H3. */
export function failSteal(state: State, thief: Seat, why: StealFailure, events: Event[]): State {
  const { steal } = teamOf(state, thief);
  if (steal === null) return state;
  events.push({ type: 'stealFailed', seat: thief, territory: steal, owner: otherTeam(thief), why });
  return closeSteal(state, thief);
}

/** How many cards can be drawn at all. */
const drawable = ({ deck, discards }: State): number => sizeOf(deck) + sizeOf(discards);

/** How many of `wanted` cards a team will draw: fewer when deck and discards have not as many. Clause C2. */
export const drawsFor = (state: State, wanted: number): number => Math.min(wanted, drawable(state));

/** Lets chance draw; an empty deck is made of the discards first. Clause D1. */
export function startDraw(state: State, drawing: Drawing, events: Event[]): State {
  const drawn: State = { ...state, phase: 'draw', drawing };
  if (sizeOf(state.deck) > 0) return drawn;
  events.push({ type: 'deckReshuffled', cards: sizeOf(state.discards) });
  return { ...drawn, deck: state.discards, discards: NO_CARDS };
}

/** Puts a drawn card into a team's hand. */
export function takeCard(state: State, seat: Seat, card: Card, drawing: Drawing, events: Event[]): State {
  const hand = plus(teamOf(state, seat).hand, card);
  const deck = minus(state.deck, card);
  const after = { ...withTeam(state, seat, { hand }), deck };
  const { why, left } = drawing;
  events.push({ type: 'cardDrawn', seat, card, why, hand: sizeOf(hand), deck: sizeOf(deck), left });
  return after;
}

/** Lets chance reveal a territory after a conquest, if one is hidden. Clause C2. */
export function startReveal(state: State, events: Event[]): State {
  if (TERRITORIES.some((id) => !state.territories[id].revealed)) {
    return { ...state, phase: 'reveal', drawing: null };
  }
  return endConquest(state, null, events);
}

/** Tells what was revealed; then a card too many is discarded, or the turn ends. Clauses C2, D2. */
export function endConquest(state: State, territory: TerritoryId | null, events: Event[]): State {
  const seat = state.turn;
  const discards = sizeOf(teamOf(state, seat).hand) > HOUSE.maxHand;
  const kind = territory && state.territories[territory].kind;
  events.push({ type: 'revealed', seat, territory, kind, discards });
  return discards ? { ...state, phase: 'discard', drawing: null } : endTurn(state, events);
}
