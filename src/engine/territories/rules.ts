import type { Seat, Step, Turn, Weighted } from '../core/game.ts';
import { attempt, chooseIn, landIn, tryAgain } from './attempt.ts';
import { ALL_CARDS, kindsIn, minus, NO_CARDS, sizeOf } from './cards.ts';
import { KINDS, type Kind } from './challenge-types.ts';
import {
  drawsFor,
  endConquest,
  endTurn,
  failSteal,
  lock,
  spend,
  startDraw,
  startReveal,
  takeCard,
  unlessAllLocked,
} from './flow.ts';
import { HOUSE } from './house.ts';
import { diceInAir } from './kinds.ts';
import { baseOf, territoryOf, wayTo } from './places.ts';
import {
  actorOf,
  otherTeam,
  phaseOf,
  placesOf,
  pointsOf,
  SEATS,
  startCards,
  teamOf,
  withTeam,
  withTerritory,
} from './teams.ts';
import { throwsOf } from './throws.ts';
import {
  type Action,
  type Card,
  type Cards,
  type ChallengeSetting,
  type Chance,
  type Event,
  type Options,
  type State,
  TERRITORIES,
  type TeamState,
  type TerritoriesTypes,
  type TerritoryId,
  type TerritoryState,
} from './types.ts';

/** A team before the game: on its base, without cards. Clauses B2, T1. */
export const freshTeam = (seat: Seat): TeamState => ({
  at: baseOf(seat),
  hand: NO_CARDS,
  steal: null,
  waived: false,
});

/** A territory before the game. The kinds of hidden ones are not in the state, so they cannot leak. Clauses B3 to B6. */
export function freshTerritory(setting: ChallengeSetting, id: TerritoryId): TerritoryState {
  const { revealed, printed } = territoryOf(id);
  return { owner: null, locked: false, revealed, kind: revealed && setting === 'printed' ? printed : null };
}

/** The position before kinds and first cards are dealt. */
export function setup(options: Options): Step<TerritoriesTypes> {
  const lands = TERRITORIES.map((id) => [id, freshTerritory(options.challenges, id)] as const);
  const state: State = {
    options,
    teams: SEATS.map(freshTeam),
    territories: Object.fromEntries(lands) as State['territories'],
    deck: ALL_CARDS,
    discards: NO_CARDS,
    phase: 'deal',
    turn: 0,
    round: 1,
    roads: HOUSE.roads,
    schemed: false,
    challenge: null,
    drawing: null,
  };
  return { state, events: [] };
}

/** The first revealed territory that still lacks a kind, at the start of a game with dealt challenges. Clause B6. */
const undealt = ({ territories }: State): TerritoryId | null =>
  TERRITORIES.find((id) => territories[id].revealed && territories[id].kind === null) ?? null;

/** The team that is dealt its next card at the start. Clause T1. */
const receiver = ({ teams, options }: State): Seat =>
  teams.findIndex(({ hand }, seat) => sizeOf(hand) < startCards(options, seat));

/** See `Game.turn`. */
export function turn(state: State): Turn {
  if (state.phase === 'over') return { kind: 'over', places: placesOf(state.territories) };
  const actor = actorOf(state);
  if (actor !== null) return { kind: 'decide', seats: [actor] };
  if (state.phase === 'deal') {
    return { kind: 'chance', by: undealt(state) === null ? receiver(state) : null };
  }
  return { kind: 'chance', by: state.phase === 'reveal' ? null : state.turn };
}

/** The kinds that no territory has. */
const unusedKinds = ({ territories }: State): Kind[] =>
  KINDS.filter((kind) => !TERRITORIES.some((id) => territories[id].kind === kind));

const draws = (deck: Cards): Weighted<Chance>[] =>
  kindsIn(deck).map((card) => ({ outcome: { card }, weight: deck[card] }));

/** Each hidden territory as likely as the others, and the kind of its pair, or each unused one as likely. Clauses B6, C2. */
function reveals(state: State): Weighted<Chance>[] {
  const { options, territories } = state;
  const unused = options.challenges === 'dealt' ? unusedKinds(state) : [];
  return TERRITORIES.filter((id) => !territories[id].revealed).flatMap((territory): Weighted<Chance>[] => {
    const { printed, mirror } = territoryOf(territory);
    const known = options.challenges === 'printed' ? printed : territories[mirror].kind;
    if (known !== null) return [{ outcome: { territory, kind: known }, weight: Math.max(1, unused.length) }];
    return unused.map((kind) => ({ outcome: { territory, kind }, weight: 1 }));
  });
}

/** See `Game.chances`: a kind or a card is dealt, a card drawn, a territory revealed, dice land. */
export function chances(state: State): readonly Weighted<Chance>[] {
  switch (state.phase) {
    case 'deal':
      if (undealt(state) === null) return draws(state.deck);
      return unusedKinds(state).map((kind) => ({ outcome: { kind }, weight: 1 }));
    case 'draw':
      return draws(state.deck);
    case 'reveal':
      return reveals(state);
    case 'dice': {
      const count = state.challenge ? diceInAir(state.challenge.progress) : 0;
      return throwsOf(count).map(({ outcome, weight }) => ({ outcome: { dice: outcome }, weight }));
    }
    default:
      return [];
  }
}

/** Plays an outcome of chance. */
export function resolve(state: State, outcome: Chance): Step<TerritoriesTypes> {
  const events: Event[] = [];
  if ('dice' in outcome) {
    const { challenge } = state;
    if (!challenge) throw new Error('territories: dice land without a challenge');
    return { state: landIn(state, challenge, outcome.dice, events), events };
  }
  if ('card' in outcome) return { state: resolveCard(state, outcome.card, events), events };
  if ('territory' in outcome) {
    const { territory, kind } = outcome;
    const territories = withTerritory(state.territories, territory, { revealed: true, kind });
    return { state: endConquest({ ...state, territories }, territory, events), events };
  }
  return { state: dealKind(state, outcome.kind, events), events };
}

