import { describe, expect, it } from 'vitest';
import { nearest, neighbour } from '../../../src/screens/table/nearest.ts';

const at = (name: string, x: number, y: number) => ({ name, at: { x, y } });

describe('nearest', () => {
  it('finds what a finger means within its reach, the first of two as near', () => {
    const items = [at('a', 0, 0), at('b', 2, 0)];
    expect(nearest(items, { x: 0.8, y: 0 }, 1)?.name).toBe('a');
    expect(nearest(items, { x: 1, y: 0 }, 1)?.name).toBe('a');
    expect(nearest(items, { x: 1, y: 0 }, 0.9)).toBeNull();
  });
});

describe('neighbour', () => {
  it('goes on in the direction of the arrow, straight before aslant', () => {
    const items = [at('straight', 5, 2), at('aslant', 4, 1), at('behind', 1, 2), at('beside', 2, 0)];
    expect(neighbour(items, { x: 2, y: 2 }, 'right')?.name).toBe('straight');
    expect(neighbour(items, { x: 2, y: 2 }, 'left')?.name).toBe('behind');
    expect(neighbour(items, { x: 2, y: 2 }, 'up')?.name).toBe('beside');
    expect(neighbour(items, { x: 2, y: 2 }, 'down')).toBeNull();
  });
});
