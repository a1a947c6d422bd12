import { describe, expect, it } from 'vitest';
import map from '../../src/engine/territories/map.json' with { type: 'json' };
import {
  baseOf,
  distance,
  neighbours,
  PLACES,
  reach,
  roads,
  territories,
  territoryOf,
  wayTo,
} from '../../src/engine/territories/places.ts';
import { BASES, type Place, TERRITORIES } from '../../src/engine/territories/types.ts';

const mirrorOf = (place: Place): Place =>
  place === 'b0' ? 'b1' : place === 'b1' ? 'b0' : territoryOf(place).mirror;
const key = (road: readonly string[]): string => [...road].sort().join();
const turned = ([x = 0, y = 0]: readonly number[]): string =>
  [map.canvas.width - x, map.canvas.height - y].map((value) => value.toFixed(1)).join();

describe('the map', () => {
  it('has every place once, in order', () => {
    expect(map.territories.map(({ id }) => id)).toEqual([...TERRITORIES]);
    expect(map.bases.map(({ id, team }) => [id, team])).toEqual([
      ['b0', 0],
      ['b1', 1],
    ]);
  });

  it('is mapped onto itself by a half turn: places, roads, difficulties, challenges, start', () => {
    for (const [at, id] of TERRITORIES.entries()) {
      const { mirror, difficulty, printed, revealed } = territoryOf(id);
      expect(mirror).toBe(TERRITORIES[17 - at]);
      expect(territoryOf(mirror)).toEqual({ id: mirror, mirror: id, difficulty, printed, revealed });
    }
    const drawn = new Set(roads.map(key));
    expect(new Set(roads.map((road) => key(road.map(mirrorOf))))).toEqual(drawn);
    expect(drawn.size).toBe(39);
  });

  it('is drawn so too', () => {
    const all = [...map.territories, ...map.bases];
    for (const { id, x, y, mirror, region } of all) {
      const other = all.find((place) => place.id === mirror);
      expect(turned([x, y]), id).toBe([other?.x.toFixed(1), other?.y.toFixed(1)].join());
      expect(new Set(region.map(turned)), id).toEqual(
        new Set(other?.region.map((point) => point.map((value) => value.toFixed(1)).join())),
      );
    }
  });

  it('links neighbours: two to five each, no road twice, none to itself', () => {
    expect(new Set(roads.map(key)).size).toBe(roads.length);
    for (const place of PLACES) {
      const near = neighbours.get(place) ?? [];
      expect(near).not.toContain(place);
      expect(near.length, place).toBeGreaterThanOrEqual(2);
      expect(near.length, place).toBeLessThanOrEqual(5);
      for (const other of near) expect(neighbours.get(other)).toContain(place);
    }
    expect(roads.some((road) => BASES.every((base) => road.includes(base)))).toBe(false);
  });

  it('has a road only over a border that both regions share, and none where peaks stand', () => {
    const corners = (id: string): string[] =>
      [...map.territories, ...map.bases]
        .find((place) => place.id === id)
        ?.region.map((point) => point.join()) ?? [];
    for (const [from, to] of roads) {
      const shared = corners(from).filter((corner) => corners(to).includes(corner));
      expect(shared.length, `${from} ${to}`).toBeGreaterThanOrEqual(2);
    }
    const closed = map.closedBorders.map(key);
    expect(roads.map(key).filter((road) => closed.includes(road))).toEqual([]);
  });

  it('reveals six at the start, the three next to each base', () => {
    const revealed = territories.filter((land) => land.revealed).map(({ id }) => id);
    const near = BASES.flatMap((base) => neighbours.get(base) ?? []);
    expect([...revealed].sort()).toEqual([...near].sort());
    expect(revealed.length).toBe(6);
  });

  it('prints nine kinds, one for each mirrored pair', () => {
    expect(new Set(territories.map(({ printed }) => printed)).size).toBe(9);
  });
});

describe('ways', () => {
  it('are shortest, along roads, and never through the opposing base', () => {
    for (const seat of [0, 1]) {
      for (const from of PLACES.filter((place) => place !== baseOf(1 - seat))) {
        expect(wayTo(seat, from, baseOf(1 - seat))).toBeNull();
        for (const to of TERRITORIES) {
          const way = wayTo(seat, from, to) ?? [];
          expect(way.includes(baseOf(1 - seat))).toBe(false);
          for (const [at, place] of way.entries())
            expect(neighbours.get(way[at - 1] ?? from)).toContain(place);
          expect(way.at(-1) ?? from).toBe(to);
          // Nobody is further than a neighbour by more than one road.
          for (const near of neighbours.get(to) ?? []) {
            if (near !== baseOf(1 - seat))
              expect(distance(seat, from, near)).toBeGreaterThanOrEqual(way.length - 1);
          }
        }
      }
    }
  });

  it('are equally long for both teams', () => {
    for (const from of TERRITORIES) {
      for (const to of TERRITORIES) {
        expect(distance(0, from, to)).toBe(distance(1, mirrorOf(from), mirrorOf(to)));
      }
    }
    expect(distance(0, 'b0', 't18')).toBe(6);
  });

  it('reach as far as the roads left allow', () => {
    expect(reach(0, 'b0', 1)).toEqual(['t1', 't2', 't3']);
    expect(reach(0, 'b0', 0)).toEqual([]);
    expect(reach(1, 't18', 1)).toContain('b1');
    expect(reach(0, 't18', 1)).not.toContain('b1');
  });
});
