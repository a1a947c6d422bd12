import { useRef } from 'preact/hooks';
import type { AnyProps } from './types.ts';

type Handlers = {
  onPointerDownCapture(): void;
  onClickCapture(event: MouseEvent): void;
};

/**
 * A tap while something moves lands it and does nothing else; so does one that began while something moved. What has
 * `data-always` works all the same: menu, speed, sound, settings.
 */
export function useLanding({ moving, land }: AnyProps): Handlers {
  const began = useRef(false);
  return {
    onPointerDownCapture: () => {
      began.current = moving;
    },
    onClickCapture: (event) => {
      const isLate = moving || (began.current && event.detail !== 0);
      began.current = false;
      if (!isLate || (event.target instanceof Element && event.target.closest('[data-always]'))) return;
      event.stopPropagation();
      event.preventDefault();
      if (moving) land();
    },
  };
}
