import type { GameTypes } from '../engine/core/game.ts';
import type { Json } from '../engine/core/json.ts';
import { BadRecord, derive } from '../engine/core/record.ts';
import type { GameId } from '../engine/index.ts';
import type { AnyTypes } from '../screens/table/types.ts';
import type { SavedGame } from '../screens/types.ts';
import type { Table } from '../table/table.ts';
import type { AnyPlay } from './games.ts';

/** What "Continue" says of a match that waits. */
export function summaryOf(game: GameId, { lookOf }: AnyPlay, table: Table<AnyTypes>): SavedGame {
  const { round, turn } = table.view;
  const persons = table.players.filter(({ kind }) => kind === 'person');
  return {
    game,
    round,
    turn: lookOf(turn),
    person: persons.some(({ seat }) => seat === turn),
    alone: persons.length === 1,
  };
}

/** A match as the text of a file: its record, its players and, once it is over, its seed. */
export function recordFile<T extends GameTypes>(
  table: Table<T>,
): { readonly name: string; readonly text: string } {
  const { record, seed, players } = table;
  const name = `barbican-${record.game}-${record.commitment.slice(0, 8)}.json`;
  return { name, text: `${JSON.stringify({ ...record, players, seed })}\n` };
}

/** See `ShellPorts.deriveAgain`. */
export function firstForeignThrow<T extends GameTypes>(table: Table<T>): number | null {
  const { record, seed } = table;
  try {
    derive(table.game, record, seed ?? '');
    return null;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const before = record.inputs.slice(0, error.at + 1);
    return before.filter((input) => input.kind === 'chance' && !isDraw(input.outcome)).length;
  }
}

/** Whether an outcome of chance is the draw of the seat that starts, and no throw. */
const isDraw = (outcome: Json): boolean =>
  typeof outcome === 'object' && outcome !== null && 'starter' in outcome;
