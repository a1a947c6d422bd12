import { describe, expect, it } from 'vitest';
import { whyNot, whyWords } from '../../../../src/screens/table/ludo/why.ts';
import type { Hit } from '../../../../src/show/cross.ts';
import { position } from './position.ts';

const tile = (number: number): Hit => ({ kind: 'tile', tile: number });

describe('why a pawn cannot be chosen', () => {
  const game = position({ blockades: true }, { 0: [20, 30, 'column:4'], 1: [25], 2: [33, 33] }, 5);

  it('names the blockade in the way and keeps it, to be shown', () => {
    const why = whyNot(game, tile(30));
    expect(why).toMatchObject({ kind: 'refused', refusal: { code: 'blockade', at: 33, by: 2, size: 2 } });
    expect(why.kind === 'refused' && why.hindrance?.wall?.tile).toBe(33);
    expect(whyWords(why).rule.key).toBe('ludo.refusal.blockade.rule');
  });

  it('names what a pawn of the base and of the column lacks', () => {
    expect(whyNot(game, { kind: 'yard', seat: 0 })).toMatchObject({ refusal: { code: 'die', needs: [6] } });
    const home = whyNot(game, { kind: 'lane', seat: 0, square: 4 });
    expect(home).toMatchObject({ refusal: { code: 'exact', steps: 2, value: 5 } });
    expect(whyWords(home).facts).toEqual({ key: 'ludo.refusal.exact.facts', facts: { steps: 2, value: 5 } });
  });

  it('tells whose pawns those of others are, and that an empty square holds none', () => {
    expect(whyNot(game, tile(25))).toEqual({ kind: 'foreign', owner: 1 });
    expect(whyNot(game, { kind: 'yard', seat: 3 })).toEqual({ kind: 'foreign', owner: 3 });
    expect(whyNot(game, tile(5))).toMatchObject({ kind: 'refused', refusal: { code: 'piece' } });
  });

  it('asks for the throw first', () => {
    const before = { ...game, hindrances: [], refusalOf: () => ({ code: 'phase', phase: 'throw' }) as const };
    expect(whyWords(whyNot(before, tile(20))).facts.key).toBe('ludo.refusal.throw.facts');
  });
});
