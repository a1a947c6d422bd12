import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laneCentre, tileCentre, yardStand } from '../../src/show/cross.ts';
import { arrange, boardOf, cowriesUp } from '../../src/show/ludo/layout.ts';
import type { Placement } from '../../src/show/stage.ts';
import { anyOptions } from '../engine/ludo-any.ts';
import { anyView, stateOf, viewOf } from './ludo-views.ts';

const wall = { blockades: true };

function placed(placements: readonly Placement[], actor: string): Placement {
  const found = placements.filter((placement) => placement.actor === actor);
  expect(found, actor).toHaveLength(1);
  return found[0] as Placement;
}

const named = (placements: readonly Placement[], start: string): readonly string[] =>
  placements.map(({ actor }) => actor).filter((actor) => actor.startsWith(start));

describe('pawns', () => {
  test('stand on their stands, on squares, in the column and on the roof', () => {
    const picture = arrange(viewOf(stateOf({}, { 0: ['base', 23, 'column:2', 'home'] })));
    const foot = (x: number, y: number) => expect.objectContaining({ x, y: expect.closeTo(y) });
    const stand = yardStand(0, 0);
    expect(placed(picture, 'pawn:0:0').pose).toEqual(foot(stand.x, stand.y + 0.24));
    const tile = tileCentre(23);
    expect(placed(picture, 'pawn:0:1').pose).toEqual(foot(tile.x, tile.y + 0.33));
    const lane = laneCentre(0, 2);
    expect(placed(picture, 'pawn:0:2').pose).toEqual(foot(lane.x, lane.y + 0.33));
    expect(placed(picture, 'pawn:0:3').pose.scaleX).toBeCloseTo(0.62);
  });

  test('are each placed once, inside the board, no two on one spot, in any position', () => {
    fc.assert(
      fc.property(anyView(anyOptions), (view) => {
        const pawns = arrange(view).filter(({ actor }) => actor.startsWith('pawn'));
        expect(new Set(pawns.map(({ actor }) => actor)).size).toBe(view.seats.length * view.options.pawns);
        const spots = pawns.map(({ pose: { x, y } }) => `${x.toFixed(4)} ${y.toFixed(4)}`);
        expect(new Set(spots).size).toBe(spots.length);
        for (const { pose } of pawns) {
          expect(Math.min(pose.x, pose.y, 15 - pose.x)).toBeGreaterThan(0);
          expect(pose.y).toBeLessThan(15);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('of several players share a safe square, the third behind the others', () => {
    const shared = arrange(viewOf(stateOf({ safeSquares: 'startsAndStars' }, { 0: [11], 1: [11] })));
    const { x, y } = tileCentre(11);
    expect(placed(shared, 'pawn:0:0').pose.x).toBeCloseTo(x - 0.2);
    expect(placed(shared, 'pawn:1:0').pose.y).toBeCloseTo(y + 0.33 + 0.12);
    const three = arrange(viewOf(stateOf({ safeSquares: 'startsAndStars' }, { 0: [11], 1: [11], 2: [11] })));
    expect(placed(three, 'pawn:2:0').pose.y).toBeCloseTo(y + 0.33 - 0.14);
  });
});

describe('a blockade', () => {
  test('has a wall and its number, and steps back behind it', () => {
    const picture = arrange(viewOf(stateOf(wall, { 0: [23, 23, 23] })));
    const { y } = tileCentre(23);
    expect(placed(picture, 'badge:0:23').frame).toBe('badge-0-3');
    expect(placed(picture, 'wall:0:23').frame).toBe('wall-0');
    expect(placed(picture, 'wall:0:23').pose.y).toBeCloseTo(y + 0.33 - 0.1 + 0.2);
    expect(placed(picture, 'pawn:0:2').pose.y).toBeCloseTo(y + 0.33 - 0.1 + 0.06);
  });

  test('is none of two players, nor without the setting, nor before the second pawn has joined', () => {
    const [pachisi, pair] = [{ pachisi: true }, stateOf(wall, { 0: [23, 23] })];
    expect(named(arrange(viewOf(stateOf(pachisi, { 0: [23, 23] }))), 'wall')).toEqual([]);
    expect(named(arrange(viewOf(stateOf(pachisi, { 0: [23, 23] }))), 'badge')).toEqual(['badge:0:23']);
    const team = stateOf({ ...wall, teams: true }, { 0: [23], 2: [23] });
    expect(named(arrange(viewOf(team)), 'wall')).toEqual([]);
    const joining = { ...viewOf(pair), passing: { seat: 0, id: 1 } };
    expect(named(arrange(joining), 'wall')).toEqual([]);
    expect(named(arrange(joining), 'badge')).toEqual([]);
  });
});

describe('the tray', () => {
  test('shows the die from its throw to the next, never in the air', () => {
    const view = viewOf(stateOf({}, {}, { die: 5 }));
    expect(placed(arrange(view), 'die:0')).toMatchObject({ frame: 'die-5', pose: { alpha: 1 } });
    expect(placed(arrange({ ...view, phase: 'dice' }), 'die:0').pose.alpha).toBe(0);
    expect(placed(arrange({ ...view, die: null, phase: 'throw' }), 'die:0').pose.alpha).toBe(0);
    expect(named(arrange(view), 'cowrie')).toEqual([]);
  });

  test.each([
    [25, 0],
    [10, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('shows a throw of %i with %i mouths up', (die, mouths) => {
    for (const throws of [1, 2, 3]) {
      const view = { ...viewOf(stateOf({ pachisi: true }, {}, { die })), throws };
      const shells = arrange(view).filter(({ actor }) => actor.startsWith('cowrie'));
      expect(shells).toHaveLength(6);
      expect(shells.filter(({ frame }) => frame === 'cowrie-up')).toHaveLength(mouths);
      expect(cowriesUp(view)).toHaveLength(mouths);
    }
    expect(named(arrange(viewOf(stateOf({ pachisi: true }, {}, { die }))), 'die')).toEqual([]);
  });
});

test('the board shows as safe what is safe', () => {
  const board = (settings: object) => boardOf(viewOf(stateOf(settings, {})).options);
  const rings = (settings: object) => named(arrange(viewOf(stateOf(settings, {}))), 'safe');
  expect(board({})).toBe('ludo');
  expect(board({ safeSquares: 'startsAndStars' })).toBe('ludo-stars');
  expect(board({ safeSquares: 'starts', pachisi: true })).toBe('ludo-pachisi');
  expect(board({ safeSquares: 'starts' })).toBe('ludo');
  expect(rings({ safeSquares: 'starts' })).toEqual(['safe:0', 'safe:1', 'safe:2', 'safe:3']);
  for (const settings of [{}, { safeSquares: 'startsAndStars' }, { safeSquares: 'starts', pachisi: true }]) {
    expect(rings(settings)).toEqual([]);
  }
});
