import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import geometry from '../../assets/look/geometry.json' with { type: 'json' };
import { DEPTH } from '../../src/show/beat.ts';
import {
  hit,
  laneCentre,
  numberAt,
  roofSlot,
  roundelCentre,
  tileCentre,
  turned,
  yardCentre,
  yardStand,
} from '../../src/show/cross.ts';
import { arrange, type Placement } from '../../src/show/nobles/layout.ts';
import { stopping } from '../../src/show/nobles/walls.ts';
import { anyPlace, anyView, viewOf } from './views.ts';

const point = ([x, y]: readonly number[]) => ({
  x: expect.closeTo(x ?? NaN, 6),
  y: expect.closeTo(y ?? NaN, 6),
});

function placed(placements: readonly Placement[], actor: string): Placement {
  const found = placements.filter((placement) => placement.actor === actor);
  expect(found, actor).toHaveLength(1);
  return found[0] as Placement;
}

const isPiece = ({ actor }: Placement): boolean => actor.startsWith('guard') || actor.startsWith('noble');
const named = (placements: readonly Placement[], start: string): readonly string[] =>
  placements.map(({ actor }) => actor).filter((actor) => actor.startsWith(start));

describe('the cross', () => {
  test('has its squares where the board draws them', () => {
    for (const { tile, centre } of geometry.ring) expect(tileCentre(tile)).toEqual(point(centre));
    for (const seat of geometry.seats) {
      for (const [index, centre] of seat.homePath.entries()) {
        expect(laneCentre(seat.seat, index + 1)).toEqual(point(centre));
      }
      for (const [index, centre] of seat.yard.guards.entries()) {
        expect(yardStand(seat.seat, index)).toEqual(point(centre));
      }
      expect(yardStand(seat.seat, 4)).toEqual(point(seat.yard.noble));
      expect(yardCentre(seat.seat)).toEqual(point(seat.yard.centre));
      for (const [index, centre] of seat.home.entries())
        expect(roofSlot(seat.seat, index)).toEqual(point(centre));
    }
  });

  test('answers every touch with what is drawn there', () => {
    for (const { tile, centre } of geometry.ring) {
      expect(hit({ x: centre[0] ?? 0, y: centre[1] ?? 0 })).toEqual({ kind: 'tile', tile });
    }
    for (const seat of [0, 1, 2, 3]) {
      for (const square of [1, 2, 3, 4, 5]) {
        expect(hit(laneCentre(seat, square))).toEqual({ kind: 'lane', seat, square });
      }
      expect(hit(yardCentre(seat))).toEqual({ kind: 'yard', seat });
      expect(hit(turned({ x: 7.4, y: 8.6 }, seat))).toEqual({ kind: 'home', seat });
    }
    expect(hit({ x: -0.1, y: 3 })).toBeNull();
    expect(hit({ x: 3, y: 15 })).toBeNull();
  });

  test('puts a midpoint’s roundel on the gate opposite the seat', () => {
    expect([0, 1, 2, 3].map(roundelCentre)).toEqual([
      { x: 7.5, y: -0.25 },
      { x: 15.25, y: 7.5 },
      { x: 7.5, y: 15.25 },
      { x: -0.25, y: 7.5 },
    ]);
    expect(hit(numberAt(tileCentre(17)))).toEqual({ kind: 'tile', tile: 17 });
  });

  test('refuses squares that it does not have', () => {
    expect(() => tileCentre(53)).toThrow(RangeError);
    expect(() => laneCentre(0, 6)).toThrow(RangeError);
  });
});

