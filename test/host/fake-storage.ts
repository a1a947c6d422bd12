import type { Backing } from '../../src/host/storage.ts';

/** A `Storage` in memory, which can be told to throw. */
export function makeFake() {
  const texts = new Map<string, string>();
  const state = { isFull: false, isBarred: false };
  const backing: Backing = {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
  const open = () => {
    if (state.isBarred) throw new DOMException('barred', 'SecurityError');
    return backing;
  };
  return { texts, state, open };
}
