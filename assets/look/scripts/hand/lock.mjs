// A padlock. Box 40 x 48.

import { INK } from '../palette.mjs';
import { brass, O } from '../pieces/fills.mjs';
import { blur, ell, path, rect, str } from '../svg.mjs';

export function lock(open = false) {
  // box 40 x 48
  return (
    ell(22, 43, 15, 3.4, '#000', `opacity=".35" filter="${blur(1.4)}"`) +
    path(open ? 'M12 22V13A8 8 0 0 1 28 11' : 'M12 24V14A8 8 0 0 1 28 14V24', 'none', str(INK, 8)) +
    path(open ? 'M12 22V13A8 8 0 0 1 28 11' : 'M12 24V14A8 8 0 0 1 28 14V24', 'none', str('#D5DCE4', 4)) +
    rect(5, 20, 30, 23, 5, brass(), O(2.4)) +
    path('M8 24.6Q8 22.6 10 22.6H26', 'none', str('#FFF6D8', 1.8)) +
    path('M20 28A3.4 3.4 0 0 1 22 34.2L23 38.6H17L18 34.2A3.4 3.4 0 0 1 20 28Z', INK)
  );
}
