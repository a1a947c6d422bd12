/** A capture, whatever the game: the blow, and the way home of those it fells. */

import { DEPTH } from './beat.ts';
import type { Point } from './cross.ts';
import { type Draft, FADE } from './draft.ts';
import { fly, yardPan } from './motions.ts';
import { type Cut, poseIn } from './reel.ts';
import type { Placement } from './stage.ts';

/** How long those who come take to be farthest forward, where the blow falls, and how far that is in tiles. */
export const LUNGE = 90;
const LUNGE_TILES = 0.22;
/** From the blow until those who struck are back on their feet; then what is left on the tile moves together. */
const BACK = 130;
/** From the blow to the moment when the first victim leaves, how long it flies, and how far apart several leave. */
export const LEAVES = 50;
const FLIGHT = 470;
const APART = 60;

/** Those who came throw themselves at their victims; the blow falls when they are farthest. */
export function lunge(
  { draft, before }: Cut,
  actors: readonly string[],
  victims: readonly string[],
  blow: number,
): void {
  if (draft.calm) return;
  const way = direction(middle(before, actors), middle(before, victims));
  for (const actor of actors) {
    const { x, y } = poseIn(before, actor);
    const far = { x: x + way.x * LUNGE_TILES, y: y + way.y * LUNGE_TILES };
    draft.tween(actor, far, blow - LUNGE, blow, 'inQuad');
    draft.tween(actor, { x, y }, blow, blow + BACK);
  }
}

/** After the blow: those whom it left on the square move together, and the number of a group that fell goes. */
export function clearSquare({ draft, after }: Cut, victims: readonly string[], blow: number): void {
  draft.settle(after, blow + BACK, blow + BACK + FADE, victims);
}

/** A victim flies to its Yard and lands with a soft low step; it is the `order`th of those who leave from `from` on. */
export function sendHome({ draft, after }: Cut, actor: string, seat: number, from: number, order = 0): void {
  const home = poseIn(after, actor);
  const leaves = from + order * APART;
  leaveShadow(draft, actor, leaves);
  const lands = fly(draft, actor, home, leaves, FLIGHT, order);
  draft.cue({ at: lands, cue: 'hop', rate: 0.7, gain: -3, pan: yardPan(seat) });
  draft.decorate({ at: lands, kind: 'dust', x: home.x, y: home.y, seat });
}

function leaveShadow(draft: Draft, actor: string, at: number): void {
  const pose = draft.poseOf(actor);
  if (!pose || draft.calm) return;
  const look = { kind: 'frame', frame: 'shadow' } as const;
  const name = `shadow of ${actor}`;
  const shadow = { ...pose, depth: DEPTH.dot };
  draft.enter({ actor: name, at, until: at + 300, space: 'board', look, pose: shadow });
  draft.tween(name, { alpha: 0 }, at, at + 300, 'inQuad');
}

/** The middle of the feet of some actors before the beat. */
export function middle(before: readonly Placement[], actors: readonly string[]): Point {
  const poses = actors.map((actor) => poseIn(before, actor));
  const sum = (pick: (pose: Point) => number): number => poses.reduce((total, pose) => total + pick(pose), 0);
  const count = Math.max(1, poses.length);
  return { x: sum(({ x }) => x) / count, y: sum(({ y }) => y) / count };
}

/** The way from one place to another, one tile long; up where they are the same. */
export function direction(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return length < 1e-6 ? { x: 0, y: -1 } : { x: dx / length, y: dy / length };
}
