import { nobles } from './nobles/index.ts';

/** The catalogue: every game by its id. The only place that lists them. */
export const games = { nobles } as const;

export type GameId = keyof typeof games;

/** Whether a text names a game. */
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(games, id);
