import type { Game, GameTypes } from '../engine/core/game.ts';
import type { JsonObject } from '../engine/core/json.ts';
import { advance, IllegalInput, type Match } from '../engine/core/match.ts';
import { type GameId, isGameId } from '../engine/index.ts';
import { ludo } from '../engine/ludo/index.ts';
import * as ludoWords from '../engine/ludo/notation.ts';
import type { LudoTypes } from '../engine/ludo/types.ts';
import { nobles } from '../engine/nobles/index.ts';
import * as noblesWords from '../engine/nobles/notation.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import { difference, missingEvent } from './compare.ts';

/** A position, what is played from it, and what must hold after the last action. */
export type Scenario = {
  readonly id: string;
  readonly game: string;
  readonly settings?: JsonObject;
  readonly dice?: readonly number[];
  readonly position?: JsonObject;
  readonly play: readonly unknown[];
  readonly expect: {
    readonly illegal?: boolean;
    readonly reason?: string;
    readonly position?: JsonObject;
    readonly events?: readonly unknown[];
  };
};

/** How scenarios of one game are written. */
type Notation<T extends GameTypes> = {
  readonly game: Game<T>;
  parse(settings: unknown, position: JsonObject): T['state'];
  describe(state: T['state']): JsonObject;
  /** Who acts, whatever the game waits for. */
  seat(state: T['state']): number;
  /** How many numbers of the scenario's dice a throw takes. */
  readonly dice: number;
  /** The outcome of chance that so many dice give. */
  draw(dice: readonly number[]): T['chance'];
};

const noblesNotation: Notation<NoblesTypes> = {
  game: nobles,
  parse: noblesWords.parsePosition,
  describe: noblesWords.describePosition,
  seat: (state) => state.turn,
  dice: 2,
  draw: ([first = 0, second = 0]) => ({ dice: [first, second] }),
};

const ludoNotation: Notation<LudoTypes> = {
  game: ludo,
  parse: ludoWords.parsePosition,
  describe: ludoWords.describePosition,
  seat: (state) => state.turn,
  dice: 1,
  draw: ([die = 0]) => ({ die }),
};

const JUDGES: { readonly [Id in GameId]: (scenario: Scenario) => string | null } = {
  nobles: (scenario) => judgeBy(noblesNotation, scenario),
  ludo: (scenario) => judgeBy(ludoNotation, scenario),
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
  const dice = [...(scenario.dice ?? [])];
  let match: Match<T> = { options, seats: game.seats(options.players), state };
  let events: readonly T['event'][] = [];
  for (const [at, action] of scenario.play.entries()) {
    const isLast = at === scenario.play.length - 1;
    try {
      ({ match, events } = playOne(notation, match, action as T['action'], dice));
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
  notation: Notation<T>,
  before: Match<T>,
  action: T['action'],
  dice: number[],
) {
  const { game } = notation;
  const seat = notation.seat(before.state);
  let { match, events } = advance(game, before, { kind: 'action', seat, action });
  while (game.turn(match.state).kind === 'chance') {
    const thrown = dice.splice(0, notation.dice);
    if (thrown.length < notation.dice) throw new RangeError('expected dice for this throw got none');
    const step = advance(game, match, { kind: 'chance', outcome: notation.draw(thrown) });
    match = step.match;
    events = [...events, ...step.events];
  }
  return { match, events };
}
