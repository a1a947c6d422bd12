// The frames of the map. A tile is what it is on the other boards; the map counts so many units of its own for one.
import { TEAMS } from '../look/scripts/map/cloth.mjs';
import { boxOf } from '../look/scripts/map/lands.mjs';
import { byId, MAP } from '../look/scripts/map/shape.mjs';
import { HOUSE_NAMES } from '../look/scripts/write.mjs';
import { DICE, EFFECTS, frame } from './frames.mjs';

const TILE = 44;
const IDS = MAP.territories.map(({ id }) => id);

/** the half turn maps the isle onto itself: the picture of a land of one half is that of its mirror, turned */
function land(id, state, tile) {
  const { mirror } = byId[id];
  const isTurned = Number(id.slice(1)) > Number(mirror.slice(1));
  const drawn = isTurned ? mirror : id;
  const { x, y } = boxOf(drawn);
  const cut = { tile, turn: isTurned ? 180 : 0 };
  return frame(
    `land-${id}-${state}`,
    `lands/${drawn}-${state}`,
    TILE,
    [byId[drawn].x - x, byId[drawn].y - y],
    { cut },
  );
}

const sized = (name, source, size, pivot) => frame(name, `territories/${source}`, TILE / size, pivot);

function ofTeam(seat, team) {
  const house = HOUSE_NAMES[seat];
  return [
    sized(`base-${team}`, `base-${house}`, 1, [45, 60]),
    sized(`castle-${team}`, `locked-${house}`, 0.9, [38, 34]),
    sized(`flag-${team}`, `flag-${house}`, 0.86, [8, 54]),
    sized(`traveller-${team}`, `traveller-${house}`, 1, [30, 60]),
    sized(`traveller-${team}-up`, `traveller-${house}-up`, 1, [30, 60]),
  ];
}

const sites = IDS.map((id) => sized(`site-${id}`, `site-${byId[id].terrain}`, 1.06, [36, 34]));

/** above a site's middle, where the middle of a ring is */
const RING = 15;
const MARKS = [
  ...['reach', 'target', 'chosen'].map((name) => sized(name, name, 1, [58, 44 + RING])),
  sized('threat', 'threat', 1, [58, 44]),
  sized('cloud', 'cloud', 1.12, [36, 24]),
  sized('question', 'question', 1, [17, 17]),
  frame('swords', 'marks/swords', TILE / 0.6, [32, 32]),
];

const CARDS = [
  ...['steal', 'shield', 'second', 'back'].map((kind) =>
    frame(`card-${kind}`, `cards/card-${kind}`, TILE / 0.43, [61, 86]),
  ),
  frame('padlock', 'cards/lock', TILE / 0.78, [20, 24]),
];

export const mapFrames = [
  ...TEAMS.flatMap(ofTeam),
  ...sites,
  ...MARKS,
  ...CARDS,
  ...DICE.filter(({ name }) => name.startsWith('die-')),
  ...EFFECTS.filter(({ name }) => name !== 'flash' && name !== 'ring'),
];

const STATES = ['hidden', '0', '1', '0-locked', '1-locked'];
export const landFrames = (tile) => IDS.flatMap((id) => STATES.map((state) => land(id, state, tile)));
