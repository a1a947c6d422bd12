import type { Seat } from '../engine/core/game.ts';
import type { Match } from '../engine/core/match.ts';
import { nobles } from '../engine/nobles/index.ts';
import type { Event, NoblesTypes } from '../engine/nobles/types.ts';
import type { Played } from './play.ts';

/** What is counted over matches of Nobles. Sums, not averages; pieces are counted, not moves, where it says pieces. */
export type Tally = {
  matches: number;
  inputs: number;
  /** Turns ended by their player. */
  turns: number;
  /** Rounds begun. */
  rounds: number;
  finishes: number;
  captures: number;
  capturedPieces: number;
  noblesCaptured: number;
  blocks: number;
  groupMoves: number;
  /** How often another seat than before was alone in front when a turn ended. */
  leadChanges: number;
  /** Places shared count in part: two winners win half a match each. */
  firstSeatWins: number;
  wins: Map<Seat, number>;
  scores: Map<Seat, number>;
};

export const makeTally = (): Tally => ({
  matches: 0,
  inputs: 0,
  turns: 0,
  rounds: 0,
  finishes: 0,
  captures: 0,
  capturedPieces: 0,
  noblesCaptured: 0,
  blocks: 0,
  groupMoves: 0,
  leadChanges: 0,
  firstSeatWins: 0,
  wins: new Map(),
  scores: new Map(),
});

/** Adds one match to the tally, input by input; returns the seats that won it. */
export function count(tally: Tally, match: Iterable<Played<NoblesTypes>>): readonly Seat[] {
  let leader: Seat | null = null;
  let last: Match<NoblesTypes> | null = null;
  for (const step of match) {
    tally.inputs += 1;
    for (const event of step.events) countEvent(tally, event);
    if (step.events.some((event) => event.type === 'turnEnded')) {
      const ahead = aheadIn(step.match);
      if (ahead !== null && leader !== null && ahead !== leader) tally.leadChanges += 1;
      leader = ahead ?? leader;
    }
    last = step.match;
  }
  if (!last) return [];
  const { places, round, rounds, starter, seats } = nobles.view(last.state, null);
  const winners = places[0] ?? [];
  for (const seat of winners) add(tally.wins, seat, 1 / winners.length);
  for (const side of seats) add(tally.scores, side.seat, side.score);
  if (winners.includes(starter)) tally.firstSeatWins += 1 / winners.length;
  tally.matches += 1;
  tally.rounds += Math.min(round, rounds);
  return winners;
}

function countEvent(tally: Tally, event: Event): void {
  if (event.type === 'turnEnded') tally.turns += 1;
  if (event.type === 'gameEnded' && event.reason === 'home') tally.finishes += 1;
  if (event.type === 'nobleCaptured') tally.noblesCaptured += 1;
  if (event.type === 'pieceMoved' && event.count > 1) tally.groupMoves += 1;
  if (event.type === 'blocked' && event.by !== event.seat) tally.blocks += 1;
  if (event.type === 'captured') {
    tally.captures += 1;
    tally.capturedPieces += event.victims.length;
  }
}

/** The seat that is alone in front, `null` when several are. */
function aheadIn(match: Match<NoblesTypes>): Seat | null {
  const { seats } = nobles.view(match.state, null);
  const top = Math.max(...seats.map((side) => side.score));
  const [first, second] = seats.filter((side) => side.score === top);
  return first && !second ? first.seat : null;
}

const add = (sums: Map<Seat, number>, seat: Seat, by: number): Map<Seat, number> =>
  sums.set(seat, (sums.get(seat) ?? 0) + by);
