import { describe, expect, test } from 'vitest';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { Action, State } from '../../src/engine/nobles/types.ts';
import { sources, type Target, targets } from '../../src/show/nobles/choices.ts';
import { stateOf } from './views.ts';

function choices(state: State) {
  const view = nobles.view(state, null);
  const actions = nobles.actions(state, state.turn);
  const outcome = (action: Action) => nobles.act(state, state.turn, action).events;
  const found = sources(view, actions);
  const from = (key: string, count: number) => {
    const source = found.find((candidate) => candidate.key === key);
    if (!source)
      throw new Error(`there is no source ${key}, only ${found.map((other) => other.key).join(', ')}`);
    return targets(view, actions, outcome, source, count);
  };
  return { found, from };
}

const facts = ({ kind, gain, loss, change }: Target) => ({ kind, gain, loss, change });

describe('sources', () => {
  test('come from the Yard, then round the ring, then in the Home path, with how many may go', () => {
    const state = stateOf({
      0: { guards: ['yard', 50, 50, 'path:2'], noble: 5, rolls: [2, 2], credits: 1 },
      2: {},
    });
    const { found } = choices(state);
    expect(found.map(({ key, counts }) => [key, counts])).toEqual([
      ['guard@yard', [1]],
      ['noble@5', [1]],
      ['guard@50', [1, 2]],
      ['guard@path:2', [1]],
    ]);
  });

  test('of both marks on one tile are apart, each at its own pieces', () => {
    const { found } = choices(stateOf({ 0: { guards: [20, '20m', 20], rolls: [1, 1, 1] }, 2: {} }));
    expect(found.map(({ key, counts }) => [key, counts])).toEqual([
      ['guard@20', [1, 2, 3]],
      ['guard@20m', [1, 2]],
    ]);
    const [plain, marked] = found;
    expect(plain?.at.x).not.toBeCloseTo(marked?.at.x ?? 0, 2);
  });

  test('are none when the seat cannot move', () => {
    expect(choices(stateOf({ 0: { guards: [20] }, 2: {} })).found).toEqual([]);
  });
});

describe('targets', () => {
  test('show each landing place once, nearest first, with its way and what it spends', () => {
    const { from } = choices(stateOf({ 0: { guards: [20], rolls: [2, 3] }, 2: {} }));
    const groups = from('guard@20', 1);
    expect(groups.map(({ key }) => key)).toEqual(['22', '18', '23', '17', '25', '15']);
    const five = groups[4]?.options[0];
    expect(five).toMatchObject({ kind: 'move', spent: [0, 1], to: 25, captured: 0, wall: null });
    expect(five?.way).toHaveLength(5);
    expect(five?.way.at(-1)).toEqual(five?.at);
  });

  test('before a wall list the smallest loss first', () => {
    const { from } = choices(
      stateOf({ 0: { guards: [7, 7], rolls: [6, 6, 5, 5] }, 1: { guards: [11, 11, 11] } }),
    );
    const stop = from('guard@7', 2).find(({ key }) => key === '10');
    expect(stop?.options.map(facts)).toEqual([
      { kind: 'stopped', gain: 0, loss: 20, change: -2 },
      { kind: 'stopped', gain: 0, loss: 30, change: -12 },
      { kind: 'stopped', gain: 0, loss: 80, change: -62 },
    ]);
    expect(stop?.options[0]?.wall).toMatchObject({ seat: 1, size: 3, tile: 11 });
  });

  test('tell captures, a Noble taken, the midpoint and Home', () => {
    const state = stateOf({
      0: { guards: [24, 24, 'path:4'], rolls: [4, 4, 2] },
      1: { guards: [28, 40], noble: 28 },
    });
    const { from } = choices(state);
    const capture = from('guard@24', 2).find(({ key }) => key === '28')?.options[0];
    expect(capture).toMatchObject({
      kind: 'capture',
      captured: 3,
      takesNoble: true,
      gain: 30,
      midpoint: true,
    });
    expect(from('guard@path:4', 1).map(({ key, options }) => [key, options[0]?.kind])).toEqual([
      ['home', 'home'],
    ]);
  });

  test('of a piece in the Yard are its entry tile', () => {
    const { from } = choices(stateOf({ 1: { credits: 1 }, 3: {} }, 1));
    expect(from('guard@yard', 1)).toMatchObject([
      { key: '14', options: [{ kind: 'exit', spent: [], change: 0 }] },
    ]);
  });
});
