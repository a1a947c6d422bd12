/** What pieces do, whatever the game: hop, fly, fade, light up. All times in milliseconds from the beat's start. */

import type { Extra, Pose } from './beat.ts';
import { DEPTH } from './beat.ts';
import { SIZE } from './cross.ts';
import { type Draft, FADE } from './draft.ts';

/** How high a hop is, in tiles, and how much a landing presses the piece together. */
const HOP = 0.35;
const SQUASH = 0.06;
/** How long the piece takes to straighten up. */
export const SQUASH_MS = 50;
/** Milliseconds of a lone piece's step, and from the seventh step on. */
const STEP = 110;
const LATE_STEP = 70;
const EARLY_STEPS = 6;
/** A step sounds a semitone higher than the one before, at most so many. */
const HIGHEST = 7;
/** How high a victim flies, in tiles. */
const FLIGHT = 2;
/** How far a tag rises, in tiles. */
const RISE = 0.8;

/** How long a lone piece takes for a step of its way, counted from 0. */
export const stepMs = (step: number): number => (step < EARLY_STEPS ? STEP : LATE_STEP);

/** The rate of a step's sound: so many `parts` of an octave rise with each. */
export const risingRate = (step: number, parts = 12): number => 2 ** (Math.min(step, HIGHEST) / parts);

/** A hop to a new pose, or a slide when motion is reduced. It lands at `until`. */
export function hop(draft: Draft, actor: string, to: Pose, from: number, until: number, height = HOP): void {
  const { x, y, depth, scaleX, scaleY, angle } = to;
  draft.tween(actor, { x, y, depth, angle }, from, until, 'linear');
  const now = draft.poseOf(actor);
  if (now && (now.scaleX !== scaleX || now.scaleY !== scaleY))
    draft.tween(actor, { scaleX, scaleY }, from, until, 'linear');
  if (draft.calm) return;
  bounce(draft, actor, from, until, height);
  squash(draft, actor, to, until);
}

/** Up and down again: a parabola over the time given. */
export function bounce(draft: Draft, actor: string, from: number, until: number, height: number): void {
  const top = (from + until) / 2;
  draft.tween(actor, { lift: height }, from, top, 'outQuad');
  draft.tween(actor, { lift: 0 }, top, until, 'inQuad');
}

/** A landing presses the piece together and lets it straighten up. */
export function squash(draft: Draft, actor: string, to: Pose, at: number, amount = SQUASH): void {
  if (draft.calm) return;
  const flat = { scaleX: to.scaleX * (1 + amount), scaleY: to.scaleY * (1 - amount) };
  draft.set(actor, flat, at);
  draft.tween(actor, { scaleX: to.scaleX, scaleY: to.scaleY }, at, at + SQUASH_MS, 'outQuad');
}

/** A flight high over the board, turning once; without motion it goes and comes by fading. Returns when it lands. */
export function fly(draft: Draft, actor: string, to: Pose, from: number, ms: number, order: number): number {
  if (draft.calm) return vanish(draft, actor, to, from);
  const until = from + ms;
  const { x, y, scaleX, scaleY, alpha } = to;
  const turn = x < (draft.poseOf(actor)?.x ?? x) ? -360 : 360;
  draft.set(actor, { depth: DEPTH.flight + order }, from);
  draft.tween(actor, { x, y, scaleX, scaleY, alpha }, from, until, 'linear');
  draft.tween(actor, { angle: turn }, from, until, 'linear');
  draft.set(actor, { angle: 0, depth: to.depth }, until);
  bounce(draft, actor, from, until, FLIGHT);
  squash(draft, actor, to, until);
  return until;
}

/** Fades where it stands and comes up again where it is to be. Returns when it is there. */
export function vanish(draft: Draft, actor: string, to: Pose, from: number): number {
  draft.tween(actor, { alpha: 0 }, from, from + FADE);
  const { alpha, ...place } = to;
  draft.set(actor, place, from + FADE);
  draft.tween(actor, { alpha }, from + FADE, from + 2 * FADE);
  return from + 2 * FADE;
}

/** Something that lights up and goes out again: up within `up`, at its brightest `alpha`. */
export function flare(draft: Draft, extra: Extra, up: number, alpha = 1): void {
  const { actor, at, until } = extra;
  draft.enter({ ...extra, pose: { ...extra.pose, alpha: 0 } });
  draft.tween(actor, { alpha }, at, at + up, 'outQuad');
  draft.tween(actor, { alpha: 0 }, at + up, until, 'inQuad');
}

/** A gain or a loss that rises from a place; `points` is not 0, `tile` is what the board counts a tile's width as. */
export function tag(
  draft: Draft,
  actor: string,
  points: number,
  place: { x: number; y: number },
  at: number,
  until: number,
  tile = 1,
): void {
  const tone = points > 0 ? 'gain' : 'loss';
  const text = points > 0 ? `+${points}` : `−${-points}`;
  const rise = draft.calm ? 0 : RISE * tile;
  const y = Math.max(tile, place.y);
  const pose = upright(place.x, y, DEPTH.tag);
  draft.enter({
    actor,
    at,
    until,
    space: 'board',
    look: { kind: 'tag', text, tone },
    pose: { ...pose, alpha: 0 },
  });
  draft.tween(actor, { alpha: 1 }, at, at + 60);
  draft.tween(actor, { y: y - rise }, at, until);
}

/** A pose without lift or turn. */
export const upright = (x: number, y: number, depth: number, scale = 1): Pose => ({
  x,
  y,
  lift: 0,
  scaleX: scale,
  scaleY: scale,
  angle: 0,
  alpha: 1,
  depth,
});

/** Where a sound comes from, −.35 to .35, by its place across a board of that width. */
export const panAt = (x: number, width = SIZE): number => Math.round(((x / width) * 2 - 1) * 35) / 100;

/** Where the sounds of a seat's Yard come from. */
export const yardPan = (seat: number): number => (seat < 2 ? -0.25 : 0.25);
