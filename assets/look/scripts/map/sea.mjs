// What lies beneath everything: the sea with its company, the beach, the grounds of the terrains.
import { INK } from '../palette.mjs';
import { blur, circ, clip, fade, g, linU, path, rad, rect, rng, str, tr } from '../svg.mjs';
import { band, edge, field, TEAMS, tinted } from './cloth.mjs';
import { COAST, edgeD, H0, inside, land, PLACES, SHAPE, W0 } from './shape.mjs';
import { GROUND } from './small.mjs';
import { boatDraw } from './things.mjs';

/** the whole of the lowest layer */
export const ground = (view) =>
  sea(view) +
  beach(view) +
  PLACES.map((place) => terrain(view, place)).join('') +
  company(view) +
  light(view);

function sea({ w, h, P, outline }) {
  const water = rad(
    [
      [0, '#5FB0BC'],
      [0.62, '#3F8CA6'],
      [1, '#256485'],
    ],
    0.46,
    0.42,
    0.72,
  );
  const coast = outline(COAST);
  const surf = (colour, width, more) => path(coast, 'none', str(colour, width, more));
  return (
    rect(0, 0, w, h, 0, water) +
    path(waves(P), 'none', str('#BFE4E2', 1.5, 'opacity=".5"')) +
    surf('#7CC7C6', 40, 'opacity=".4"') +
    surf('#9EDAD2', 24, 'opacity=".55"') +
    surf('#D6F1E6', 11, 'opacity=".7"') +
    surf('#FFFFFF', 17, 'opacity=".62" stroke-dasharray="16 10 6 14"') +
    path(coast, '#0B2A38', `opacity=".4" transform="translate(2.5 5)" filter="${blur(3)}"`)
  );
}

function waves(P) {
  const r = rng(31);
  let crests = '';
  for (let tries = 0, n = 0; tries < 900 && n < 70; tries++) {
    const p = [r() * W0, r() * H0];
    if (inside(p, land) || edgeD(p, land) < 17) continue;
    n++;
    const [x, y] = P(p);
    crests += `M${Math.round(x - 7)} ${Math.round(y)}q3.5 -4 7 0q3.5 -4 7 0`;
  }
  return crests;
}

function beach({ P, outline }) {
  const coast = outline(COAST);
  const r = rng(31);
  const grains = COAST.filter((_, i) => i % 2 === 0).map((p) => {
    const [dx, dy] = [W0 / 2 - p[0], H0 / 2 - p[1]];
    const inland = (3 + r() * 4) / Math.hypot(dx, dy);
    return circ(...P([p[0] + dx * inland, p[1] + dy * inland]), 0.9, '#B8965A', 'opacity=".6"');
  });
  return (
    path(coast, fade('#FBEFC8', '#E6CE92'), str('#7A5C34', 2.2)) +
    g(grains.join(''), `clip-path="${clip('coast', path(coast, '#000'))}"`)
  );
}

/** a base's land is its team's from the start */
function terrain({ outline }, { id, terrain: name, team }) {
  const border = outline(SHAPE[id]);
  const seat = TEAMS[team];
  const colour = seat === undefined ? GROUND[name][0] : tinted(name, seat, 0.94);
  const stroke = (line) => path(border, 'none', line);
  const rim =
    seat === undefined ? stroke(str('#FFF9E0', 8, 'opacity=".45"')) : band(stroke, seat) + edge(stroke);
  return (
    path(border, field(colour), str(colour, 2)) + g(rim, `clip-path="${clip(id, path(border, '#000'))}"`)
  );
}

/** two boats, a compass and a whale, one in each corner */
function company({ P, upright }) {
  const [whaleAt, compassAt, boatAt, farBoatAt] = [
    [38, 42],
    [944, 552],
    [54, 548],
    [944, 48],
  ].map((p) => P(p));
  return (
    tr(...boatAt, boatDraw(), 0.92) +
    tr(...farBoatAt, boatDraw(), 0.74) +
    tr(...compassAt, compass(), 0.92, upright ? -90 : 0) +
    tr(...whaleAt, whale(), 0.82)
  );
}

const compass = () =>
  circ(0, 0, 30, '#1E5670', `opacity=".55" ${str('#EAD7A4', 1.8)}`) +
  circ(0, 0, 25, 'none', str('#EAD7A4', 0.9)) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((angle) => g(angle % 90 ? shortPoint() : longPoint(angle === 0), `transform="rotate(${angle})"`))
    .join('');
const shortPoint = () => path('M0-16L3-4L0 0L-3-4Z', '#EAD7A4', str('#1C3A46', 0.9));
const longPoint = (isNorth) =>
  path('M0-28L5-5L0 0Z', '#FFF9E8', str('#1C3A46', 1)) +
  path('M0-28L-5-5L0 0Z', isNorth ? '#C7343D' : '#B89A5C', str('#1C3A46', 1));

const whale = () =>
  path(
    'M-24 8C-22-4-12-8-4-5C0-3 3 2 8 3C12 4 17 0 17-7C13-9 11-12 10-15C15-14 19-13 21-11' +
      'C23-14 27-15 31-15C30-11 28-8 24-6C24 3 18 11 8 12C-2 14-20 16-24 8Z',
    fade('#6C8FB4', '#34547E'),
    str(INK, 1.8),
  ) +
  path('M-22 9C-14 13-4 11 2 10', 'none', str('#D9E6F0', 2.4)) +
  circ(-14, 2, 1.6, INK) +
  path('M-8-7V-12M-8-12C-10-17-15-16-16-13M-8-12C-6-17-1-16 0-13', 'none', str('#E4F6F2', 2)) +
  path('M-30 14q5-4 10 0q5-4 10 0q5-4 10 0q5-4 10 0q5-4 10 0', 'none', str('#D6F1E6', 2.4));

/** warm from above, dark below */
const light = ({ w, h }) =>
  rect(
    0,
    0,
    w,
    h,
    0,
    linU(
      [
        [0, '#FFF4D0', 0.2],
        [0.45, '#FFF4D0', 0],
        [0.7, '#3A2208', 0],
        [1, '#3A2208', 0.16],
      ],
      0,
      0,
      w,
      h,
    ),
  );

/** night lies over land and sea as a blue glass, clearer round the middle, where the moon stands */
export const dusk = () =>
  rect(
    0,
    0,
    W0,
    H0,
    0,
    rad(
      [
        [0, '#1B2A72', 0.3],
        [0.6, '#141F5E', 0.4],
        [1, '#0C1340', 0.56],
      ],
      0.5,
      0.42,
      0.72,
    ),
  );
