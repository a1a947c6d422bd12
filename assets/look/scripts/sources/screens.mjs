import { appIcon } from '../screens/app-icon.mjs';
import { lozenges, rays } from '../screens/backdrop.mjs';
import { gatehouse, UPRIGHT, WIDE } from '../screens/gatehouse.mjs';
import { GAMES, gameBanner, medal, placeBanner, rod, rodRing } from '../screens/hangings.mjs';
import { loadingScene, portcullis } from '../screens/loading.mjs';
import { combat, journey } from '../screens/modes.mjs';
import { tr } from '../svg.mjs';
import { LIGHTS, SEAT_NAMES, save } from '../write.mjs';

/** the box stands at the bottom, whatever shape the screen has, and the drawing goes on round it */
const STANDING = { fit: 'xMidYMax meet' };

function writeMenu() {
  const shapes = Object.entries({ menu: WIDE, 'menu-upright': UPRIGHT });
  for (const light of LIGHTS)
    for (const [name, at] of shapes) {
      const { left, top, right, bottom } = at.beyond;
      const draw = () => tr(left, top, gatehouse(at, light));
      save('screens', `${name}-${light}`, at.width + left + right, at.height + top + bottom, draw);
    }
}

function writeHangings() {
  for (const game of Object.keys(GAMES))
    save('screens', `menu-banner-${game}`, 258, 344, () => gameBanner(game));
  SEAT_NAMES.forEach((seat, s) => {
    save('screens', `score-banner-${seat}`, 208, 424, () => placeBanner(s, 192, 408, 3.2));
    save('screens', `hall-banner-${seat}`, 356, 416, () => placeBanner(s, 340, 400, 0));
  });
  save('screens', 'rod', 96, 32, rod);
  save('screens', 'rod-ring', 16, 24, rodRing);
  save('screens', 'medal-first', 46, 50, () => medal(true));
  save('screens', 'medal', 46, 50, () => medal(false));
}

export function writeScreens() {
  writeMenu();
  save('screens', 'loading-scene', 1280, 720, () => loadingScene(), STANDING);
  const upright = { ...STANDING, view: '300 -752 680 1472' };
  save('screens', 'loading-scene-upright', 680, 1472, () => loadingScene(-752), upright);
  save('screens', 'portcullis', 220, 332, portcullis);
  writeHangings();
  save('screens', 'mode-journey', 286, 96, journey, { fit: 'xMidYMid meet' });
  save('screens', 'mode-combat', 286, 96, combat, { fit: 'xMidYMid meet' });
  for (const light of LIGHTS) save('screens', `lozenges-${light}`, 60, 96, () => lozenges(light));
  save('screens', 'rays', 1280, 720, rays, { fit: 'xMidYMin slice' });
  save('screens', 'icon', 64, 64, appIcon);
}
