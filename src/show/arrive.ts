/** How pieces come on the ring and off it, whatever the game. */

import { DEPTH } from './beat.ts';
import { laneCentre, roofCentre, tileCentre } from './cross.ts';
import { type Draft, FADE } from './draft.ts';
import { flare, hop, squash, upright, vanish, yardPan } from './motions.ts';
import { type Cut, poseIn } from './reel.ts';

const GLOW = { kind: 'frame', frame: 'glow' } as const;

/** A gate lights up, the piece goes from its stand and rises out of the gate; the horn is its foot on the tile. */
export function comeOut({ draft, after }: Cut, actor: string, seat: number, tile: number): void {
  const target = poseIn(after, actor);
  const gate = tileCentre(tile);
  draft.cue({ at: 0, cue: 'exit-yard', pan: yardPan(seat) });
  const pose = upright(gate.x, gate.y, DEPTH.mark);
  flare(draft, { actor: 'gate', at: 0, until: 400, space: 'board', look: GLOW, pose }, 80);
  if (draft.calm) {
    vanish(draft, actor, target, 0);
    return;
  }
  const { alpha, scaleX, scaleY, ...place } = target;
  draft.tween(actor, { alpha: 0, lift: 0.25 }, 0, 110, 'inQuad');
  draft.set(actor, { ...place, scaleX: scaleX * 0.8, scaleY: scaleY * 0.25 }, 130);
  draft.tween(actor, { alpha }, 130, 190);
  draft.tween(actor, { scaleX, scaleY, lift: 0.4 }, 130, 290);
  draft.tween(actor, { lift: 0 }, 290, 395, 'inQuad');
  squash(draft, actor, target, 395);
}

/** When the first foot is on the roof, and how far apart several arrive. */
const ON_ROOF = 400;
const APART = 35;

/** The lane lights up square by square, the pieces hop on the roof, and the roof shines. */
export function comeHome({ draft, after }: Cut, actors: readonly string[], seat: number): void {
  lightLane(draft, seat);
  for (const [order, actor] of actors.entries()) {
    const from = ON_ROOF - 200 + order * APART;
    hop(draft, actor, poseIn(after, actor), from, from + 200, 0.8);
  }
  const { x, y } = roofCentre(seat);
  const pose = upright(x, y, DEPTH.mark, 1.7);
  const until = ON_ROOF + FADE;
  flare(draft, { actor: 'roof', at: ON_ROOF, until, space: 'board', look: GLOW, pose }, 30, 0.6);
  draft.cue({ at: ON_ROOF, cue: 'home' });
  draft.decorate({ at: ON_ROOF, kind: 'sparkle', x, y: y - 0.4, seat });
}

/** A seat's lane lights up square by square, inward. */
export function lightLane(draft: Draft, seat: number): void {
  for (const square of [1, 2, 3, 4, 5]) {
    const { x, y } = laneCentre(seat, square);
    const at = (square - 1) * 40;
    const pose = upright(x, y, DEPTH.mark);
    const actor = `light ${square} of ${seat}`;
    flare(draft, { actor, at, until: at + 200, space: 'board', look: GLOW, pose }, 40);
  }
}
