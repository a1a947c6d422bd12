import type { Event } from '../../engine/nobles/types.ts';
import { DEPTH } from '../beat.ts';
import { laneCentre, roofCentre, roundelCentre, tileCentre } from '../cross.ts';
import { FADE } from '../draft.ts';
import { flare, hop, squash, upright, vanish, yardPan } from '../motions.ts';
import { pieceActor } from './layout.ts';
import { actorsOf, type Cut, poseIn } from './reel.ts';
import { raiseWalls } from './walls-motion.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const light = (frame: string) => ({ kind: 'frame', frame }) as const;

/** The gate lights up, the piece goes from its stand and rises out of the gate; the horn is its foot on the tile. */
export function exit(cut: Cut, { seat, piece, id, to }: Of<'pieceExited'>): void {
  const { draft } = cut;
  const actor = pieceActor(seat, piece, id);
  const target = poseIn(cut.after, actor);
  const gate = tileCentre(Number(to));
  draft.cue({ at: 0, cue: 'exit-yard', pan: yardPan(seat) });
  const pose = upright(gate.x, gate.y, DEPTH.mark);
  flare(draft, { actor: 'gate', at: 0, until: 400, space: 'board', look: light('glow'), pose }, 80);
  if (draft.calm) {
    vanish(draft, actor, target, 0);
  } else {
    const { alpha, scaleX, scaleY, ...place } = target;
    draft.tween(actor, { alpha: 0, lift: 0.25 }, 0, 110, 'inQuad');
    draft.set(actor, { ...place, scaleX: scaleX * 0.8, scaleY: scaleY * 0.25 }, 130);
    draft.tween(actor, { alpha }, 130, 190);
    draft.tween(actor, { scaleX, scaleY, lift: 0.4 }, 130, 290);
    draft.tween(actor, { lift: 0 }, 290, 395, 'inQuad');
    squash(draft, actor, target, 395);
  }
  raiseWalls(cut);
}

/** The seat's roundel on the gate opposite turns over once; a ribbon of its colour runs to the piece. */
export function reachMidpoint({ draft, before }: Cut, event: Of<'midpointReached'>): void {
  const { seat, at } = event;
  const from = roundelCentre(seat);
  const [first] = actorsOf(event).map((actor) => poseIn(before, actor));
  const to = { x: first?.x ?? from.x, y: first?.y ?? from.y };
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

/** The ribbon's size: the gate is near. It runs along the ground, under the piece's feet. */
const RIBBON = 0.8;

/** When the first foot is on the roof, and how far apart several arrive. */
const ON_ROOF = 400;
const APART = 35;

/** The Home path lights up square by square, the piece hops on the roof, and the roof shines. */
export function reachHome(cut: Cut, event: Of<'reachedHome'>): void {
  const { draft } = cut;
  const { seat } = event;
  for (const square of [1, 2, 3, 4, 5]) {
    const { x, y } = laneCentre(seat, square);
    const at = (square - 1) * 40;
    const pose = upright(x, y, DEPTH.mark);
    const extra = {
      actor: `light ${square}`,
      at,
      until: at + 200,
      space: 'board',
      look: light('glow'),
      pose,
    } as const;
    flare(draft, extra, 40);
  }
  for (const [order, actor] of actorsOf(event).entries()) {
    const from = ON_ROOF - 200 + order * APART;
    hop(draft, actor, poseIn(cut.after, actor), from, from + 200, 0.8);
  }
  const roof = roofCentre(seat);
  const pose = upright(roof.x, roof.y, DEPTH.mark, 1.7);
  flare(
    draft,
    { actor: 'roof', at: ON_ROOF, until: ON_ROOF + FADE, space: 'board', look: light('glow'), pose },
    30,
    0.6,
  );
  draft.cue({ at: ON_ROOF, cue: 'home' });
  draft.decorate({ at: ON_ROOF, kind: 'sparkle', x: roof.x, y: roof.y - 0.4, seat });
}
