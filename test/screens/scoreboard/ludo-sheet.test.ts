import { expect, test } from 'vitest';
import { games } from '../../../src/engine/index.ts';
import { HOUSE } from '../../../src/engine/ludo/house.ts';
import { ludoSheet } from '../../../src/screens/scoreboard/ludo-sheet.ts';
import { ranked } from '../../../src/screens/scoreboard/sheet.ts';
import type { LudoScore } from '../../../src/screens/types.ts';

const { parseOptions, statistics } = games.ludo;

/** A match that ended with these places; every seat threw `thrown` once. */
function scoreOf(options: object, places: LudoScore['places'], thrown: readonly number[] = []): LudoScore {
  const seats = [...places.flat()].sort();
  const counted = statistics(seats, []).seats;
  return {
    options: parseOptions({ players: seats.length, ...options }),
    reason: 'first',
    round: 30,
    places,
    seats: seats.flatMap((seat) => {
      const empty = counted[seat];
      const throws = Object.fromEntries(thrown.map((value) => [value, 1]));
      return empty ? [{ player: { seat, kind: 'person' }, statistics: { ...empty, throws } }] : [];
    }),
    seed: 'lily',
    seedChosen: true,
    commitment: '',
  };
}

const sheet = (score: LudoScore, you: number | null = null) => ludoSheet(score, you, HOUSE);

test('seats that share a place have its number, and the next is left out', () => {
  expect(ranked([[2], [0, 3], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
});

test('the title names the winner, both partners, or the one person and the partner', () => {
  expect(sheet(scoreOf({}, [[1], [0, 2, 3]])).title).toBe('Sun wins');
  expect(sheet(scoreOf({}, [[1], [0, 2, 3]]), 1).title).toBe('You win');
  const teams = scoreOf({ teams: true }, [
    [1, 3],
    [0, 2],
  ]);
  expect(sheet(teams).title).toBe('Sun and Acorn win');
  expect(sheet(teams, 3).title).toBe('You and Sun win');
  expect(sheet(teams, 0).title).toBe('Sun and Acorn win');
});

test('the faces of the die are equally likely, and every seat counts', () => {
  const { faces, throws } = sheet(scoreOf({}, [[0], [2]], [1, 6])).dice;
  expect(faces.map(({ value, count }) => [value, count])).toEqual([
    [1, 2],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 2],
  ]);
  expect(new Set(faces.map(({ odds }) => odds))).toEqual(new Set([1 / 6]));
  expect(throws).toBe(4);
});

test('cowries are counted by value, each as likely as so many of six shells lie mouth up', () => {
  const { faces } = sheet(scoreOf({ pachisi: true }, [[0], [2]], [25])).dice;
  expect(faces.map(({ value, odds }) => [value, odds * 64])).toEqual([
    [2, 15],
    [3, 20],
    [4, 15],
    [5, 6],
    [6, 1],
    [10, 6],
    [25, 1],
  ]);
  expect(faces.at(-1)?.count).toBe(2);
});

test('blockades are told where they can be formed, and graces instead of sixes with cowries', () => {
  const deeds = (options: object): readonly string[] =>
    sheet(scoreOf(options, [[0], [2]])).columns[1].map(({ title }) => title);
  expect(deeds({})).toEqual(['Sixes', 'Throws lost']);
  expect(deeds({ blockades: true, pachisi: true })).toEqual(['Blockades', 'Graces', 'Throws lost']);
});
