import type { Event } from '../../engine/ludo/types.ts';
import { FADE } from '../draft.ts';
import { hop, panAt, risingRate, stepMs } from '../motions.ts';
import { FOOT, standing } from '../pieces.ts';
import { type Cut, poseIn } from '../reel.ts';
import type { Placement } from '../stage.ts';
import { leave } from '../walls-motion.ts';
import { pawnActor } from './layout.ts';
import { centreOf } from './spot.ts';

export type Moved = Extract<Event, { type: 'pawnMoved' }>;

/**
 * Walks a move square by square; the pawn ends where the picture after the beat has it. The step home is not part of
 * it. `left` is the picture without the pawn: those whom it leaves move together at once.
 */
export function walk(cut: Cut, { owner, id, path, to }: Moved, left: readonly Placement[]): void {
  const { draft, after } = cut;
  const actor = pawnActor(owner, id);
  const steps = to === 'home' ? path.length - 1 : path.length;
  if (steps === 0) return;
  leave(cut, owner, [actor], left);
  let at = 0;
  for (const [step, place] of path.slice(0, steps).entries()) {
    const { x, y } = centreOf(owner, place);
    const isLast = step === steps - 1;
    const lands = at + stepMs(step);
    hop(draft, actor, isLast ? poseIn(after, actor) : standing(x, y + FOOT.tile), at, lands);
    if (place === 'column:1') draft.cue({ at: lands, cue: 'home-path' });
    else draft.cue({ at: lands, cue: 'pawn-hop', rate: risingRate(step), pan: panAt(x) });
    at = lands;
  }
  draft.settle(after, Math.max(0, draft.ms - FADE), draft.ms, [actor]);
}
