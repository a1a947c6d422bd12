import type { Event } from '../../engine/ludo/types.ts';
import { clearSquare, LEAVES, LUNGE, lunge, sendHome } from '../blow.ts';
import { tileCentre } from '../cross.ts';
import type { Cut } from '../reel.ts';
import { pawnActor } from './layout.ts';

type Captured = Extract<Event, { type: 'captured' }>;

/** The blow of a capture: the pawn throws itself at those who stand there, and they fly to their bases. */
export function capture(cut: Cut, { owner, id, at, victims }: Captured): void {
  const { draft } = cut;
  const actors = victims.map((victim) => pawnActor(victim.seat, victim.id));
  lunge(cut, [pawnActor(owner, id)], actors, LUNGE);
  const { x, y } = tileCentre(at);
  draft.cue({ at: LUNGE, cue: 'capture' });
  draft.decorate({ at: LUNGE, kind: 'sparkle', x, y: y - 0.3, seat: owner });
  for (const [order, victim] of victims.entries()) {
    sendHome(cut, pawnActor(victim.seat, victim.id), victim.seat, LUNGE + LEAVES, order);
  }
  clearSquare(cut, actors, LUNGE);
}
