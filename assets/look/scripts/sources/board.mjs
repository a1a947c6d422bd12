import { board } from '../board/board.mjs';
import { keepOnly } from '../board/keep.mjs';
import { castleTile, entryTile, midpointMark, pachisiCastle, paver, safeStar } from '../board/tiles.mjs';
import { geometry } from '../geometry.mjs';
import { SEATS, THEMES } from '../palette.mjs';
import { mix, rng, tr } from '../svg.mjs';
import { LIGHTS, SEAT_NAMES, save, saveText } from '../write.mjs';

const NIGHT_SKY = '#12182C';
const INWARD = [-90, 0, 90, 180]; // degrees, the way a seat's first steps go

function entry(s, light) {
  const S = SEATS[s];
  const T = THEMES[light];
  const dim = light === 'night' ? 0.14 : 0;
  const tone = [mix(mix(S.base, S.light, 0.15), NIGHT_SKY, dim), mix(S.dark, NIGHT_SKY, dim)];
  return paver(0, 0, T, rng(5), tone) + entryTile(s, T);
}

function writeTiles(light) {
  const T = THEMES[light];
  const stone = () => paver(0, 0, T, rng(3));
  for (let i = 0; i < 4; i++)
    save('tiles', `paver-${i + 1}-${light}`, 48, 48, () => paver(0, 0, T, rng(11 + i * 37)));
  save('tiles', `castle-${light}`, 48, 48, () => stone() + castleTile(T));
  save('tiles', `pachisi-castle-${light}`, 48, 48, () => stone() + pachisiCastle(T));
  save('tiles', `safe-star-${light}`, 48, 48, () => stone() + safeStar(T));
  SEAT_NAMES.forEach((seat, s) => {
    save('tiles', `entry-${seat}-${light}`, 48, 48, () => entry(s, light));
    save('tiles', `pachisi-start-${seat}-${light}`, 48, 48, () => pachisiCastle(T, s, INWARD[s]));
  });
  save('tiles', `home-${light}`, 144, 144, () => keepOnly(T));
}

const BOARDS = {
  nobles: { game: 'nobles' },
  ludo: { game: 'ludo' },
  'ludo-stars': { game: 'ludo', stars: true },
  'ludo-pachisi': { game: 'ludo', pachisi: true },
};

const geometryText = () =>
  JSON.stringify(geometry(), null, 1)
    .replace(/\[\s+([-\d.]+),\s+([-\d.]+)\s+\]/g, '[$1, $2]')
    .replace(/\{\s+"tile": (\d+),\s+"centre": (\[[^\]]+\])\s+\}/g, '{ "tile": $1, "centre": $2 }');

export function writeBoard() {
  SEAT_NAMES.forEach((seat, s) => {
    save('tiles', `midpoint-${seat}`, 28, 30, () => midpointMark(s));
  });
  for (const light of LIGHTS) {
    writeTiles(light);
    for (const [name, o] of Object.entries(BOARDS))
      save('boards', `${name}-${light}`, 816, 816, () => tr(24, 24, board(light, o)));
  }
  saveText('geometry.json', `${geometryText()}\n`);
}
