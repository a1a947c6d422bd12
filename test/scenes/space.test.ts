import { describe, expect, test } from 'vitest';
import { atlasTileFor, boardFile } from '../../src/scenes/pictures.ts';
import { frameScale, layGrounds } from '../../src/scenes/space.ts';

const BOARD = { x: 290, y: 10, width: 700, height: 700 };
const WELL = { x: 1039, y: 246, width: 192, height: 84 };

describe('the ground of the stage', () => {
  test.each([1, 2])('has the grid half a tile inside the board at ratio %i', (ratio) => {
    const { board } = layGrounds(BOARD, WELL, ratio);
    expect(board.tile).toBe(43.75 * ratio);
    expect(board.x).toBeCloseTo((290 + 21.875) * ratio, -0.5);
    expect(board.y).toBeCloseTo((10 + 21.875) * ratio, -0.5);
  });

  test('puts the picture of the board on whole pixels, half a tile beyond the board', () => {
    const { image } = layGrounds(BOARD, WELL, 1);
    expect(image).toEqual({ x: 268, y: -12, side: 744 });
  });

  test('spans the dice well, and two dice side by side fit into it', () => {
    for (const well of [WELL, { ...WELL, width: 115 }, { ...WELL, height: 40 }]) {
      const { tray } = layGrounds(BOARD, well, 2);
      expect([tray.x, tray.y, tray.unitX, tray.unitY]).toEqual([2078, 492, well.width * 2, well.height * 2]);
      const die = (tray.tile * 64) / 44;
      expect(die).toBeLessThanOrEqual(tray.unitX / 2);
      expect(die).toBeLessThanOrEqual(tray.unitY);
    }
  });
});

describe('the pictures for a size', () => {
  test('are the smallest that need not be enlarged', () => {
    expect([24, 28.1, 31, 43.75, 48, 87.5, 200].map(atlasTileFor)).toEqual([28, 28, 44, 44, 88, 88, 88]);
    expect(boardFile('nobles', 'night', 28)).toBe('boards/nobles-night-700.webp');
    expect(boardFile('nobles', 'day', 48)).toBe('boards/nobles-day-1400.webp');
  });

  test('keep their own pixels where the size is nearly theirs', () => {
    expect(frameScale(43.75, 44)).toBe(1);
    expect(frameScale(22, 44)).toBe(0.5);
  });
});
