import type { GameId } from '../engine/index.ts';
import type { AnyTypes } from '../screens/table/types.ts';
import type { GamePlay } from './game-play.ts';
import { ludo } from './ludo.ts';
import { nobles } from './nobles.ts';

const PLAYS = { nobles, ludo } as const satisfies Partial<Record<GameId, unknown>>;

/** A game, for code that plays any. */
export type AnyPlay = GamePlay<AnyTypes, unknown>;

/** What the page has of a game. The only place that knows all of them. */
export const playOf = (id: GameId): AnyPlay => (PLAYS as Partial<Record<GameId, unknown>>)[id] as AnyPlay;
