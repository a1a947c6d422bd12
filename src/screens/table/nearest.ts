import type { Point } from '../../show/cross.ts';

/** A way that an arrow key points. */
export type Arrow = 'up' | 'down' | 'left' | 'right';

const AHEAD: { readonly [A in Arrow]: Point } = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The item whose point is nearest to `point` and no farther than `reach`; of several the first. */
export function nearest<Item extends { readonly at: Point }>(
  items: readonly Item[],
  point: Point,
  reach: number,
): Item | null {
  let best: Item | null = null;
  let least = reach;
  for (const item of items) {
    const distance = Math.hypot(item.at.x - point.x, item.at.y - point.y);
    if (distance < least || (distance === least && !best)) {
      best = item;
      least = distance;
    }
  }
  return best;
}

/** The item that an arrow key leads to: ahead within 60° to either side, sideways distance counting double. */
export function neighbour<Item extends { readonly at: Point }>(
  items: readonly Item[],
  from: Point,
  arrow: Arrow,
): Item | null {
  const way = AHEAD[arrow];
  let best: Item | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const x = item.at.x - from.x;
    const y = item.at.y - from.y;
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead < 0.05 || aside > ahead * 1.75) continue;
    if (ahead + 2 * aside < least) {
      best = item;
      least = ahead + 2 * aside;
    }
  }
  return best;
}
