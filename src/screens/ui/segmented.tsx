import type { JSX } from 'preact';
import './choices.css';
import { useFit } from './fit.ts';
import { stepRadio } from './radio.ts';

export type Choice<V> = {
  readonly value: V;
  readonly words: string;
  /** In full, where `words` are short. */
  readonly label?: string;
  /** The language of the words, where it is not that of the page. */
  readonly lang?: string;
};

type SegmentedProps<V> = {
  /** Names the group. */
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly class?: string;
  /** Shows what is chosen and lets nothing else be chosen. */
  readonly disabled?: boolean;
  readonly onChange: (value: V) => void;
};

/** Choices side by side, one of which is chosen: a radio group with one tab stop; arrow keys choose the next. */
export function Segmented<V extends string | number>(props: SegmentedProps<V>): JSX.Element {
  const { label, choices, value, class: own = '', disabled = false, onChange } = props;
  const group = useFit<HTMLDivElement>(`${value} ${choices.map((choice) => choice.words).join()}`);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const choose = (index: number): void => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div
      class={`segmented ${own}`}
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled}
      ref={group}
      onKeyDown={(event) => stepRadio(event, choices.length, chosen, choose)}
    >
      {choices.map((choice, index) => (
        <Segment
          key={choice.value}
          choice={choice}
          chosen={index === chosen}
          stop={index === Math.max(chosen, 0)}
          disabled={disabled}
          onChoose={() => choose(index)}
        />
      ))}
    </div>
  );
}

type SegmentProps<V> = {
  readonly choice: Choice<V>;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

function Segment<V>({ choice, chosen, stop, disabled, onChoose }: SegmentProps<V>): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be styled as a strip of wood
    <button
      type="button"
      role="radio"
      class={`segment ${chosen ? 'chosen' : ''}`}
      aria-checked={chosen}
      tabIndex={stop ? 0 : -1}
      disabled={disabled}
      {...(choice.label ? { 'aria-label': choice.label, title: choice.label } : {})}
      {...(choice.lang ? { lang: choice.lang } : {})}
      onClick={onChoose}
    >
      <span class="segment-words line">{choice.words}</span>
    </button>
  );
}
