import type { Event } from '../../engine/nobles/types.ts';
import type { Pose } from '../beat.ts';
import { dieActor, throwFrom } from '../dice.ts';
import { FADE } from '../draft.ts';
import { bounce, squash } from '../motions.ts';
import { type Cut, poseIn } from './reel.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** For each die: when it touches first, when it has bounced once more, and when it lies. */
const TOUCHES = [
  { touch: 430, bounce: 540, still: 600 },
  { touch: 480, bounce: 570, still: 620 },
] as const;
const FLIPS = 70;
const SQUASH = 0.08;

/** The hand takes the dice: those of the last throw go, the cup rattles. */
export function take({ draft, before }: Cut): void {
  draft.cue({ at: 0, cue: 'dice-shake' });
  for (const die of [0, 1]) {
    if (poseIn(before, dieActor(die)).alpha > 0) draft.tween(dieActor(die), { alpha: 0 }, 0, FADE);
  }
  draft.last(draft.calm ? FADE : 180);
}

/**
 * The dice fly in from the thrower's side, show their faces when they touch, bounce twice and lie still. The face, its
 * sound and the touch are one moment.
 */
export function tumble(cut: Cut, { seat, dice }: Of<'diceThrown'>): void {
  const { draft } = cut;
  for (const [die, face] of dice.entries()) {
    const actor = dieActor(die);
    const rest = poseIn(cut.after, actor);
    if (draft.calm) {
      draft.set(actor, { ...rest, alpha: 0 }, 0);
      draft.swap(actor, `die-${face}`, 0);
      draft.tween(actor, { alpha: 1 }, 0, FADE);
      draft.cue({ at: die * 60, cue: 'die-lands' });
    } else {
      toss(cut, seat, die, face, rest);
    }
  }
  draft.last(draft.calm ? 2 * FADE : 620);
}

function toss({ draft }: Cut, seat: number, die: number, face: number, rest: Pose): void {
  const actor = dieActor(die);
  const { touch, bounce: second, still } = TOUCHES[die] ?? TOUCHES[0];
  const from = throwFrom(seat);
  const side = from.x < rest.x ? 1 : -1;
  const start = {
    ...rest,
    x: from.x + die * 0.15,
    y: from.y,
    lift: 1,
    alpha: 0,
    angle: rest.angle - side * 560,
  };
  draft.set(actor, start, 0);
  draft.tween(actor, { alpha: 1 }, 0, 60);
  const near = { x: rest.x - side * 0.14, y: rest.y + (from.y - rest.y) * 0.06 };
  draft.tween(actor, { ...near, angle: rest.angle - side * 40 }, 0, touch, 'linear');
  draft.tween(actor, { lift: 1.25 }, 0, touch * 0.35, 'outQuad');
  draft.tween(actor, { lift: 0 }, touch * 0.35, touch, 'inQuad');
  for (let at = 0, flip = 0; at < touch - FLIPS / 2; at += FLIPS, flip += 1) {
    draft.swap(actor, `die-${((face + die + flip * 2) % 6) + 1}`, at);
  }
  draft.swap(actor, `die-${face}`, touch);
  draft.cue({ at: touch, cue: 'die-lands' });
  squash(draft, actor, rest, touch, SQUASH);
  draft.tween(actor, { x: rest.x, y: rest.y, angle: rest.angle }, touch, still);
  bounce(draft, actor, touch, second, 0.32);
  squash(draft, actor, rest, second, SQUASH / 2);
  bounce(draft, actor, second, still, 0.08);
}

/** The dice rest for a moment; the chips of the two values come to their slots. */
export function store({ draft }: Cut): void {
  draft.cue({ at: 120, cue: 'roll-stored' });
  draft.cue({ at: 180, cue: 'roll-stored' });
}

/** Exit credits drop into the tray one after the other. */
export function earn({ draft }: Cut, { count }: Of<'creditsEarned'>): void {
  for (let coin = 0; coin < Math.min(3, count); coin += 1) draft.cue({ at: coin * 90, cue: 'exit-credit' });
  draft.last(180);
}

/** The oldest rolls are lost. */
export function drop({ draft }: Cut): void {
  draft.cue({ at: 0, cue: 'refused' });
  draft.last(160);
}
