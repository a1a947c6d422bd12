import { expect, test, vi } from 'vitest';
import { makeStore } from '../../src/host/storage.ts';
import { makeFake } from './fake-storage.ts';

test('what is set is kept under the prefix', () => {
  const fake = makeFake();
  const told = vi.fn();
  const store = makeStore(fake.open, told);
  store.set('a', 'x');
  expect([...fake.texts]).toEqual([['barbican.a', 'x']]);
  expect(store.get('a')).toBe('x');
  store.remove('a');
  expect(store.get('a')).toBeNull();
  expect(fake.texts.size).toBe(0);
  expect(told).not.toHaveBeenCalled();
});

test('without storage memory takes over and this is told once', () => {
  const fake = makeFake();
  fake.state.isBarred = true;
  const told = vi.fn();
  const store = makeStore(fake.open, told);
  expect(store.get('a')).toBeNull();
  store.set('a', 'x');
  expect(store.get('a')).toBe('x');
  store.remove('a');
  expect(store.get('a')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a full storage keeps what it has, and the newer text is in memory', () => {
  const fake = makeFake();
  const store = makeStore(fake.open, () => undefined);
  store.set('a', 'old');
  fake.state.isFull = true;
  store.set('a', 'new');
  expect(store.get('a')).toBe('new');
  fake.state.isFull = false;
  store.set('a', 'newer');
  expect(fake.texts.get('barbican.a')).toBe('newer');
  expect(store.get('a')).toBe('newer');
});
