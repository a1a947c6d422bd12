/** Ludo played slowly, from the rules alone, in scenario notation: a second opinion on the engine. */

export { actions } from './ludo/actions.ts';
export { play } from './ludo/play.ts';
export { type Position, parsePosition, type Settings } from './ludo/position.ts';
export { type Counts, countTree } from './ludo/tree.ts';
