import type { Game } from '../core/game.ts';
import { seatsOf } from '../ring/ring.ts';
import { actions, refusal } from './legal.ts';
import { parseOptions } from './options.ts';
import { act, chances, resolve, setup, turn } from './rules.ts';
import { statistics } from './statistics.ts';
import type { LudoTypes } from './types.ts';
import { project, suppose, view } from './view.ts';

/** Ludo, as in RULES.md beside this file. */
export const ludo: Game<LudoTypes> = {
  id: 'ludo',
  rules: 1,
  seats: seatsOf,
  parseOptions,
  setup,
  turn,
  actions,
  refusal,
  act: (state, _seat, action) => act(state, action),
  chances,
  resolve,
  view,
  redact: (event) => event,
  project,
  suppose,
  statistics,
};
