import { ludo } from '../../../../src/engine/ludo/index.ts';
import type { Action, Refusal } from '../../../../src/engine/ludo/types.ts';
import { choices, hindrances } from '../../../../src/show/ludo/choices.ts';
import { stateOf, viewOf } from '../../../show/ludo-views.ts';

/** A position in which seat 0 moves by `die`, as the table screen sees it. Sides that are not named are in the base. */
export function position(settings: object, sides: Parameters<typeof stateOf>[1], die: number) {
  const state = stateOf(settings, sides, { die });
  const view = viewOf(state);
  return {
    view,
    choices: choices(view, ludo.actions(state, 0), (action) => ludo.act(state, 0, action).events),
    hindrances: hindrances(view),
    refusalOf: (action: Action) => ludo.refusal(state, 0, action) as Refusal | null,
  };
}
