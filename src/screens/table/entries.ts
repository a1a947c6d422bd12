import type { Seat } from '../../engine/core/game.ts';
import { formatSigned, tell, tellAll } from '../../i18n/index.ts';
import { changeWords, type Line } from '../../show/line.ts';
import { nameOf } from '../../show/seat-words.ts';

/** A gain or a loss, or what else a line ends with: as it is read, as it is said, a sign being a word, and its tone. */
type Tail = { readonly text: string; readonly said: string; readonly tone: Line['tone'] };

/** A line of the Chronicle in the current language. */
export type Entry =
  | {
      readonly kind: 'seat';
      readonly key: number;
      readonly seat: Seat;
      /** Whose roundel stands before it. */
      readonly name: string;
      readonly text: string;
      readonly important: boolean;
      /** What it brought or cost, at the end of the last line. */
      readonly tail: Tail | null;
    }
  | { readonly kind: 'across'; readonly key: number; readonly text: string };

/** Writes one line; `alone` is the one person at this screen. */
export function toEntry(line: Line, key: number, alone: Seat | null): Entry {
  const text = tell(line);
  if (line.seat === null) return { kind: 'across', key, text };
  const name = tell(nameOf(line.seat, alone));
  return { kind: 'seat', key, seat: line.seat, name, text, important: line.important, tail: tailOf(line) };
}

/** What a screen reader says of an entry. */
export const spoken = (entry: Entry): string =>
  entry.kind === 'across'
    ? entry.text
    : `${entry.name}: ${entry.text}${entry.tail ? `, ${entry.tail.said}` : ''}`;

function tailOf({ delta, note, tone }: Line): Tail | null {
  if (note) return { text: tell(note), said: tell(note), tone };
  return delta
    ? { text: formatSigned(delta), said: tellAll(changeWords(delta)), tone: delta > 0 ? 'gain' : 'loss' }
    : null;
}
