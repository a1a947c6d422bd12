import { describe, expect, test } from 'vitest';
import { firstSide, planOf, sizeFor } from '../../src/scenes/plan.ts';
import { DEPTH } from '../../src/show/beat.ts';

const MAP = planOf('map');

describe('the plan of a board', () => {
  test('takes the smallest pictures that need not be enlarged', () => {
    const { tiles, sizes } = planOf('nobles');
    expect([24, 28.1, 31, 43.75, 48, 87.5, 200].map((pixels) => sizeFor(tiles, pixels))).toEqual([
      28, 28, 44, 44, 88, 88, 88,
    ]);
    expect([448, 700, 768].map((pixels) => sizeFor(sizes, pixels))).toEqual([700, 700, 1400]);
  });

  test('has one picture for a ring, in the light of the day', () => {
    expect(
      planOf('ludo-stars')
        .layers('night', false, 1400)
        .map(({ file }) => file),
    ).toEqual(['boards/ludo-stars-night-1400.webp']);
  });

  test('has pictures of the map below owned lands, below hidden ones and below the marks', () => {
    const [ground, things, lines, ...more] = MAP.layers('day', true, 1800);
    expect(more).toEqual([]);
    expect([ground?.file, things?.file, lines?.file]).toEqual(
      ['ground', 'things', 'lines'].map((layer) => `boards/map-${layer}-upright.webp`),
    );
    expect(ground?.depth).toBeLessThan(DEPTH.land);
    expect(things?.depth).toBeGreaterThan(DEPTH.land + 1);
    expect(things?.depth).toBeLessThan(DEPTH.veil);
    expect(lines?.depth).toBeGreaterThan(DEPTH.veil);
    expect(lines?.depth).toBeLessThan(DEPTH.mark);
  });

  test('lays the night over the lines of the map and beneath the marks', () => {
    const layers = MAP.layers('night', false, 1800);
    expect(layers.map(({ file }) => file)).toEqual([
      'boards/map-ground.webp',
      'boards/map-things.webp',
      'boards/map-lines.webp',
      'boards/map-dusk.webp',
    ]);
    const [lines, dusk] = layers.slice(2);
    expect(dusk?.depth).toBeGreaterThan(lines?.depth ?? 0);
    expect(dusk?.depth).toBeLessThan(DEPTH.mark);
  });

  test('begins with pictures for about the board that the window will show', () => {
    expect(firstSide(planOf('nobles'), 1280, 720)).toBe(720);
    for (const [width, height, shown] of [
      [1280, 720, 950],
      [821, 462, 626],
      [390, 844, 555],
    ] as const) {
      const side = firstSide(MAP, width, height);
      expect(sizeFor(MAP.tiles, side * 0.044)).toBe(sizeFor(MAP.tiles, shown * 0.044));
    }
  });
});
