import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import type { Rect } from '../../scenes/types.ts';
import { Bubble } from './bubble.tsx';
import { seatName } from './names.ts';

type DetailsProps = {
  readonly seat: Seat;
  readonly alone: Seat | null;
  readonly about: Rect;
  onClose(): void;
  readonly children: ComponentChildren;
};

/** What there is to know of a seat; everybody may. */
export function Details({ seat, alone, about, onClose, children }: DetailsProps): JSX.Element {
  const name = seatName(seat, alone);
  return (
    <Bubble label={name} class="details" about={about} onClose={onClose}>
      <h2 class="heading">{name}</h2>
      {children}
    </Bubble>
  );
}
