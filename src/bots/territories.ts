import type { TerritoriesTypes } from '../engine/territories/types.ts';
import type { Judge } from './bot.ts';
import { evaluate } from './territories/evaluate.ts';

/** How bots judge Territories. Ending a turn hands it over, which the evaluation sees. */
export const territoriesJudge: Judge<TerritoriesTypes> = {
  evaluate,
  passes: () => false,
  slip: 0.25,
  futures: 0,
};
