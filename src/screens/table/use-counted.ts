import { useEffect, useRef, useState } from 'preact/hooks';

const LONGEST = 420;
const PER_POINT = 14;

/** A number that counts to `value` when that changes, in at most 0.42 s; at once with `reduced` motion. */
export function useCounted(value: number, reduced: boolean): number {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    const show = (next: number): void => {
      now.current = next;
      setShown(next);
    };
    if (reduced || from === value) {
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
  }, [value, reduced]);
  return shown;
}
