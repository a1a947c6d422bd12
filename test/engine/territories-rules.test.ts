import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/core/match.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { type Position, parsePosition } from '../../src/engine/territories/notation.ts';
import { type Event, type State, TERRITORIES } from '../../src/engine/territories/types.ts';
import { type Input, play, team } from './territories-play.ts';

const refusalOf = (position: Position, action: unknown, seat = 0) =>
  territories.refusal(parsePosition({}, position), seat, action);

describe('the start', () => {
  it('deals a card to the team that begins, then two to the other', () => {
    const { match } = begin(territories);
    expect(territories.turn(match.state)).toEqual({ kind: 'chance', by: 0 });
    expect(territories.chances(match.state)).toEqual([
      { outcome: { card: 'steal' }, weight: 10 },
      { outcome: { card: 'shield' }, weight: 4 },
      { outcome: { card: 'secondChance' }, weight: 4 },
    ]);
    const once = territories.resolve(match.state, { card: 'steal' }).state;
    expect(territories.turn(once)).toEqual({ kind: 'chance', by: 1 });
    expect(territories.chances(once)[0]).toEqual({ outcome: { card: 'steal' }, weight: 9 });
    const twice = territories.resolve(once, { card: 'steal' }).state;
    expect(territories.turn(twice)).toEqual({ kind: 'chance', by: 1 });
    const dealt = territories.resolve(twice, { card: 'shield' }).state;
    expect(territories.turn(dealt)).toEqual({ kind: 'decide', seats: [0] });
    expect(dealt).toMatchObject({ phase: 'act', turn: 0, round: 1, roads: 3 });
  });

  it('deals kinds to the three revealed pairs, as a setting', () => {
    let { state } = begin(territories, { challenges: 'dealt' }).match;
    for (const [at, kind] of (['house', 'calls', 'sum'] as const).entries()) {
      expect(territories.turn(state)).toEqual({ kind: 'chance', by: null });
      expect(territories.chances(state).length).toBe(11 - at);
      state = territories.resolve(state, { kind }).state;
    }
    expect(state.territories).toMatchObject({
      t1: { kind: 'house' },
      t18: { kind: 'house' },
      t2: { kind: 'calls' },
      t3: { kind: 'sum' },
      t4: { kind: null },
    });
    expect(territories.turn(state)).toEqual({ kind: 'chance', by: 0 });
  });
});

describe('a turn', () => {
  const from = { teams: [team('b0', 'steal'), team('b1')] };

  it('travels three roads, in parts, through anything', () => {
    const opposed = { ...from, territories: { t5: { owner: 1, locked: true }, t1: { revealed: false } } };
    const travelled = play(opposed, [{ type: 'travel', to: 't5' }]);
    expect(travelled.events).toEqual([
      { type: 'travelled', seat: 0, from: 'b0', to: 't5', path: ['t1', 't5'], roads: 1 },
    ]);
    expect(
      play(opposed, [
        { type: 'travel', to: 't5' },
        { type: 'travel', to: 't8' },
      ]).state.roads,
    ).toBe(0);
    expect(refusalOf({ ...opposed, roads: 1 }, { type: 'travel', to: 't5' })).toEqual({
      code: 'away',
      to: 't5',
      distance: 2,
      roads: 1,
    });
  });

  it('shares a place with the other team', () => {
    const shared = play({ teams: [team('b0'), team('t2')] }, [{ type: 'travel', to: 't2' }]);
    expect(shared.state.teams.map(({ at }) => at)).toEqual(['t2', 't2']);
  });

  it('ends, and the round after both teams', () => {
    const once = play(from, [{ type: 'end' }]);
    expect(once.events).toEqual([{ type: 'turnEnded', seat: 0, next: 1, round: 1 }]);
    expect(play({ ...from, roads: 0, schemed: true }, [{ type: 'end' }]).state).toMatchObject({
      turn: 1,
      roads: 3,
      schemed: false,
    });
    expect(play(from, [{ type: 'end' }, { type: 'end' }]).state).toMatchObject({ turn: 0, round: 2 });
  });

  it('rests for one card, for two when behind', () => {
    const rested = play(from, [{ type: 'rest' }, { card: 'shield' }]);
    expect(rested.types).toEqual(['cardDrawn', 'turnEnded']);
    expect(rested.state.teams[0]?.hand).toEqual({ steal: 1, shield: 1, secondChance: 0 });
    const behind = { ...from, territories: { t9: { owner: 1 } } };
    const twice = play(behind, [{ type: 'rest' }, { card: 'shield' }, { card: 'shield' }]);
    expect(twice.state).toMatchObject({ turn: 1, teams: [{ hand: { steal: 1, shield: 2 } }, {}] });
    const level = { ...behind, territories: { t9: { owner: 1 }, t1: { owner: 0 } } };
    expect(play(level, [{ type: 'rest' }]).state.drawing).toEqual({ why: 'rest', left: 1 });
  });
});

