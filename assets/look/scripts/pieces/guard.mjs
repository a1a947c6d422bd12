// Guard: box 64 x 80, foot at (32, 73).
import { INK, SEATS, STEEL } from '../palette.mjs';
import { circ, fade, lin, path, str } from '../svg.mjs';
import { eyes } from './face.mjs';
import { bodyGrad, brass, brassSolid, O, shadow, steel } from './fills.mjs';
import { heater } from './heater.mjs';

export function guard(s, { withShadow = true } = {}) {
  const S = SEATS[s];
  const cloak = path(
    'M32 36C20 36 14.5 45 12 58C10.7 65 10 70 10.4 73C16 78.4 48 78.4 53.6 73' +
      'C54 70 53.3 65 52 58C49.5 45 44 36 32 36Z',
    bodyGrad(S),
    O(),
  );
  const hem = path('M11.4 69.5C18 74.3 46 74.3 52.6 69.5', 'none', str(brassSolid, 2.4));
  const glow = path('M16.6 58C18.4 48.5 21.5 43 25 40', 'none', str('#FFFFFF', 2.6, 'opacity=".55"'));
  let head = '';
  if (s === 0) {
    // great helm with a plume
    head =
      path(
        'M31 12C30 2 42-2 53 4C50 5 49 6.6 49 8.6C53 10.4 54.6 14 53.4 18.6C50.6 15.6 47 14.6 43 15.6Z',
        lin(
          [
            [0, S.light],
            [0.5, S.base],
            [1, S.dark],
          ],
          0,
          0,
          1,
          1,
        ),
        O(2.4),
      ) +
      path('M18 15Q32 9 46 15V33Q45 41.5 32 45Q19 41.5 18 33Z', steel(), O()) +
      path('M30.2 13H33.8V44H30.2Z', brass()) +
      path('M18 22.4H46V28.8H18Z', brass()) +
      path('M20.4 24.3H30.6V27H20.4ZM33.4 24.3H43.6V27H33.4Z', INK) +
      circ(25, 34, 1.2, STEEL.deep) +
      circ(25, 38, 1.2, STEEL.deep) +
      circ(39, 34, 1.2, STEEL.deep) +
      circ(39, 38, 1.2, STEEL.deep);
  } else if (s === 1) {
    // pointed nasal helm over mail
    head =
      path('M19 26C18 38 22 45.5 32 45.5C42 45.5 46 38 45 26Z', fade('#8C96A2', '#525C68', 0, 0, 1, 0), O()) +
      path('M23.6 26C23 34 26 40 32 40C38 40 41 34 40.4 26Z', S.skin) +
      eyes(31.4, 4.9) +
      path('M32 .8C34.2 7 45.6 13 46.4 27.4Q32 23 17.6 27.4C18.4 13 29.8 7 32 .8Z', steel(), O()) +
      path('M17.6 27.4Q32 23 46.4 27.4L46 31Q32 27 18 31Z', brass(), O(1.6)) +
      path('M30 26.2H34V36.4Q32 38 30 36.4Z', brass(), O(1.4)) +
      path('M26 12.5C23 16 21.4 19.6 21 23', 'none', str('#FFFFFF', 2, 'opacity=".8"'));
  } else if (s === 2) {
    // kettle hat, wide brim
    head =
      path(
        'M20 26C19.4 38 23 45.5 32 45.5C41 45.5 44.6 38 44 26Z',
        fade('#8C96A2', '#525C68', 0, 0, 1, 0),
        O(),
      ) +
      path('M23.4 27C23 35 26 41 32 41C38 41 41 35 40.6 27Z', S.skin) +
      eyes(33, 4.6) +
      path('M29.6 37.6Q32 39 34.4 37.6', 'none', str('#8A5A3A', 1.3)) +
      path('M19.6 23C19.6 12.6 24 6 32 6C40 6 44.4 12.6 44.4 23Z', steel(), O()) +
      path('M29.9 7H34.1V23H29.9Z', fade(S.light, S.base, 0, 0, 1, 0), str(INK, 1)) +
      path(
        'M6.6 26.6C12 22.4 20 21 32 21C44 21 52 22.4 57.4 26.6C56 30.4 46 28.8 32 28.8' +
          'C18 28.8 8 30.4 6.6 26.6Z',
        steel(),
        O(),
      ) +
      path('M12 25.4C17 23.6 22 23 28 22.8', 'none', str('#FFFFFF', 1.7, 'opacity=".9"')) +
      path('M24.4 11C22.8 13.4 22.2 16 22 19', 'none', str('#FFFFFF', 2, 'opacity=".8"'));
  } else {
    // archer's hood with a feather
    head =
      path(
        'M42 12C46 4 53 .6 60 1.4C58.6 3 58 4.4 58 6.2C55.6 6.4 54.6 8 54.4 10C51 10.4 48.6 13 46 18Z',
        fade('#FFF9E8', '#DCC493', 0, 0, 1, 1),
        O(2.2),
      ) +
      path(
        'M17 40C13.6 26 17.4 11 29.6 6.4C34 4.8 44 8 46.4 20C47.8 27 48.6 34 47 40C42 47.4 22 47.4 17 40Z',
        bodyGrad(S),
        O(),
      ) +
      path('M22.6 36C20.4 26 25 18.6 32.4 18.6C39.8 18.6 43.6 26 41.4 36C38 42.6 26 42.6 22.6 36Z', S.deep) +
      path(
        'M24.8 35C23.4 27.6 27 22.6 32.4 22.6C37.8 22.6 40.6 27.6 39.2 35C36.6 40 27.4 40 24.8 35Z',
        S.skin,
      ) +
      eyes(30.6, 4.2) +
      path('M29.8 35.4Q32.2 36.8 34.6 35.4', 'none', str('#5B331A', 1.3)) +
      path('M20.6 31C19.6 22 22.6 14.8 28 11.4', 'none', str('#FFFFFF', 2.2, 'opacity=".55"'));
  }
  return (
    (withShadow ? shadow(32, 73, 23, 5.4) : '') +
    cloak +
    glow +
    hem +
    head +
    heater(32, 43, 32, 32.5, S, s, 19)
  );
}
