import { lightLane } from '../arrive.ts';
import { DEPTH } from '../beat.ts';
import { roofCentre } from '../cross.ts';
import { flare, upright } from '../motions.ts';
import type { Cut } from '../reel.ts';

/** A first capture opens the home column: it lights up square by square, in teams those of both partners. */
export function openColumns({ draft }: Cut, seats: readonly number[]): void {
  for (const seat of seats) lightLane(draft, seat);
  draft.cue({ at: 120, cue: 'home-path' });
}

/** All pawns of a seat are home: its roof shines, the bell rings. */
export function finish({ draft }: Cut, seat: number): void {
  const { x, y } = roofCentre(seat);
  const look = { kind: 'frame', frame: 'glow' } as const;
  const pose = upright(x, y, DEPTH.mark, 2.2);
  flare(draft, { actor: 'roof', at: 0, until: 480, space: 'board', look, pose }, 120, 0.9);
  draft.cue({ at: 0, cue: 'midpoint' });
  for (const [order, side] of [-0.5, 0.5, 0].entries()) {
    draft.decorate({ at: order * 120, kind: 'sparkle', x: x + side, y: y - 0.4, seat });
  }
}

/** Another throw is earned: it drops like a coin. */
export function earn({ draft }: Cut): void {
  draft.cue({ at: 0, cue: 'exit-credit' });
  draft.last(120);
}
