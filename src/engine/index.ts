import type { Game, GameTypes } from './core/game.ts';
import { ludo } from './ludo/index.ts';
import { nobles } from './nobles/index.ts';
import { territories } from './territories/index.ts';

/** The catalogue: every game by its id. The only place that lists them. */
export const games = { nobles, ludo, territories } as const;

export type GameId = keyof typeof games;

/** Whether a text names a game. */
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(games, id);

/** The game of that name, for code that plays any. Throws a `RangeError` that lists the names there are. */
export function gameById(id: string): Game<GameTypes> {
  if (!isGameId(id))
    throw new RangeError(`there is no game "${id}"; there are ${Object.keys(games).join(', ')}`);
  return games[id] as unknown as Game<GameTypes>;
}
