/** Ludo played slowly, from the rules alone, in scenario notation: a second opinion on the engine. */

export type { Action } from './ludo/action.ts';
export { actions } from './ludo/actions.ts';
export { type Event, type Played, play } from './ludo/play.ts';
export { type Position, parsePosition, type Settings } from './ludo/position.ts';
export type { Reason } from './ludo/refusal.ts';
export { type Counts, countTree } from './ludo/tree.ts';
