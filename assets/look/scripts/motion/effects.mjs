// Lights and small things that only exist while something moves.
import { BRASS, INK, IVORY, SEATS } from '../palette.mjs';
import { shadow } from '../pieces/fills.mjs';
import { blur, circ, fade, g, lin, path, rect, str } from '../svg.mjs';

/** a dot of the way, box 16 */
export const dot = () => circ(8, 8, 5.72, '#FFF7D6', str('#2A1B10', 1.5));

/** the shadow of a Guard alone, box 72 x 24, its foot at (36, 12) */
export const groundShadow = () => shadow(36, 12, 23, 5.4);

/** a brass ring, box 96 */
export const ring = () =>
  circ(48, 48, 40, 'none', str(INK, 9, 'opacity=".8"')) +
  circ(48, 48, 40, 'none', str(fade(BRASS.hi, BRASS.dark, 0.1, 0, 0.9, 1), 6)) +
  circ(48, 48, 41.4, 'none', str('#FFF8DC', 1.4, 'opacity=".85"'));

/** confetti, box 16 x 24: white with a fold, tinted at run time */
export const lozenge = () =>
  path('M8 1L14.6 12L8 23L1.4 12Z', '#FFFFFF') + path('M8 1L14.6 12L8 23Z', '#D4D4D4');

/** warm light on a square of 48 in a box of 80 */
export const glow = () =>
  rect(14, 14, 52, 52, 13, '#FFD166', `opacity=".7" filter="${blur(6)}"`) +
  rect(18, 18, 44, 44, 8, '#FFE9A8', `opacity=".75" filter="${blur(3)}"`) +
  rect(24, 24, 32, 32, 8, '#FFFBE6', `opacity=".6" filter="${blur(4)}"`);

const WALL_EDGE =
  'M1 36.6V16L2 14.6V4H15.2V14.6H17.6V4H30.8V14.6H33.2V4H46.4V14.6H48.8V4H62V14.6L63 16V36.6Z';

/** the edge of a wall that lights up when somebody is thrown back, box 80 x 58: the wall's box with 8 round it */
export const flash = () =>
  g(
    path(WALL_EDGE, 'none', str('#FFE38C', 8, `opacity=".75" filter="${blur(2.4)}"`)) +
      path(WALL_EDGE, 'none', str('#FFFFFF', 3.6)) +
      path(WALL_EDGE, '#FFFFFF', 'opacity=".34"'),
    'transform="translate(8 8)"',
  );

/** a ribbon on its way, box 64 x 22: it flies to the right, the middle of its point at (61, 11) */
export function ribbon(s) {
  const S = SEATS[s];
  const cloth = lin([
    [0, S.light],
    [0.45, S.base],
    [1, S.dark],
  ]);
  const edge = 'M3 3.6C14 .6 24 6.4 36 4.2L48 3.4L61 11L48 18.6L36 17.8C24 20 14 14.2 3 17.2L10 10.4Z';
  const hem = 'M8.4 5.6C16 4 25 8.4 36 6.6L47.4 5.8L56.4 11L47.4 16.2L36 15.4C25 17.2 16 12.8 8.4 14.6';
  return path(edge, cloth, str(INK, 2.2)) + path(hem, 'none', str(IVORY, 1.1, 'opacity=".75"'));
}
