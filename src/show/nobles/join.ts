import { FADE } from '../draft.ts';
import { badgeActor } from '../pieces.ts';
import type { Cut } from '../reel.ts';
import type { Placement } from '../stage.ts';
import { raiseWalls } from '../walls-motion.ts';
import type { Passing } from './layout.ts';

/** Those who stopped over a square join those who stand there. */
export function join(cut: Cut, movers: Passing): void {
  if (!isAlike(cut)) cut.draft.last(FADE);
  raiseWalls(cut);
  keepBadge(cut, movers.seat);
}

/** Whether both pictures of a cut look the same, whatever the names in them. */
function isAlike({ before, after }: Cut): boolean {
  const looks = ({ frame, pose: { x, y, scaleX } }: Placement): string => `${frame} ${x} ${y} ${scaleX}`;
  const seen = new Set(before.map(looks));
  return before.length === after.length && after.every((placement) => seen.has(looks(placement)));
}

/** A group that stays as it is keeps its number, which changes only its name. */
function keepBadge({ draft, before, after }: Cut, seat: number): void {
  const badge = before.find(({ actor }) => actor === badgeActor(seat, 'passing'));
  const names = new Set(before.map(({ actor }) => actor));
  const kept = after.find(({ actor, frame }) => frame === badge?.frame && !names.has(actor));
  if (!badge || !kept || draft.ms === 0) return;
  draft.set(badge.actor, { alpha: 0 }, 0);
  const name = draft.appear(kept, 0, 1);
  draft.set(name, badge.pose, 0);
  draft.tween(name, kept.pose, 0, draft.ms);
}
