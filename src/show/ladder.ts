import type { Cue, CueMark } from './beat.ts';

/** Of several sounds of one moment the one that comes first here is heard; what is not listed comes last. */
const LADDER: readonly Cue[] = [
  'noble-captured',
  'capture',
  'convergence',
  'blockade-stops',
  'home',
  'midpoint',
  'blockade-forms',
  'home-path',
  'exit-yard',
  'blockade-dissolves',
  'die-lands',
  'exit-credit',
  'march',
  'hop',
];

const rank = ({ cue }: CueMark): number => (LADDER.includes(cue) ? LADDER.indexOf(cue) : LADDER.length);

/** The mark that stands for all of them when they are landed at once: the highest, and of equal ones the last. */
export function highest(marks: readonly CueMark[]): CueMark | null {
  return marks.reduce<CueMark | null>((best, mark) => (best && rank(best) < rank(mark) ? best : mark), null);
}
