import { describe, expect, it } from 'vitest';
import { placeBubble } from '../../../src/screens/table/place.ts';

const room = { x: 8, y: 8, width: 984, height: 584 };
const size = { width: 300, height: 200 };
const about = { x: 480, y: 280, width: 40, height: 40 };

describe('placeBubble', () => {
  it('lies below what it is about, its tail in the middle', () => {
    expect(placeBubble(size, about, room, [], 20)).toEqual({
      x: 350,
      y: 340,
      tail: { side: 'top', along: 150 },
    });
  });

  it('goes to the side that covers nothing it should keep in sight', () => {
    const below = [{ x: 500, y: 400 }];
    expect(placeBubble(size, about, room, below, 20).tail.side).not.toBe('top');
  });

  it('stays in the room and off what it is about in a corner', () => {
    const corner = { x: 960, y: 560, width: 40, height: 40 };
    const spot = placeBubble(size, corner, room, [], 20);
    expect(spot.x + size.width).toBeLessThanOrEqual(room.x + room.width);
    expect(spot.y + size.height).toBeLessThanOrEqual(corner.y);
    expect(spot.tail.side).toBe('bottom');
  });
});
