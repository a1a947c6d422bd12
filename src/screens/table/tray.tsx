import type { ComponentChildren, JSX, RefObject } from 'preact';
import { Wood } from '../ui/index.ts';
import './tray.css';

type TrayProps = {
  /** "Your throw", "Moon's throw"; and what is to be known of it. */
  readonly title: string;
  readonly note: string;
  readonly well: RefObject<HTMLDivElement | null>;
  /** What lies in the well under the dice: it is thrown on this then. */
  readonly cloth?: JSX.Element | null;
  /** What the game keeps below the dice. */
  readonly children: ComponentChildren;
  /** The button that moves the turn on. */
  readonly main: JSX.Element | null;
};

/** What the hand touches: the dice, what the game keeps in the tray, the main button. */
export function Tray({ title, note, well, cloth, children, main }: TrayProps): JSX.Element {
  return (
    <div class="table-middle tray-place">
      <Wood class="tray" label={title}>
        <header class="tray-head">
          <h2 class="heading">{title}</h2>
          <span class="tray-note">{note}</span>
        </header>
        <div class="tray-well" ref={cloth ? null : well}>
          {cloth ? (
            <div class="tray-cloth" ref={well}>
              {cloth}
            </div>
          ) : null}
        </div>
        {children}
        {main ? <div class="tray-main">{main}</div> : null}
      </Wood>
    </div>
  );
}
