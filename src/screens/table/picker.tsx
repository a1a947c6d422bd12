import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatSigned } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import { Tag } from '../ui/index.ts';
import { Bubble } from './bubble.tsx';

/** One choice: what it is in a picture, what it brings, and in full for a screen reader. */
export type Card = {
  readonly key: string;
  readonly label: string;
  readonly picture: JSX.Element;
  /** Change of the score; 0 shows no tag. */
  readonly figure: number;
  readonly caption: string;
  choose(byKey: boolean): void;
};

type PickerProps = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly cards: readonly Card[];
  readonly about: Rect;
  readonly keep: readonly Point[];
  /** Which card takes the focus, `null` when the picker was opened by a pointer. */
  readonly focus: number | null;
  onClose(): void;
};

/** A bubble with one card for each choice; none is chosen beforehand. */
export function Picker({ title, note, cards, about, keep, focus, onClose }: PickerProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const focusCard = (index: number): void => {
    const card = list.current?.children[(index + cards.length) % cards.length];
    if (card instanceof HTMLElement) card.focus();
  };
  useEffect(() => {
    if (focus !== null) focusCard(focus);
  }, []);
  return (
    <Bubble label={title} class="picker" about={about} keep={keep} onClose={onClose}>
      <header class="picker-head">
        <h2 class="heading">{title}</h2>
        {note ? <span class="picker-note">{note}</span> : null}
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div
        class="picker-cards"
        role="group"
        ref={list}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          event.stopPropagation();
          focusCard([...event.currentTarget.children].indexOf(document.activeElement as Element) + step);
        }}
      >
        {cards.map((card) => (
          <button
            type="button"
            class="picker-card"
            key={card.key}
            aria-label={card.label}
            onClick={(event) => card.choose(event.detail === 0)}
          >
            {card.picture}
            {card.figure === 0 ? null : (
              <Tag tone={card.figure > 0 ? 'gain' : 'loss'}>{formatSigned(card.figure)}</Tag>
            )}
            <span>{card.caption}</span>
          </button>
        ))}
      </div>
    </Bubble>
  );
}
