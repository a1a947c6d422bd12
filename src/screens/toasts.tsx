import type { JSX } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Panel } from './ui/index.ts';

const SHOWN_MS = 7000;

export type Toast = { readonly id: number; readonly words: string };

/** Toasts that go by themselves after some seconds; `add` shows another. */
export function useToasts(): {
  readonly toasts: readonly Toast[];
  add(words: string): void;
  drop(id: number): void;
} {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const add = useCallback(
    (words: string) => {
      const id = next.current;
      next.current += 1;
      setToasts((all) => [...all.filter((toast) => toast.words !== words), { id, words }]);
      setTimeout(() => drop(id), SHOWN_MS);
    },
    [drop],
  );
  return { toasts, add, drop };
}

type ToastsProps = { readonly toasts: readonly Toast[]; readonly onClose: (id: number) => void };

export function Toasts({ toasts, onClose }: ToastsProps): JSX.Element {
  return (
    <div class="toasts" role="status">
      {toasts.map((toast) => (
        <Panel class="toast" key={toast.id}>
          <p>{toast.words}</p>
          <button
            type="button"
            class="toast-close"
            aria-label={t('common.close')}
            title={t('common.close')}
            onClick={() => onClose(toast.id)}
          >
            <svg viewBox="0 0 26 26" aria-hidden="true">
              <path d="M6 6L20 20M20 6L6 20" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
            </svg>
          </button>
        </Panel>
      ))}
    </div>
  );
}
