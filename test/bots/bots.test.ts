import { expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/index.ts';
import { playMatch } from '../../src/cli/play.ts';
import { count, makeTally } from '../../src/cli/tally.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import type { Match } from '../../src/engine/core/match.ts';
import { games } from '../../src/engine/index.ts';
import { parsePosition } from '../../src/engine/nobles/notation.ts';
import { MODES, type NoblesTypes } from '../../src/engine/nobles/types.ts';
import { BOT_LEVELS, type BotLevel } from '../../src/table/types.ts';

const { nobles } = games;

/** A bot's choice for the seat to act in a position of a scenario. */
function ask(level: BotLevel, position: Parameters<typeof parsePosition>[1], settings: object = {}) {
  const state = parsePosition(settings, position);
  const view = nobles.view(state, state.turn);
  return chooseAction({ game: 'nobles', level, seat: state.turn, view });
}

/** Random matches of every number of players and mode, and the bot asked now and then on the way. */
test.each(BOT_LEVELS)('%s chooses legal actions, the same for the same question', (level) => {
  let asked = 0;
  for (const options of [2, 3, 4].flatMap((players) =>
    MODES.map((mode) => ({ players, mode, length: 'quick' })),
  )) {
    let step = 0;
    for (const { before } of playMatch(nobles, options, `legal ${options.players} ${options.mode}`)) {
      step += 1;
      const turn = nobles.turn(before.state);
      if (turn.kind !== 'decide' || step % (level === 'sharp' ? 101 : 17) > 0) continue;
      const [seat = 0] = turn.seats;
      const view = nobles.view(before.state, seat);
      const question = { game: 'nobles', level, seat, view } as const;
      const action = chooseAction(question);
      expect(nobles.refusal(before.state, seat, action)).toBeNull();
      expect(chooseAction(structuredClone(question))).toEqual(action);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(10);
});

/** How many of some quick matches of two the first bot wins; the seats take turns. */
function winsOf(level: BotLevel, rival: BotLevel, matches: number): number {
  let wins = 0;
  for (let number = 0; number < matches; number += 1) {
    const own: Seat = number % 2 === 0 ? 0 : 2;
    const match = playMatch(nobles, { players: 2, length: 'quick' }, `duel ${number}`, ({ state }, seat) =>
      chooseAction({
        game: 'nobles',
        level: seat === own ? level : rival,
        seat,
        view: nobles.view(state, seat),
      }),
    );
    const winners = count(makeTally(), nobles, match);
    if (winners.includes(own)) wins += 1 / winners.length;
  }
  return wins;
}

test('greedy beats random nearly always, gentle beats random and loses to greedy', () => {
  expect(winsOf('greedy', 'random', 12)).toBeGreaterThanOrEqual(11);
  expect(winsOf('gentle', 'random', 12)).toBeGreaterThanOrEqual(9);
  expect(winsOf('gentle', 'greedy', 20)).toBeLessThanOrEqual(8);
});

const side = (guards: (number | string)[], noble: number | string, rolls: number[], credits = 0) => ({
  guards,
  noble,
  rolls,
  credits,
});
const idle = side(['yard', 'yard', 'yard', 'yard'], 'yard', [], 0);

test.each(['greedy', 'sharp'] as const)('%s takes a Noble that stands open', (level) => {
  const position = {
    turn: 0,
    phase: 'spend',
    seats: { 0: side([18, 18, 'yard', 'yard'], 1, [4, 4]), 2: side([40, 33, 'yard', 'yard'], 22, [1]) },
  };
  expect(ask(level, position, { players: 2, mode: 'combat' })).toMatchObject({
    type: 'move',
    from: 18,
    count: 2,
    value: 4,
  });
});

test.each(['greedy', 'sharp'] as const)('%s does not run its Noble into reach of a group', (level) => {
  const position = {
    turn: 0,
    phase: 'spend',
    seats: {
      0: side(['yard', 'yard', 'yard', 'yard'], 3, [3]),
      2: side([9, 9, 'yard', 'yard'], 'yard', [3, 3, 4, 4]),
    },
  };
  expect(ask(level, position, { players: 2 })).toEqual({ type: 'end' });
});

test.each(['greedy', 'sharp'] as const)('%s spends its rolls in its last turn', (level) => {
  const position = {
    turn: 2,
    starter: 0,
    round: 20,
    phase: 'spend',
    seats: { 0: idle, 2: side([30, 'yard', 'yard', 'yard'], 'yard', [2]) },
  };
  expect(ask(level, position, { players: 2, length: 'quick' })).toMatchObject({
    type: 'move',
    from: 30,
    value: 2,
  });
});

test('greedy does nothing that brings nothing in its last turn', () => {
  const waiting = side(['yard', 'yard', 'yard', 'yard'], 'yard', [], 2);
  const position = { turn: 2, starter: 0, round: 20, phase: 'spend', seats: { 0: idle, 2: waiting } };
  expect(ask('greedy', position, { players: 2, length: 'quick' })).toEqual({ type: 'end' });
});

test.each(['greedy', 'sharp'] as const)('%s brings its last piece Home when that wins', (level) => {
  const home = ['home', 'home', 'home', 'home'];
  const position = { turn: 0, phase: 'spend', seats: { 0: side(home, 'path:5', [1]), 2: idle } };
  expect(ask(level, position, { players: 2 })).toMatchObject({ type: 'move', piece: 'noble', value: 1 });
});

test('greedy never takes a move back in the same turn', () => {
  let asked = 0;
  const choose = ({ state }: Match<NoblesTypes>, seat: Seat) => {
    asked += 1;
    const view = nobles.view(state, seat);
    return chooseAction({ game: 'nobles', level: 'greedy', seat, view });
  };
  const ways = new Set<string>();
  for (const { events } of playMatch(nobles, { players: 4, length: 'quick' }, 'walk', choose)) {
    for (const event of events) {
      if (event.type === 'turnEnded') ways.clear();
      if (event.type !== 'pieceMoved') continue;
      expect(ways).not.toContain(`${event.to} ${event.from}`);
      ways.add(`${event.from} ${event.to}`);
    }
  }
  expect(asked).toBeGreaterThan(100);
});
