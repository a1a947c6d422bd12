/** Texts kept under names, for as long as the browser lets us. */
export interface Store {
  /** The text under `key`, `null` when there is none. */
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** What a `Store` needs of the browser's `Storage`. */
export type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'barbican.';

/**
 * The browser's storage, every name with the prefix `barbican.`. A frame without storage, a full one or one that
 * throws is replaced by memory, and then `onFallback` is called, once: what is kept now is gone with the page.
 * `backing` is asked for at every access, for even reading `localStorage` may throw.
 */
export function makeStore(backing: () => Backing, onFallback: () => void): Store {
  const memory = new Map<string, string | null>();
  let isTold = false;

  function attempt<Result>(access: (backing: Backing) => Result): { readonly value: Result } | null {
    try {
      return { value: access(backing()) };
    } catch {
      if (!isTold) {
        isTold = true;
        onFallback();
      }
      return null;
    }
  }

  function write(key: string, text: string | null, access: (backing: Backing) => void): void {
    if (attempt(access)) memory.delete(key);
    else memory.set(key, text);
  }

  return {
    get(key) {
      const kept = memory.get(key);
      return kept === undefined ? (attempt((backing) => backing.getItem(PREFIX + key))?.value ?? null) : kept;
    },
    set: (key, text) => write(key, text, (backing) => backing.setItem(PREFIX + key, text)),
    remove: (key) => write(key, null, (backing) => backing.removeItem(PREFIX + key)),
  };
}
