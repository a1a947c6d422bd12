import type { JSX, RefObject } from 'preact';
import { t } from '../../../i18n/index.ts';
import { art } from '../../ui/index.ts';
import { MainButton } from '../main-button.tsx';
import { throwName } from '../names.ts';
import { Tray } from '../tray.tsx';
import './nobles.css';
import type { NoblesHands } from './use-nobles.ts';

const MOST_ROLLS = 8;
const SLOTS = Array.from({ length: MOST_ROLLS }, (_, index) => index);
const THROWS = ['table.throw.none', 'table.throw.n1', 'table.throw.n2', 'table.throw.n3'] as const;

type TrayProps = { readonly hands: NoblesHands; readonly well: RefObject<HTMLDivElement | null> };

/** The tray of the seat whose turn it is: the dice, the stored rolls, the exit credits and the main button. */
export function NoblesTray({ hands, well }: TrayProps): JSX.Element {
  const { props, table } = hands;
  const { view } = props;
  const side = view.seats.find(({ seat }) => seat === view.turn);
  const credits = side?.credits ?? 0;
  const count = side?.rolls.length ?? 0;
  const note = THROWS[view.throws];
  return (
    <Tray
      title={throwName(view.turn, table.alone)}
      note={note ? t(note) : ''}
      well={well}
      main={<Main hands={hands} />}
    >
      <header class="tray-head tray-second">
        <h2 class="heading">{t('table.rolls')}</h2>
        <span class="tray-note">{t('table.rolls.count', { count, most: MOST_ROLLS })}</span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div class="tray-rolls" role="group" aria-label={t('table.rolls')}>
        {SLOTS.map((index) => (
          <Slot key={index} index={index} rolls={side?.rolls ?? []} hands={hands} />
        ))}
      </div>
      <p class="tray-credits">
        <img src={art('exit-credit')} alt="" draggable={false} />
        <span class="tray-credits-long">{t('table.credits', { count: credits })}</span>
        <span class="tray-credits-short" aria-hidden="true">
          {t('table.credits.short', { count: credits })}
        </span>
      </p>
    </Tray>
  );
}

function Main({ hands }: { readonly hands: NoblesHands }): JSX.Element {
  const { props, table, main, act } = hands;
  const { phase, throws } = props.view;
  const isSpent = table.chooser !== null && props.actions.every(({ type }) => type === 'end');
  return (
    <MainButton
      table={table}
      label={phase === 'spend' ? t('table.end') : t(throws > 0 ? 'table.throw.again' : 'table.throw')}
      note={isSpent ? t('table.noMove') : undefined}
      onPress={main && (() => act(main))}
    />
  );
}

type SlotProps = {
  readonly index: number;
  readonly rolls: readonly number[];
  readonly hands: NoblesHands;
};

function Slot({ index, rolls, hands }: SlotProps): JSX.Element {
  const { props, table, choosing, play } = hands;
  const { choice, offer, looked } = choosing;
  const value = rolls[index];
  if (value === undefined) return <img class="roll" src={art('roll-empty')} alt="" draggable={false} />;
  const isLit = (looked?.options[0]?.spent ?? choice.rolls).includes(index);
  const isNarrowed = choice.rolls.length > 0 || (offer.source !== null && offer.source.from !== 'yard');
  const usable = table.chooser !== null && props.view.phase === 'spend' ? offer.usable : null;
  const look = isLit ? 'chosen' : isNarrowed && !usable?.[index] ? 'spent' : 'ready';
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
      aria-label={isLit ? `${label}, ${t('table.rolls.chosen')}` : label}
      aria-pressed={choice.rolls.includes(index)}
      onClick={(event) => play.roll(index, event.currentTarget, event.detail === 0)}
    >
      {picture}
    </button>
  );
}
