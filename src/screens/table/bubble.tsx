import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import './bubble.css';
import { placeBubble, type Spot } from './place.ts';

type BubbleProps = {
  readonly label: string;
  readonly class?: string;
  /** What it speaks of, in CSS px: the tail points there. */
  readonly about: Rect;
  /** What it must not cover if that can be helped, in CSS px. */
  readonly keep?: readonly Point[];
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

const MARGIN = 8;
const TAIL = 20;

/** Parchment that speaks of something on the table, with a tail that touches it. Esc closes it. */
export function Bubble({
  label,
  class: own = '',
  about,
  keep = [],
  onClose,
  children,
}: BubbleProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const where = JSON.stringify([about, keep]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const lay = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const room = {
        x: MARGIN,
        y: MARGIN,
        width: window.innerWidth - 2 * MARGIN,
        height: window.innerHeight - 2 * MARGIN,
      };
      setSpot(placeBubble({ width, height }, about, room, keep, TAIL));
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(element);
    return () => observer.disconnect();
  }, [where]);
  return (
    <div
      class={`bubble ${own}`}
      role="dialog"
      aria-label={label}
      ref={box}
      style={spot ? { left: `${spot.x}px`, top: `${spot.y}px` } : { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {spot ? <Tail spot={spot} /> : null}
      {children}
    </div>
  );
}

function Tail({ spot }: { readonly spot: Spot }): JSX.Element {
  const { side, along } = spot.tail;
  const style = side === 'top' || side === 'bottom' ? { left: `${along}px` } : { top: `${along}px` };
  return (
    <svg class={`bubble-tail ${side}`} style={style} viewBox="0 0 26 24" aria-hidden="true">
      <path d="M1 23L13 1L25 23" stroke-width="1.8" stroke-linejoin="round" />
    </svg>
  );
}
