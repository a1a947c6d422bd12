import type { Game, GameTypes, Step } from '../engine/core/game.ts';
import type { JsonObject } from '../engine/core/json.ts';
import { advance, IllegalInput, type Match } from '../engine/core/match.ts';
import { type GameId, isGameId } from '../engine/index.ts';
import { ludo } from '../engine/ludo/index.ts';
import * as ludoWords from '../engine/ludo/notation.ts';
import type { LudoTypes } from '../engine/ludo/types.ts';
import { nobles } from '../engine/nobles/index.ts';
import * as noblesWords from '../engine/nobles/notation.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import { territories } from '../engine/territories/index.ts';
import * as territoriesWords from '../engine/territories/notation.ts';
import type { Card, TerritoriesTypes } from '../engine/territories/types.ts';
import { difference, missingEvent } from './compare.ts';

/** A position, what is played from it, and what must hold after the last action. */
export type Scenario = {
  readonly id: string;
  readonly game: string;
  readonly settings?: JsonObject;
  readonly dice?: readonly number[];
  readonly cards?: readonly Card[];
  readonly position?: JsonObject;
  readonly play: readonly unknown[];
  readonly expect: {
    readonly illegal?: boolean;
    readonly reason?: string;
    readonly position?: JsonObject;
    readonly events?: readonly unknown[];
  };
};

/** What a scenario gives chance to draw from; what is drawn is taken off. */
type Supplies = { readonly dice: number[]; readonly cards: Card[] };

/** How scenarios of one game are written. */
type Notation<T extends GameTypes> = {
  readonly game: Game<T>;
  parse(settings: unknown, position: JsonObject): T['state'];
  describe(state: T['state']): JsonObject;
  /** Who plays an action, whatever the game waits for. */
  seat(state: T['state'], action: unknown): number;
  /** The outcome of chance that the supplies give, `null` to leave it open. Throws a `RangeError` where one is missing. */
  draw(state: T['state'], supplies: Supplies): T['chance'] | null;
  /** What an action that no game offers makes of a state, `null` for any other. */
  arrange?(state: T['state'], action: unknown): Step<T> | null;
};

const noblesNotation: Notation<NoblesTypes> = {
  game: nobles,
  parse: noblesWords.parsePosition,
  describe: noblesWords.describePosition,
  seat: (state) => state.turn,
  draw: (_, supplies) => ({ dice: [nextDie(supplies), nextDie(supplies)] }),
};

const ludoNotation: Notation<LudoTypes> = {
  game: ludo,
  parse: ludoWords.parsePosition,
  describe: ludoWords.describePosition,
  seat: (state) => state.turn,
  draw: (_, supplies) => ({ die: nextDie(supplies) }),
};

const territoriesNotation: Notation<TerritoriesTypes> = {
  game: territories,
  parse: territoriesWords.parsePosition,
  describe: territoriesWords.describePosition,
  seat: territoriesWords.actorIn,
  draw: (state, { dice, cards }) => territoriesWords.drawChance(state, dice, cards),
  arrange: (state, action) =>
    isResolve(action) ? territoriesWords.settleChallenge(state, action.passed) : null,
};

/** How the challenge under way ends, whatever the dice. */
const isResolve = (action: unknown): action is { readonly passed: boolean } =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'resolve';

function nextDie({ dice }: Supplies): number {
  const die = dice.shift();
  if (die === undefined) throw new RangeError('expected dice for this throw got none');
  return die;
}

const JUDGES: { readonly [Id in GameId]: (scenario: Scenario) => string | null } = {
  nobles: (scenario) => judgeBy(noblesNotation, scenario),
  ludo: (scenario) => judgeBy(ludoNotation, scenario),
  territories: (scenario) => judgeBy(territoriesNotation, scenario),
};

/** Plays a scenario by the rules. Returns `null` when all it expects holds, else what does not. */
export function judge(scenario: Scenario): string | null {
  try {
    const { game } = scenario;
    return isGameId(game) ? JUDGES[game](scenario) : `unknown game ${JSON.stringify(game)}`;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

function judgeBy<T extends GameTypes>(notation: Notation<T>, scenario: Scenario): string | null {
  const { game } = notation;
  const { expect } = scenario;
  const options = game.parseOptions(scenario.settings ?? {});
  const state = notation.parse(scenario.settings ?? {}, scenario.position ?? {});
  const supplies = { dice: [...(scenario.dice ?? [])], cards: [...(scenario.cards ?? [])] };
  let match: Match<T> = { options, seats: game.seats(options.players), state };
  let events: readonly T['event'][] = [];
  for (const [at, action] of scenario.play.entries()) {
    const isLast = at === scenario.play.length - 1;
    try {
      ({ match, events } = playOne(notation, match, action as T['action'], supplies));
    } catch (error) {
      if (!(error instanceof IllegalInput)) throw error;
      const { code } = error.refusal;
      if (!isLast || !expect.illegal)
        return `expected action ${at} to be legal got ${JSON.stringify(error.refusal)}`;
      if (expect.reason !== undefined && code !== expect.reason)
        return `expected reason ${expect.reason} got ${code}`;
      return difference(notation.describe(match.state), expect.position ?? {});
    }
  }
  if (expect.illegal) return `expected the last action to be refused got ${JSON.stringify(events)}`;
  return (
    difference(notation.describe(match.state), expect.position ?? {}) ??
    missingEvent(events, expect.events ?? [])
  );
}

/** Plays an action and the chance that follows it. */
function playOne<T extends GameTypes>(
  { game, seat, draw, arrange }: Notation<T>,
  before: Match<T>,
  action: T['action'],
  supplies: Supplies,
) {
  const arranged = arrange?.(before.state, action);
  let { match, events } = arranged
    ? { match: { ...before, state: arranged.state }, events: arranged.events }
    : advance(game, before, { kind: 'action', seat: seat(before.state, action), action });
  while (game.turn(match.state).kind === 'chance') {
    const outcome = draw(match.state, supplies);
    if (outcome === null) break;
    const step = advance(game, match, { kind: 'chance', outcome });
    match = step.match;
    events = [...events, ...step.events];
  }
  return { match, events };
}
