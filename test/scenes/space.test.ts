import { describe, expect, test } from 'vitest';
import { planOf } from '../../src/scenes/plan.ts';
import { frameScale, layGrounds } from '../../src/scenes/space.ts';

const RING = planOf('nobles');
const MAP = planOf('map');
const BOARD = { x: 290, y: 10, width: 700, height: 700 };
const WELL = { x: 1039, y: 246, width: 192, height: 84 };

describe('the ground of the stage', () => {
  test.each([1, 2])('has the grid half a tile inside the board at ratio %i', (ratio) => {
    const { board } = layGrounds(RING, BOARD, WELL, ratio);
    expect(board.tile).toBe(43.75 * ratio);
    expect(board.x).toBeCloseTo((290 + 21.875) * ratio, -0.5);
    expect(board.y).toBeCloseTo((10 + 21.875) * ratio, -0.5);
  });

  test('puts the picture of the board on whole pixels, half a tile beyond the board', () => {
    const { image } = layGrounds(RING, BOARD, WELL, 1);
    expect(image).toEqual({ x: 268, y: -12, width: 744, height: 744 });
  });

  test.each([
    { x: 27.2, y: 117, width: 950, height: 570 },
    { x: 35, y: 131, width: 333, height: 555 },
  ])('counts the map in its units, from the corner of its picture, lying or upright', (board) => {
    const ground = layGrounds(MAP, board, WELL, 2);
    const unit = (Math.max(board.width, board.height) * 2) / 1000;
    expect(ground.image).toEqual({
      x: Math.round(board.x * 2),
      y: board.y * 2,
      width: board.width * 2,
      height: board.height * 2,
    });
    expect(ground.board).toEqual({
      x: ground.image.x,
      y: ground.image.y,
      unitX: unit,
      unitY: unit,
      lift: unit,
      tile: 44 * unit,
    });
  });

  test('spans the dice well, and two dice side by side fit into it', () => {
    for (const well of [WELL, { ...WELL, width: 115 }, { ...WELL, height: 40 }]) {
      const { tray } = layGrounds(RING, BOARD, well, 2);
      expect([tray.x, tray.y, tray.unitX, tray.unitY]).toEqual([2078, 492, well.width * 2, well.height * 2]);
      const die = (tray.tile * 64) / 44;
      expect(die).toBeLessThanOrEqual(tray.unitX / 2);
      expect(die).toBeLessThanOrEqual(tray.unitY);
    }
  });
});

describe('the scale of frames', () => {
  test('keeps their own pixels where the size is nearly theirs', () => {
    expect(frameScale(43.75, 44)).toBe(1);
    expect(frameScale(22, 44)).toBe(0.5);
  });
});
