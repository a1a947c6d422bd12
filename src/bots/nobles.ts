import type { NoblesTypes } from '../engine/nobles/types.ts';
import type { Judge } from './bot.ts';
import { evaluate } from './nobles/evaluate.ts';

/** How bots judge Nobles. */
export const noblesJudge: Judge<NoblesTypes> = {
  evaluate,
  passes: (action) => action.type === 'end',
  slip: 24,
  futures: 4,
};
