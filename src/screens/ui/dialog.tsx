import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from './button.tsx';
import './dialog.css';
import { useFit } from './fit.ts';

type DialogProps = {
  readonly title: string;
  readonly class?: string;
  /** The buttons at the foot; left out, one "Done" that closes. */
  readonly foot?: ComponentChildren;
  /** Esc, the cross, "Done", a tap outside. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** A modal dialog: the page behind is out of reach, Tab stays inside, and the focus goes back to where it was. */
export function Dialog({ title, class: own = '', foot, onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useFit<HTMLHeadingElement>(title);
  const id = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      class={`dialog ${own}`}
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="panel dialog-panel">
        <header class="dialog-bar">
          <h2 class="dialog-title" id={id} ref={words}>
            {title}
          </h2>
          <button
            type="button"
            class="dialog-close"
            aria-label={t('common.close')}
            title={t('common.close')}
            onClick={onClose}
          >
            <svg viewBox="0 0 26 26" aria-hidden="true">
              <path
                d="M6 6L20 20M20 6L6 20"
                stroke="currentColor"
                stroke-width="3.2"
                stroke-linecap="round"
              />
            </svg>
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        <footer class="dialog-foot">{foot ?? <Button onPress={onClose}>{t('common.done')}</Button>}</footer>
      </div>
    </dialog>
  );
}

/** A native modal lets Tab wander into the browser's own bar, or into the page round a frame. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.hasAttribute('disabled'));
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge || !other) return;
  event.preventDefault();
  other.focus();
}
