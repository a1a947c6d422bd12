import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Panel, Roundel } from '../ui/index.ts';
import './chronicle.css';
import type { Entry } from './entries.ts';
import { type Tally, Thrown } from './tally.tsx';

/** Older lines are in the record; this many are enough to scroll through. */
const KEPT = 80;

type ChronicleProps = { readonly entries: readonly Entry[]; readonly tally: Tally };

/** What has happened, newest at the bottom, and how the dice have fallen. */
export function Chronicle({ entries, tally }: ChronicleProps): JSX.Element {
  return (
    <Panel class="chronicle table-middle" label={t('table.chronicle')}>
      <h2 class="heading chronicle-title">{t('table.chronicle')}</h2>
      <EntryList entries={entries} />
      <Thrown tally={tally} />
    </Panel>
  );
}

/** The lines themselves; they stay at the newest unless somebody has scrolled up. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const newest = entries.at(-1)?.key;
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const keepEnd = (): void => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
      hideCut(box, atEnd.current);
    };
    keepEnd();
    const observer = new ResizeObserver(keepEnd);
    observer.observe(box);
    document.fonts.addEventListener('loadingdone', keepEnd);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', keepEnd);
    };
  }, [entries]);
  return (
    <ol
      class="entries"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={t('table.chronicle')}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
        hideCut(box, atEnd.current);
      }}
    >
      {entries.slice(-KEPT).map((entry) => (
        <EntryItem key={entry.key} entry={entry} isNewest={entry.key === newest} />
      ))}
    </ol>
  );
}

/** At the end, hides the line whose upper part is out of sight; whoever scrolls sees all. */
function hideCut(box: HTMLElement, isAtEnd: boolean): void {
  for (const line of box.children) {
    if (!(line instanceof HTMLElement)) continue;
    const above = line.offsetTop < box.scrollTop - 1 && line.offsetTop + line.offsetHeight > box.scrollTop;
    line.classList.toggle('cut', isAtEnd && above);
  }
}

function EntryItem({ entry, isNewest }: { readonly entry: Entry; readonly isNewest: boolean }): JSX.Element {
  if (entry.kind === 'across') return <li class="entry-round">{entry.text}</li>;
  return (
    <li class={`entry ${isNewest ? 'newest' : ''} ${entry.important ? 'important' : ''}`}>
      <Roundel seat={entry.seat} />
      <span class="unseen">{entry.name}: </span>
      <span class="entry-text">
        {entry.text}
        {entry.tail ? <span class={`entry-tail ${entry.tail.tone}`}>{entry.tail.text}</span> : null}
      </span>
    </li>
  );
}
