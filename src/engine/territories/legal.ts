import type { Seat } from '../core/game.ts';
import { kindsIn, sizeOf } from './cards.ts';
import type { Choice } from './challenge-types.ts';
import { HOUSE } from './house.ts';
import { choices, isChoice, knows } from './kinds.ts';
import { distance, isPlace, isTerritory, reach } from './places.ts';
import { actorOf, SEATS, teamOf } from './teams.ts';
import {
  type Action,
  CARDS,
  type Phase,
  type Place,
  type Refusal,
  type State,
  TERRITORIES,
  type TerritoryId,
} from './types.ts';

type Type = Action['type'];
type Fields = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;

const isAscending = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((die, at) => isWhole(die, at === 0 ? 0 : (value[at - 1] ?? 0) + 1));

/** What each field of an action must be; those marked optional may be left out. */
const FIELDS: Readonly<Record<Type, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  steal: { territory: isTerritory },
  shield: {
    territory: isTerritory,
    team: (value) => value === undefined || SEATS.some((seat) => seat === value),
  },
  decline: { standing: (value) => value === undefined || typeof value === 'boolean' },
  travel: { to: isPlace },
  giveUp: {},
  attempt: {},
  secondChance: {},
  discard: { card: (value) => CARDS.some((card) => card === value) },
  rest: {},
  end: {},
  rethrow: { dice: isAscending },
  keep: { dice: isAscending },
  throw: { count: (value) => isWhole(value, 1) },
  add: {},
  stop: {},
  again: {},
  place: { step: (value) => isWhole(value, 0) },
  skip: {},
  call: { call: (value) => value === 'higher' || value === 'lower' },
  swap: {},
};

/** What a team may do in each phase in which one has the word. */
const ALLOWED: Partial<Readonly<Record<Phase, readonly Type[]>>> = {
  act: ['steal', 'shield', 'travel', 'giveUp', 'attempt', 'rest', 'end'],
  answer: ['shield', 'decline'],
  challenge: ['rethrow', 'keep', 'throw', 'add', 'stop', 'again', 'place', 'skip', 'call', 'swap'],
  again: ['secondChance', 'end'],
  discard: ['discard'],
};

/** The type of action that a value claims to be; `null` when it is none. */
function typeOf(given: unknown): Type | null {
  if (typeof given !== 'object' || given === null || !('type' in given)) return null;
  const { type } = given;
  return typeof type === 'string' && Object.hasOwn(FIELDS, type) ? (type as Type) : null;
}

/** Whether a value that claims to be an action of this type is well formed. Whether it is legal is another question. */
function isWellFormed(type: Type, given: unknown): given is Action {
  const fields = FIELDS[type];
  const values = given as Fields;
  for (const key in values) if (key !== 'type' && !Object.hasOwn(fields, key)) return false;
  return Object.entries(fields).every(([key, isRight]) => isRight(values[key]));
}

/** Why `action` is not legal for `seat`, by the first reason that applies; `null` when it is. */
export function refusal(state: State, seat: Seat, given: unknown): Refusal | null {
  const { phase, turn } = state;
  if (phase === 'over') return { code: 'over' };
  const actor = actorOf(state) ?? turn;
  if (seat !== actor) return { code: 'seat', turn: actor };
  const type = typeOf(given);
  if (type === null) return { code: 'action' };
  if (!ALLOWED[phase]?.includes(type)) return { code: 'phase', phase };
  if (!isWellFormed(type, given)) return { code: 'action' };
  switch (given.type) {
    case 'steal':
      return refuseSteal(state, seat, given.territory);
    case 'shield':
      if (given.team !== undefined && given.team !== seat) return { code: 'seat', turn: actor };
      return refuseShield(state, seat, given.territory);
    case 'travel':
      return refuseTravel(state, seat, given.to);
    case 'giveUp':
      return teamOf(state, seat).steal === null ? { code: 'open', territory: null } : null;
    case 'attempt':
      return refuseAttempt(state, seat);
    case 'rest':
      return refuseRest(state, seat);
    case 'secondChance':
      return teamOf(state, seat).hand.secondChance > 0 ? null : { code: 'card', card: 'secondChance' };
    case 'discard':
      return teamOf(state, seat).hand[given.card] > 0 ? null : { code: 'card', card: given.card };
    case 'decline':
    case 'end':
      return null;
    default:
      return refuseChoice(state, given);
  }
}

