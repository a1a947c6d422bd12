import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/engine/territories/challenge-types.ts';
import { isTerritory, PLACES, roads } from '../../src/engine/territories/places.ts';
import type { View } from '../../src/engine/territories/types.ts';
import { dieSide } from '../../src/show/dice.ts';
import { arrange } from '../../src/show/territories/layout.ts';
import {
  centreOf,
  cloudsOver,
  crossingOf,
  MAP,
  placeAt,
  siteOf,
  wayPoints,
} from '../../src/show/territories/map.ts';
import { dieSlot, type Slot, trayOf } from '../../src/show/territories/tray.ts';
import { positionOf, viewOf } from './territories-views.ts';

const BOTH = [false, true];

describe('the map', () => {
  test('lies as in its data, and upright is turned a quarter, with base 0 below', () => {
    expect(centreOf('t7', false)).toEqual({ x: 392, y: 130 });
    expect(centreOf('t7', true)).toEqual({ x: 130, y: 608 });
    expect(centreOf('b0', true).y).toBeGreaterThan(MAP.width * 0.9);
    for (const place of PLACES) {
      const { x, y } = siteOf(place, true);
      expect([place, x > 0 && x < MAP.height, y > 0 && y < MAP.width]).toEqual([place, true, true]);
    }
  });

  test('knows whose land a point lies on, and the sea', () => {
    for (const upright of BOTH) {
      for (const place of PLACES) {
        expect(placeAt(siteOf(place, upright), upright)).toBe(place);
        expect(placeAt(centreOf(place, upright), upright)).toBe(place);
      }
      expect(placeAt({ x: 5, y: 5 }, upright)).toBeNull();
    }
  });

  test('leads every road over its border where the picture does', () => {
    const drawn: { roads: { from: string; to: string; crossing: number[] }[] } = JSON.parse(
      readFileSync('assets/look/territories.json', 'utf8'),
    );
    expect(drawn.roads).toHaveLength(roads.length);
    for (const [from, to] of roads) {
      const road = drawn.roads.find((other) => other.from === from && other.to === to);
      const { x, y } = crossingOf(from, to, false);
      expect([x, y]).toEqual(road?.crossing);
      expect(crossingOf(to, from, true)).toEqual({ x: y, y: 1000 - x });
    }
    expect(() => crossingOf('t5', 't6', false)).toThrow(RangeError);
  });

  test('has small clouds over hidden land where the picture leaves room for them', () => {
    const drawn: { clouds: { over: string; lying: number[][]; upright: number[][] }[] } = JSON.parse(
      readFileSync('assets/look/territories.json', 'utf8'),
    );
    for (const place of PLACES.filter(isTerritory)) {
      const here = drawn.clouds.find(({ over }) => over === place);
      for (const upright of BOTH) {
        const clouds = cloudsOver(place, upright);
        expect(clouds.map(({ x, y, size }) => [x, y, size])).toEqual(here?.[upright ? 'upright' : 'lying']);
        for (const cloud of clouds) expect(placeAt(cloud, upright)).toBe(place);
      }
    }
  });

  test('has a site where the picture leaves room for it', async () => {
    const picture = new URL('../../assets/look/scripts/map/view.mjs', import.meta.url).href;
    const { VIEWS } = await import(/* @vite-ignore */ picture);
    for (const place of PLACES) {
      const [x, y] = VIEWS[''].at(place);
      expect(siteOf(place, false)).toEqual({ x, y });
      const [upX, upY] = VIEWS['-upright'].at(place);
      expect(siteOf(place, true)).toEqual({ x: upX, y: upY });
    }
  });

  test('dots a journey with three points on each road and the sites between', () => {
    const points = wayPoints('t1', ['t4', 't7'], false);
    expect(points).toHaveLength(7);
    expect(points[1]).toEqual(crossingOf('t1', 't4', false));
    expect(points[3]).toEqual(siteOf('t4', false));
    expect(points[5]).toEqual(crossingOf('t4', 't7', false));
  });
});

const picture = (view: View, upright = false) =>
  new Map(arrange(view, upright).map(({ actor, frame, pose }) => [actor, { frame, ...pose }]));

/** t1 is hidden, t2 neutral, t3 owned by team 0, t4 locked by team 1. */
const LANDS = {
  t1: { revealed: false },
  t3: { owner: 0 },
  t4: { owner: 1, locked: true },
  t5: { owner: 1 },
};

const shown = (more: object = {}, upright = false) =>
  picture(viewOf(positionOf({ territories: LANDS, ...more })), upright);

