import { TEAMS } from '../map/cloth.mjs';
import { mapData } from '../map/data.mjs';
import { boxOf, hiddenLand, ownedLand } from '../map/lands.mjs';
import { lines } from '../map/lines.mjs';
import { MAP_MARKS, question, traveller } from '../map/marks.mjs';
import { dusk, ground } from '../map/sea.mjs';
import { H0, PLACES, W0 } from '../map/shape.mjs';
import { SITE } from '../map/site.mjs';
import { strewn } from '../map/strewn.mjs';
import { castle, cloudDraw, flagpole } from '../map/things.mjs';
import { VIEWS } from '../map/view.mjs';
import { blur, ell, tr } from '../svg.mjs';
import { HOUSE_NAMES, save, saveText } from '../write.mjs';

export function writeMap() {
  for (const [turn, view] of Object.entries(VIEWS))
    for (const [layer, draw] of Object.entries({ ground, things: strewn, lines }))
      save('boards', `map-${layer}${turn}`, view.w, view.h, () => draw(view));
  save('boards', 'map-dusk', W0, H0, dusk);
  for (const place of PLACES.filter(({ team }) => team === undefined)) writeLand(place);
  for (const [name, draw] of Object.entries(SITE))
    save('territories', `site-${name}`, 72, 56, () => tr(36, 34, siteShadow() + draw()));
  for (const [name, draw] of Object.entries(MAP_MARKS))
    save('territories', name, 116, 88, () => tr(58, 44, draw()));
  for (const s of TEAMS) {
    const house = HOUSE_NAMES[s];
    save('territories', `flag-${house}`, 48, 60, () => tr(8, 54, flagpole(s)));
    save('territories', `base-${house}`, 92, 92, () => tr(45, 60, castle(s, true)));
    save('territories', `locked-${house}`, 80, 72, () => tr(38, 34, castle(s, false, true)));
    save('territories', `traveller-${house}`, 60, 84, () => tr(30, 60, traveller(s)));
    save('territories', `traveller-${house}-up`, 60, 84, () =>
      tr(30, 60, traveller(s, { withShadow: false })),
    );
  }
  save('territories', 'cloud', 72, 44, () => tr(36, 24, cloudDraw()));
  save('territories', 'question', 34, 34, () => tr(17, 17, question()));
  saveText('territories.json', dataText());
}

function writeLand(place) {
  const { w, h } = boxOf(place.id);
  const write = (state, draw) => save('lands', `${place.id}-${state}`, w, h, draw);
  write('hidden', () => hiddenLand(place));
  TEAMS.forEach((seat, team) => {
    write(`${team}`, () => ownedLand(place, seat, false));
    write(`${team}-locked`, () => ownedLand(place, seat, true));
  });
}

const siteShadow = () => ell(2, 12.3, 25.5, 4.7, '#1A0F08', `opacity=".2" filter="${blur(2)}"`);

const isObject = (v) => typeof v === 'object' && !Array.isArray(v);

/** one land or road a line */
function dataText() {
  const rows = Object.entries(mapData()).map(([key, v]) => {
    const isList = Array.isArray(v) && isObject(v[0]);
    const value = isList ? `[\n${v.map((x) => `  ${JSON.stringify(x)}`).join(',\n')}\n ]` : JSON.stringify(v);
    return ` ${JSON.stringify(key)}: ${value}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
