import type { Seat } from '../../engine/core/game.ts';
import { formatSigned, tell } from '../../i18n/index.ts';
import type { Line } from '../../show/line.ts';
import { nameOf } from '../../show/seat-words.ts';

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
      readonly tail: { readonly text: string; readonly tone: Line['tone'] } | null;
    }
  | { readonly kind: 'across'; readonly key: number; readonly text: string };

/** Writes one line; `alone` is the one person at this screen. */
export function toEntry(line: Line, key: number, alone: Seat | null): Entry {
  const text = tell(line);
  if (line.seat === null) return { kind: 'across', key, text };
  const name = tell(nameOf(line.seat, alone));
  return { kind: 'seat', key, seat: line.seat, name, text, important: line.important, tail: tailOf(line) };
}

function tailOf({ delta, note, tone }: Line): { text: string; tone: Line['tone'] } | null {
  if (note) return { text: tell(note), tone };
  return delta ? { text: formatSigned(delta), tone: delta > 0 ? 'gain' : 'loss' } : null;
}
