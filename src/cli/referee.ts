import type { Game, GameTypes } from '../engine/core/game.ts';
import type { JsonObject } from '../engine/core/json.ts';
import { advance, IllegalInput, type Match } from '../engine/core/match.ts';
import { nobles } from '../engine/nobles/index.ts';
import { describePosition, parsePosition } from '../engine/nobles/notation.ts';
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
  /** The outcome of chance that the next dice give; takes them off the list. */
  draw(state: T['state'], dice: number[]): T['chance'];
};

const noblesNotation: Notation<NoblesTypes> = {
  game: nobles,
  parse: parsePosition,
  describe: describePosition,
  seat: (state) => state.turn,
  draw(_, dice) {
    const [first, second] = dice.splice(0, 2);
    if (first === undefined || second === undefined)
      throw new RangeError('expected dice for this throw got none');
    return { dice: [first, second] };
  },
};

/** Plays a scenario by the rules. Returns `null` when all it expects holds, else what does not. */
export function judge(scenario: Scenario): string | null {
  try {
    if (scenario.game !== 'nobles') return `unknown game ${JSON.stringify(scenario.game)}`;
    return judgeBy(noblesNotation, scenario);
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
    const step = advance(game, match, { kind: 'chance', outcome: notation.draw(match.state, dice) });
    match = step.match;
    events = [...events, ...step.events];
  }
  return { match, events };
}
