import { expect, test } from 'vitest';
import { games } from '../../../src/engine/index.ts';
import type { Event } from '../../../src/engine/territories/types.ts';
import { territoriesSheet } from '../../../src/screens/scoreboard/territories-sheet.ts';
import type { TerritoriesScore } from '../../../src/screens/types.ts';

/** What the teams wear: Lily, and Moon. */
const [LILY, MOON] = [0, 2];

/** A match that ended after 14 rounds. */
function scoreOf(
  places: TerritoriesScore['places'],
  points: readonly [number, number],
  events: readonly Event[] = [],
): TerritoriesScore {
  const counted = games.territories.statistics([0, 1], events).seats;
  return {
    reason: 'rounds',
    round: 14,
    places,
    seats: [0, 1].flatMap((team) => {
      const statistics = counted[team];
      const player = { seat: team === 0 ? LILY : MOON, kind: 'person' } as const;
      return statistics ? [{ player, points: points[team] ?? 0, locks: 2, statistics }] : [];
    }),
    dice: [1, 2, 3, 4, 5, 6],
    throws: 7,
    seed: 'lily',
    seedChosen: true,
    commitment: '',
  };
}

const figure = (score: TerritoriesScore, title: string, seat: number) =>
  territoriesSheet(score, null)
    .columns.flat()
    .find((column) => column.title === title)
    ?.figure(seat);

test('one who shares the first place is called you', () => {
  const drawn = scoreOf([[LILY, MOON]], [5, 5]);
  expect(territoriesSheet(drawn, LILY).title).toBe('You and Moon share the first place');
  expect(territoriesSheet(drawn, MOON).title).toBe('You and Lily share the first place');
  expect(territoriesSheet(drawn, null).title).toBe('Lily and Moon share the first place');
});

test('equal points that locks have decided are told so', () => {
  expect(territoriesSheet(scoreOf([[LILY], [MOON]], [5, 5]), LILY).how).toContain('locked');
  expect(territoriesSheet(scoreOf([[LILY], [MOON]], [6, 5]), LILY).how).toBe('6 to 5 after 14 rounds');
});

test('the winner comes first in words, whichever team it is', () => {
  const { title, how } = territoriesSheet(scoreOf([[MOON], [LILY]], [3, 8]), LILY);
  expect(title).toContain('Moon');
  expect(how).toBe('8 to 3 after 14 rounds');
});

test('challenges are counted by difficulty for the team that Moon wears', () => {
  const passed: Event = {
    type: 'challengePassed',
    seat: 1,
    territory: 't7',
    kind: 'run',
    difficulty: 'hard',
    steal: false,
    attempt: 1,
  };
  const score = scoreOf([[MOON], [LILY]], [0, 1], [passed]);
  expect(figure(score, 'Challenges passed: easy, medium, hard', MOON)).toBe('0/0/1');
  expect(figure(score, 'Challenges passed: easy, medium, hard', LILY)).toBe('0/0/0');
});

test('every die that fell is counted once', () => {
  const { dice } = territoriesSheet(scoreOf([[LILY], [MOON]], [1, 0]), null);
  expect(dice.thrown).toContain('21');
  expect(dice.throws).toBe(7);
});
