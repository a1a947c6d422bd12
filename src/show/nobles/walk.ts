import type { Event, Place } from '../../engine/nobles/types.ts';
import { DEPTH, type Pose } from '../beat.ts';
import { FADE } from '../draft.ts';
import { hop, panAt, risingRate, stepMs } from '../motions.ts';
import { badgeActor, badgePose, FOOT, standing } from '../pieces.ts';
import { type Cut, poseIn } from '../reel.ts';
import { stacksOf } from '../stack.ts';
import type { Placement } from '../stage.ts';
import { leave } from '../walls-motion.ts';
import type { Passing } from './layout.ts';
import { actorsOf } from './reel.ts';
import { centreOf, tileAt } from './spot.ts';

export type Moved = Extract<Event, { type: 'pieceMoved' }>;

/** Milliseconds a tile in a group, and how far apart its members walk. */
const MARCH = 120;
const FOLLOW = 35;

/** The part of a move's path that one beat walks: from step `from` up to, not including, step `to`. */
export type Stretch = { readonly move: Moved; readonly from: number; readonly to: number };

/**
 * Walks a stretch tile by tile; the movers end where the picture after the beat has them. `left` is the picture without
 * the movers: what they leave behind moves together at once.
 */
export function walk(cut: Cut, stretch: Stretch, left: readonly Placement[]): void {
  const { draft } = cut;
  const { move } = stretch;
  const movers: Passing = move;
  const actors = actorsOf(movers);
  leave(cut, move.seat, actors, left);
  const isGroup = move.piece === 'guard';
  const [stack] = stacksOf([{ size: isGroup ? move.ids.length : 0, isLed: !isGroup }]);
  for (const [index, actor] of actors.entries()) {
    const offset = isGroup ? stack?.members[index] : stack?.leader;
    let at = index * FOLLOW;
    for (let step = stretch.from; step < stretch.to; step += 1) {
      const middle = middleOf(move, step);
      const onWay = standing(middle.x + (offset?.x ?? 0), middle.y + (offset?.y ?? 0), stack?.scale ?? 1);
      const ms = msOf(move, step);
      hop(draft, actor, step === stretch.to - 1 ? poseIn(cut.after, actor) : onWay, at, at + ms);
      at += ms;
    }
  }
  draft.settle(cut.after, Math.max(0, draft.ms - FADE), draft.ms, actors);
  carryBadge(cut, stretch);
  sound(cut, stretch);
}

const msOf = ({ ids }: Moved, step: number): number => (ids.length > 1 ? MARCH : stepMs(step));

function middleOf(move: Moved, step: number): { x: number; y: number } {
  const { x, y } = centreOf(move.seat, placeAt(move, step));
  return { x, y: y + FOOT.tile };
}

const placeAt = ({ path, to }: Moved, step: number): Place => path[step] ?? to;

/** The number of a group goes with the first of its members. */
function carryBadge({ draft, before, after }: Cut, { move, from, to }: Stretch): void {
  const size = move.ids.length;
  if (size < 2) return;
  const end = middleAfter(after, move);
  const frame = `badge-${move.seat}-${size}`;
  const start = before.find(({ actor }) => actor === badgeActor(move.seat, 'passing'))?.pose;
  const [first] = before.filter(({ actor }) => actor === actorsOf(move)[0]);
  const pose: Pose = start ?? badgePose(first?.pose.x ?? 0, first?.pose.y ?? 0, size);
  const badge = 'badge on the way';
  draft.enter({
    actor: badge,
    at: 0,
    until: Number.POSITIVE_INFINITY,
    space: 'board',
    look: { kind: 'frame', frame },
    pose,
  });
  let at = 0;
  for (let step = from; step < to; step += 1) {
    const middle = middleOf(move, step);
    const { x, y } = step === to - 1 && end ? end : badgePose(middle.x, middle.y, size);
    draft.tween(badge, { x, y, depth: DEPTH.badge + y }, at, at + msOf(move, step), 'linear');
    at += msOf(move, step);
  }
}

/** Where the movers' number stands after the beat, if they have one of their own. */
function middleAfter(after: readonly Placement[], move: Moved): Pose | null {
  const names = [badgeActor(move.seat, 'passing'), badgeActor(move.seat, tileAt(move.to) ?? move.to)];
  return after.find(({ actor }) => names.includes(actor))?.pose ?? null;
}

function sound({ draft }: Cut, { move, from, to }: Stretch): void {
  const isGroup = move.ids.length > 1;
  let at = 0;
  for (let step = from; step < to; step += 1) {
    at += msOf(move, step);
    const { x } = middleOf(move, step);
    if (placeAt(move, step) === 'path:1') draft.cue({ at, cue: 'home-path' });
    else
      draft.cue({
        at,
        cue: isGroup ? 'march' : 'hop',
        rate: risingRate(step, isGroup ? 24 : 12),
        pan: panAt(x),
      });
  }
}
