import { games } from '../engine/index.ts';
import type { LudoTypes } from '../engine/ludo/types.ts';
import { LudoTable } from '../screens/table/ludo/ludo-table.tsx';
import { choreograph } from '../show/ludo/choreography.ts';
import { arrange, boardOf } from '../show/ludo/layout.ts';
import { chronicle } from '../show/ludo/words.ts';
import type { GamePlay } from './game-play.ts';
import { ludoResult } from './results.ts';

/** Ludo on the page. A choice at hand changes nothing but the marks. */
export const ludo: GamePlay<LudoTypes, never> = {
  game: games.ludo,
  show: {
    arrange: (view) => arrange(view),
    choreograph,
    chronicle,
    thrown: (event) => (event.type === 'diceThrown' ? { seat: event.seat, values: [event.die] } : null),
  },
  Screen: LudoTable,
  lookOf: (seat) => seat,
  rules: (options) => ({ game: 'ludo', options }),
  board: boardOf,
  result: ludoResult,
};
