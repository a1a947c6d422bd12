import type { JSX } from 'preact';
import { art } from './art.ts';

export type IconName =
  | 'back'
  | 'fullscreen'
  | 'help'
  | 'hint'
  | 'menu'
  | 'settings'
  | 'sound-off'
  | 'sound-on'
  | 'speed'
  | 'undo';

/** An icon in the colour of the words round it; 32 units unless the style sheet says otherwise. */
export function Icon({
  name,
  class: own = '',
}: {
  readonly name: IconName;
  readonly class?: string;
}): JSX.Element {
  return (
    <span class={`icon ${own}`} style={{ '--icon': `url("${art(`icon-${name}`)}")` }} aria-hidden="true" />
  );
}
