import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';

/** Which edge of a bubble its tail leaves. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Where a bubble lies, and its tail: the edge it leaves and how far along that edge, in CSS px. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly tail: { readonly side: Side; readonly along: number };
};

export type Size = { readonly width: number; readonly height: number };

const MARGIN = 6;
const CORNER = 24;
const SHIFTS = [0, -0.2, 0.2, -0.4, 0.4] as const;

/**
 * Lays a bubble of `size` beside `about` so that it stays within `room` and covers as few of the points `keep` as
 * it can. All in CSS px; `gap` is the length of the tail. The bubble never lies on `about` unless there is no room
 * on any side.
 */
export function placeBubble(size: Size, about: Rect, room: Rect, keep: readonly Point[], gap: number): Spot {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots(size, about, room, gap)) {
    const box = { x: spot.x, y: spot.y, ...size };
    const cost =
      covered(box, keep) * 10 + (overlap(box, about) ? 1000 : 0) + outside(box, room) + spot.shift * 4;
    if (cost < least) {
      least = cost;
      best = { x: spot.x, y: spot.y, tail: spot.tail };
    }
  }
  return best ?? { x: room.x, y: room.y, tail: { side: 'top', along: size.width / 2 } };
}

function* spots(
  size: Size,
  about: Rect,
  room: Rect,
  gap: number,
): Generator<Spot & { readonly shift: number }> {
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  for (const shift of SHIFTS) {
    const x = clamp(middle.x - size.width * (0.5 + shift), room.x, room.x + room.width - size.width);
    const y = clamp(middle.y - size.height * (0.5 + shift), room.y, room.y + room.height - size.height);
    const alongX = clamp(middle.x - x, CORNER, size.width - CORNER);
    const alongY = clamp(middle.y - y, CORNER, size.height - CORNER);
    const cost = Math.abs(shift);
    yield { x, y: about.y + about.height + gap, tail: { side: 'top', along: alongX }, shift: cost };
    yield { x, y: about.y - gap - size.height, tail: { side: 'bottom', along: alongX }, shift: cost };
    yield { x: about.x + about.width + gap, y, tail: { side: 'left', along: alongY }, shift: cost + 0.1 };
    yield { x: about.x - gap - size.width, y, tail: { side: 'right', along: alongY }, shift: cost + 0.1 };
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

const covered = (box: Rect, points: readonly Point[]): number =>
  points.filter(
    ({ x, y }) =>
      x > box.x - MARGIN &&
      x < box.x + box.width + MARGIN &&
      y > box.y - MARGIN &&
      y < box.y + box.height + MARGIN,
  ).length;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How many px of the box lie beyond the room, at a hundred each. */
const outside = (box: Rect, room: Rect): number =>
  100 *
  (Math.max(0, room.x - box.x) +
    Math.max(0, room.y - box.y) +
    Math.max(0, box.x + box.width - room.x - room.width) +
    Math.max(0, box.y + box.height - room.y - room.height));
