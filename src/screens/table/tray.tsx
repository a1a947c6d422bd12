import type { JSX, RefObject } from 'preact';
import { t } from '../../i18n/index.ts';
import { art, Wood } from '../ui/index.ts';
import './tray.css';

const MOST_ROLLS = 8;
const SLOTS = Array.from({ length: MOST_ROLLS }, (_, index) => index);

type TrayProps = {
  /** "Your throw", "Moon's throw"; and "throw 2 of 3". */
  readonly title: string;
  readonly note: string;
  readonly well: RefObject<HTMLDivElement | null>;
  readonly rolls: readonly number[];
  readonly credits: number;
  /** The rolls that the move looked at would spend, or that a move must spend. */
  readonly lit: readonly number[];
  /** Which rolls can be spent with those chosen; `null` when nobody at this screen chooses now. */
  readonly usable: readonly boolean[] | null;
  readonly chosen: readonly number[];
  /** Something has been chosen that not every roll can go with. */
  readonly narrowed: boolean;
  onRoll(index: number, chip: HTMLElement, byKey: boolean): void;
  /** The button that moves the turn on, or whose turn it is. */
  readonly children: JSX.Element;
};

/** What the hand touches: the dice, the stored rolls, the exit credits and the main button. */
export function Tray(props: TrayProps): JSX.Element {
  const { rolls, credits, children } = props;
  return (
    <div class="table-middle tray-place">
      <Wood class="tray" label={props.title}>
        <header class="tray-head tray-throw">
          <h2 class="heading">{props.title}</h2>
          <span class="tray-note">{props.note}</span>
        </header>
        <div class="tray-well" ref={props.well} />
        <header class="tray-head tray-stored">
          <h2 class="heading">{t('table.rolls')}</h2>
          <span class="tray-note">{t('table.rolls.count', { count: rolls.length, most: MOST_ROLLS })}</span>
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
        <div class="tray-rolls" role="group" aria-label={t('table.rolls')}>
          {SLOTS.map((index) => (
            <Slot key={index} index={index} tray={props} />
          ))}
        </div>
        <p class="tray-credits">
          <img src={art('exit-credit')} alt="" draggable={false} />
          <span class="tray-credits-long">{t('table.credits', { count: credits })}</span>
          <span class="tray-credits-short" aria-hidden="true">
            {t('table.credits.short', { count: credits })}
          </span>
        </p>
        <div class="tray-main">{children}</div>
      </Wood>
    </div>
  );
}

function Slot({ index, tray }: { readonly index: number; readonly tray: TrayProps }): JSX.Element {
  const value = tray.rolls[index];
  if (value === undefined) return <img class="roll" src={art('roll-empty')} alt="" draggable={false} />;
  const { usable, lit } = tray;
  const look = lit.includes(index) ? 'chosen' : tray.narrowed && !usable?.[index] ? 'spent' : 'ready';
  const picture = <img class="roll" src={art(`roll-${value}-${look}`)} alt="" draggable={false} />;
  const label = t('table.rolls.one', { value });
  if (!usable) {
    return (
      <span class="roll-box">
        {picture}
        <span class="unseen">{label}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      class="roll-box"
      aria-label={lit.includes(index) ? `${label}, ${t('table.rolls.chosen')}` : label}
      aria-pressed={tray.chosen.includes(index)}
      onClick={(event) => tray.onRoll(index, event.currentTarget, event.detail === 0)}
    >
      {picture}
    </button>
  );
}
