import { expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/index.ts';
import { playMatch } from '../../src/cli/play.ts';
import { samplesOf } from '../../src/cli/samples.ts';
import { count, makeTally } from '../../src/cli/tally.ts';
import { games } from '../../src/engine/index.ts';
import { parsePosition } from '../../src/engine/ludo/notation.ts';
import { BOT_LEVELS, type BotLevel } from '../../src/table/types.ts';

const { ludo } = games;

/** A bot's choice for seat 0 of two, which has thrown `die`; `own` and `rival` are where the pawns of seats 0 and 2 stand. */
function ask(
  level: BotLevel,
  die: number,
  own: readonly (number | string)[],
  rival: readonly (number | string)[],
  settings: object = {},
) {
  const seats = { 0: { pawns: own }, 2: { pawns: rival } };
  const state = parsePosition({ players: 2, ...settings }, { turn: 0, phase: 'move', die, seats });
  return chooseAction({ game: 'ludo', level, seat: 0, view: ludo.view(state, 0) });
}

const idle = ['base', 'base', 'base', 'base'];
const CLEVER = ['greedy', 'sharp'] as const;

test.each(BOT_LEVELS)('%s chooses legal actions, the same for the same question', (level) => {
  let asked = 0;
  for (const { options } of samplesOf('ludo').slice(0, 24)) {
    let step = 0;
    for (const { before } of playMatch(ludo, options, 'legal')) {
      step += 1;
      const seat = before.state.turn;
      if (before.state.phase !== 'move' || step % 31 > 0) continue;
      const question = { game: 'ludo', level, seat, view: ludo.view(before.state, seat) } as const;
      const action = chooseAction(question);
      expect(ludo.refusal(before.state, seat, action)).toBeNull();
      expect(chooseAction(structuredClone(question))).toEqual(action);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(24);
});

/** How many of some matches the first bot wins that sits in seats 0 and 2, then in 1 and 3, against another in the rest. */
function winsOf(level: BotLevel, rival: BotLevel, matches: number): number {
  let wins = 0;
  for (let number = 0; number < matches; number += 1) {
    const isOwn = (seat: number) => seat % 2 === number % 2;
    const played = playMatch(ludo, {}, `four ${number}`, ({ state }, seat) =>
      chooseAction({ game: 'ludo', level: isOwn(seat) ? level : rival, seat, view: ludo.view(state, seat) }),
    );
    if (count(makeTally(), ludo, played).some(isOwn)) wins += 1;
  }
  return wins;
}

test('greedy beats random clearly, gentle stands in between', () => {
  expect(winsOf('greedy', 'random', 40)).toBeGreaterThanOrEqual(24);
  expect(winsOf('gentle', 'random', 40)).toBeGreaterThanOrEqual(21);
  expect(winsOf('gentle', 'greedy', 40)).toBeLessThanOrEqual(20);
});

test.each(CLEVER)('%s captures a pawn that has come far', (level) => {
  expect(ask(level, 3, [20, 30, 'base', 'base'], [23, 'base', 'base', 'base'])).toEqual({
    type: 'move',
    from: 20,
  });
});

test.each(CLEVER)('%s brings its last pawn home', (level) => {
  expect(ask(level, 2, ['home', 'home', 'column:4', 12], idle)).toEqual({ type: 'move', from: 'column:4' });
  expect(ask(level, 2, ['home', 'home', 'home', 'column:4'], idle)).toEqual({
    type: 'move',
    from: 'column:4',
  });
});

test.each(CLEVER)('%s runs from a pawn behind it rather than with one that is far from all', (level) => {
  expect(ask(level, 5, [50, 22, 'base', 'base'], [46, 'base', 'base', 'base'])).toEqual({
    type: 'move',
    from: 50,
  });
});

test.each(CLEVER)('%s does not stop before a rival when a safe square is in reach', (level) => {
  const settings = { safeSquares: 'startsAndStars' };
  expect(ask(level, 2, [48, 20, 'base', 'base'], [45, 16, 'base', 'base'], settings)).toEqual({
    type: 'move',
    from: 48,
  });
});

test.each(CLEVER)('%s forms a blockade where rivals stand behind, and does not break it', (level) => {
  const rival = [30, 31, 'base', 'base'];
  const settings = { blockades: true };
  expect(ask(level, 2, [33, 35, 8, 'base'], rival, settings)).toEqual({ type: 'move', from: 33 });
  expect(ask(level, 2, [35, 35, 8, 'base'], rival, settings)).toEqual({ type: 'move', from: 8 });
});

test.each(CLEVER)('%s captures first where a capture opens the column', (level) => {
  const settings = { captureToEnter: true };
  expect(ask(level, 4, [50, 20, 'base', 'base'], [24, 'base', 'base', 'base'], settings)).toEqual({
    type: 'move',
    from: 20,
  });
});
