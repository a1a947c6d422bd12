import { DEPTH } from './beat.ts';
import { yardCentre } from './cross.ts';
import { flare, upright } from './motions.ts';
import type { Cut } from './reel.ts';

/** The Yard of the seat that starts lights up. */
export function drawStarter({ draft }: Cut, { seat }: { readonly seat: number }): void {
  const { x, y } = yardCentre(seat);
  const pose = upright(x, y, DEPTH.mark, 3.6);
  const look = { kind: 'frame', frame: 'glow' } as const;
  flare(draft, { actor: 'yard', at: 0, until: 480, space: 'board', look, pose }, 160, 0.9);
}

/** What was thrown is taken off the table while the turn passes. */
export function pass({ draft }: Cut): void {
  draft.last(240);
}
