import type { Event, Forbidden } from '../../engine/ludo/types.ts';
import { sendHome } from '../blow.ts';
import { SHAKE, shakeDice } from '../dice.ts';
import type { Cut } from '../reel.ts';
import { flashWall, leave } from '../walls-motion.ts';
import { pawnActor } from './layout.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A throw is lost: what was thrown shakes its head, and the walls that are in the way light up. */
export function lose(cut: Cut, { forbidden }: Of<'throwLost'>): void {
  cut.draft.cue({ at: SHAKE.from, cue: 'refused' });
  shakeDice(cut);
  const walls = new Map(forbidden.flatMap((pawn) => wallOf(pawn) ?? []).map((wall) => [wall.tile, wall]));
  for (const wall of walls.values()) flashWall(cut, wall, SHAKE.from, SHAKE.over);
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