/** Clause B6. */
function dealKind(state: State, kind: Kind, events: Event[]): State {
  const first = undealt(state);
  if (first === null) return state;
  const pair = [first, territoryOf(first).mirror];
  events.push({ type: 'challengeDealt', territories: pair, kind });
  const territories = pair.reduce((lands, id) => withTerritory(lands, id, { kind }), state.territories);
  return { ...state, territories };
}

/** Clauses T1, T6, C2. */
function resolveCard(state: State, card: Card, events: Event[]): State {
  if (state.phase === 'deal') {
    const dealt = takeCard(state, receiver(state), card, { why: 'deal', left: 0 }, events);
    return receiver(dealt) < 0 ? { ...dealt, phase: 'act' } : dealt;
  }
  const { why, left } = state.drawing ?? { why: 'rest', left: 1 };
  const drawing = { why, left: left - 1 };
  const drawn = takeCard(state, state.turn, card, drawing, events);
  if (drawing.left > 0) return startDraw(drawn, drawing, events);
  return why === 'conquest' ? startReveal(drawn, events) : endTurn(drawn, events);
}

/** Plays a legal action. */
export function act(state: State, seat: Seat, action: Action): Step<TerritoriesTypes> {
  const events: Event[] = [];
  return { state: play(state, seat, action, events), events };
}

function play(state: State, seat: Seat, action: Action, events: Event[]): State {
  switch (action.type) {
    case 'travel':
      return travel(state, action.to, events);
    case 'steal':
      return announce(state, action.territory, events);
    case 'shield':
      return playShield(state, seat, action.territory, events);
    case 'decline':
      return decline(state, seat, action.standing === true, events);
    case 'giveUp':
      return { ...failSteal(state, seat, 'givenUp', events), schemed: true };
    case 'attempt':
      return attempt(state, events);
    case 'secondChance':
      return playSecondChance(state, seat, events);
    case 'discard': {
      const spent = spend(state, seat, action.card);
      const hand = sizeOf(teamOf(spent, seat).hand);
      events.push({ type: 'cardDiscarded', seat, card: action.card, hand });
      return endTurn(spent, events);
    }
    case 'rest':
      return rest(state, seat, events);
    case 'end':
      return endTurn(state, events);
    default:
      return state.challenge ? chooseIn(state, state.challenge, action, events) : state;
  }
}

/** Clauses T2, T3. */
function travel(state: State, to: TeamState['at'], events: Event[]): State {
  const seat = state.turn;
  const from = teamOf(state, seat).at;
  const path = wayTo(seat, from, to) ?? [];
  const roads = state.roads - path.length;
  events.push({ type: 'travelled', seat, from, to, path, roads });
  return { ...withTeam(state, seat, { at: to }), roads };
}

/** The Steal card goes on the table; the owner is asked if it holds any card. Clauses S1, S3, H5. */
function announce(state: State, territory: TerritoryId, events: Event[]): State {
  const seat = state.turn;
  const owner = otherTeam(seat);
  const hand = minus(teamOf(state, seat).hand, 'steal');
  const asked = sizeOf(teamOf(state, owner).hand) > 0;
  events.push({ type: 'stealAnnounced', seat, territory, owner, hand: sizeOf(hand), asked });
  const announced = withTeam(state, seat, { hand, steal: territory, waived: false });
  return { ...announced, schemed: true, phase: asked ? 'answer' : 'act' };
}

/** Clause H5. */
function decline(state: State, seat: Seat, standing: boolean, events: Event[]): State {
  const { challenge } = state;
  const thief = state.turn;
  const { steal, waived } = teamOf(state, thief);
  if (steal === null) return state;
  events.push({ type: 'shieldDeclined', seat, territory: steal, standing });
  const declined = withTeam(state, thief, { waived: waived || standing });
  return { ...declined, phase: challenge ? phaseOf(challenge.progress) : 'act' };
}

/** Locks a territory of `seat`, in its own turn or in answer. Clauses H1 to H4. */
function playShield(state: State, seat: Seat, territory: TerritoryId, events: Event[]): State {
  const spent = spend(state, seat, 'shield');
  events.push({ type: 'shieldPlayed', seat, territory, hand: sizeOf(teamOf(spent, seat).hand) });
  const locked = lock(spent, seat, territory, 'shield', events);
  const thief = otherTeam(seat);
  const isThreatened = teamOf(state, thief).steal === territory;
  const saved = isThreatened ? failSteal(locked, thief, 'shield', events) : locked;
  return unlessAllLocked(saved, events, (after) =>
    after.challenge ? endTurn(after, events) : { ...after, phase: 'act' },
  );
}

/** Clause C3. */
function playSecondChance(state: State, seat: Seat, events: Event[]): State {
  const spent = spend(state, seat, 'secondChance');
  const hand = sizeOf(teamOf(spent, seat).hand);
  if (state.challenge) {
    events.push({ type: 'secondChancePlayed', seat, territory: state.challenge.territory, hand });
  }
  return tryAgain(spent, events);
}

/** Clause T6. */
function rest(state: State, seat: Seat, events: Event[]): State {
  const { territories } = state;
  const isBehind = pointsOf(territories, seat) < pointsOf(territories, otherTeam(seat));
  const left = drawsFor(state, isBehind ? HOUSE.restDraw.behind : HOUSE.restDraw.level);
  events.push({ type: 'rested', seat, draws: left });
  return left === 0 ? endTurn(state, events) : startDraw(state, { why: 'rest', left }, events);
}
