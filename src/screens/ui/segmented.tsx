import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import './choices.css';
import { useFit } from './fit.ts';

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
  readonly onChange: (value: V) => void;
};

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Choices side by side, one of which is chosen: a radio group with one tab stop; arrow keys choose the next. */
export function Segmented<V extends string | number>(props: SegmentedProps<V>): JSX.Element {
  const { label, choices, value, class: own = '', onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);

  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (Math.max(chosen, 0) + by + choices.length) % choices.length;
    const choice = choices[next];
    if (choice) onChange(choice.value);
    const button = group.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div class={`segmented ${own}`} role="radiogroup" aria-label={label} ref={group} onKeyDown={step}>
      {choices.map((choice, index) => (
        <Segment
          key={choice.value}
          choice={choice}
          chosen={index === chosen}
          stop={index === Math.max(chosen, 0)}
          onChoose={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
}

type SegmentProps<V> = {
  readonly choice: Choice<V>;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly onChoose: () => void;
};

function Segment<V>({ choice, chosen, stop, onChoose }: SegmentProps<V>): JSX.Element {
  const words = useFit<HTMLSpanElement>(`${choice.words}${chosen}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be styled as a strip of wood
    <button
      type="button"
      role="radio"
      class={`segment ${chosen ? 'chosen' : ''}`}
      aria-checked={chosen}
      tabIndex={stop ? 0 : -1}
      {...(choice.label ? { 'aria-label': choice.label, title: choice.label } : {})}
      {...(choice.lang ? { lang: choice.lang } : {})}
      onClick={onChoose}
    >
      <span class="segment-words" ref={words}>
        {choice.words}
      </span>
    </button>
  );
}
