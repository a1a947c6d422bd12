import type { Event } from '../../engine/nobles/types.ts';
import type { Cut } from '../reel.ts';

/** The dice rest for a moment; the chips of the two values come to their slots. */
export function store({ draft }: Cut): void {
  draft.cue({ at: 120, cue: 'roll-stored' });
  draft.cue({ at: 180, cue: 'roll-stored' });
}

/** Exit credits drop into the tray one after the other. */
export function earn({ draft }: Cut, { count }: Extract<Event, { type: 'creditsEarned' }>): void {
  for (let coin = 0; coin < Math.min(3, count); coin += 1) draft.cue({ at: coin * 90, cue: 'exit-credit' });
  draft.last(180);
}

/** The oldest rolls are lost. */
export function drop({ draft }: Cut): void {
  draft.cue({ at: 0, cue: 'refused' });
  draft.last(160);
}
