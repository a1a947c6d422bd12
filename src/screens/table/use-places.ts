import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect } from '../../scenes/types.ts';

/** The elements that keep room for the stage. */
export type Places = {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly well: RefObject<HTMLDivElement | null>;
  /** The board's rectangle in the window, `null` before it has been measured. */
  readonly rect: Rect | null;
};

/** Measures where the stage draws and tells it whenever a place has changed. */
export function usePlaces(place: (board: Rect, well: Rect) => void): Places {
  const board = useRef<HTMLDivElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const tell = useRef(place);
  tell.current = place;
  const [rect, setRect] = useState<Rect | null>(null);
  const look = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const [boardBox, wellBox] = [board.current, well.current];
    if (!boardBox || !wellBox) return;
    let known = '';
    const measure = (): void => {
      const [at, dice] = [rectOf(boardBox), rectOf(wellBox)];
      const now = JSON.stringify([at, dice]);
      if (now === known || at.width === 0) return;
      known = now;
      setRect(at);
      tell.current(at, dice);
    };
    look.current = measure;
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [boardBox, wellBox, wellBox.parentElement, document.documentElement]) {
      if (element) observer.observe(element);
    }
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      look.current = null;
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  useLayoutEffect(() => look.current?.()); // words above the well may have moved it without resizing anything
  return { board, well, rect };
}

/** An element's rectangle in the window. */
export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
