import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './choices.css';
import type { Choice } from './segmented.tsx';

type SwitchProps = {
  readonly label: string;
  /** What it does, in a quiet line below. */
  readonly note?: string;
  /** Stands before the knob. */
  readonly mark?: ComponentChildren;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A setting that is on or off; the whole row can be touched. */
export function Switch({ label, note, mark, on, onChange }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      class="switch-row"
      aria-checked={on}
      aria-label={label}
      {...(note ? { 'aria-describedby': id } : {})}
      onClick={() => onChange(!on)}
    >
      <span class="switch-words">
        <span class="setting-name">{label}</span>
        {note ? (
          <span class="setting-note" id={id}>
            {note}
          </span>
        ) : null}
      </span>
      {mark}
      <span class="switch-track">
        <span class="switch-knob">
          <svg
            viewBox="0 0 22 22"
            fill="none"
            stroke-linecap="round"
            stroke-linejoin="round"
            aria-hidden="true"
          >
            {on ? (
              <path d="M5.6 11L9.4 14.8L16.4 6.8" stroke="#1f6b47" stroke-width="2.8" />
            ) : (
              <path d="M6.5 11H15.5" stroke="#8c7552" stroke-width="2.6" />
            )}
          </svg>
        </span>
      </span>
    </button>
  );
}

type SliderProps = {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  /** How the value is said: "70 %". */
  readonly said: string;
  readonly onInput: (value: number) => void;
};

/** A volume or another share of the whole, in steps of a twentieth. */
export function Slider({ label, value, said, onInput }: SliderProps): JSX.Element {
  return (
    <input
      type="range"
      class="slider"
      min="0"
      max="1"
      step="0.05"
      value={value}
      aria-label={label}
      aria-valuetext={said}
      style={{ '--filled': `${value * 100}%` }}
      onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
    />
  );
}

type SelectProps<V extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly class?: string;
  readonly onChange: (value: V) => void;
};

/** A list to choose from, where choices have no room side by side. */
export function Select<V extends string>(props: SelectProps<V>): JSX.Element {
  const { label, choices, value, class: own = '', onChange } = props;
  return (
    <div class={`select ${own}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} {...(choice.lang ? { lang: choice.lang } : {})}>
            {choice.words}
          </option>
        ))}
      </select>
    </div>
  );
}
