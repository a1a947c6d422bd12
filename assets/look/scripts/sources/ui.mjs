import { banner } from '../ui/banner.mjs';
import { button, iconButton, panel, wood } from '../ui/furniture.mjs';
import { ICONS } from '../ui/icons.mjs';
import { LIGHTS, SEAT_NAMES, save } from '../write.mjs';

export function writeUi() {
  for (const [name, draw] of Object.entries(ICONS)) save('icons', name, 32, 32, () => draw('#FFFFFF'));
  SEAT_NAMES.forEach((seat, s) => {
    save('ui', `banner-${seat}`, 78, 116, () => banner(6, 4, 62, 98, s));
  });
  for (const light of LIGHTS) {
    save('ui', `panel-${light}`, 76, 76, () => panel(12, 8, 52, 52, light));
    save('ui', `tray-${light}`, 76, 76, () => wood(12, 8, 52, 52, light));
  }
  save('ui', 'icon-button', 60, 64, () => iconButton(8, 6, false));
  save('ui', 'icon-button-on', 60, 64, () => iconButton(8, 6, true));
  for (const kind of ['primary', 'quiet', 'red', 'paper'])
    save('ui', `button-${kind}`, 84, 72, () => button(12, 8, 60, 44, kind));
}
