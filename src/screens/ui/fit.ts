import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const STEPS = 3;

/**
 * Keeps one line of words inside its element: while it is too long it goes down by one step of 1.5 px, at most
 * three. The element's font size must subtract `--shrink`; `words` is what it says.
 */
export function useFit<E extends HTMLElement>(words: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = (): void => {
      for (let step = 0; step <= STEPS; step += 1) {
        element.style.setProperty('--shrink', `${step * 1.5}px`);
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [words]);
  return ref;
}
