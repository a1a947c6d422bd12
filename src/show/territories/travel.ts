import type { Event } from '../../engine/territories/types.ts';
import type { Pose } from '../beat.ts';
import type { Point } from '../cross.ts';
import { hop, risingRate, stepMs } from '../motions.ts';
import { poseIn } from '../reel.ts';
import { type MapCut, panOf, TILE } from './cut.ts';
import { depthAt, loneFoot, travellerActor } from './layout.ts';
import { crossingOf } from './map.ts';

/** How long a hop is at most, and how high. */
const LENGTH = 40;
const HEIGHT = 0.3 * TILE;
/** Who is under way passes before the sites. */
const BEFORE = 0.5;

/** A team hops along its roads, over each border where the road crosses it. */
export function travel(cut: MapCut, { seat, from, path }: Extract<Event, { type: 'travelled' }>): void {
  const { draft, before, after, upright } = cut;
  const actor = travellerActor(seat);
  const end = poseIn(after, actor);
  let place = from;
  const corners = path.flatMap((next, index) => {
    const crossing = crossingOf(place, next, upright);
    place = next;
    return [crossing, index === path.length - 1 ? end : loneFoot(next, upright)];
  });
  let at = 0;
  for (const [step, foot] of feetAlong(poseIn(before, actor), corners).entries()) {
    const lands = at + stepMs(step);
    hop(draft, actor, { ...end, ...foot, depth: depthAt(foot) + BEFORE }, at, lands, HEIGHT);
    draft.cue({ at: lands, cue: 'hop', rate: risingRate(step), pan: panOf(cut, foot) });
    at = lands;
  }
  draft.set(actor, { depth: end.depth }, at);
}

/** The feet of a walk from corner to corner, each line in steps of one length. */
function feetAlong(start: Pose, corners: readonly Point[]): readonly Point[] {
  let from: Point = start;
  return corners.flatMap((to) => {
    const { x, y } = from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - x, to.y - y) / LENGTH));
    from = to;
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return { x: x + (to.x - x) * share, y: y + (to.y - y) * share };
    });
  });
}