describe('a conquest', () => {
  const at = (hand: string[], more: Position = {}): Position => ({
    teams: [team('t1', ...hand), team('b1')],
    ...more,
  });

  it('draws a card and reveals a hidden territory, each as likely as the others', () => {
    const hidden = { territories: { t4: { revealed: false }, t9: { revealed: false } } };
    const drawn = play(at([], hidden), [{ type: 'attempt' }, true, { card: 'steal' }]);
    expect(drawn.types).toEqual(['cardDrawn']);
    expect(territories.turn(drawn.state)).toEqual({ kind: 'chance', by: null });
    expect(territories.chances(drawn.state)).toEqual([
      { outcome: { territory: 't4', kind: 'parity' }, weight: 1 },
      { outcome: { territory: 't9', kind: 'house' }, weight: 1 },
    ]);
    const shown = play(at([], hidden), [
      { type: 'attempt' },
      true,
      { card: 'steal' },
      { territory: 't9', kind: 'house' },
    ]);
    expect(shown.types).toEqual(['revealed', 'turnEnded']);
    expect(shown.state.territories).toMatchObject({
      t1: { owner: 0, locked: false },
      t9: { revealed: true, kind: 'house' },
    });
    expect(shown.all.map(({ type }) => type).slice(1)).toEqual([
      'challengePassed',
      'conquered',
      'cardDrawn',
      'revealed',
      'turnEnded',
    ]);
  });

  it('reveals with dealt challenges a kind of its own, or that of the twin', () => {
    const kinds: Record<string, Position> = {
      t4: { revealed: false },
      t7: { revealed: false },
      t12: { revealed: false },
    };
    const state = play(at([], { territories: kinds }), [{ type: 'attempt' }, true, { card: 'steal' }], {
      challenges: 'dealt',
    }).state;
    const listed = territories.chances(state);
    // The printed nine kinds but that of the pair t7 and t12 are taken: three are left.
    expect(listed.filter(({ outcome }) => 'territory' in outcome && outcome.territory === 't4')).toEqual([
      { outcome: { territory: 't4', kind: 'parity' }, weight: 3 },
    ]);
    const ofSeven = listed.filter(({ outcome }) => 'territory' in outcome && outcome.territory === 't7');
    expect(ofSeven.map(({ outcome, weight }) => ['kind' in outcome && outcome.kind, weight])).toEqual([
      ['run', 1],
      ['tower', 1],
      ['calls', 1],
    ]);
  });

  it('reveals nothing when nothing is hidden', () => {
    const done = play(at([]), [{ type: 'attempt' }, true, { card: 'steal' }]);
    expect(done.events).toContainEqual({
      type: 'revealed',
      seat: 0,
      territory: null,
      kind: null,
      discards: false,
    });
    expect(done.state.turn).toBe(1);
  });

  it('makes the discards the deck when that is empty', () => {
    const held = [
      ...new Array(7).fill('steal'),
      ...new Array(4).fill('shield'),
      ...new Array(4).fill('secondChance'),
    ];
    const empty = { teams: [team('t1'), team('b1', ...held)], discards: ['steal', 'steal', 'steal'] };
    const drawn = play(empty, [{ type: 'attempt' }, true]);
    expect(drawn.events.at(-1)).toEqual({ type: 'deckReshuffled', cards: 3 });
    expect(territories.chances(drawn.state)).toEqual([{ outcome: { card: 'steal' }, weight: 3 }]);
    expect(drawn.state.discards).toEqual({ steal: 0, shield: 0, secondChance: 0 });
  });

  it('draws nothing when no card is left', () => {
    const held = [
      ...new Array(10).fill('steal'),
      ...new Array(4).fill('shield'),
      ...new Array(4).fill('secondChance'),
    ];
    const none = { teams: [team('t1'), team('b1', ...held)] };
    expect(play(none, [{ type: 'attempt' }, true]).types).toEqual([
      'challengePassed',
      'conquered',
      'revealed',
      'turnEnded',
    ]);
  });

  it('lets a team with a fifth card discard one', () => {
    const full = at(['steal', 'steal', 'shield', 'shield']);
    const drawn = play(full, [{ type: 'attempt' }, true, { card: 'secondChance' }]);
    expect(drawn.state.phase).toBe('discard');
    expect(territories.actions(drawn.state, 0)).toEqual([
      { type: 'discard', card: 'steal' },
      { type: 'discard', card: 'shield' },
      { type: 'discard', card: 'secondChance' },
    ]);
    const done = play(full, [
      { type: 'attempt' },
      true,
      { card: 'steal' },
      { type: 'discard', card: 'shield' },
    ]);
    expect(done.types).toEqual(['cardDiscarded', 'turnEnded']);
    expect(done.state).toMatchObject({
      turn: 1,
      discards: { shield: 1 },
      teams: [{ hand: { shield: 1 } }, {}],
    });
  });
});

