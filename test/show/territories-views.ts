import type { Seat, Viewer } from '../../src/engine/core/game.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { parsePosition } from '../../src/engine/territories/notation.ts';
import type { Action, Chance, Event, State, View } from '../../src/engine/territories/types.ts';

export const viewOf = (state: State, viewer: Viewer = null): View => territories.view(state, viewer);

/** A position, in the words of a scenario. */
export const positionOf = (position: Parameters<typeof parsePosition>[1], settings: object = {}): State =>
  parsePosition(settings, position);

export type StepSeen = { before: View; after: View; events: readonly Event[] };

/** What an action or an outcome of chance does in a position, as `viewer` sees it. */
export function stepOf(
  state: State,
  input: { readonly seat?: Seat; readonly action: Action } | { readonly chance: Chance },
  viewer: Viewer = null,
): StepSeen & { state: State } {
  const step =
    'chance' in input
      ? territories.resolve(state, input.chance)
      : territories.act(state, input.seat ?? state.turn, input.action);
  const events = step.events.flatMap((event) => territories.redact(event, viewer) ?? []);
  return { before: viewOf(state, viewer), after: viewOf(step.state, viewer), events, state: step.state };
}
