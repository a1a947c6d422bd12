import { describe, expect, it } from 'vitest';
import { figuresOf, marksOf } from '../../../../src/screens/table/nobles/marks.ts';
import { bestOf, NO_CHOICE, offerOf, worthOffering } from '../../../../src/screens/table/nobles/offer.ts';
import { position } from './position.ts';

describe('what a choice leaves to choose from', () => {
  it('lets the most that can move go, and fewer when asked', () => {
    const game = position([4, 4, 4, 2]);
    const all = offerOf(game, { ...NO_CHOICE, source: 'guard@19' });
    expect(all.count).toBe(3);
    expect(all.groups.map(({ key }) => key)).toEqual(['18', '23']);
    expect(offerOf(game, { ...NO_CHOICE, source: 'guard@19', count: 2 }).count).toBe(2);
  });

  it('knows the best that each number can do', () => {
    const game = position([4, 4, 4]);
    const offer = offerOf(game, { ...NO_CHOICE, source: 'guard@19' });
    const { source } = offer;
    if (!source) throw new Error('the group must be a source');
    expect(bestOf(game, offer, source, 3)?.gain).toBe(80);
    expect(bestOf(game, offer, source, 2)?.loss).toBe(10);
  });

  it('forgets a source that the chosen rolls leave no move', () => {
    const game = position([6, 2]);
    const home = { ...NO_CHOICE, source: 'guard@path:3' };
    expect(offerOf(game, home).source?.key).toBe('guard@path:3');
    expect(offerOf(game, { ...home, rolls: [0] }).source).toBeNull();
  });

  it('asks only about ways that no wall cuts short, where there is one', () => {
    const game = position([1, 3, 4, 5]);
    const { groups } = offerOf(game, { ...NO_CHOICE, source: 'guard@19', count: 1 });
    const before = groups.find(({ key }) => key === '18');
    expect(before?.options.length).toBeGreaterThan(3);
    expect(before && worthOffering(before).map(({ spent }) => spent)).toEqual([[0]]);
  });
});

describe('marks and figures', () => {
  it('marks captures and stops as such only when asked to tell what a move leads to', () => {
    const offer = offerOf(position([4, 4, 4]), { ...NO_CHOICE, source: 'guard@19' });
    expect(marksOf(offer, 0, true).map(({ kind }) => kind)).toEqual(['chosen', 'blocked', 'capture']);
    expect(marksOf(offer, 0, false).map(({ kind }) => kind)).toEqual(['chosen', 'move', 'move']);
  });

  it('lays a figure beside its tile where no piece and no target is hidden', () => {
    const { groups } = offerOf(position([4, 4, 4]), { ...NO_CHOICE, source: 'guard@19' });
    const ways = groups.flatMap(({ options }) => options[0]?.way ?? []);
    const stop = { key: '18', value: -45, x: 3.5, y: 7.2 };
    expect(figuresOf(groups, ways)).toEqual([stop, { key: '23', value: 80, x: 5.38, y: 3.64 }]);
    const taken = [...ways, { x: 5, y: 3.5 }];
    expect(figuresOf(groups, taken)).toEqual([stop, { key: '23', value: 80, x: 7.62, y: 3.64 }]);
  });
});
