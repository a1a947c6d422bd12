import { COAST, edgeOf, H0, MAP, PLACES, RIVER, ROADS, SHAPE, W0 } from './shape.mjs';
import { cloudsOver } from './strewn.mjs';
import { VIEWS } from './view.mjs';

/** for territories.json: what a scene needs to draw the lands, in map units */
export function mapData() {
  const r1 = (p) => p.map((v) => Math.round(v * 10) / 10);
  return {
    canvas: [W0, H0],
    coast: COAST.map(r1),
    lands: PLACES.map((p) => ({
      id: p.id,
      terrain: p.terrain,
      centre: [p.x, p.y],
      border: SHAPE[p.id].map(r1),
    })),
    roads: ROADS.map((l) => ({
      from: l.a,
      to: l.b,
      bridge: l.bridge,
      crossing: r1(l.mid),
      way: l.pts.map(r1),
    })),
    clouds: MAP.territories.map((place) => ({
      over: place.id,
      lying: cloudsOver(VIEWS[''], place),
      upright: cloudsOver(VIEWS['-upright'], place),
    })),
    river: RIVER.map(r1),
    peaks: MAP.closedBorders.map(([i, j]) => {
      const e = edgeOf(i, j);
      return r1([(e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2]);
    }),
  };
}
