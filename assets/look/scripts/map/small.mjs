// Little things of the terrain; box about -10..10, foot at 0.

import { INK } from '../palette.mjs';
import { circ, ell, fade, lin, path, rect, str } from '../svg.mjs';

export const SMALL = {
  pine: () =>
    ell(1.6, 0.4, 6, 1.8, '#1A2A10', 'opacity=".3"') +
    rect(-1.2, -4, 2.4, 4.4, 0.6, '#5E3D24') +
    path(
      'M0-19L6-9.6H3.4L7.4-3.4H-7.4L-3.4-9.6H-6Z',
      fade('#6E9F66', '#34633F', 0, 0, 1, 0.3),
      str('#22351F', 1.2),
    ),
  tree: () =>
    ell(1.6, 0.4, 6, 1.8, '#1A2A10', 'opacity=".3"') +
    rect(-1.2, -5, 2.4, 5.4, 0.6, '#5E3D24') +
    circ(0, -9.4, 6.4, fade('#9CC673', '#4E8348', 0, 0, 1, 1), str('#29401F', 1.2)) +
    circ(-2.2, -9, 1.3, '#D8464C') +
    circ(2.4, -7.4, 1.3, '#D8464C') +
    circ(1.2, -12, 1.2, '#D8464C'),
  bush: () =>
    ell(1, 0.2, 6, 1.6, '#1A2A10', 'opacity=".25"') +
    path(
      'M-6.4 0C-8-4-4-7-2-5.4C-1-9 4-8.4 4-5.4C7-6 8-2 6.4 0Z',
      fade('#9CBF72', '#5C8A4C', 0, 0, 1, 1),
      str('#3A5426', 1),
    ),
  tuft: () => path('M-4.4 0Q-4.2-4-6-6M0 0Q-.2-5 .4-8M4 0Q4-4 5.6-5.6', 'none', str('#6E8340', 1.5)),
  flower: () =>
    path('M0 0V-5M-4 1V-2M4 .6V-3', 'none', str('#6E8340', 1.1)) +
    circ(0, -6.2, 1.8, '#FFF6DC', str('#A97A22', 0.6)) +
    circ(-4, -3.4, 1.5, '#F2B94A') +
    circ(4, -4.4, 1.5, '#FFF6DC'),
  hay: () =>
    ell(1, 0.4, 7, 1.8, '#1A2A10', 'opacity=".25"') +
    path('M-6 0C-6-7-3-9 0-9C3-9 6-7 6 0Z', fade('#F2D684', '#C4983C'), str('#6B4E18', 1.1)) +
    path('M-3-7V-1M0-8V-1M3-7V-1', 'none', str('#A97A22', 0.9)),
  hill: () =>
    path(
      'M-15 3C-9-8-4-11 0-11C5-11 10-7 15 3Z',
      fade('#DCD08F', '#A99658', 0, 0, 1, 0.6),
      str('#6E5C2E', 1.2),
    ) +
    path('M-8-3Q-4-8 0-8.4', 'none', str('#FFF6D0', 1.4, 'opacity=".7"')) +
    path('M6-3L10 1M3-6L6-2.6', 'none', str('#7C6A36', 1)),
  rock: () =>
    ell(1, 0.4, 6, 1.6, '#1A2A10', 'opacity=".28"') +
    path(
      'M-5.6 0L-4-5.6L.6-7.2L4.6-4.2L5.8 0Z',
      fade('#D9D1C0', '#867B67', 0, 0, 1, 0.6),
      str('#463C2C', 1.1),
    ),
  mount: () =>
    ell(2, 1.4, 15, 3, '#1A2A10', 'opacity=".25"') +
    path(
      'M-15 2L-3-19L3-10.6L6-14L15 2Z',
      lin(
        [
          [0, '#DDD2BE'],
          [0.5, '#A89A84'],
          [1, '#6C5F4D'],
        ],
        0,
        0,
        1,
        0.3,
      ),
      str('#3A3024', 1.4),
    ) +
    path('M-3-19L1-13.4L-1.4-11.2L-3.4-13L-6-11L-7.4-11.4Z', '#FFFDF4', str('#8C8270', 0.8)),
  reed: () =>
    ell(0, 1, 9, 2.6, '#7FB0B4', str('#5B8A90', 0.8)) +
    path('M-4 0V-8M0 1V-11M4 0V-7M-7 0Q-7-4-9-5', 'none', str('#66783A', 1.3)) +
    path('M-4-8V-11M0-11V-14.6M4-7V-10', 'none', str('#7A5130', 2.4)),
  pool: () =>
    path(
      'M-11 0C-11-4-3-4 0-3.4C5-5 11-3 10.6 .4C10 4-10 4-11 0Z',
      fade('#9CCBC9', '#6FA6AC'),
      str('#4F7F86', 1),
    ) + path('M-5-.6H2M-1 1.2H6', 'none', str('#E4F4EE', 0.9, 'opacity=".8"')),
  dune: () =>
    path('M-10 0Q-4-7 1-3.6Q5-6.6 10 0', 'none', str('#C2A561', 1.5)) +
    path('M-7-1Q-3-4.4 0-2.6', 'none', str('#FFF8DC', 1, 'opacity=".8"')),
  hut: () =>
    ell(1.4, 0.4, 8, 1.8, '#1A2A10', 'opacity=".3"') +
    path('M-6 0V-6.4L0-11.6L6-6.4V0Z', '#FFF3D6', str(INK, 1.2)) +
    path('M-8-5.6L0-12.6L8-5.6L6.4-3.8L0-9.4L-6.4-3.8Z', '#B4603F', str(INK, 1.1)) +
    rect(-1.6, -4.4, 3.2, 4.4, 0.6, '#6B4329'),
  field: () =>
    path('M-12 1L-8-6H11L8 1Z', '#DFC15C', str('#9A7A2A', 1)) +
    path('M-8.6 .6L-5-5.4M-4.4 .6L-1-5.4M0 .6L3-5.4M4.4 .6L7-5.4', 'none', str('#A97A22', 1)),
};

export const GROUND = {
  coast: ['#E9DCA2', 'dune:4 tuft:3 hut:2 bush:2'],
  meadow: ['#C9D388', 'flower:6 tuft:5 hay:3 field:2'],
  cape: ['#D3CF93', 'rock:5 tuft:5 bush:3'],
  forest: ['#A3BA7C', 'pine:12'],
  hills: ['#D2C486', 'hill:6 tuft:3 rock:1'],
  orchard: ['#C3CE84', 'tree:7 flower:3'],
  peaks: ['#CCC2A6', 'mount:6 rock:3 pine:2'],
  lake: ['#BDD09C', 'reed:3 tuft:4 bush:3'],
  marsh: ['#AEBD8A', 'reed:5 pool:4 tuft:3'],
  castle: ['#DCCBA2', 'hut:4 bush:3 field:2'],
};
