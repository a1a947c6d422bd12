import type { JSX } from 'preact';
import { t } from '../../../i18n/index.ts';
import { art, stepRadio, useFit } from '../../ui/index.ts';
import { Tick } from '../tick.tsx';
import './preset-cards.css';
import { PRESETS, type Preset, presetName } from './settings.ts';

/** What lies on a card, from left to right. */
const PICTURES: { readonly [P in Preset]: readonly string[] } = {
  standard: ['die-6'],
  blockades: ['pawn-1', 'pawn-1', 'barred'],
  pachisi: ['cowrie-up', 'cowrie-down'],
  quick: ['pawn-0', 'pawn-0'],
};

type PresetCardsProps = { readonly value: Preset; readonly onChange: (preset: Preset) => void };

/** The presets side by side. */
export function PresetCards({ value, onChange }: PresetCardsProps): JSX.Element {
  const choose = (index: number): void => onChange(PRESETS[index] ?? value);
  return (
    <div
      class="preset-cards"
      role="radiogroup"
      aria-label={t('setup.ludo.presets')}
      onKeyDown={(event) => stepRadio(event, PRESETS.length, PRESETS.indexOf(value), choose)}
    >
      {PRESETS.map((preset) => (
        <PresetCard
          key={preset}
          preset={preset}
          chosen={preset === value}
          onChoose={() => onChange(preset)}
        />
      ))}
    </div>
  );
}

type PresetCardProps = {
  readonly preset: Preset;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function PresetCard({ preset, chosen, onChoose }: PresetCardProps): JSX.Element {
  const name = presetName(preset);
  const words = useFit<HTMLSpanElement>(name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold a card
    <button
      type="button"
      role="radio"
      class={`panel preset-card ${chosen ? 'glowing' : ''}`}
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      <span class={`preset-picture ${preset}`}>
        {PICTURES[preset].map((name, index) => (
          <img key={`${name}${index}`} src={art(name)} alt="" draggable={false} />
        ))}
      </span>
      <span class="preset-words">
        <span class="preset-name heading" ref={words}>
          {name}
        </span>
        <span class="preset-note quiet-words">{t(`setup.ludo.preset.${preset}.note`)}</span>
      </span>
      {chosen ? <Tick on /> : null}
    </button>
  );
}
