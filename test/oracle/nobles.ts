/** Nobles played slowly, from the rules alone, in scenario notation: a second opinion on the engine. */

export type { Action } from './action.ts';
export { actions } from './actions.ts';
export { type Event, type Played, play, type Reason } from './play.ts';
export { type Position, parsePosition, places, type Score, score } from './position.ts';
export { type Counts, countTree } from './tree.ts';
