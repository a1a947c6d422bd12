import { describe, expect, it } from 'vitest';
import { advance, IllegalInput, type Match } from '../../src/engine/core/match.ts';
import { territories } from '../../src/engine/territories/index.ts';
import {
  describePosition,
  drawChance,
  type Position,
  parsePosition,
  settleChallenge,
} from '../../src/engine/territories/notation.ts';
import type { TerritoriesTypes } from '../../src/engine/territories/types.ts';
import { play, team } from './territories-play.ts';

const refusalOf = (position: Position, action: unknown, seat = 0) =>
  territories.refusal(parsePosition({}, position), seat, action);

describe('refusals', () => {
  const acting: Position = {
    teams: [team('t1', 'steal', 'shield'), team('b1')],
    territories: {
      t1: { owner: 0 },
      t2: { owner: 0, locked: true },
      t3: { owner: 1 },
      t4: { revealed: false },
      t5: { owner: 1, locked: true },
    },
  };
  const on = (at: string, hand: string[] = []): Position => ({
    ...acting,
    teams: [team(at, ...hand), team('b1')],
  });
  const challenge: Position = {
    ...on('t6'),
    phase: 'challenge',
    challenge: { progress: { dice: [3], set: [0, 4, 0, 0] } },
  };

  it.each<[string, Position, unknown, Position]>([
    ['the end', { ...acting, phase: 'over' }, { type: 'end' }, { code: 'over' }],
    ['another team', { ...acting, turn: 1 }, { type: 'end' }, { code: 'seat', turn: 1 }],
    [
      'a Shield in the name of the other',
      acting,
      { type: 'shield', territory: 't1', team: 1 },
      { code: 'seat', turn: 0 },
    ],
    ['no challenge', acting, { type: 'rethrow', dice: [0] }, { code: 'phase', phase: 'act' }],
    ['nothing to answer', acting, { type: 'decline' }, { code: 'phase', phase: 'act' }],
    ['nothing to discard', acting, { type: 'discard', card: 'steal' }, { code: 'phase', phase: 'act' }],
    ['no action', acting, { type: 'fly' }, { code: 'action' }],
    ['nothing', acting, null, { code: 'action' }],
    ['no territory', acting, { type: 'steal', territory: 'b1' }, { code: 'action' }],
    ['a field too many', acting, { type: 'end', now: true }, { code: 'action' }],
    ['a place off the map', acting, { type: 'travel', to: 't19' }, { code: 'action' }],
    ['standing there', acting, { type: 'travel', to: 't1' }, { code: 'still', at: 't1' }],
    ['the opposing base', acting, { type: 'travel', to: 'b1' }, { code: 'opposing', territory: 'b1' }],
    ['too far', acting, { type: 'travel', to: 't18' }, { code: 'away', to: 't18', distance: 5, roads: 3 }],
    ['no Steal', on('t1'), { type: 'steal', territory: 't3' }, { code: 'card', card: 'steal' }],
    ['a steal from nobody', acting, { type: 'steal', territory: 't9' }, { code: 'neutral', territory: 't9' }],
    ['a steal from oneself', acting, { type: 'steal', territory: 't2' }, { code: 'own', territory: 't2' }],
    ['a locked target', acting, { type: 'steal', territory: 't5' }, { code: 'locked', territory: 't5' }],
    [
      'an open steal',
      { ...acting, teams: [{ at: 't1', hand: ['steal'], steal: 't3' }, {}] },
      { type: 'steal', territory: 't3' },
      { code: 'open', territory: 't3' },
    ],
    ['no steal to give up', acting, { type: 'giveUp' }, { code: 'open', territory: null }],
    ['no Shield', on('t1'), { type: 'shield', territory: 't1' }, { code: 'card', card: 'shield' }],
    [
      'a shield for nobody',
      acting,
      { type: 'shield', territory: 't9' },
      { code: 'neutral', territory: 't9' },
    ],
    [
      'a shield for the others',
      acting,
      { type: 'shield', territory: 't3' },
      { code: 'opposing', territory: 't3' },
    ],
    ['a second lock', acting, { type: 'shield', territory: 't2' }, { code: 'locked', territory: 't2' }],
    ['an attempt at home', on('b0'), { type: 'attempt' }, { code: 'own', territory: 'b0' }],
    ['an attempt on one’s own', acting, { type: 'attempt' }, { code: 'own', territory: 't1' }],
    ['an attempt without a steal', on('t3'), { type: 'attempt' }, { code: 'opposing', territory: 't3' }],
    ['an attempt in the fog', on('t4'), { type: 'attempt' }, { code: 'hidden', territory: 't4' }],
    ['a rest abroad', on('t3'), { type: 'rest' }, { code: 'opposing', territory: 't3' }],
    ['a rest in no man’s land', on('t9'), { type: 'rest' }, { code: 'neutral', territory: 't9' }],
    [
      'a rest with full hands',
      on('t1', ['steal', 'steal', 'shield']),
      { type: 'rest' },
      { code: 'card', hand: 3, most: 2 },
    ],
    [
      'a card not in hand',
      { ...on('t1', ['steal']), phase: 'discard' },
      { type: 'discard', card: 'shield' },
      { code: 'card', card: 'shield' },
    ],
    ['another challenge’s choice', challenge, { type: 'call', call: 'higher' }, { code: 'action' }],
    ['dice out of order', challenge, { type: 'rethrow', dice: [1, 0] }, { code: 'action' }],
    ['a step that is taken', challenge, { type: 'place', step: 1 }, { code: 'die', left: 0 }],
    ['a step too high', challenge, { type: 'place', step: 2 }, { code: 'die', left: 0 }],
    ['no skip', challenge, { type: 'skip' }, { code: 'die', left: 0 }],
    ['travel in a challenge', challenge, { type: 'travel', to: 't9' }, { code: 'phase', phase: 'challenge' }],
  ])('%s', (_, position, action, refusal) => {
    expect(refusalOf(position, action)).toEqual(refusal);
  });

  it('while chance has the word name the phase', () => {
    const { state } = play({ teams: [team('t1'), team('b1')] }, [{ type: 'attempt' }]);
    expect(territories.refusal(state, 0, { type: 'end' })).toEqual({ code: 'phase', phase: 'dice' });
    expect(territories.refusal(state, 1, { type: 'end' })).toEqual({ code: 'seat', turn: 0 });
  });

  it('change nothing', () => {
    const state = parsePosition({}, acting);
    const match: Match<TerritoriesTypes> = { options: state.options, seats: [0, 1], state };
    const input = { kind: 'action', seat: 0, action: { type: 'steal', territory: 't5' } } as const;
    expect(() => advance(territories, match, input)).toThrow(IllegalInput);
  });
});

