import type { JSX } from 'preact';
import type { Game, GameTypes } from '../engine/core/game.ts';
import { type GameId, games } from '../engine/index.ts';
import type { LudoTypes } from '../engine/ludo/types.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import { LudoTable } from '../screens/table/ludo/ludo-table.tsx';
import { NoblesTable } from '../screens/table/nobles/nobles-table.tsx';
import type { Movers } from '../screens/table/nobles/types.ts';
import type { RingTypes, TableProps } from '../screens/table/types.ts';
import type { Result, Rules } from '../screens/types.ts';
import * as ludoShow from '../show/ludo/choreography.ts';
import * as ludoLayout from '../show/ludo/layout.ts';
import * as ludoWords from '../show/ludo/words.ts';
import { choreograph } from '../show/nobles/choreography.ts';
import { arrange } from '../show/nobles/layout.ts';
import { stopping } from '../show/nobles/walls.ts';
import { chronicle } from '../show/nobles/words.ts';
import type { Table } from '../table/table.ts';
import type { GameShow } from './game-show.ts';
import { ludoResult, noblesResult } from './results.ts';

/** All that the page has of one game: its rules, how it is shown, its table, what is told when it is over. */
export type GamePlay<T extends GameTypes, Focus> = {
  readonly game: Game<T>;
  readonly show: GameShow<T, Focus>;
  readonly Screen: (props: TableProps<T, Focus>) => JSX.Element;
  /** The options with the game's name. */
  rules(options: T['options']): Rules;
  /** The picture of the board. */
  board(options: T['options']): string;
  /** What the scoreboard tells. Throws an `Error` while the match is not over. */
  result(table: Table<T>): Result;
};

const nobles: GamePlay<NoblesTypes, Movers> = {
  game: games.nobles,
  show: {
    arrange: (view, movers) =>
      movers ? arrange(view, stopping(movers.seat, movers.piece, movers.count)) : arrange(view),
    choreograph,
    chronicle,
    thrown: (event) => (event.type === 'diceThrown' ? { seat: event.seat, values: event.dice } : null),
  },
  Screen: NoblesTable,
  rules: (options) => ({ game: 'nobles', options }),
  board: () => 'nobles',
  result: noblesResult,
};

const ludo: GamePlay<LudoTypes, never> = {
  game: games.ludo,
  show: {
    arrange: (view) => ludoLayout.arrange(view),
    choreograph: ludoShow.choreograph,
    chronicle: ludoWords.chronicle,
    thrown: (event) => (event.type === 'diceThrown' ? { seat: event.seat, values: [event.die] } : null),
  },
  Screen: LudoTable,
  rules: (options) => ({ game: 'ludo', options }),
  board: ludoLayout.boardOf,
  result: ludoResult,
};

const PLAYS = { nobles, ludo } as const satisfies Record<GameId, unknown>;

/** A game, for code that plays any. */
export type AnyPlay = GamePlay<RingTypes, unknown>;

/** What the page has of a game. The only place that knows all of them. */
export const playOf = (id: GameId): AnyPlay => PLAYS[id] as unknown as AnyPlay;
