import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Panel, Roundel, useFit } from '../ui/index.ts';
import { EntryList } from './chronicle.tsx';
import type { Entry } from './entries.ts';
import { type Tally, Thrown } from './tally.tsx';

type LogLineProps = { readonly entry: Entry | undefined; onOpen(): void };

/** Upright: the last line of the Chronicle; a tap opens all of it. */
export function LogLine({ entry, onOpen }: LogLineProps): JSX.Element {
  const words = useFit<HTMLSpanElement>(entry?.text);
  return (
    <button type="button" class="table-log-line" title={t('table.chronicle.open')} onClick={onOpen}>
      {entry?.kind === 'seat' ? <Roundel seat={entry.seat} /> : null}
      <span ref={words}>
        {entry?.text}
        {entry?.kind === 'seat' && entry.tail ? (
          <b class={`entry-tail ${entry.tail.tone}`}>{entry.tail.text}</b>
        ) : null}
      </span>
      <Chevron />
    </button>
  );
}

type LogSheetProps = {
  readonly entries: readonly Entry[];
  readonly tally: Tally;
  onClose(): void;
};

/** Upright: the whole Chronicle, over the lower part of the table. */
export function LogSheet({ entries, tally, onClose }: LogSheetProps): JSX.Element {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Panel class="log-sheet" label={t('table.chronicle')}>
      <header class="chronicle-head">
        <h2 class="heading chronicle-title">{t('table.chronicle')}</h2>
        <button type="button" class="log-close" aria-label={t('common.close')} ref={close} onClick={onClose}>
          <Chevron />
        </button>
      </header>
      <EntryList entries={entries} />
      <Thrown tally={tally} />
    </Panel>
  );
}

const Chevron = (): JSX.Element => (
  <svg viewBox="0 0 14 10" aria-hidden="true">
    <path d="M1.5 2L7 8L12.5 2" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
  </svg>
);
