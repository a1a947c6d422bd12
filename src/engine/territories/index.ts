import type { Game } from '../core/game.ts';
import { actions, refusal } from './legal.ts';
import { parseOptions } from './options.ts';
import { act, chances, resolve, setup, turn } from './rules.ts';
import { statistics } from './statistics.ts';
import { SEATS } from './teams.ts';
import type { TerritoriesTypes } from './types.ts';
import { project, redact, suppose, view } from './view.ts';

/** Territories, as in RULES.md beside this file. */
export const territories: Game<TerritoriesTypes> = {
  id: 'territories',
  rules: 1,
  seats: () => SEATS,
  parseOptions,
  setup,
  turn,
  actions,
  refusal,
  act,
  chances,
  resolve,
  view,
  redact,
  project,
  suppose,
  statistics,
};
