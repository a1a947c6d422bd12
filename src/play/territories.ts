import { games } from '../engine/index.ts';
import type { TerritoriesTypes } from '../engine/territories/types.ts';
import { TerritoriesTable } from '../screens/table/territories/territories-table.tsx';
import { choreograph } from '../show/territories/choreography.ts';
import { arrange, boardOf } from '../show/territories/layout.ts';
import { lookOf } from '../show/territories/look.ts';
import { chronicle } from '../show/territories/words.ts';
import type { GamePlay } from './game-play.ts';
import { territoriesResult } from './results.ts';

/** Territories on the page. A choice at hand changes nothing but the marks. */
export const territories: GamePlay<TerritoriesTypes, never> = {
  game: games.territories,
  show: {
    arrange: (view, _focus, upright) => arrange(view, upright),
    choreograph,
    chronicle,
    thrown: (event) => (event.type === 'diceThrown' ? { seat: event.seat, values: event.faces } : null),
  },
  Screen: TerritoriesTable,
  lookOf,
  rules: (options) => ({ game: 'territories', options }),
  board: boardOf,
  result: territoriesResult,
};
