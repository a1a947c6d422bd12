import type { Event, Forbidden } from '../../engine/ludo/types.ts';
import { sendHome } from '../blow.ts';
import type { Cut } from '../reel.ts';
import { flashWall, leave } from '../walls-motion.ts';
import { pawnActor } from './layout.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** When it is refused, how long what was thrown shakes, and when the beat is over: the throw passes within a second. */
const REFUSED = 180;
const SHAKES = [
  { until: 230, x: 0.02 },
  { until: 290, x: -0.02 },
  { until: 340, x: 0 },
] as const;
const OVER = 480;

/** A throw is lost: what was thrown shakes its head, and the walls that are in the way light up. */
export function lose(cut: Cut, { forbidden }: Of<'throwLost'>): void {
  const { draft, before } = cut;
  draft.cue({ at: REFUSED, cue: 'refused' });
  for (const { actor, pose } of before.filter(({ space }) => space === 'tray')) shake(cut, actor, pose.x);
  const walls = new Map(forbidden.flatMap((pawn) => wallOf(pawn) ?? []).map((wall) => [wall.tile, wall]));
  for (const wall of walls.values()) flashWall(cut, wall, REFUSED, OVER);
  draft.last(OVER);
}

function shake({ draft }: Cut, actor: string, x: number): void {
  if (draft.calm) return;
  let from = REFUSED;
  for (const swing of SHAKES) {
    draft.tween(actor, { x: x + swing.x }, from, swing.until, 'inOutQuad');
    from = swing.until;
  }
}

function wallOf({ refusal }: Forbidden): { seat: number; tile: number } | null {
  const { code, at, by } = refusal;
  return code === 'blockade' && typeof at === 'number' && typeof by === 'number'
    ? { seat: by, tile: at }
    : null;
}

/** The third six sends the pawn that was moved last back. */
export function sendBack(cut: Cut, { owner, id }: Of<'pawnReturned'>): void {
  const actor = pawnActor(owner, id);
  leave(cut, owner, [actor], cut.after);
  sendHome(cut, actor, owner, 0);
}
