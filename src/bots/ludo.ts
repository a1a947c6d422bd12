import type { LudoTypes } from '../engine/ludo/types.ts';
import type { Judge } from './bot.ts';
import { evaluate } from './ludo/evaluate.ts';

/** How bots judge Ludo. */
export const ludoJudge: Judge<LudoTypes> = {
  evaluate,
  passes: () => false,
  slip: 12,
  futures: 4,
};
