// Rook, portcullis and the gatehouse of the game.

import { BRASS } from '../palette.mjs';
import { fade, path, str } from '../svg.mjs';

export const rook = (fill) =>
  path(
    'M-9-9.6H-5.4V-6.6H-1.8V-9.6H1.8V-6.6H5.4V-9.6H9V-2.8L6 -.4V5.4L9.2 8.4V10.4H-9.2V8.4' +
      'L-6 5.4V-.4L-9-2.8Z',
    fill,
  );

export const portcullis = (stone, bar) =>
  path('M-10 10.4V-1.4A10 10 0 0 1 10-1.4V10.4H6.6V-1A6.6 6.6 0 0 0-6.6-1V10.4Z', stone) +
  path('M-3.6-6.2V8.4M0-7.4V10M3.6-6.2V8.4M-6-2H6M-6 2.4H6M-6 6.6H6', 'none', str(bar, 1.5));

export function gatehouseGlyph(c = BRASS.hi, gate = '#142827') {
  // -24..24
  const gr = fade('#FFF3CC', '#D9A441');
  return (
    path(
      'M-22-16H-17.4V-12.6H-13.6V-16H-9V-5.6H-5V-9H-1.7V-5.6H1.7V-9H5V-5.6H9V-16H13.6V-12.6' +
        'H17.4V-16H22V18H-22Z',
      c === BRASS.hi ? gr : c,
    ) +
    path('M-6.6 18V6A6.6 6.6 0 0 1 6.6 6V18Z', gate) +
    path('M-3.4 2V16M0 0V18M3.4 2V16M-6 6.6H6M-6 11.6H6', 'none', str(c === BRASS.hi ? '#D9A441' : c, 1.2)) +
    path('M-16.6-4.6V1M16.6-4.6V1', 'none', str(gate, 2.4))
  );
}
