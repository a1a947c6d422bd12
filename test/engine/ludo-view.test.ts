import { describe, expect, it } from 'vitest';
import { ludo } from '../../src/engine/ludo/index.ts';
import { parsePosition } from '../../src/engine/ludo/notation.ts';
import { STARS, safeSquares, startSquare, stepsHome, turnOff } from '../../src/engine/ludo/places.ts';
import { forbidden } from '../../src/engine/ludo/view.ts';

const BASE = ['base', 'base', 'base', 'base'];

describe('the board', () => {
  it('has its start squares, turn-offs and stars where the rules say', () => {
    expect([0, 1, 2, 3].map(startSquare)).toEqual([3, 16, 29, 42]);
    expect([0, 1, 2, 3].map(turnOff)).toEqual([1, 14, 27, 40]);
    expect(STARS).toEqual([11, 24, 37, 50]);
    expect([0, 1, 2, 3].map((seat) => stepsHome(seat, startSquare(seat)))).toEqual([56, 56, 56, 56]);
  });

  it('has all eight castles safe in Pachisi, whatever else is set', () => {
    const options = ludo.parseOptions({ pachisi: true, safeSquares: 'none' });
    expect([...safeSquares(options)].sort((a, b) => a - b)).toEqual([3, 11, 16, 24, 29, 37, 42, 50]);
  });
});

describe('a view', () => {
  it('shows blockades, open columns and whose pawns move', () => {
    const settings = { blockades: true, teams: true, captureToEnter: true };
    const state = parsePosition(settings, {
      turn: 0,
      captured: [3],
      seats: {
        0: { pawns: ['home', 'home', 'home', 'home'] },
        1: { pawns: [9, 9, 9, 'base'] },
        2: { pawns: [20, 4, 4, 20] },
        3: { pawns: ['column:2', 30, 'base', 'base'] },
      },
    });
    const shown = ludo.view(state, null);
    expect(shown.blockades).toEqual([
      { at: 9, by: 1, size: 3 },
      { at: 4, by: 2, size: 2 },
      { at: 20, by: 2, size: 2 },
    ]);
    expect(shown.seats.map(({ isOpen }) => isOpen)).toEqual([false, true, false, true]);
    expect(shown.seats.map(({ home }) => home)).toEqual([4, 0, 0, 0]);
    expect([shown.turn, shown.owner]).toEqual([0, 2]);
  });

  it('knows no blockades without the variant', () => {
    const state = parsePosition({ pachisi: true }, { turn: 0, seats: { 0: { pawns: [9, 9, 9, 9] } } });
    expect(ludo.view(state, null).blockades).toEqual([]);
  });

  it('says of every pawn that cannot move why', () => {
    const state = parsePosition(
      { blockades: true },
      {
        turn: 0,
        phase: 'move',
        die: 5,
        seats: {
          0: { pawns: [7, 'base', 'column:3', 20] },
          1: { pawns: [11, 11, 'base', 'base'] },
          2: { pawns: BASE },
          3: { pawns: BASE },
        },
      },
    );
    expect(forbidden(ludo.view(state, null))).toEqual([
      { id: 0, from: 7, refusal: { code: 'blockade', at: 11, by: 1, size: 2 } },
      { id: 1, from: 'base', refusal: { code: 'die', value: 5, needs: [6] } },
      { id: 2, from: 'column:3', refusal: { code: 'exact', steps: 3, value: 5 } },
    ]);
    for (const { from, refusal } of forbidden(ludo.view(state, null)).filter(({ id }) => id !== 1)) {
      expect(ludo.refusal(state, 0, { type: 'move', from })).toEqual(refusal);
    }
  });
});

