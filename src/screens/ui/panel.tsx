import type { ComponentChildren, JSX } from 'preact';
import './panel.css';

type PanelProps = {
  readonly class?: string;
  /** The light frame of what is chosen or whose turn it is. */
  readonly glowing?: boolean;
  /** Names the panel as a region of the page. */
  readonly label?: string;
  readonly children?: ComponentChildren;
};

/** Parchment: carries words. Padding is the caller's. */
export function Panel({ class: own = '', glowing = false, label, children }: PanelProps): JSX.Element {
  return (
    <section class={`panel ${glowing ? 'glowing' : ''} ${own}`} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </section>
  );
}

type WoodProps = { readonly class?: string; readonly label?: string; readonly children?: ComponentChildren };

/** Dark wood: holds what the hand touches. `class` goes to the inside. */
export function Wood({ class: own = '', label, children }: WoodProps): JSX.Element {
  return (
    <section class="wood" {...(label ? { 'aria-label': label } : {})}>
      <div class={`wood-inside ${own}`}>{children}</div>
    </section>
  );
}
