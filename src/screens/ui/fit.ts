import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const STEPS = 3;

/**
 * Keeps words on one line inside their element: while they are too long they go down by one step of 1.5 px, at most
 * three. The element's font size must subtract `--shrink`; `words` is what it says. In an element that holds several
 * lines of class `line` these shrink together.
 */
export function useFit<E extends HTMLElement>(words: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = (): void => {
      const within = [...element.querySelectorAll<HTMLElement>('.line')];
      const lines = within.length > 0 ? within : [element];
      for (let step = 0; step <= STEPS; step += 1) {
        element.style.setProperty('--shrink', `${step * 1.5}px`);
        if (lines.every((line) => line.scrollWidth <= line.clientWidth)) return;
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
