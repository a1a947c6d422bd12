import { expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/index.ts';
import { playMatch } from '../../src/cli/play.ts';
import { samplesOf } from '../../src/cli/samples.ts';
import { count, makeTally } from '../../src/cli/tally.ts';
import { games } from '../../src/engine/index.ts';
import { type Position, parsePosition } from '../../src/engine/territories/notation.ts';
import { CARDS, type Cards, type State } from '../../src/engine/territories/types.ts';
import { BOT_LEVELS, type BotLevel } from '../../src/table/types.ts';

const { territories } = games;
const CLEVER = ['greedy', 'sharp'] as const;

/** A bot's choice in a position, for the team that has the word. */
function ask(level: BotLevel, position: Position) {
  const state = parsePosition({}, position);
  const turn = territories.turn(state);
  const seat = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0;
  return chooseAction({ game: 'territories', level, seat, view: territories.view(state, seat) });
}

/** The state with the cards of the other hand and of the deck dealt anew: what `seat` cannot see has changed. */
function reshuffled(state: State, seat: number): State {
  const other = state.teams[1 - seat];
  if (!other) return state;
  const pool = CARDS.flatMap((card) => new Array(other.hand[card] + state.deck[card]).fill(card));
  const size = CARDS.reduce((sum, card) => sum + other.hand[card], 0);
  const gather = (list: readonly string[]): Cards =>
    Object.fromEntries(CARDS.map((card) => [card, list.filter((one) => one === card).length])) as Cards;
  const rest = pool.toReversed();
  const hand = gather(rest.splice(0, size));
  const teams = state.teams.map((team, at) => (at === seat ? team : { ...team, hand }));
  return { ...state, teams, deck: gather(rest) };
}

test.each(BOT_LEVELS)('%s chooses legal actions, the same whatever it cannot see', (level) => {
  let [asked, different] = [0, 0];
  for (const { options } of samplesOf('territories')) {
    let step = 0;
    for (const { before, input } of playMatch(territories, options, 'legal')) {
      step += 1;
      if (input.kind !== 'action' || step % 11 > 0) continue;
      const { state } = before;
      const { seat } = input;
      const question = { game: 'territories', level, seat, view: territories.view(state, seat) } as const;
      const action = chooseAction(question);
      expect(territories.refusal(state, seat, action)).toBeNull();
      const other = reshuffled(state, seat);
      expect(chooseAction({ ...question, view: territories.view(other, seat) })).toEqual(action);
      asked += 1;
      if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
    }
  }
  expect(asked).toBeGreaterThan(24);
  expect(different).toBeGreaterThan(asked / 4);
});

/** How many of some quick matches a bot wins against another, each beginning half of them; a draw is half a win. */
function winsOf(level: BotLevel, rival: BotLevel, matches: number): number {
  let wins = 0;
  for (let number = 0; number < matches; number += 1) {
    const own = number % 2;
    const played = playMatch(territories, { length: 'quick' }, `match ${number}`, ({ state }, seat) =>
      chooseAction({
        game: 'territories',
        level: seat === own ? level : rival,
        seat,
        view: territories.view(state, seat),
      }),
    );
    const winners = count(makeTally(), territories, played);
    if (winners.includes(own)) wins += 1 / winners.length;
  }
  return wins;
}

test('greedy beats random nearly always, and gentle more often than not', () => {
  expect(winsOf('greedy', 'random', 20)).toBeGreaterThanOrEqual(18);
  expect(winsOf('gentle', 'random', 20)).toBeGreaterThanOrEqual(16);
  expect(winsOf('greedy', 'gentle', 40)).toBeGreaterThanOrEqual(22);
});

test.each(CLEVER)('%s attempts the land it stands on', (level) => {
  const teams = [{ at: 't1' }, { at: 't18' }];
  expect(ask(level, { roads: 0, teams })).toEqual({ type: 'attempt' });
});

test.each(CLEVER)(
  '%s keeps its Shield at the announcement and plays it when the challenge begins',
  (level) => {
    const land = { t2: { owner: 1 } };
    const thief = { at: 't1', steal: 't2' };
    const asked = { phase: 'answer', turn: 1, territories: land };
    const early = ask(level, { ...asked, teams: [thief, { at: 'b1', hand: ['shield'] }] });
    expect(early.type).toBe('decline');
    const late = {
      ...asked,
      challenge: {},
      teams: [
        { ...thief, at: 't2' },
        { at: 'b1', hand: ['shield'] },
      ],
    };
    expect(ask(level, late)).toEqual({ type: 'shield', territory: 't2' });
  },
);

test.each(CLEVER)('%s keeps the dice that the odds ask it to keep', (level) => {
  // Four dice to 18 with two rerolls: sixes stay, ones go.
  const progress = { dice: [1, 1, 6, 6], left: 2 };
  const position = { phase: 'challenge', teams: [{ at: 't1' }, { at: 'b1' }], challenge: { progress } };
  expect(ask(level, position)).toEqual({ type: 'rethrow', dice: [0, 1] });
});

test.each(CLEVER)('%s tries again with a Second Chance', (level) => {
  const teams = [{ at: 't1', hand: ['secondChance'] }, { at: 'b1' }];
  expect(ask(level, { phase: 'again', teams, challenge: {} })).toEqual({ type: 'secondChance' });
});

test.each(CLEVER)('%s uses its last turn', (level) => {
  const teams = [{ at: 't5', hand: ['shield'] }, { at: 'b1' }];
  const action = ask(level, {
    round: 24,
    roads: 0,
    teams,
    territories: { t5: { owner: 0 }, t1: { owner: 0 } },
  });
  expect(action.type).toBe('shield');
});
