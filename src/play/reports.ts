import { BadRecord, derive } from '../engine/core/record.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import type { SavedGame, ScoreboardData } from '../screens/types.ts';
import type { Table } from '../table/table.ts';

/** What "Continue" says of a match that waits. */
export function summaryOf(table: Table<NoblesTypes>): SavedGame {
  const { options, round, rounds, turn } = table.view;
  const persons = table.players.filter(({ kind }) => kind === 'person');
  return {
    mode: options.mode,
    round,
    rounds,
    turn,
    person: persons.some(({ seat }) => seat === turn),
    alone: persons.length === 1,
  };
}

/** What the scoreboard tells of a match that is over. Throws an `Error` while it is not. */
export function scoreboardOf(table: Table<NoblesTypes>): ScoreboardData {
  const { view, statistics, seed, record, players } = table;
  if (seed === null) throw new Error('the match is not over: its seed is still sealed');
  return {
    options: view.options,
    reason: view.seats.some(({ bonus }) => bonus > 0) ? 'home' : 'rounds',
    round: view.round,
    rounds: view.rounds,
    places: view.places,
    seats: view.seats.flatMap(({ seat, progression, combat, bonus, score, home }) => {
      const player = players.find((candidate) => candidate.seat === seat);
      const counted = statistics.seats[seat];
      if (!player || !counted) return [];
      return [{ player, progression, combat, bonus, score, home, statistics: counted }];
    }),
    seed,
    seedChosen: table.isSeedChosen,
    commitment: record.commitment,
  };
}

/** A match as the text of a file: its record, its players and, once it is over, its seed. */
export function recordFile(table: Table<NoblesTypes>): { readonly name: string; readonly text: string } {
  const { record, seed, players } = table;
  const name = `barbican-${record.game}-${record.commitment.slice(0, 8)}.json`;
  return { name, text: `${JSON.stringify({ ...record, players, seed })}\n` };
}

/** See `ShellPorts.deriveAgain`. */
export function firstForeignThrow(table: Table<NoblesTypes>): number | null {
  const { record, seed } = table;
  try {
    derive(table.game, record, seed ?? '');
    return null;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const before = record.inputs.slice(0, error.at + 1);
    return before.filter((input) => input.kind === 'chance' && 'dice' in input.outcome).length;
  }
}