describe('Second Chance', () => {
  const at = (...hand: string[]): Position => ({ teams: [team('t1', ...hand), team('b1')] });

  it('is tried once after a failed conquest', () => {
    const failed = play(at('secondChance', 'secondChance'), [{ type: 'attempt' }, false]);
    expect(failed.state.phase).toBe('again');
    expect(territories.actions(failed.state, 0)).toEqual([{ type: 'secondChance' }, { type: 'end' }]);
    const again: Input[] = [{ type: 'attempt' }, false, { type: 'secondChance' }];
    const started = play(at('secondChance', 'secondChance'), again);
    expect(started.types).toEqual(['secondChancePlayed', 'challengeStarted']);
    expect(started.state.challenge).toMatchObject({ attempt: 2, progress: { dice: [0, 0, 0, 0] } });
    expect(started.state.discards.secondChance).toBe(1);
    expect(play(at('secondChance', 'secondChance'), [...again, false]).types).toEqual([
      'challengeFailed',
      'turnEnded',
    ]);
    expect(play(at('secondChance'), [...again, true]).types).toContain('conquered');
  });

  it('is asked for whenever the team holds any card, and need not be played', () => {
    const failed = play(at('shield'), [{ type: 'attempt' }, false]);
    expect(failed.state.phase).toBe('again');
    expect(territories.actions(failed.state, 0)).toEqual([{ type: 'end' }]);
    expect(territories.refusal(failed.state, 0, { type: 'secondChance' })).toEqual({
      code: 'card',
      card: 'secondChance',
    });
    expect(play(at('shield'), [{ type: 'attempt' }, false, { type: 'end' }]).state.turn).toBe(1);
    expect(play(at(), [{ type: 'attempt' }, false]).state.turn).toBe(1);
  });
});

