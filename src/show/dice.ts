import type { Pose } from './beat.ts';
import type { Point } from './cross.ts';
import { type Draft, FADE } from './draft.ts';
import { bounce, squash } from './motions.ts';
import { type Cut, poseIn } from './reel.ts';

export const dieActor = (die: number): string => `die:${die}`;

/** The share of the well that a die of scale 1 takes at most, its picture's width counted. */
const OF_WELL = { width: 0.46, height: 0.8 } as const;

/** How wide the picture of a die of scale 1 is in a well, in its units. */
export const dieSide = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(width * OF_WELL.width, height * OF_WELL.height);

const THROWS: readonly Point[] = [
  { x: -0.7, y: 1.5 },
  { x: -0.7, y: -0.5 },
  { x: 1.2, y: -0.7 },
  { x: 1.2, y: 1.7 },
];

/** Where a seat throws from, the side of its panel: a place of the tray's space, outside the dice well. */
export function throwFrom(seat: number): Point {
  return THROWS[seat] ?? { x: 0.5, y: 1.7 };
}

/** Something thrown into the tray: where it lies, when it touches first, bounces once more and lies still. */
export type Toss = {
  readonly actor: string;
  /** Where it comes from. */
  readonly from: Point;
  readonly rest: Pose;
  readonly touch: number;
  readonly bounce: number;
  readonly still: number;
  /** Its frame after so many turns in the air, and when it has touched. */
  readonly turning: (turn: number) => string;
  readonly shows: string;
};

/** For each of up to six dice thrown together: when it touches first, when it has bounced once more, and when it lies. */
const TOUCHES = [
  { touch: 430, bounce: 540, still: 600 },
  { touch: 480, bounce: 570, still: 620 },
  { touch: 405, bounce: 520, still: 590 },
  { touch: 455, bounce: 556, still: 612 },
  { touch: 380, bounce: 500, still: 580 },
  { touch: 500, bounce: 580, still: 620 },
] as const;
const FLIPS = 70;
const SQUASH = 0.08;

/** The hand takes what lies in the tray; the cup rattles. */
export function take({ draft, before }: Cut): void {
  draft.cue({ at: 0, cue: 'dice-shake' });
  for (const { actor, space, pose } of before) {
    if (space === 'tray' && pose.alpha > 0) draft.tween(actor, { alpha: 0 }, 0, FADE);
  }
  draft.last(draft.calm ? FADE : 180);
}

/**
 * Dice fly in from the thrower's side, show their faces when they touch, bounce twice and lie still. The face, its
 * sound and the touch are one moment. A die whose face is `null` lies already.
 */
export function tumble({ draft, after }: Cut, seat: number, dice: readonly (number | null)[]): void {
  const { x, y } = throwFrom(seat);
  let order = 0;
  for (const [die, face] of dice.entries()) {
    if (face === null) continue;
    const actor = dieActor(die);
    const rest = poseIn(after, actor);
    const times = TOUCHES[order % TOUCHES.length] ?? TOUCHES[0];
    const turning = (turn: number): string => `die-${((face + die + turn * 2) % 6) + 1}`;
    const shows = `die-${face}`;
    if (draft.calm) showLying(draft, actor, rest, shows);
    else toss(draft, { actor, from: { x: x + order * 0.15, y }, rest, ...times, turning, shows });
    draft.cue({ at: draft.calm ? order * 60 : times.touch, cue: 'die-lands' });
    order += 1;
  }
  draft.last(draft.calm ? 2 * FADE : 620);
}

/** When a shake begins, its swings, and when its beat is over. */
export const SHAKE = { from: 180, over: 480 } as const;
const SWINGS = [
  { until: 230, x: 0.02 },
  { until: 290, x: -0.02 },
  { until: 340, x: 0 },
] as const;

/** What lies in the tray shakes its head. */
export function shakeDice({ draft, before }: Cut): void {
  draft.last(SHAKE.over);
  if (draft.calm) return;
  for (const { actor, pose } of before.filter(({ space }) => space === 'tray')) {
    let { from }: { from: number } = SHAKE;
    for (const swing of SWINGS) {
      draft.tween(actor, { x: pose.x + swing.x }, from, swing.until, 'inOutQuad');
      from = swing.until;
    }
  }
}

/** What was thrown comes up where it lies. */
export function showLying(draft: Draft, actor: string, rest: Pose, frame: string): void {
  draft.set(actor, { ...rest, alpha: 0 }, 0);
  draft.swap(actor, frame, 0);
  draft.tween(actor, { alpha: 1 }, 0, FADE);
}

/** Throws something: a bow through the air, turning, a first touch, two bounces. */
export function toss(draft: Draft, thrown: Toss): void {
  const { actor, from, rest, touch, bounce: second, still } = thrown;
  const side = from.x < rest.x ? 1 : -1;
  const start = { ...rest, ...from, lift: 1, alpha: 0, angle: rest.angle - side * 560 };
  draft.set(actor, start, 0);
  draft.tween(actor, { alpha: 1 }, 0, 60);
  const near = { x: rest.x - side * 0.14, y: rest.y + (from.y - rest.y) * 0.06 };
  draft.tween(actor, { ...near, angle: rest.angle - side * 40 }, 0, touch, 'linear');
  draft.tween(actor, { lift: 1.25 }, 0, touch * 0.35, 'outQuad');
  draft.tween(actor, { lift: 0 }, touch * 0.35, touch, 'inQuad');
  for (let at = 0, turn = 0; at < touch - FLIPS / 2; at += FLIPS, turn += 1)
    draft.swap(actor, thrown.turning(turn), at);
  draft.swap(actor, thrown.shows, touch);
  squash(draft, actor, rest, touch, SQUASH);
  draft.tween(actor, { x: rest.x, y: rest.y, angle: rest.angle }, touch, still);
  bounce(draft, actor, touch, second, 0.32);
  squash(draft, actor, rest, second, SQUASH / 2);
  bounce(draft, actor, second, still, 0.08);
}
