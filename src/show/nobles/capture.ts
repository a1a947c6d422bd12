import type { Event, Victim } from '../../engine/nobles/types.ts';
import { DEPTH } from '../beat.ts';
import { type Point, tileCentre } from '../cross.ts';
import { flare, fly, panAt, tag, upright, yardPan } from '../motions.ts';
import { badgeActor } from '../pieces.ts';
import { fall } from './fall.ts';
import { guardActor, type Passing, pieceActor } from './layout.ts';
import { actorsOf, type Cut, poseIn } from './reel.ts';

export type Captured = Extract<Event, { type: 'captured' }>;

const LUNGE = 90;
const LUNGE_TILES = 0.22;
/** From the start of a convergence to the lock of the shields, and from there to the blow. */
const LOCK = 262;
const LOCK_TO_BLOW = 180;
const STEP_UP = 0.12;
/** From the blow to the moment when the first victim leaves, how long it flies, and how far apart several leave. */
const LEAVES = 50;
const FLIGHT = 470;
const APART = 60;

/** The blow of a capture on a tile; `movers` are those who came. Its victims fly home, a Noble falls in its own way. */
export function capture(cut: Cut, event: Captured, movers: Passing): void {
  const { draft } = cut;
  const blow = event.convergence ? LOCK + LOCK_TO_BLOW : LUNGE;
  const fallen = new Set(event.victims.filter(({ piece }) => piece === 'noble').map(({ seat }) => seat));
  if (event.convergence) converge(cut, event, movers);
  lunge(cut, event, movers, blow);
  const { x, y } = tileCentre(event.at);
  if (fallen.size > 0) draft.cue({ at: blow, cue: 'noble-captured' });
  else draft.cue({ at: blow, cue: 'capture' });
  draft.decorate({ at: blow, kind: 'sparkle', x, y: y - 0.3, seat: event.seat });
  for (const seat of fallen) {
    fall(
      cut,
      event.victims.filter((victim) => victim.seat === seat),
      blow,
    );
  }
  sendHome(
    cut,
    event.victims.filter(({ seat }) => !fallen.has(seat)),
    blow + LEAVES,
  );
  if (event.gain > 0) tag(draft, 'gain', event.gain, { x, y: y - 0.7 }, blow, draft.ms);
}

/** Victims fly home one after the other; each lands with a soft low step. */
function sendHome({ draft, after }: Cut, victims: readonly Victim[], from: number): void {
  for (const [order, { seat, piece, id }] of victims.entries()) {
    const actor = pieceActor(seat, piece, id);
    const home = poseIn(after, actor);
    leaveShadow(draft, actor, from + order * APART);
    const lands = fly(draft, actor, home, from + order * APART, FLIGHT, order);
    draft.cue({ at: lands, cue: 'hop', rate: 0.7, gain: -3, pan: yardPan(seat) });
    draft.decorate({ at: lands, kind: 'dust', x: home.x, y: home.y, seat });
  }
}

function leaveShadow(draft: Cut['draft'], actor: string, at: number): void {
  const pose = draft.poseOf(actor);
  if (!pose || draft.calm) return;
  const look = { kind: 'frame', frame: 'shadow' } as const;
  const name = `shadow of ${actor}`;
  draft.enter({
    actor: name,
    at,
    until: at + 300,
    space: 'board',
    look,
    pose: { ...pose, depth: DEPTH.dot },
  });
  draft.tween(name, { alpha: 0 }, at, at + 300, 'inQuad');
}

/** Guards that stand on the tile step towards those who come, the number counts up, a ring opens. */
function converge(cut: Cut, event: Captured, movers: Passing): void {
  const { draft, before } = cut;
  const standing = event.standing.map((id) => guardActor(event.seat, id));
  const way = direction(middle(cut, standing), middle(cut, actorsOf(movers)));
  for (const actor of draft.calm ? [] : standing) {
    const { x, y } = poseIn(before, actor);
    draft.tween(actor, { x: x + way.x * STEP_UP, y: y + way.y * STEP_UP }, 40, LOCK - 40);
  }
  const badges = [badgeActor(event.seat, event.at), badgeActor(event.seat, 'passing')];
  const badge = before.find(({ actor }) => badges.includes(actor));
  if (badge) draft.swap(badge.actor, `badge-${event.seat}-${Math.min(5, event.strength)}`, LOCK);
  const { x, y } = tileCentre(event.at);
  const look = { kind: 'frame', frame: 'ring' } as const;
  const pose = upright(x, y, DEPTH.tag - 1, draft.calm ? 0.8 : 0.3);
  flare(draft, { actor: 'ring', at: 60, until: LOCK + LOCK_TO_BLOW, space: 'board', look, pose }, LOCK - 60);
  if (!draft.calm) draft.tween('ring', { scaleX: 1, scaleY: 1 }, 60, LOCK + LOCK_TO_BLOW);
  draft.cue({ at: LOCK, cue: 'convergence', pan: panAt(x) }, LOCK);
}

/** Those who came throw themselves forward; the blow falls when they are farthest. */
function lunge(cut: Cut, event: Captured, movers: Passing, blow: number): void {
  const { draft } = cut;
  if (draft.calm) return;
  const victims = event.victims.filter(({ from }) => Number.parseInt(`${from}`, 10) === event.at);
  const actors = actorsOf(movers);
  const way = direction(
    middle(cut, actors),
    middle(
      cut,
      victims.map(({ seat, piece, id }) => pieceActor(seat, piece, id)),
    ),
  );
  for (const actor of actors) {
    const { x, y } = poseIn(cut.before, actor);
    draft.tween(
      actor,
      { x: x + way.x * LUNGE_TILES, y: y + way.y * LUNGE_TILES },
      blow - LUNGE,
      blow,
      'inQuad',
    );
    draft.tween(actor, { x, y }, blow, blow + LUNGE + 40);
  }
}

function middle({ before }: Cut, actors: readonly string[]): Point {
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
