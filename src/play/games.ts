import type { GameId } from '../engine/index.ts';
import type { AnyTypes } from '../screens/table/types.ts';
import type { GamePlay } from './game-play.ts';
import { ludo } from './ludo.ts';
import { nobles } from './nobles.ts';
import { territories } from './territories.ts';

const PLAYS = { nobles, ludo, territories } as const satisfies Record<GameId, unknown>;

/** A game, for code that plays any. */
export type AnyPlay = GamePlay<AnyTypes, unknown>;

/** What the page has of a game. The only place that knows all of them. */
export const playOf = (id: GameId): AnyPlay => PLAYS[id] as unknown as AnyPlay;
