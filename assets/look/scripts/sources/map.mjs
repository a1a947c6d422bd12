import { mapData } from '../map/data.mjs';
import { STATE } from '../map/example.mjs';
import { isle } from '../map/isle.mjs';
import { SITE } from '../map/site.mjs';
import { SMALL } from '../map/small.mjs';
import { boatDraw, castle, cloudDraw, flagpole, owned } from '../map/things.mjs';
import { rect, tr } from '../svg.mjs';
import { HOUSE_NAMES, save, saveText } from '../write.mjs';

const isObject = (v) => typeof v === 'object' && !Array.isArray(v);

/** one land or road a line */
function dataText() {
  const rows = Object.entries(mapData()).map(([key, v]) => {
    const lines = Array.isArray(v) && isObject(v[0]);
    const value = lines ? `[\n${v.map((x) => `  ${JSON.stringify(x)}`).join(',\n')}\n ]` : JSON.stringify(v);
    return ` ${JSON.stringify(key)}: ${value}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

export function writeMap() {
  for (const [name, draw] of Object.entries(SITE))
    save('territories', `site-${name}`, 72, 56, () => tr(36, 34, draw()));
  for (const [name, draw] of Object.entries(SMALL))
    save('territories', `small-${name}`, 36, 30, () => tr(17, 24, draw()));
  for (const s of [0, 2]) {
    const house = HOUSE_NAMES[s];
    const size = s ? 60 : 64; // the repeat of the pattern
    save('territories', `flag-${house}`, 48, 60, () => tr(8, 54, flagpole(s)));
    save('territories', `base-${house}`, 92, 92, () => tr(45, 60, castle(s, true)));
    save('territories', `locked-${house}`, 80, 72, () => tr(38, 34, castle(s, false, true)));
    save('territories', `pattern-${house}`, size, size, () => rect(0, 0, 64, 64, 0, owned(s, 1)));
  }
  save('territories', 'cloud', 72, 44, () => tr(36, 24, cloudDraw()));
  save('territories', 'boat', 56, 60, () => tr(28, 38, boatDraw()));
  save('boards', 'map-example', 950, 570, () => isle({ k: 0.95, state: STATE }).svg);
  save('boards', 'map-ground', 1000, 600, () => isle({ k: 1, bare: true }).svg);
  save('boards', 'map-ground-upright', 600, 1000, () => isle({ k: 1, q: 1, bare: true }).svg);
  saveText('territories.json', dataText());
}
