import type { Seat, Step } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import { settle } from './attempt.ts';
import { ALL_CARDS, gather, listOf, minus, without } from './cards.ts';
import { KINDS, type Progress } from './challenge-types.ts';
import { HOUSE } from './house.ts';
import { begin, diceInAir } from './kinds.ts';
import { parseOptions } from './options.ts';
import { isPlace, isTerritory, territoryOf } from './places.ts';
import { act, chances, freshTeam } from './rules.ts';
import { actorOf, allPoints, SEATS } from './teams.ts';
import {
  CARDS,
  type Card,
  type Cards,
  type Challenge,
  type Chance,
  type Event,
  type Phase,
  type State,
  TERRITORIES,
  type TeamState,
  type TerritoriesTypes,
  type TerritoryId,
  type TerritoryState,
} from './types.ts';

/** A position as scenarios write it: what is not named is as at the start of a game, territories revealed. */
export type Position = JsonObject;

/** The phases that a scenario can begin with: in the others chance has the word. */
const WRITTEN: readonly Phase[] = ['act', 'answer', 'challenge', 'again', 'discard', 'over'];

/**
 * A state from the words of a scenario. `turn` is the team that has the word: in the phase `answer`, the owner. A team
 * holds no cards unless its `hand` is named; cards that lie nowhere are in the deck. The phases `challenge` and `again`
 * need a team on a revealed territory, and a `challenge` where it has begun. Throws a `RangeError` that names what is
 * wrong.
 */
export function parsePosition(settings: unknown, position: Position): State {
  const options = parseOptions(settings);
  const phase = oneOf(WRITTEN, position.phase ?? 'act', 'phase');
  const actor = oneOf(SEATS, position.turn ?? 0, 'turn');
  const given = list(position.teams ?? [], 'teams');
  const teams = SEATS.map((seat) => parseTeam(seat, object(given[seat] ?? {}, `team ${seat}`)));
  const named = object(position.territories ?? {}, 'territories');
  for (const id of Object.keys(named)) oneOf(TERRITORIES, id, 'territories');
  const lands = TERRITORIES.map((id) => [id, parseTerritory(id, object(named[id] ?? {}, id))] as const);
  const discards = cards(position.discards ?? [], 'discards');
  const state: State = {
    options,
    teams,
    territories: Object.fromEntries(lands) as State['territories'],
    discards,
    deck: deckBeside(teams, discards),
    phase,
    turn: phase === 'answer' ? 1 - actor : actor,
    round: number(position.round, 1, 'round'),
    roads: number(position.roads, HOUSE.roads, 'roads'),
    schemed: position.schemed === true,
    challenge: null,
    drawing: null,
  };
  return { ...state, challenge: parseChallenge(state, position.challenge ?? null) };
}

function parseTeam(seat: Seat, given: JsonObject): TeamState {
  const fresh = freshTeam(seat);
  const at = given.at ?? fresh.at;
  if (!isPlace(at))
    throw new RangeError(`territories: team ${seat} is at ${JSON.stringify(at)}, no place of the map`);
  const steal = given.steal ?? null;
  if (steal !== null && !isTerritory(steal)) {
    throw new RangeError(`territories: the steal of team ${seat} is ${JSON.stringify(steal)}, no territory`);
  }
  return { at, hand: cards(given.hand ?? [], 'hand'), steal, waived: given.waived === true };
}

function parseTerritory(id: TerritoryId, given: JsonObject): TerritoryState {
  const owner = given.owner ?? null;
  const revealed = given.revealed !== false;
  const kind = oneOf(KINDS, given.kind ?? territoryOf(id).printed, `the kind of ${id}`);
  return {
    owner: owner === null ? null : oneOf(SEATS, owner, `the owner of ${id}`),
    locked: given.locked === true,
    revealed,
    kind: revealed ? kind : null,
  };
}

/** All cards but those in hands, on the table and among the discards. */
function deckBeside(teams: readonly TeamState[], discards: Cards): Cards {
  let deck = without(ALL_CARDS, discards);
  for (const { hand, steal } of teams) {
    deck = without(deck, hand);
    if (steal !== null) deck = minus(deck, 'steal');
  }
  const short = CARDS.find((card) => deck[card] < 0);
  if (short !== undefined)
    throw new RangeError(`territories: the position has more than ${ALL_CARDS[short]} ${short}`);
  return deck;
}

