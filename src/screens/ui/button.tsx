import type { ComponentChildren, JSX } from 'preact';
import './button.css';
import { useFit } from './fit.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'paper' | 'quiet' | 'red';

type ButtonProps = {
  readonly kind?: ButtonKind;
  readonly class?: string;
  /** A second, smaller line. */
  readonly note?: string;
  /** Cannot be pressed, but keeps the focus and can say why (`title`). */
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
};

/** A button with words. Long words shrink by steps and never break. */
export function Button(props: ButtonProps): JSX.Element {
  const { kind = 'primary', class: own = '', note, disabled = false, title } = props;
  const words = useFit<HTMLSpanElement>(props.children);
  const noteWords = useFit<HTMLSpanElement>(note);
  return (
    <button
      type="button"
      class={`button ${kind} ${own}`}
      aria-disabled={disabled}
      {...(title ? { title } : {})}
      onClick={() => {
        if (!disabled) props.onPress();
      }}
    >
      <span class="button-face">
        <span class="button-words" ref={words}>
          {props.children}
        </span>
        {note ? (
          <span class="button-note" ref={noteWords}>
            {note}
          </span>
        ) : null}
      </span>
    </button>
  );
}

type IconButtonProps = {
  readonly icon: IconName;
  /** What it does: its name for screen readers and its tooltip. */
  readonly label: string;
  readonly class?: string;
  /** Brass instead of wood: something is on. Also told as `aria-pressed` when given. */
  readonly lit?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
};

/** A small wooden button with an icon. */
export function IconButton({
  icon,
  label,
  class: own = '',
  lit,
  disabled,
  onPress,
}: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button ${lit ? 'lit' : ''} ${own}`}
      aria-label={label}
      title={label}
      disabled={disabled ?? false}
      {...(lit === undefined ? {} : { 'aria-pressed': lit })}
      onClick={onPress}
    >
      <span class="icon-button-face">
        <Icon name={icon} />
      </span>
    </button>
  );
}
