import { panAt } from '../motions.ts';
import type { Placement } from '../stage.ts';
import type { Cut } from './reel.ts';

/** From a wall's sound to its slam, and how long the wall falls. */
const LEAD = 122;
const FALL = 110;
const SETTLE = 60;

const isWall = ({ actor }: Placement): boolean => actor.startsWith('wall:');

/** The walls of one picture that another does not have. */
export function missing(walls: readonly Placement[], other: readonly Placement[]): readonly Placement[] {
  const names = new Set(other.map(({ actor }) => actor));
  return walls.filter((placement) => isWall(placement) && !names.has(placement.actor));
}

/** At the end of a move: every wall that did not stand before comes down with a slam. */
export function raiseWalls({ draft, before, after }: Cut): void {
  const walls = missing(after, before);
  if (walls.length === 0) return;
  const at = draft.ms + FALL;
  draft.last(at + SETTLE);
  for (const wall of walls) {
    const name = draft.appear(wall, at - FALL, at);
    if (!draft.calm) {
      draft.set(name, { lift: 0.6 }, at - FALL);
      draft.tween(name, { lift: 0 }, at - FALL, at, 'inQuad');
    }
    draft.cue({ at, cue: 'blockade-forms', pan: panAt(wall.pose.x) }, LEAD);
    draft.decorate({
      at,
      kind: 'dust',
      x: wall.pose.x,
      y: wall.pose.y,
      seat: Number(wall.actor.split(':')[1]),
    });
  }
}