/** Clauses S1 to S3. */
function refuseSteal(state: State, seat: Seat, territory: TerritoryId): Refusal | null {
  const { hand, steal } = teamOf(state, seat);
  const { owner, locked } = state.territories[territory];
  if (hand.steal === 0) return { code: 'card', card: 'steal' };
  if (owner === null) return { code: 'neutral', territory };
  if (owner === seat) return { code: 'own', territory };
  if (locked) return { code: 'locked', territory };
  return steal === null ? null : { code: 'open', territory: steal };
}

/** Clauses H1, H2. */
function refuseShield(state: State, seat: Seat, territory: TerritoryId): Refusal | null {
  const { phase, turn } = state;
  if (phase === 'answer' && teamOf(state, turn).steal !== territory) return { code: 'phase', phase };
  const { owner, locked } = state.territories[territory];
  if (teamOf(state, seat).hand.shield === 0) return { code: 'card', card: 'shield' };
  if (owner === null) return { code: 'neutral', territory };
  if (owner !== seat) return { code: 'opposing', territory };
  return locked ? { code: 'locked', territory } : null;
}

/** Clauses B2, T2. */
function refuseTravel({ teams, roads }: State, seat: Seat, to: Place): Refusal | null {
  const { at } = teamOf({ teams }, seat);
  if (to === at) return { code: 'still', at };
  const far = distance(seat, at, to);
  if (far === Number.POSITIVE_INFINITY) return { code: 'opposing', territory: to };
  return far <= roads ? null : { code: 'away', to, distance: far, roads };
}

/** Clause T5. */
function refuseAttempt(state: State, seat: Seat): Refusal | null {
  const { at, steal } = teamOf(state, seat);
  if (!isTerritory(at)) return { code: 'own', territory: at };
  const { owner, revealed } = state.territories[at];
  if (owner === null) return revealed ? null : { code: 'hidden', territory: at };
  if (owner === seat) return { code: 'own', territory: at };
  return steal === at ? null : { code: 'opposing', territory: at };
}

/** Clause T6. */
function refuseRest(state: State, seat: Seat): Refusal | null {
  const { at, hand, steal } = teamOf(state, seat);
  const most = HOUSE.maxRestingHand;
  if (sizeOf(hand) > most) return { code: 'card', hand: sizeOf(hand), most };
  const owner = isTerritory(at) ? state.territories[at].owner : seat;
  if (owner === null) return { code: 'neutral', territory: at };
  if (owner !== seat) return { code: 'opposing', territory: at };
  return state.schemed ? { code: 'open', territory: steal } : null;
}

function refuseChoice({ challenge }: State, choice: Choice): Refusal | null {
  if (!challenge || !knows(challenge, choice.type)) return { code: 'action' };
  const { progress } = challenge;
  return isChoice(challenge, progress, choice) ? null : { code: 'die', left: progress.left };
}

/** See `Game.actions`: what ends a turn or declines comes last; `shield` is listed without `team`. */
export function actions(state: State, seat: Seat): readonly Action[] {
  if (seat !== actorOf(state)) return [];
  const { hand } = teamOf(state, seat);
  switch (state.phase) {
    case 'challenge':
      return state.challenge ? choices(state.challenge, state.challenge.progress) : [];
    case 'again':
      return hand.secondChance > 0 ? [{ type: 'secondChance' }, { type: 'end' }] : [{ type: 'end' }];
    case 'discard':
      return kindsIn(hand).map((card) => ({ type: 'discard', card }));
    case 'answer':
      return answers(state, seat);
    default:
      return turnActions(state, seat);
  }
}

/** A standing refusal differs from a plain one only before the challenge has begun. Clause H5. */
function answers(state: State, seat: Seat): Action[] {
  const territory = teamOf(state, state.turn).steal;
  const list: Action[] = [];
  if (territory !== null && refuseShield(state, seat, territory) === null) {
    list.push({ type: 'shield', territory });
  }
  list.push({ type: 'decline' });
  if (!state.challenge) list.push({ type: 'decline', standing: true });
  return list;
}

function turnActions(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  const { at } = teamOf(state, seat);
  if (refuseAttempt(state, seat) === null) list.push({ type: 'attempt' });
  for (const to of reach(seat, at, state.roads)) list.push({ type: 'travel', to });
  for (const territory of TERRITORIES) {
    if (refuseSteal(state, seat, territory) === null) list.push({ type: 'steal', territory });
    if (refuseShield(state, seat, territory) === null) list.push({ type: 'shield', territory });
  }
  if (teamOf(state, seat).steal !== null) list.push({ type: 'giveUp' });
  if (refuseRest(state, seat) === null) list.push({ type: 'rest' });
  list.push({ type: 'end' });
  return list;
}
