import { useEffect, useRef, useState } from 'preact/hooks';

const LONGEST = 420;
const PER_POINT = 14;

/** A number that counts to `value` when that changes, in at most 0.42 s; at once where less motion is wanted. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    const show = (next: number): void => {
      now.current = next;
      setShown(next);
    };
    if (from === value || document.documentElement.dataset.motion === 'less') {
      show(value);
      return;
    }
    const ms = Math.min(LONGEST, Math.abs(value - from) * PER_POINT);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(time: number): void {
      const share = Math.min(1, Math.max(0, (time - start) / ms));
      show(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
