import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../../src/screens/table/nobles/offer.ts';
import { whyNot } from '../../../../src/screens/table/nobles/why.ts';
import type { Hit } from '../../../../src/show/cross.ts';
import { position } from './position.ts';

const tile = (number: number): Hit => ({ kind: 'tile', tile: number });
const tap = (hit: Hit, noble = false) => ({ hit, noble });

describe('why something cannot be chosen', () => {
  it('names the exact value that Home needs, not the rolls', () => {
    const game = position([6, 5, 4]);
    const why = whyNot(game, 0, tap({ kind: 'lane', seat: 0, square: 3 }), null, 0);
    expect(why).toEqual({ kind: 'refused', refusal: { code: 'exact', steps: 3, value: 4 } });
  });

  it('tells whose pieces those of others are, and that an empty tile holds none', () => {
    const game = position([4]);
    expect(whyNot(game, 0, tap(tile(49)), null, 0)).toEqual({ kind: 'foreign', owner: 3 });
    expect(whyNot(game, 0, tap(tile(5)), null, 0)).toEqual({ kind: 'refused', refusal: { code: 'piece' } });
  });

  it('says that the throw comes first', () => {
    const why = whyNot(position([4], 'throw'), 0, tap(tile(5)), null, 0);
    expect(why).toEqual({ kind: 'refused', refusal: { code: 'phase', phase: 'throw' } });
  });

  it('says with a group chosen what its way to a tile meets', () => {
    const game = position([4, 4, 4]);
    const { source } = offerOf(game, { rolls: [], source: 'guard@19', count: 3 });
    const ask = (number: number) => whyNot(game, 0, tap(tile(number)), source, 3);
    expect(ask(15)).toEqual({ kind: 'wall', by: 1, size: 3, tile: 17 });
    expect(ask(21)).toEqual({ kind: 'refused', refusal: { code: 'rolls', value: 2, count: 3 } });
  });
});
