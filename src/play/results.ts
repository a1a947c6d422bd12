import type { GameTypes } from '../engine/core/game.ts';
import type { LudoTypes } from '../engine/ludo/types.ts';
import type { NoblesTypes } from '../engine/nobles/types.ts';
import type { TerritoriesTypes } from '../engine/territories/types.ts';
import type { Result } from '../screens/types.ts';
import { lookOf } from '../show/territories/look.ts';
import type { Table } from '../table/table.ts';

/** What the scoreboard tells of a match of Nobles that is over. Throws an `Error` while it is not. */
export function noblesResult(table: Table<NoblesTypes>): Result {
  const { view, statistics, players } = table;
  return {
    game: 'nobles',
    data: {
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
      ...sealOf(table),
    },
  };
}

/** What the scoreboard tells of a match of Ludo that is over. Throws an `Error` while it is not. */
export function ludoResult(table: Table<LudoTypes>): Result {
  const { view, statistics, players, events } = table;
  const last = events.findLast((event) => event.type === 'gameEnded');
  if (!last) throw new Error('the match is not over: it has no end to tell of');
  return {
    game: 'ludo',
    data: {
      options: view.options,
      reason: last.reason,
      round: view.round,
      places: view.places,
      seats: players.flatMap((player) => {
        const counted = statistics.seats[player.seat];
        return counted ? [{ player, statistics: counted }] : [];
      }),
      ...sealOf(table),
    },
  };
}

/** What the scoreboard tells of a match of Territories that is over. Throws an `Error` while it is not. */
export function territoriesResult(table: Table<TerritoriesTypes>): Result {
  const { view, statistics, players, events } = table;
  const last = events.findLast((event) => event.type === 'gameEnded');
  if (!last) throw new Error('the match is not over: it has no end to tell of');
  const throws = events.flatMap((event) => (event.type === 'diceThrown' ? [event.faces] : []));
  const fallen = throws.flat();
  return {
    game: 'territories',
    data: {
      reason: last.reason,
      round: view.round,
      places: view.places.map((shared) => shared.map(lookOf)),
      seats: players.flatMap((player) => {
        const team = view.teams[player.seat];
        const counted = statistics.seats[player.seat];
        if (!team || !counted) return [];
        const { points, locks } = team;
        return [{ player: { ...player, seat: lookOf(player.seat) }, points, locks, statistics: counted }];
      }),
      dice: [1, 2, 3, 4, 5, 6].map((face) => fallen.filter((each) => each === face).length),
      throws: throws.length,
      ...sealOf(table),
    },
  };
}

/** The seed, opened, and what shows that it was sealed before the first throw. */
function sealOf<T extends GameTypes>({ seed, isSeedChosen, record }: Table<T>) {
  if (seed === null) throw new Error('the match is not over: its seed is still sealed');
  return { seed, seedChosen: isSeedChosen, commitment: record.commitment };
}
