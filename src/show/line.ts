import type { Seat } from '../engine/core/game.ts';
import type { Phrase } from '../i18n/index.ts';

/** A line of the Chronicle: a phrase, and how it stands there. */
export type Line = Phrase & {
  /** Whose roundel stands before it; `null` for a line across, between rounds and at the end. */
  readonly seat: Seat | null;
  /** Change of the seat's Combat Score or its finish bonus, at the end of the line. */
  readonly delta?: number;
  /** Other words at the end of the line, coloured by `tone`: "+1 exit". */
  readonly note?: Phrase;
  readonly tone: 'gain' | 'loss' | 'plain';
  /** A line that should catch the eye. */
  readonly important: boolean;
  /** It only says that a piece moved: what comes of the move takes its place. */
  readonly passing: boolean;
};

/** How a line stands, where it is not plain. */
export type Manner = Partial<Pick<Line, 'delta' | 'note' | 'tone' | 'important' | 'passing'>>;

const PLAIN = { tone: 'plain', important: false, passing: false } as const;

/** A line of a seat, or across. */
export const makeLine = (seat: Seat | null, phrase: Phrase, manner: Manner = {}): Line => ({
  ...phrase,
  seat,
  ...PLAIN,
  ...manner,
});

/** The line across that begins a round. */
export const roundLine = (round: number): Line => makeLine(null, { key: 'log.round', facts: { round } });

/** The first line of a match: what its dice are sealed with. The first 16 digits, in groups to be compared by eye. */
export const sealLine = (commitment: string): Line =>
  makeLine(null, {
    key: 'log.sealed',
    facts: { seal: commitment.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ') },
  });

/** A change of score for the ear: "plus 40", "minus 10"; nothing for none. */
export function changeWords(change: number): readonly Phrase[] {
  if (change === 0) return [];
  return [{ key: change > 0 ? 'live.gained' : 'live.lost', facts: { count: Math.abs(change) } }];
}
