import type { Victim } from '../../engine/nobles/types.ts';
import type { Pose } from '../beat.ts';
import { FADE } from '../draft.ts';
import { fly, vanish } from '../motions.ts';
import { type Cut, poseIn } from '../reel.ts';
import { nobleActor, pieceActor } from './layout.ts';

/** After the blow: the crown leaves the head, strikes the stone, lies still; the Noble is down; its Guards take off. */
const CROWN_LEAVES = 140;
const CROWN_STRIKES = 360;
const DOWN = 620;
const CROWN_STILL = 900;
const FLIGHT = 360;
const APART = 60;
/** The last of four Guards strikes the ground. */
const OVER = 1160;
/** The crown's place on the head, in tiles above the foot. */
const HEAD = 1.18;
/** Its middle when it lies. */
const LYING = 0.14;
const TOPPLED = 84;

/**
 * A Noble's fall: everything holds its breath, the crown drops and rolls away, the Noble topples, and all its Guards
 * fly home in a fan. `victims` are all the pieces of its seat that fall.
 */
export function fall(cut: Cut, victims: readonly Victim[], blow: number): void {
  const { draft } = cut;
  const seat = victims[0]?.seat ?? 0;
  const noble = nobleActor(seat);
  const guards = victims.filter(({ piece }) => piece === 'guard');
  if (draft.calm) {
    for (const { piece, id } of victims) {
      const actor = pieceActor(seat, piece, id);
      vanish(draft, actor, poseIn(cut.after, actor), blow);
    }
    return;
  }
  const pose = poseIn(cut.before, noble);
  const side = pose.x < 7.5 ? 1 : -1;
  dropCrown(cut, seat, pose, side, blow);
  draft.swap(noble, `noble-bare-${seat}`, blow + CROWN_LEAVES);
  draft.tween(noble, { angle: -side * TOPPLED }, blow + CROWN_STRIKES, blow + DOWN, 'inQuad');
  draft.decorate({ at: blow + DOWN, kind: 'dust', x: pose.x, y: pose.y, seat });
  draft.tween(noble, { alpha: 0 }, blow + DOWN, blow + DOWN + FADE);
  const { alpha, ...home } = poseIn(cut.after, noble);
  draft.set(noble, home, blow + DOWN + FADE);
  draft.swap(noble, `noble-${seat}`, blow + DOWN + FADE);
  draft.tween(noble, { alpha }, blow + OVER - 2 * FADE, blow + OVER);
  for (const [order, { id }] of guards.entries()) {
    const actor = pieceActor(seat, 'guard', id);
    draft.tween(actor, { angle: side * 10 }, blow + CROWN_STRIKES + 120, blow + DOWN, 'inOutQuad');
    fly(draft, actor, poseIn(cut.after, actor), blow + DOWN + order * APART, FLIGHT, order);
  }
  draft.last(blow + OVER + 40);
}

/** The crown drops beside its Noble, bounces once and rolls away. */
function dropCrown({ draft }: Cut, seat: number, pose: Pose, side: number, blow: number): void {
  const crown = `crown of ${seat}`;
  const { x, y, scaleX } = pose;
  draft.enter({
    actor: crown,
    at: blow + CROWN_LEAVES,
    until: Number.POSITIVE_INFINITY,
    space: 'board',
    look: { kind: 'frame', frame: `crown-${seat}` },
    pose: { ...pose, lift: HEAD * scaleX, depth: pose.depth + 0.01 },
  });
  draft.tween(
    crown,
    { x: x + side * 0.35, angle: side * 60 },
    blow + CROWN_LEAVES,
    blow + CROWN_STRIKES,
    'linear',
  );
  draft.tween(crown, { lift: LYING }, blow + CROWN_LEAVES, blow + CROWN_STRIKES, 'inQuad');
  draft.tween(crown, { lift: 0.35 }, blow + CROWN_STRIKES, blow + CROWN_STRIKES + 80, 'outQuad');
  draft.tween(crown, { lift: LYING }, blow + CROWN_STRIKES + 80, blow + CROWN_STRIKES + 160, 'inQuad');
  draft.tween(
    crown,
    { x: x + side, y: y + 0.08, angle: side * 420 },
    blow + CROWN_STRIKES,
    blow + CROWN_STILL,
  );
  draft.tween(crown, { alpha: 0 }, blow + CROWN_STILL + 80, blow + OVER);
}
