import { tileCentre } from './cross.ts';
import { FADE } from './draft.ts';
import { flare, panAt } from './motions.ts';
import { FOOT, standing, wallActor } from './pieces.ts';
import type { Cut } from './reel.ts';
import type { Placement } from './stage.ts';

/** From a wall's sound to its slam, and how long the wall falls. */
const LEAD = 122;
const FALL = 110;
const SETTLE = 60;
/** How long a wall takes to break down, and how flat it is then. */
const BREAK = 220;
const FLAT = 0.2;

const isWall = ({ actor }: Placement): boolean => actor.startsWith('wall:');

/** The walls of one picture that another does not have. */
function missing(walls: readonly Placement[], other: readonly Placement[]): readonly Placement[] {
  const names = new Set(other.map(({ actor }) => actor));
  return walls.filter((placement) => isWall(placement) && !names.has(placement.actor));
}

const seatOf = ({ actor }: Placement): number => Number(actor.split(':')[1]);

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
    const { x, y } = wall.pose;
    draft.cue({ at, cue: 'blockade-forms', pan: panAt(x) }, LEAD);
    draft.decorate({ at, kind: 'dust', x, y, seat: seatOf(wall) });
  }
}

/**
 * Some of a seat's pieces leave the others, at the start of a beat: those who stay, as in the picture `left`, move
 * together, their number changes, and a wall that is no longer held breaks down. `actors` are those who go.
 */
export function leave(
  { draft, before }: Cut,
  seat: number,
  actors: readonly string[],
  left: readonly Placement[],
): void {
  const names = new Set(left.map(({ actor }) => actor));
  for (const { actor } of before) {
    const isBadge = actor.startsWith(`badge:${seat}:`);
    if (isBadge && !names.has(actor)) draft.set(actor, { alpha: 0 }, 0);
  }
  for (const wall of missing(before, left)) {
    const { x, y, scaleY } = wall.pose;
    draft.cue({ at: 0, cue: 'blockade-dissolves', pan: panAt(x) });
    if (draft.calm) continue;
    draft.tween(wall.actor, { scaleY: scaleY * FLAT }, 0, BREAK, 'inQuad');
    draft.tween(wall.actor, { alpha: 0 }, BREAK / 2, BREAK, 'linear');
    draft.decorate({ at: BREAK / 2, kind: 'dust', x, y, seat: seatOf(wall) });
  }
  draft.settle(left, 0, FADE, actors);
}

/**
 * The edge of a seat's wall lights up at `contact`; where no wall is drawn, as before a Noble's own Guard, one shows
 * until `until`.
 */
export function flashWall(
  { draft, before }: Cut,
  { seat, tile }: { readonly seat: number; readonly tile: number },
  contact: number,
  until: number,
): void {
  const name = wallActor(seat, tile);
  const wall = before.find(({ actor }) => actor === name);
  const { x, y } = tileCentre(tile);
  const pose = wall?.pose ?? standing(x, y + FOOT.tile + 0.1);
  const space = 'board';
  if (!wall) {
    const look = { kind: 'frame', frame: `wall-${seat}` } as const;
    flare(draft, { actor: `shown ${name}`, at: 0, until, space, look, pose }, contact - 20);
  }
  const look = { kind: 'frame', frame: 'flash' } as const;
  const flash = { ...pose, depth: pose.depth + 0.02 };
  const extra = {
    actor: `flash ${name}`,
    at: contact,
    until: contact + 2 * FADE,
    space,
    look,
    pose: flash,
  } as const;
  flare(draft, extra, 20);
}
