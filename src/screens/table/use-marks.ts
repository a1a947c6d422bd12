import { useEffect, useRef } from 'preact/hooks';
import type { Mark } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';

type Marks = { readonly marks: readonly Mark[]; readonly way: readonly Point[] };

/** Hands the marks to the stage, each time they have changed. */
export function useMarks(
  mark: (marks: readonly Mark[], way: readonly Point[], focus: null) => void,
  { marks, way }: Marks,
): void {
  const shown = useRef('');
  useEffect(() => {
    const now = JSON.stringify([marks, way]);
    if (now === shown.current) return;
    shown.current = now;
    mark(marks, way, null);
  });
  useEffect(() => () => mark([], [], null), []);
}
