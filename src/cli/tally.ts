import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import type { GameId } from '../engine/index.ts';
import type { Figures } from './figures.ts';
import { ludoFigures } from './figures-ludo.ts';
import { noblesFigures } from './figures-nobles.ts';
import { territoriesFigures } from './figures-territories.ts';
import type { Played } from './play.ts';

/** What is counted over matches of any game. Sums; who shares a win with others wins his part of it. */
export type Tally = {
  matches: number;
  inputs: number;
  firstSeatWins: number;
  readonly wins: Map<Seat, number>;
};

export const makeTally = (): Tally => ({ matches: 0, inputs: 0, firstSeatWins: 0, wins: new Map() });

/** Adds one match to the tally, input by input; returns the seats that won it. */
export function count<T extends GameTypes>(
  tally: Tally,
  game: Game<T>,
  match: Iterable<Played<T>>,
  figures?: Figures<T>,
): readonly Seat[] {
  let starter: Seat | null = null;
  let winners: readonly Seat[] = [];
  for (const step of match) {
    tally.inputs += 1;
    figures?.count(step);
    if (step.input.kind === 'action') starter ??= step.input.seat;
    const turn = game.turn(step.match.state);
    if (turn.kind === 'over') winners = turn.places[0] ?? [];
  }
  for (const seat of winners) tally.wins.set(seat, (tally.wins.get(seat) ?? 0) + 1 / winners.length);
  if (starter !== null && winners.includes(starter)) tally.firstSeatWins += 1 / winners.length;
  tally.matches += 1;
  return winners;
}

const FIGURES = {
  nobles: noblesFigures,
  ludo: ludoFigures,
  territories: territoriesFigures,
} as const satisfies Record<GameId, unknown>;

/** Fresh figures of a game. */
export const figuresOf = (id: GameId): Figures<GameTypes> => FIGURES[id]();
