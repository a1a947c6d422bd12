// The colours of the lands: of the terrain, of the team that owns them.
import { IVORY, SEATS } from '../palette.mjs';
import { mix, rad, str } from '../svg.mjs';
import { GROUND } from './small.mjs';

/** the seats that the two teams wear */
export const TEAMS = [0, 2];

/** a land's colour, lighter in its middle */
export const field = (colour) =>
  rad(
    [
      [0, mix(colour, '#FFFFFF', 0.26)],
      [1, colour],
    ],
    0.42,
    0.36,
    0.7,
  );

/** the terrain tinted; the blue's light is darker than the red's */
export function tinted(terrain, seat, share) {
  const { light } = SEATS[seat];
  return mix(GROUND[terrain][0], seat === 2 ? mix(light, '#FFFFFF', 0.12) : light, share);
}

/** the owner's band; `stroke` draws a line along the border, of which the inner half is seen */
export const band = (stroke, seat, width = 14.6) =>
  stroke(str(IVORY, width + 3, 'opacity=".75"')) + stroke(str(SEATS[seat].base, width));

/** the dark line at the border of owned land */
export const edge = (stroke) => stroke(str('#2A1B10', 3));