describe('refusals', () => {
  const thrown = parsePosition(
    {},
    { turn: 2, phase: 'move', die: 4, seats: { 2: { pawns: [30, 34, 'base', 'base'] } } },
  );

  it.each([
    ['another seat', 0, { type: 'move', from: 30 }, { code: 'seat', turn: 2 }],
    ['a throw after the throw', 2, { type: 'throw' }, { code: 'phase', phase: 'move' }],
    ['what is no action', 2, 7, { code: 'action' }],
    ['nothing', 2, null, { code: 'action' }],
    ['a stray key', 2, { type: 'release', id: 2 }, { code: 'action' }],
    ['a pass', 2, { type: 'pass' }, { code: 'action' }],
    ['a pawn that is not there', 2, { type: 'move', from: 31 }, { code: 'piece', from: 31 }],
    ['a release by a four', 2, { type: 'release' }, { code: 'die', value: 4, needs: [6] }],
    ['an end on an own pawn', 2, { type: 'move', from: 30 }, { code: 'own', at: 34 }],
  ])('name %s', (_, seat, action, refusal) => {
    expect(ludo.refusal(thrown, seat, action)).toEqual(refusal);
  });

  it('ask for the throw first, and for patience while it falls', () => {
    const before = parsePosition({}, { turn: 2 });
    expect(ludo.refusal(before, 2, { type: 'release' })).toEqual({ code: 'phase', phase: 'throw' });
    const falling = ludo.act(before, 2, { type: 'throw' }).state;
    expect(ludo.refusal(falling, 2, { type: 'throw' })).toEqual({ code: 'phase', phase: 'dice' });
  });
});

describe('statistics', () => {
  it('count throws, captures, blockades and places', () => {
    const { seats, rounds } = ludo.statistics(
      [0, 1],
      [
        { type: 'diceThrown', seat: 0, owner: 0, die: 6, mouths: null, six: true, sixes: 1, throw: 1 },
        { type: 'throwLost', seat: 0, owner: 0, die: 6, reason: 'noMove', forbidden: [] },
        { type: 'diceThrown', seat: 0, owner: 0, die: 6, mouths: null, six: true, sixes: 2, throw: 2 },
        { type: 'pawnReleased', seat: 0, owner: 0, id: 0, to: 3, value: 6 },
        {
          type: 'captured',
          seat: 0,
          owner: 0,
          id: 0,
          at: 3,
          victims: [1, 2].map((id) => ({ seat: 1, id, from: 3 })),
        },
        { type: 'blockadeFormed', owner: 1, at: 20, size: 2 },
        { type: 'pawnReturned', seat: 0, owner: 0, id: 0, from: 3 },
        { type: 'reachedHome', seat: 1, owner: 1, id: 0, home: 4 },
        { type: 'seatFinished', seat: 1, rank: 1, partner: null },
        { type: 'turnEnded', seat: 1, next: 0, owner: 0, round: 7, reason: 'moved' },
      ],
    );
    const nothing = {
      throws: {},
      sixes: 0,
      throwsLost: 0,
      released: 0,
      captured: 0,
      suffered: 0,
      returned: 0,
    };
    expect(rounds).toBe(7);
    expect(seats).toEqual({
      0: {
        ...nothing,
        throws: { 6: 2 },
        sixes: 2,
        throwsLost: 1,
        released: 1,
        captured: 2,
        returned: 1,
        blockades: 0,
        home: 0,
        rank: null,
      },
      1: { ...nothing, suffered: 2, blockades: 1, home: 1, rank: 1 },
    });
  });
});

describe('positions in words', () => {
  it.each([
    [{ seats: { 0: { pawns: [60, 'base', 'base', 'base'] } } }, '60 is no place'],
    [{ seats: { 0: { pawns: [7] } } }, 'a seat has 4 pawns, not 1'],
    [{ phase: 'spend' }, 'phase is "spend"; it may be throw, move or over'],
    [{ phase: 'move' }, 'die is undefined'],
    [{ turn: 9 }, 'turn is 9, a seat that does not play'],
    [{ lastMoved: 7 }, 'lastMoved is 7; seat 0 has no pawn there'],
  ])('%j are refused with what is wrong', (position, words) => {
    expect(() => parsePosition({}, position)).toThrow(words);
  });
});
