import { gatehouse, UPRIGHT, WIDE } from '../screens/gatehouse.mjs';
import { tr } from '../svg.mjs';
import { LIGHTS, save } from '../write.mjs';

export function writeScreens() {
  for (const light of LIGHTS)
    for (const [name, at] of [
      ['menu', WIDE],
      ['menu-upright', UPRIGHT],
    ]) {
      const { left, top, right, bottom } = at.beyond;
      const draw = () => tr(left, top, gatehouse(at, light));
      save('screens', `${name}-${light}`, at.width + left + right, at.height + top + bottom, draw);
    }
}
