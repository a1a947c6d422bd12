import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import { startRandom } from '../engine/core/random.ts';
import { type GameId, games } from '../engine/index.ts';
import type { BotLevel } from '../table/types.ts';
import { type Bot, greedy, type Judge, random } from './bot.ts';
import { gentle } from './gentle.ts';
import { ludoJudge } from './ludo.ts';
import { noblesJudge } from './nobles.ts';
import { sharp } from './sharp.ts';
import { territoriesJudge } from './territories.ts';

/** The types of a game of the catalogue. */
export type TypesOf<Id extends GameId> = (typeof games)[Id] extends Game<infer Types> ? Types : never;

/** What a bot is asked. JSON, so that a Worker can be asked too. */
export type Question<Id extends GameId = GameId> = {
  readonly game: Id;
  readonly level: BotLevel;
  readonly seat: Seat;
  /** What the seat sees; it must be to act. */
  readonly view: TypesOf<Id>['view'];
};

/** The answer to a question: a legal action. */
export type Choice<Id extends GameId = GameId> = TypesOf<Id>['action'];

const BOTS: Readonly<Record<BotLevel, Bot>> = { random, gentle, greedy, sharp };
const JUDGES = {
  nobles: noblesJudge,
  ludo: ludoJudge,
  territories: territoriesJudge,
} as const satisfies Record<GameId, unknown>;

/**
 * Chooses an action. A bot's luck comes from what it sees and never from the match's generator: the same question has
 * the same answer, here and in a Worker. Throws a `RangeError` when there is nothing to do.
 */
export function chooseAction<Id extends GameId>(question: Question<Id>): Choice<Id> {
  const { game: id, level, seat, view } = question;
  const game: Game<GameTypes> = games[id];
  const judge: Judge<GameTypes> = JUDGES[id];
  const luck = startRandom(JSON.stringify([level, seat, view]));
  return BOTS[level](game, judge, view, seat, luck) as Choice<Id>;
}
