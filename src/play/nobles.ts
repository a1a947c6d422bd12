import { games } from '../engine/index.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import { NoblesTable } from '../screens/table/nobles/nobles-table.tsx';
import type { Movers } from '../screens/table/nobles/types.ts';
import { choreograph } from '../show/nobles/choreography.ts';
import { arrange } from '../show/nobles/layout.ts';
import { stopping } from '../show/nobles/walls.ts';
import { chronicle } from '../show/nobles/words.ts';
import type { GamePlay } from './game-play.ts';
import { noblesResult } from './results.ts';

/** Nobles on the page. With pieces chosen, the walls are those that would stop them. */
export const nobles: GamePlay<NoblesTypes, Movers> = {
  game: games.nobles,
  show: {
    arrange: (view, movers) =>
      movers ? arrange(view, stopping(movers.seat, movers.piece, movers.count)) : arrange(view),
    choreograph,
    chronicle,
    thrown: (event) => (event.type === 'diceThrown' ? { seat: event.seat, values: event.dice } : null),
  },
  Screen: NoblesTable,
  lookOf: (seat) => seat,
  rules: (options) => ({ game: 'nobles', options }),
  board: () => 'nobles',
  result: noblesResult,
};