/** The challenge of the team in turn, where it stands; its dice are in the air where no `progress` is named. */
function parseChallenge(state: State, given: Json): Challenge | null {
  const { phase, turn, teams, territories } = state;
  if (given === null && phase !== 'challenge' && phase !== 'again') return null;
  const { at, steal } = teams[turn] ?? freshTeam(turn);
  const kind = isTerritory(at) ? territories[at].kind : null;
  if (!isTerritory(at) || kind === null) throw new RangeError(`territories: there is no challenge at ${at}`);
  const { difficulty } = territoryOf(at);
  const { attempt, progress } = object(given ?? {}, 'challenge');
  return {
    territory: at,
    kind,
    difficulty,
    steal: steal === at && territories[at].owner !== null,
    attempt: number(attempt, 1, 'attempt'),
    progress: parseProgress(begin({ kind, difficulty }), object(progress ?? {}, 'progress')),
  };
}

function parseProgress(start: Progress, given: JsonObject): Progress {
  const numbers = (
    value: Json | undefined,
    otherwise: readonly number[],
    where: string,
  ): readonly number[] =>
    value === undefined ? otherwise : list(value, where).map((item) => number(item, null, where));
  return {
    dice: numbers(given.dice, start.dice, 'dice'),
    set: numbers(given.set, start.set, 'set'),
    left: number(given.left, start.left, 'left'),
    spare: number(given.spare, start.spare, 'spare'),
    call: given.call === 'higher' || given.call === 'lower' ? given.call : null,
  };
}

/** The whole position of a state, in the words of a scenario. */
export function describePosition(state: State): Position {
  const { phase, turn, round, roads, schemed, challenge, discards } = state;
  return {
    phase,
    turn: actorOf(state) ?? turn,
    round,
    roads,
    schemed,
    points: allPoints(state.territories),
    discards: listOf(discards),
    challenge: challenge && { attempt: challenge.attempt, progress: challenge.progress },
    teams: state.teams.map(({ at, hand, steal, waived }) => ({ at, hand: listOf(hand), steal, waived })),
    territories: state.territories,
  };
}

/** The team that plays an action of a scenario: the one it names, else the one that has the word. */
export function actorIn(state: State, action: unknown): Seat {
  if (typeof action === 'object' && action !== null && 'team' in action) {
    const { team } = action;
    if (typeof team === 'number') return team;
  }
  return actorOf(state) ?? state.turn;
}

/**
 * What chance yields in a scenario: the next `dice` and `cards`, taken off their lists; a territory or a kind is the
 * first there is. `null` while the dice are not given: then they stay in the air until the challenge is settled. Throws
 * a `RangeError` where a card is not given.
 */
export function drawChance(state: State, dice: number[], given: Card[]): Chance | null {
  if (state.phase === 'dice' && state.challenge) {
    const count = diceInAir(state.challenge.progress);
    if (dice.length < count) return null;
    return { dice: dice.splice(0, count).sort((one, other) => one - other) };
  }
  const first = chances(state)[0]?.outcome;
  if (first === undefined) throw new RangeError('territories: chance has no say here');
  if (!('card' in first)) return first;
  const card = given.shift();
  if (card === undefined) throw new RangeError('expected a card for this draw got none');
  return { card };
}

/**
 * Plays `{type: "resolve", passed}` of a scenario: settles the challenge under way, wherever it stands; an owner that
 * has still to answer declines. No game offers it. Throws a `RangeError` where no challenge is under way.
 */
export function settleChallenge(state: State, passed: boolean): Step<TerritoriesTypes> {
  const { challenge, phase } = state;
  if (!challenge || phase === 'again') throw new RangeError('territories: there is no challenge to resolve');
  if (phase === 'answer') {
    const declined = act(state, 1 - state.turn, { type: 'decline' });
    const settled = settleChallenge(declined.state, passed);
    return { state: settled.state, events: [...declined.events, ...settled.events] };
  }
  const events: Event[] = [];
  return { state: settle(state, challenge, passed, events), events };
}

function cards(given: Json, where: string): Cards {
  return gather(list(given, where).map((card) => oneOf(CARDS, card, where)));
}

function oneOf<Item>(allowed: readonly Item[], given: Json, where: string): Item {
  const found = allowed.find((item) => item === given);
  if (found !== undefined) return found;
  throw new RangeError(`territories: ${where} is ${JSON.stringify(given)}; it may be ${allowed.join(', ')}`);
}

function number(given: Json | undefined, otherwise: number | null, where: string): number {
  if (given === undefined && otherwise !== null) return otherwise;
  if (typeof given === 'number' && Number.isInteger(given)) return given;
  throw new RangeError(`territories: ${where} is ${JSON.stringify(given)}; it must be a whole number`);
}

function list(given: Json, where: string): readonly Json[] {
  if (Array.isArray(given)) return given;
  throw new RangeError(`territories: ${where} is ${JSON.stringify(given)}; it must be a list`);
}

function object(given: Json | undefined, where: string): JsonObject {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as JsonObject;
  throw new RangeError(`territories: ${where} is ${JSON.stringify(given)}; it must be an object`);
}
