import type { Event } from '../../engine/nobles/types.ts';
import { DEPTH } from '../beat.ts';
import { roundelCentre, tileCentre } from '../cross.ts';
import { FADE } from '../draft.ts';
import { flare, upright } from '../motions.ts';
import { type Cut, poseIn } from '../reel.ts';
import { actorsOf } from './reel.ts';

type Reached = Extract<Event, { type: 'midpointReached' }>;

const light = (frame: string) => ({ kind: 'frame', frame }) as const;

/** The seat's roundel on the gate opposite turns over once; a ribbon of its colour runs to the piece. */
export function reachMidpoint({ draft, before }: Cut, event: Reached): void {
  const { seat, at } = event;
  const from = roundelCentre(seat);
  const [first] = actorsOf(event).map((actor) => poseIn(before, actor));
  const to = { x: first?.x ?? from.x, y: (first?.y ?? from.y) - 0.25 };
  draft.cue({ at: 0, cue: 'midpoint' });
  draft.last(420);
  if (draft.calm) {
    const { x, y } = tileCentre(at);
    const pose = upright(x, y, DEPTH.mark);
    flare(draft, { actor: 'light', at: 0, until: 420, space: 'board', look: light('glow'), pose }, FADE);
    return;
  }
  const roundel = upright(from.x, from.y, DEPTH.badge);
  draft.enter({
    actor: 'roundel',
    at: 0,
    until: 360,
    space: 'board',
    look: light(`midpoint-${seat}`),
    pose: roundel,
  });
  draft.tween('roundel', { scaleX: -1 }, 0, 180, 'inOutQuad');
  draft.tween('roundel', { scaleX: 1 }, 180, 360, 'inOutQuad');
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const ribbon = { ...upright(from.x, from.y, DEPTH.dot, RIBBON), angle, alpha: 0, scaleX: 0.1 };
  draft.enter({
    actor: 'ribbon',
    at: 90,
    until: 420,
    space: 'board',
    look: light(`ribbon-${seat}`),
    pose: ribbon,
  });
  draft.tween('ribbon', { alpha: 1, scaleX: RIBBON }, 90, 200);
  draft.tween('ribbon', { x: to.x, y: to.y }, 90, 330, 'inOutQuad');
  draft.tween('ribbon', { scaleX: 0.1, alpha: 0 }, 330, 420);
  draft.decorate({ at: 330, kind: 'sparkle', x: to.x, y: to.y - 0.4, seat });
}

/** The ribbon's size: the gate is near. It runs behind the piece, which hides its point. */
const RIBBON = 0.8;
