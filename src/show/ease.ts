import type { Ease, Key } from './beat.ts';

/** How far an arrival shoots past its end. */
const OVERSHOOT = 1.2;

/** The share of the way done when a share `t` of the time is over, both 0 to 1. */
export function eased(ease: Ease, t: number): number {
  switch (ease) {
    case 'linear':
      return t;
    case 'inQuad':
      return t * t;
    case 'outQuad':
      return t * (2 - t);
    case 'outCubic':
      return 1 - (1 - t) ** 3;
    case 'outBack':
      return 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2;
    case 'inOutQuad':
      return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2;
    case 'step':
      return t < 1 ? 0 : 1;
  }
}

/**
 * The value of a track's keys at a time; `next` is the index of the first key that lies after it. Before the first key
 * and after the last it is that key's own.
 */
export function sample(keys: readonly Key[], next: number, at: number): number {
  const before = keys[next - 1];
  const after = keys[next];
  if (!before || !after) return (before ?? after)?.value ?? 0;
  const share = eased(after.ease, (at - before.at) / (after.at - before.at));
  return before.value + (after.value - before.value) * share;
}
