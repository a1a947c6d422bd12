import type { GameTypes } from '../engine/core/game.ts';
import type { Played } from './play.ts';

/** What is counted of one game alone, over all matches that `count` is given. */
export type Figures<T extends GameTypes> = {
  /** Counts an input; they come match by match. */
  count(step: Played<T>): void;
  /** What to tell: a name and a figure of a match on average. */
  lines(matches: number): readonly (readonly [name: string, figure: string])[];
};
