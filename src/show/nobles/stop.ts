import type { Event } from '../../engine/nobles/types.ts';
import { direction } from '../blow.ts';
import { tileCentre } from '../cross.ts';
import { bounce, panAt, tag } from '../motions.ts';
import { FOOT } from '../pieces.ts';
import { type Cut, poseIn } from '../reel.ts';
import { flashWall } from '../walls-motion.ts';
import { actorsOf } from './reel.ts';

export type Blocked = Extract<Event, { type: 'blocked' }>;

/** The step against the wall, the recoil, and the way back; then the loss may be read. */
const CONTACT = 100;
const RECOILED = 230;
const BACK = 360;
const READ = 240;
const REACH = 0.42;
const RECOIL = 0.22;
/** The wall of the own Guards sounds higher and softer: it costs nothing. */
const OWN_WALL = { rate: 1.12, gain: -4 } as const;

/** Movers run against a wall at full speed and are thrown back to where they stopped; the loss rises from them. */
export function stop(cut: Cut, event: Blocked): void {
  const { draft, before } = cut;
  const actors = actorsOf(event);
  const wall = tileCentre(event.at);
  const [first] = actors.map((actor) => poseIn(before, actor));
  const way = direction(first ?? wall, { x: wall.x, y: wall.y + FOOT.tile });
  for (const actor of draft.calm ? [] : actors) {
    const { x, y } = poseIn(before, actor);
    draft.tween(actor, { x: x + way.x * REACH, y: y + way.y * REACH }, 0, CONTACT, 'linear');
    bounce(draft, actor, 0, CONTACT, 0.2);
    draft.tween(actor, { x: x - way.x * RECOIL, y: y - way.y * RECOIL }, CONTACT, RECOILED);
    draft.tween(actor, { x, y }, RECOILED, BACK, 'inOutQuad');
  }
  flashWall(cut, { seat: event.by, tile: event.at }, CONTACT, BACK);
  const isOwn = event.by === event.seat;
  draft.cue({ at: CONTACT, cue: 'blockade-stops', pan: panAt(wall.x), ...(isOwn ? OWN_WALL : {}) });
  draft.last(BACK);
  if (event.penalty > 0 && first) {
    tag(draft, 'loss', -event.penalty, { x: first.x, y: first.y - 0.9 }, CONTACT, BACK + READ);
  }
}
