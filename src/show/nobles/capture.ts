import type { Event, Victim } from '../../engine/nobles/types.ts';
import { DEPTH } from '../beat.ts';
import { clearSquare, direction, LEAVES, LUNGE, lunge, middle, sendHome } from '../blow.ts';
import { tileCentre } from '../cross.ts';
import { flare, panAt, tag, upright } from '../motions.ts';
import { badgeActor } from '../pieces.ts';
import { type Cut, poseIn } from '../reel.ts';
import { fall } from './fall.ts';
import { guardActor, type Passing, pieceActor } from './layout.ts';
import { actorsOf } from './reel.ts';

export type Captured = Extract<Event, { type: 'captured' }>;

/** From the start of a convergence to the lock of the shields, and from there to the blow. */
const LOCK = 262;
const LOCK_TO_BLOW = 180;
const STEP_UP = 0.12;

/** The blow of a capture on a tile; `movers` are those who came. Its victims fly home, a Noble falls in its own way. */
export function capture(cut: Cut, event: Captured, movers: Passing): void {
  const { draft } = cut;
  const blow = event.convergence ? LOCK + LOCK_TO_BLOW : LUNGE;
  const fallen = new Set(event.victims.filter(({ piece }) => piece === 'noble').map(({ seat }) => seat));
  if (event.convergence) converge(cut, event, movers);
  const standing = event.victims.filter(({ from }) => Number.parseInt(`${from}`, 10) === event.at);
  lunge(cut, actorsOf(movers), standing.map(actorOf), blow);
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
  const others = event.victims.filter(({ seat }) => !fallen.has(seat));
  for (const [order, victim] of others.entries())
    sendHome(cut, actorOf(victim), victim.seat, blow + LEAVES, order);
  clearSquare(cut, event.victims.map(actorOf), blow);
  if (event.gain > 0) tag(draft, 'gain', event.gain, { x, y: y - 0.7 }, blow, draft.ms);
}

const actorOf = ({ seat, piece, id }: Victim): string => pieceActor(seat, piece, id);

/** Guards that stand on the tile step towards those who come, the number counts up, a ring opens. */
function converge(cut: Cut, event: Captured, movers: Passing): void {
  const { draft, before } = cut;
  const standing = event.standing.map((id) => guardActor(event.seat, id));
  const way = direction(middle(before, standing), middle(before, actorsOf(movers)));
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
