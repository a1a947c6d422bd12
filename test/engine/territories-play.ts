import { advance, type Match } from '../../src/engine/core/match.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { type Position, parsePosition, settleChallenge } from '../../src/engine/territories/notation.ts';
import type { Action, Chance, Event, TerritoriesTypes } from '../../src/engine/territories/types.ts';

/** An action of the team that has the word, an outcome of chance, or how the challenge under way ends. */
export type Input = Action | Chance | boolean;

/** Plays inputs from a position: the state after them, the events of the last one and their types, and all events. */
export function play(position: Position, inputs: readonly Input[], settings: object = {}) {
  const state = parsePosition(settings, position);
  let match: Match<TerritoriesTypes> = { options: state.options, seats: [0, 1], state };
  let events: readonly Event[] = [];
  const all: Event[] = [];
  for (const input of inputs) {
    if (typeof input === 'boolean') {
      const settled = settleChallenge(match.state, input);
      match = { ...match, state: settled.state };
      events = settled.events;
    } else {
      const waits = territories.turn(match.state);
      const seat = waits.kind === 'decide' ? (waits.seats[0] ?? 0) : 0;
      const step =
        waits.kind === 'chance'
          ? advance(territories, match, { kind: 'chance', outcome: input as Chance })
          : advance(territories, match, { kind: 'action', seat, action: input as Action });
      ({ match, events } = step);
    }
    all.push(...events);
  }
  const types = events.map(({ type }) => type);
  return { state: match.state, events, types, all };
}

/** A team of a position. */
export const team = (at: string, ...hand: string[]): Position => ({ at, hand });