describe('arrange', () => {
  test('places every piece once, inside the board, no two on one spot', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const pieces = arrange(view).filter(isPiece);
        expect(new Set(pieces.map(({ actor }) => actor)).size).toBe(view.seats.length * 5);
        const spots = new Set(pieces.map(({ pose }) => `${pose.x.toFixed(2)},${pose.y.toFixed(2)}`));
        expect(spots.size).toBe(pieces.length);
        for (const { pose } of pieces) {
          expect(Math.min(pose.x, pose.y)).toBeGreaterThan(0);
          expect(Math.max(pose.x, pose.y)).toBeLessThan(15);
        }
      }),
    );
  });

  test('orders everything from back to front, and nothing stands at the same depth as its neighbour', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const board = arrange(view).filter(({ space }) => space === 'board');
        for (const { actor, pose } of board) {
          if (actor.startsWith('badge')) expect(pose.depth).toBeGreaterThanOrEqual(DEPTH.badge);
          else expect(pose.depth).toBeCloseTo(pose.y + pose.x / 1000, 6);
        }
        const walls = board.filter(({ actor }) => actor.startsWith('wall'));
        for (const wall of walls) {
          const [, seat, tile] = wall.actor.split(':');
          const side = view.seats.find((other) => other.seat === Number(seat));
          const guards = side?.guards.flatMap((place, id) =>
            Number.parseInt(`${place}`, 10) === Number(tile) ? [id] : [],
          );
          expect(guards?.length).toBeGreaterThan(1);
          for (const id of guards ?? []) {
            expect(placed(board, `guard:${seat}:${id}`).pose.depth).toBeLessThan(wall.pose.depth);
          }
        }
      }),
    );
  });

  test('keeps the other pieces where they are when one place changes far away', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const before = arrange(viewOf({ 0: { guards: [place] }, 2: { guards: [20, 20], noble: 20 } }));
        const after = arrange(viewOf({ 0: { guards: ['yard'] }, 2: { guards: [20, 20], noble: 20 } }));
        if (Number.parseInt(`${place}`, 10) === 20) return;
        for (const actor of ['guard:2:0', 'guard:2:1', 'noble:2', 'guard:0:1', 'badge:2:20', 'wall:2:20']) {
          expect(placed(before, actor)).toEqual(placed(after, actor));
        }
      }),
    );
  });

  test('stands a lone piece on the foot of its tile and a group with a number behind a wall', () => {
    const lone = arrange(viewOf({ 0: { guards: [10] }, 2: {} }));
    const { x, y } = tileCentre(10);
    expect(placed(lone, 'guard:0:0')).toMatchObject({
      frame: 'guard-0',
      pose: { x, y: y + 0.33, scaleX: 1 },
    });
    expect(named(lone, 'badge')).toEqual([]);
    const group = arrange(viewOf({ 0: { guards: [10, '10m', 10] }, 2: {} }));
    expect(placed(group, 'badge:0:10').frame).toBe('badge-0-3');
    expect(placed(group, 'wall:0:10').frame).toBe('wall-0');
    expect(placed(group, 'guard:0:2').pose.scaleX).toBeCloseTo(0.86);
  });

  test('draws no wall on a Castle, in the Home path or for Guards of two players', () => {
    const view = viewOf({
      0: { guards: [12, 12, 'path:2', 'path:2'] },
      1: { guards: [20] },
      2: { guards: [20] },
    });
    const placements = arrange(view);
    expect(named(placements, 'wall')).toEqual([]);
    expect(named(placements, 'badge')).toEqual(['badge:0:12', 'badge:0:path:2']);
  });

  test('shows a chosen group only the walls that would stop it', () => {
    const view = viewOf({
      0: { guards: [5, 5, 5], noble: 6 },
      1: { guards: [9, 9, 9] },
      2: { guards: [30, 30, 1, 1] },
    });
    expect(named(arrange(view), 'wall')).toEqual(['wall:0:5', 'wall:1:9', 'wall:2:30', 'wall:2:1']);
    expect(named(arrange(view, stopping(0, 'guard', 3)), 'wall')).toEqual(['wall:1:9']);
    expect(named(arrange(view, stopping(0, 'guard', 2)), 'wall')).toEqual(['wall:1:9', 'wall:2:30']);
    expect(named(arrange(view, stopping(0, 'guard', 4)), 'wall')).toEqual([]);
    expect(named(arrange(view, stopping(0, 'noble', 1)), 'wall')).toEqual([
      'wall:0:5',
      'wall:1:9',
      'wall:2:30',
    ]);
  });

  test('keeps pieces that only pass apart from those that stand', () => {
    const view = viewOf({ 0: { guards: [20, 20, 20, 20] }, 2: {} });
    const placements = arrange({ ...view, passing: { seat: 0, piece: 'guard', ids: [2, 3] } });
    expect(named(placements, 'badge')).toEqual(['badge:0:20', 'badge:0:passing']);
    expect(named(placements, 'wall')).toEqual(['wall:0:20']);
    const feet = (ids: readonly number[]) => ids.map((id) => placed(placements, `guard:0:${id}`).pose.x);
    expect(Math.max(...feet([0, 1]))).toBeLessThan(Math.min(...feet([2, 3])));
  });

  test('hides the dice between throws', () => {
    const view = viewOf({ 0: {}, 2: {} });
    expect(placed(arrange(view), 'die:1')).toMatchObject({
      frame: 'die-4',
      space: 'tray',
      pose: { alpha: 1 },
    });
    expect(placed(arrange({ ...view, dice: null }), 'die:1').pose.alpha).toBe(0);
  });
});
