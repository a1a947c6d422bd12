import { describe, expect, test } from 'vitest';
import { ludo } from '../../src/engine/ludo/index.ts';
import type { Action, State } from '../../src/engine/ludo/types.ts';
import { tileCentre } from '../../src/show/cross.ts';
import { type Choice, choices, hindrances } from '../../src/show/ludo/choices.ts';
import { stateOf, viewOf } from './ludo-views.ts';

const wall = { blockades: true };

function chosen(state: State): readonly Choice[] {
  const outcome = (action: Action) => ludo.act(state, state.turn, action).events;
  return choices(viewOf(state), ludo.actions(state, state.turn), outcome);
}

const facts = ({ key, to, kind }: Choice) => [key, to, kind];

describe('choices', () => {
  test('come from the base, then round the track from the start square, then from the column', () => {
    const out = chosen(stateOf({}, { 0: ['column:4', 50, 'base', 7] }, { die: 6 }));
    expect(out.map(facts)).toEqual([
      ['base', 3, 'release'],
      ['7', 13, 'move'],
      ['50', 'column:3', 'move'],
    ]);
    const on = chosen(stateOf({}, { 0: ['column:1', 50, 'base', 7] }, { die: 2 }));
    expect(on.map(({ key }) => key)).toEqual(['7', '50', 'column:1']);
  });

  test('name all pawns of a place; the first goes', () => {
    const [release] = chosen(stateOf({}, { 0: ['base', 20, 'base', 'base'] }, { die: 6 }));
    expect(release).toMatchObject({ ids: [0, 2, 3], from: 'base', to: 3, again: ['six'] });
    expect(release?.feet).toHaveLength(3);
    expect(release?.way).toEqual([tileCentre(3)]);
  });

  test('tell captures, blockades formed and ended, home and safety', () => {
    const [capture] = chosen(stateOf({ captureBonus: true }, { 0: [7], 1: [11] }, { die: 4 }));
    expect(capture).toMatchObject({ kind: 'capture', captured: 1, safe: false, again: ['capture'] });
    expect(capture?.way).toHaveLength(4);
    expect(capture?.at).toEqual(tileCentre(11));
    const [from, to] = chosen(stateOf(wall, { 0: [7, 7, 11] }, { die: 4 }));
    expect(from).toMatchObject({ key: '7', ids: [0, 1], kind: 'blockade', forms: true, dissolves: true });
    expect(to).toMatchObject({ key: '11', ids: [2], kind: 'move', forms: false, dissolves: false });
    const [home] = chosen(stateOf({ homeBonus: true }, { 0: ['column:2'] }, { die: 4 }));
    expect(home).toMatchObject({ kind: 'home', to: 'home', safe: true, again: ['home'] });
    const [safe] = chosen(stateOf({ safeSquares: 'startsAndStars' }, { 0: [7], 1: [11] }, { die: 4 }));
    expect(safe).toMatchObject({ kind: 'move', captured: 0, safe: true });
  });

  test("are the partner's pawns when the own are home", () => {
    const home = ['home', 'home', 'home', 'home'];
    const [choice] = chosen(stateOf({ teams: true }, { 0: home, 2: [33] }));
    expect(choice).toMatchObject({ owner: 2, key: '33', to: 37 });
  });

  test('are none before the throw', () => {
    const state: State = { ...stateOf({}, { 0: [7] }), phase: 'throw', die: null };
    expect(chosen(state)).toEqual([]);
    expect(hindrances(viewOf(state))).toEqual([]);
  });
});

describe('hindrances', () => {
  test('show the blockade that stops a pawn, whose it is, and the way to it', () => {
    const state = stateOf(wall, { 0: [7, 20], 2: [11, 11, 11] }, { die: 5 });
    const [base, stopped, ...others] = hindrances(viewOf(state));
    expect(base).toMatchObject({ key: 'base', ids: [2, 3], wall: null, refusal: { code: 'die' }, at: null });
    expect(stopped).toMatchObject({ key: '7', ids: [0], refusal: { code: 'blockade' } });
    expect(stopped?.wall).toEqual({ seat: 2, size: 3, tile: 11, at: tileCentre(11) });
    expect(stopped?.way).toEqual([8, 9, 10].map(tileCentre));
    expect(stopped?.at).toEqual(tileCentre(11));
    expect(others).toEqual([]);
  });

  test('show the blockade on the start square, the own pawn in the way, and what is too long', () => {
    const [base] = hindrances(viewOf(stateOf(wall, { 0: [], 1: [3, 3] }, { die: 6 })));
    expect(base).toMatchObject({ ids: [0, 1, 2, 3], way: [], wall: { seat: 1, tile: 3 } });
    const found = hindrances(viewOf(stateOf({}, { 0: [7, 11, 'column:3', 'home'] }, { die: 4 })));
    expect(found.map(({ key, refusal, at }) => [key, refusal.code, at])).toEqual([
      ['7', 'own', tileCentre(11)],
      ['column:3', 'exact', null],
    ]);
  });
});
