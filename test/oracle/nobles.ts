/** Nobles played slowly, from the rules alone, in scenario notation: a second opinion on the engine. */

export { actions } from './actions.ts';
export { type Played, play } from './play.ts';
export { type Position, parsePosition, score } from './position.ts';
export { type Counts, countTree } from './tree.ts';
