// Castles, flags, clouds and what else stands on the isle.

import { lock } from '../hand/lock.mjs';
import { BRASS, INK, SEATS } from '../palette.mjs';
import { emblem, seatEmblem } from '../pieces/emblem.mjs';
import { blur, circ, ell, fade, g, lin, path, pattern, rect, str, tr } from '../svg.mjs';

export function castle(s, big = false, locked = false) {
  // foot at 0, 26; towers with the owner's roofs
  const S = SEATS[s];
  const st = lin(
    [
      [0, '#FFF3D8'],
      [0.5, '#E0C99C'],
      [1, '#9C7F52'],
    ],
    0,
    0,
    1,
    0,
  );
  const roof = lin(
    [
      [0, S.light],
      [0.45, S.base],
      [1, S.dark],
    ],
    0,
    0,
    1,
    0.2,
  );
  const tow = (x, w, top, rh) =>
    path(
      `M${x - w} 26V${top}H${x - w - 2.4}V${top - 7}H${x + w + 2.4}V${top}H${x + w}V26Z`,
      st,
      str(INK, 1.9),
    ) +
    path(`M${x - w - 3} ${top - 7}L${x} ${top - 7 - rh}L${x + w + 3} ${top - 7}Z`, roof, str(INK, 1.8)) +
    path(`M${x} ${top + 4}V${top + 9}`, 'none', str('#4A2E1C', 2.4));
  let o = ell(3, 26, 42, 8, '#1A0F08', `opacity=".34" filter="${blur(2)}"`);
  if (big)
    o +=
      path('M-15 26V-22H-18V-30H-11V-26.4H-4V-30H4V-26.4H11V-30H18V-22H15V26Z', st, str(INK, 1.9)) +
      path('M0-30V-46', 'none', str(INK, 4)) +
      path('M0-31V-45', 'none', str('#C79A55', 2)) +
      path('M1-46C9-50 16-42 27-46V-33C16-30 9-37 1-33Z', roof, str(INK, 1.6)) +
      path('M-6-14V-8M6-14V-8', 'none', str('#4A2E1C', 2.6)) +
      tow(-28, 9, -2, 18) +
      tow(28, 9, -2, 18);
  else o += tow(-23, 7.4, -3, 15) + tow(23, 7.4, -3, 15);
  o +=
    path('M-21 26V3H-17V-2H-10.6V2H-4V-2H4V2H10.6V-2H17V3H21V26Z', st, str(INK, 1.9)) +
    path(
      'M-17 6.4H17M-18 13H-10M10 13H18M-18 19.6H-11M11 19.6H18',
      'none',
      str('#8C7248', 1.1, 'opacity=".6"'),
    );
  o +=
    path('M-8.6 26V14.6A8.6 8.6 0 0 1 8.6 14.6V26Z', '#3A2416', str(INK, 1.6)) +
    path('M-4 9V26M0 7V26M4 9V26M-8 14H8M-8 20H8', 'none', str('#C79A55', 1.2));
  if (big)
    o += tr(
      0,
      -4,
      path('M-9-7Q0-9 9-7V1C9 7 3 9.6 0 11C-3 9.6-9 7-9 1Z', S.base, str(INK, 1.6)) +
        tr(0, 0.6, seatEmblem(s, '#FFF8E8'), 0.58),
    );
  if (locked) o += tr(-15.4, -2, lock(), 0.78);
  return o;
}

export function flagpole(s) {
  // planted at 0,0
  const S = SEATS[s];
  const d =
    s === 0
      ? 'M1-46C10-51 18-42 32-47L26-38L32-28C18-24 10-32 1-27Z'
      : 'M1-46C10-50 20-43 30-46V-27C20-24 10-31 1-27Z';
  return (
    ell(2, 0, 8, 2.6, '#1A0F08', 'opacity=".35"') +
    path('M0 0V-49', 'none', str(INK, 5)) +
    path('M0-1V-48', 'none', str('#C79A55', 2.4)) +
    path(
      d,
      lin(
        [
          [0, S.light],
          [0.45, S.base],
          [1, S.dark],
        ],
        0,
        0,
        1,
        0.3,
      ),
      str(INK, 1.9),
    ) +
    tr(15, -37, seatEmblem(s, '#FFF8E8'), 0.68) +
    circ(0, -50, 3.2, BRASS.hi, str(INK, 1.3))
  );
}

export const cloudDraw = () =>
  ell(2, 13, 27, 5, '#20343A', 'opacity=".3"') +
  path(
    'M-22 12C-34 12-34-1-24-2C-24-14-5-18 0-8C6-16 22-13 20-3C31-4 32 12 20 12Z',
    fade('#FDFEFB', '#C6D5D6'),
    str('#6C8388', 1.5),
  ) +
  path('M-20-2C-19-9-11-11-7-8M3-6C7-10 13-9 15-5', 'none', str('#FFFFFF', 2));

export const boatDraw = () =>
  ell(0, 15, 24, 4, '#E4F6F2', 'opacity=".7"') +
  path('M-20 4H20L13 15H-13Z', fade('#A9763F', '#5B3B27'), str(INK, 1.9)) +
  path('M-17 7.6H17', 'none', str('#E8C98C', 1.6)) +
  path('M0 4V-27', 'none', str(INK, 3)) +
  path('M2-24C14-19 17-9 16 0H2Z', '#FFF9E8', str(INK, 1.7)) +
  path('M-2-20C-10-14-13-7-13 0H-2Z', '#F0DDB0', str(INK, 1.7)) +
  path('M0-27L9-30L0-33Z', BRASS.base, str(INK, 1.2));

/** pattern of an owner over a whole land: Lily slants, Moon crescents */
export const owned = (s) => (s === 0 ? slants(s) : crescents());

const slants = (s) =>
  pattern('slants', 11.314, 11.314, rect(0, 0, 3.4, 11.4, 0, SEATS[s].dark, 'opacity=".3"'), 45);

function crescents() {
  const moon = (at) => tr(at, at, emblem('moon', '#F4F8FF'), 0.52);
  return pattern('crescents', 30, 30, g(moon(8) + moon(23), 'opacity=".66"'));
}