describe('the notation', () => {
  it.each<[string, Position, string]>([
    ['a place', { teams: [{ at: 't0' }] }, 'team 0 is at "t0"'],
    ['a card', { teams: [{ hand: ['sword'] }] }, 'hand is "sword"'],
    ['a territory', { territories: { t19: {} } }, 'territories is "t19"'],
    ['an owner', { territories: { t1: { owner: 2 } } }, 'the owner of t1 is 2'],
    ['a phase', { phase: 'draw' }, 'phase is "draw"'],
    ['a team', { turn: 2 }, 'turn is 2'],
    ['too many cards', { discards: new Array(5).fill('shield') }, 'more than 4 shield'],
    ['no challenge', { phase: 'challenge' }, 'no challenge at b0'],
    ['a number', { round: 'first' }, 'round is "first"'],
  ])('says that %s is wrong', (_, position, words) => {
    expect(() => parsePosition({}, position)).toThrow(RangeError);
    expect(() => parsePosition({}, position)).toThrow(words);
  });

  it('names the team that has the word', () => {
    const answering = play(
      { teams: [team('t2', 'steal'), team('b1', 'shield')], territories: { t2: { owner: 1 } } },
      [{ type: 'steal', territory: 't2' }],
    ).state;
    expect(describePosition(answering)).toMatchObject({ phase: 'answer', turn: 1 });
    expect(parsePosition({}, describePosition(answering))).toEqual(answering);
  });

  it('leaves dice in the air that a scenario does not give, asks for cards, settles challenges', () => {
    const flying = play({ teams: [team('t1'), team('b1')] }, [{ type: 'attempt' }]).state;
    expect(drawChance(flying, [1, 2, 3], [])).toBeNull();
    const dice = [6, 1, 5, 2, 4];
    expect(drawChance(flying, dice, [])).toEqual({ dice: [1, 2, 5, 6] });
    expect(dice).toEqual([4]);
    const drawing = settleChallenge(flying, true).state;
    expect(() => drawChance(drawing, [], [])).toThrow('expected a card');
    expect(() => settleChallenge(drawing, true)).toThrow('no challenge to resolve');
  });
});