describe('a picture', () => {
  test('has a veil, a cloud and a question on hidden land, and a bare site on neutral land', () => {
    const drawn = shown();
    expect(drawn.get('veil:t1')?.frame).toBe('land-t1-hidden');
    expect([drawn.has('cloud:t1'), drawn.has('question:t1'), drawn.has('site:t1')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(drawn.get('site:t2')?.frame).toBe('site-t2');
    expect([...drawn.keys()].filter((actor) => actor.endsWith(':t2') || actor.includes(':t2:'))).toEqual([
      'site:t2',
    ]);
  });

  test('has colour, flag and site on owned land, a castle instead on locked land', () => {
    const drawn = shown();
    expect(drawn.get('land:t3:0')?.frame).toBe('land-t3-0');
    expect(drawn.get('flag:t3:0')?.frame).toBe('flag-0');
    expect(drawn.has('site:t3')).toBe(true);
    expect(drawn.get('land:t4:1')?.frame).toBe('land-t4-1-locked');
    expect(drawn.get('castle:t4')?.frame).toBe('castle-1');
    expect(drawn.has('site:t4')).toBe(false);
  });

  test('turns lands, and nothing else, on an upright board', () => {
    for (const [actor, { angle }] of shown({}, true)) {
      expect([actor, angle]).toEqual([actor, /^(land|veil):/.test(actor) ? 270 : 0]);
    }
  });

  test('rings the targets of both open steals', () => {
    const teams = [{ steal: 't5' }, { steal: 't3' }];
    const threats = [...shown({ teams }).keys()].filter((actor) => /^(threat|swords):/.test(actor));
    expect(threats).toEqual(['threat:t5', 'swords:t5', 'threat:t3', 'swords:t3']);
  });

  test('lets two teams on one place stand side by side, one to the right of its site', () => {
    for (const upright of BOTH) {
      const site = siteOf('t9', upright);
      const alone = shown({ teams: [{ at: 't9' }, {}] }, upright).get('traveller:0');
      expect(alone?.x).toBeGreaterThan(site.x + 30);
      const drawn = shown({ teams: [{ at: 't9' }, { at: 't9' }] }, upright);
      const [left, right] = [drawn.get('traveller:0'), drawn.get('traveller:1')];
      expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(20);
      expect(right?.x).toBeLessThan((upright ? MAP.height : MAP.width) - 10);
    }
  });

  test('keeps the team at the right edge on the board', () => {
    const drawn = shown().get('traveller:1');
    expect(drawn?.x).toBeLessThan(centreOf('b1', false).x);
  });

  test('orders what stands by its foot, below the swords and above every mark and land', () => {
    const drawn = shown({ teams: [{ at: 't5', steal: 't5' }, { at: 't3' }] });
    const depth = (actor: string): number => drawn.get(actor)?.depth ?? Number.NaN;
    expect(depth('land:t3:0')).toBeLessThan(depth('veil:t1'));
    expect(depth('veil:t1')).toBeLessThan(-20);
    expect(depth('site:t3')).toBeLessThan(depth('traveller:1'));
    expect(depth('site:t2')).toBeLessThan(depth('site:t6'));
    expect(depth('traveller:1')).toBeLessThan(depth('swords:t5'));
    expect(depth('traveller:0')).toBeGreaterThan(depth('threat:t5'));
  });

  test('shows the dice of the challenge that lie, and hides those in the air', () => {
    const challenge = { progress: { dice: [4, 0, 6, 0, 1] } };
    const drawn = shown({ phase: 'challenge', teams: [{ at: 't7' }, {}], challenge });
    const dice = [0, 1, 2, 3, 4].map((die) => drawn.get(`die:${die}`));
    expect(dice.map((die) => die?.alpha)).toEqual([1, 0, 1, 0, 1]);
    expect(dice[2]?.frame).toBe('die-6');
  });

  test('shows dice put by smaller than those in hand', () => {
    const challenge = { progress: { dice: [3, 5], set: [2, 4] } };
    const lands = { t7: { kind: 'calls' } };
    const drawn = shown({ phase: 'challenge', teams: [{ at: 't7' }, {}], territories: lands, challenge });
    expect(drawn.get('set:1')?.frame).toBe('die-4');
    expect(drawn.get('set:1')?.scaleX).toBeLessThan(drawn.get('die:1')?.scaleX ?? 0);
  });
});

/** The wells of the three layouts, by whether they lie below the map. */
const WELLS = [
  { upright: false, width: 228, height: 134 },
  { upright: false, width: 140, height: 86 },
  { upright: true, width: 230, height: 46 },
];

/** Every pair of dice that overlap, and every die that leaves the well. */
function collisions(slots: readonly Slot[], well: { width: number; height: number }): number {
  const boxes = slots.map(({ x, y, scale }) => {
    const half = (dieSide(well) * scale) / 2;
    return { x: x * well.width, y: y * well.height, half };
  });
  const outside = boxes.filter(
    ({ x, y, half }) =>
      x - half < -1 || y - half < -1 || x + half > well.width + 1 || y + half > well.height + 1,
  );
  const touching = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < one.half + other.half &&
          Math.abs(one.y - other.y) < one.half + other.half,
      ),
  );
  return outside.length + touching.length;
}

describe('the tray', () => {
  test('holds any number of dice, apart from one another and large enough to be told', () => {
    for (const well of WELLS) {
      for (const count of [1, 2, 3, 4, 5, 6]) {
        const slots = Array.from({ length: count }, (_, index) => dieSlot(index, count, well.upright));
        expect([count, collisions(slots, well)]).toEqual([count, 0]);
        for (const { scale } of slots) expect(scale * dieSide(well)).toBeGreaterThan(29);
      }
    }
  });

  test('holds what is put by beside what was thrown, also the steps of a Staircase', () => {
    const many = [
      [1, 4],
      [2, 3],
      [3, 6],
      [4, 1],
      [6, 6],
      [2, 9],
    ] as const;
    for (const well of WELLS) {
      for (const kind of KINDS) {
        for (const [thrown, put] of kind === 'stair'
          ? ([
              [1, 4],
              [1, 5],
            ] as const)
          : many) {
          const progress = {
            dice: Array(thrown).fill(1),
            set: Array(put).fill(0),
            left: 0,
            spare: 0,
            call: null,
          };
          const { dice, set } = trayOf({ kind, progress }, well.upright);
          expect([dice.length, set.length]).toEqual([thrown, put]);
          expect([kind, thrown, put, collisions([...dice, ...set], well)]).toEqual([kind, thrown, put, 0]);
        }
      }
    }
  });
});
