import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/engine/nobles/types.ts';
import { actionsSpending, payment, usableRolls } from '../../../../src/screens/table/nobles/rolls.ts';
import { position } from './position.ts';

const move = (count: number, value: number): Move => ({
  type: 'move',
  piece: 'guard',
  from: 19,
  count,
  value,
  direction: 'clockwise',
});

describe('rolls that a move must spend', () => {
  it('takes the fewest that contain those chosen, then the oldest', () => {
    const { refusalOf } = position([1, 3, 4, 2, 2]);
    const rolls = [1, 3, 4, 2, 2];
    expect(payment(move(1, 4), rolls, [], refusalOf)).toEqual([2]);
    expect(payment(move(1, 4), rolls, [1], refusalOf)).toEqual([0, 1]);
    expect(payment(move(1, 4), rolls, [4], refusalOf)).toEqual([3, 4]);
    expect(payment(move(2, 4), rolls, [0], refusalOf)).toEqual([0, 1, 2]);
  });

  it('does not add up rolls that give the sum but not the same value to each', () => {
    const rolls = [1, 2, 5];
    const { refusalOf } = position(rolls);
    expect(payment(move(2, 4), rolls, [], refusalOf)).toBeNull();
  });

  it('leaves exits and the end of the turn alone', () => {
    const rolls = [1, 3, 4];
    const { actions, refusalOf } = position(rolls);
    const left = actionsSpending(actions, rolls, [1], refusalOf);
    expect(left.some(({ type }) => type === 'end')).toBe(true);
    for (const action of left) if (action.type === 'move') expect(action.rolls).toContain(1);
  });

  it('offers no roll that cannot go with those chosen', () => {
    const rolls = [1, 3, 6, 6];
    const { actions, refusalOf } = position(rolls);
    const single = actions.filter((action) => action.type === 'move' && action.count === 1);
    expect(usableRolls(single, rolls, [], refusalOf)).toEqual([true, true, true, true]);
    expect(usableRolls(single, rolls, [0, 1], refusalOf)).toEqual([true, true, false, false]);
  });
});
