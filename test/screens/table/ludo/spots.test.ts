import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../../../src/screens/table/ludo/spots.ts';
import { tileCentre, yardStand } from '../../../../src/show/cross.ts';
import { position } from './position.ts';

describe('what can be touched on the board', () => {
  it('is one button a square, a stack being one', () => {
    const { choices } = position({ blockades: true }, { 0: [20, 20, 30, 'home'] }, 3);
    const buttons = spotsOf(choices).filter(({ label }) => label !== null);
    expect(buttons.map(({ key }) => key)).toEqual(['20', '30']);
    expect(buttons[0]?.at).toEqual(tileCentre(20));
  });

  it('takes any pawn of the base for the one that comes out, with one button for all', () => {
    const { choices } = position({}, { 0: [20] }, 6);
    const inBase = spotsOf(choices).filter(
      ({ choices: [first], key }) => first?.from === 'base' && key !== 'to 3',
    );
    expect(inBase.map(({ label }) => label !== null)).toEqual([true, false, false]);
    const stands = [1, 2, 3].map((id) => yardStand(0, id));
    for (const [index, { at }] of inBase.entries()) {
      expect(at.x).toBeCloseTo(stands[index]?.x ?? Number.NaN);
      expect(at.y).toBeCloseTo(stands[index]?.y ?? Number.NaN);
    }
  });

  it('asks which pawn where two can end, and offers a target to the pointer alone', () => {
    const { choices } = position({ captureToEnter: true }, { 0: [49, 20] }, 6);
    const target = spotsOf(choices).find(({ key }) => key === 'to 3');
    expect(target?.choices.map(({ from }) => from)).toEqual(['base', 49]);
    expect(target?.label).toBeNull();
  });

  it('means the pawn where a target lies on a pawn that can go', () => {
    const { choices } = position({ blockades: true }, { 0: [20, 23] }, 3);
    const there = spotsOf(choices).filter(({ at }) => at === choices[0]?.at || at.x === tileCentre(23).x);
    expect(there[0]?.key).toBe('23');
  });
});
