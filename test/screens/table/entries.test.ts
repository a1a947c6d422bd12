import { expect, test } from 'vitest';
import { spoken, toEntry } from '../../../src/screens/table/entries.ts';
import { makeLine, roundLine } from '../../../src/show/line.ts';

const said = (line: Parameters<typeof toEntry>[0]): string => spoken(toEntry(line, 0, 0));

test('an entry is said with who acts, and gains and losses in words', () => {
  const thrown = { key: 'log.threw', facts: { first: 6, second: 1 } } as const;
  expect(said(makeLine(1, thrown, { delta: -10, tone: 'loss' }))).toBe('Sun: Threw 6 and 1, minus 10');
  expect(said(makeLine(0, thrown, { note: { key: 'ludo.note.again' } }))).toBe(
    'You: Threw 6 and 1, throws again',
  );
});

test('what concerns nobody alone is said as it stands', () => {
  expect(said(roundLine(3))).toBe('Round 3');
});