describe('the end', () => {
  const owners = (seat: (at: number) => number, locked: (at: number) => boolean): Position =>
    Object.fromEntries(TERRITORIES.map((id, at) => [id, { owner: seat(at), locked: locked(at) }]));
  const gameEnded = (events: readonly Event[]) => events.find(({ type }) => type === 'gameEnded');

  it('comes after the last round, of a quick game too', () => {
    const last = { turn: 1, round: 24, territories: { t1: { owner: 0 } } };
    const ended = play(last, [{ type: 'end' }]);
    expect(ended.events).toEqual([
      { type: 'turnEnded', seat: 1, next: 1, round: 24 },
      { type: 'gameEnded', reason: 'rounds', points: [1, 0], locks: [0, 0], places: [[0], [1]] },
    ]);
    expect(territories.turn(ended.state)).toEqual({ kind: 'over', places: [[0], [1]] });
    expect(play({ ...last, round: 14 }, [{ type: 'end' }]).state.phase).toBe('act');
    expect(play({ ...last, round: 14 }, [{ type: 'end' }], { length: 'quick' }).state.phase).toBe('over');
    expect(play({ ...last, turn: 0 }, [{ type: 'end' }]).state.phase).toBe('act');
  });

  it('comes at once when every territory is locked: by a steal, by a Shield, by a Shield in answer', () => {
    const allButOne = owners(
      (at) => (at < 9 ? 0 : 1),
      (at) => at !== 9,
    );
    const thief = { teams: [{ at: 't10', hand: ['steal'] }, team('b1')], territories: allButOne };
    const stolen = play(thief, [{ type: 'steal', territory: 't10' }, { type: 'attempt' }, true]);
    expect(stolen.types).toEqual(['challengePassed', 'stolen', 'locked', 'gameEnded']);
    expect(gameEnded(stolen.events)).toMatchObject({ reason: 'locked', points: [10, 8], locks: [10, 8] });
    expect(stolen.state).toMatchObject({ phase: 'over', turn: 0, challenge: null });
    const owner = { turn: 1, teams: [team('b0'), team('b1', 'shield')], territories: allButOne };
    expect(play(owner, [{ type: 'shield', territory: 't10' }]).types).toEqual([
      'shieldPlayed',
      'locked',
      'gameEnded',
    ]);
    const answered = {
      teams: [{ at: 't10', hand: ['steal'] }, team('b1', 'shield')],
      territories: allButOne,
    };
    const inAnswer = play(answered, [
      { type: 'steal', territory: 't10' },
      { type: 'shield', territory: 't10' },
    ]);
    expect(inAnswer.types).toEqual(['shieldPlayed', 'locked', 'stealFailed', 'gameEnded']);
    expect(gameEnded(inAnswer.events)).toMatchObject({ places: [[0, 1]] });
  });

  it('is won by locks when points are equal, else drawn', () => {
    const level = (locked: (at: number) => boolean): State =>
      parsePosition({}, { phase: 'over', territories: owners((at) => at % 2, locked) });
    expect(territories.turn(level((at) => at === 3))).toEqual({ kind: 'over', places: [[1], [0]] });
    expect(territories.turn(level(() => false))).toEqual({ kind: 'over', places: [[0, 1]] });
  });
});

describe('statistics', () => {
  it('count what each team did, and the changes of the lead', () => {
    const start: Position = {
      teams: [team('t2', 'steal', 'steal', 'secondChance'), team('t9', 'shield')],
      territories: { t5: { owner: 1 } },
    };
    const { all } = play(start, [
      { type: 'attempt' }, // t2, easy
      false,
      { type: 'secondChance' },
      true,
      { card: 'steal' },
      { type: 'attempt' }, // team 1 on t9, medium
      true,
      { card: 'shield' },
      { type: 'steal', territory: 't9' },
      { type: 'shield', territory: 't9' },
      { type: 'steal', territory: 't5' },
      { type: 'decline' },
      { type: 'travel', to: 't5' },
      { type: 'attempt' },
      { type: 'decline' },
      true,
      { type: 'end' },
    ]);
    const { seats, rounds, leadChanges } = territories.statistics([0, 1], all);
    expect(seats[0]).toEqual({
      conquests: 1,
      steals: 2,
      stealsTried: 1,
      stealsSucceeded: 1,
      stealsFailed: 1,
      stealsGivenUp: 0,
      suffered: 0,
      shields: 0,
      secondChances: 1,
      locks: 1,
      passed: { easy: 1, medium: 1, hard: 0 },
      failed: { easy: 1, medium: 0, hard: 0 },
      rests: 0,
      leads: 1,
    });
    expect(seats[1]).toMatchObject({ conquests: 1, shields: 1, suffered: 1, locks: 1, leads: 0 });
    expect([rounds, leadChanges]).toEqual([3, 1]);
  });
});

describe('settings', () => {
  it('fill in the defaults', () => {
    expect(begin(territories).match.options).toEqual({
      players: 2,
      length: 'standard',
      challenges: 'printed',
    });
  });

  it.each([
    [{ players: 3 }, 'players is 3; it may be 2'],
    [{ length: 'full' }, 'length is "full"; it may be standard, quick'],
    [{ teams: true }, 'there is no setting "teams"; the settings are players, length, challenges'],
    [[], 'settings must be an object'],
  ])('refuse %j with what would be right', (settings, words) => {
    expect(() => territories.parseOptions(settings)).toThrow(words);
  });
});
