import type { JSX } from 'preact';
import { MODES, type Mode } from '../../../engine/nobles/types.ts';
import { formatSigned, t } from '../../../i18n/index.ts';
import type { ShellPorts } from '../../types.ts';
import { art, stepRadio, useFit } from '../../ui/index.ts';
import { Tick } from '../tick.tsx';
import './mode-cards.css';

type House = ShellPorts['house']['nobles'];
type ModeCardsProps = {
  readonly house: House;
  readonly value: Mode;
  readonly onChange: (mode: Mode) => void;
};

/** The two modes side by side, each with what it counts. */
export function ModeCards({ house, value, onChange }: ModeCardsProps): JSX.Element {
  const choose = (index: number): void => onChange(MODES[index] ?? value);
  return (
    <div
      class="mode-cards"
      role="radiogroup"
      aria-label={t('setup.mode')}
      onKeyDown={(event) => stepRadio(event, MODES.length, MODES.indexOf(value), choose)}
    >
      {MODES.map((mode) => (
        <ModeCard
          key={mode}
          mode={mode}
          house={house}
          chosen={mode === value}
          onChoose={() => onChange(mode)}
        />
      ))}
    </div>
  );
}

type ModeCardProps = {
  readonly mode: Mode;
  readonly house: House;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function ModeCard({ mode, house, chosen, onChoose }: ModeCardProps): JSX.Element {
  const { step, capture, lostStep } = house.points[mode];
  const factors = Object.values(house.factor);
  const words = useFit<HTMLSpanElement>(mode);
  const range = { low: capture * Math.min(...factors), high: capture * Math.max(...factors) };
  const figures: readonly (readonly [string, string])[] = [
    [t('setup.step'), t('setup.points', { count: step })],
    [t('setup.capture'), t('setup.capture.range', range)],
    [t('setup.loss'), formatSigned(-lostStep)],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold a card
    <button
      type="button"
      role="radio"
      class={`panel mode-card ${mode} ${chosen ? 'glowing' : ''}`}
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      <img class="mode-picture" src={art(`mode-${mode}`)} alt="" draggable={false} />
      <span class="mode-head">
        <span class="mode-name heading" ref={words}>
          {mode === 'journey' ? t('mode.journey') : t('mode.combat')}
        </span>
        <Tick on={chosen} />
      </span>
      <span class="mode-figures">
        {figures.map(([what, points]) => (
          <span class="mode-figure" key={what}>
            <span class="quiet-words">{what}</span>
            <b>{points}</b>
          </span>
        ))}
      </span>
    </button>
  );
}
