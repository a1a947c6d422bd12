import type { Readable } from '../screens/types.ts';

/** A `Readable` and the way to change it. */
export type Writable<T> = Readable<T> & { set(value: T): void };

/** A value that tells whoever wants to know of every change. */
export function makeReadable<T>(value: T): Writable<T> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
