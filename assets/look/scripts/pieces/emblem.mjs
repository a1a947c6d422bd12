// The charges of the four houses, in a box of -10..10, one fill.

import { SEATS } from '../palette.mjs';
import { circ, f, path } from '../svg.mjs';

export function emblem(kind, fill, _gap = 'none') {
  if (kind === 'fleur')
    return path(
      'M0-10.4C3.6-7 4.2-3.2 2 1.4H-2C-4.2-3.2-3.6-7 0-10.4ZM2.9 1.4C2.9-3 4.9-6 7.6-6' +
        'C10.4-6 11.3-2.7 9.2-.5C8.9-2.1 7.2-2.4 6.3-1.1C5.8-.3 5.6.5 5.6 1.4ZM-2.9 1.4' +
        'C-2.9-3-4.9-6-7.6-6C-10.4-6-11.3-2.7-9.2-.5C-8.9-2.1-7.2-2.4-6.3-1.1' +
        'C-5.8-.3-5.6.5-5.6 1.4ZM-6.4 2.3H6.4V5H-6.4ZM-1.9 5.8H1.9C1.9 7.6 1.5 9 0 10.6' +
        'C-1.5 9-1.9 7.6-1.9 5.8ZM3 5.8H5.2C5.3 7.2 6 8 7.2 8.2C5.2 9.6 3.2 8.4 3 5.8ZM-3 5.8' +
        'H-5.2C-5.3 7.2-6 8-7.2 8.2C-5.2 9.6-3.2 8.4-3 5.8Z',
      fill,
    );
  if (kind === 'sun') {
    let d = '';
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4,
        w = 0.3;
      const q = (r, t) => `${f(r * Math.sin(t))} ${f(-r * Math.cos(t))}`;
      d += `M${q(6, a - w)}L${q(10.6, a)}L${q(6, a + w)}Z`;
    }
    return path(d, fill) + circ(0, 0, 5, fill);
  }
  if (kind === 'moon')
    return (
      path('M3.2-9.9A10 10 0 1 0 9.9 4.2A8.1 8.1 0 0 1 3.2-9.9Z', fill) +
      path('M6-5.4L7.1-2.9L9.8-2.6L7.8-.8L8.4 1.9L6 .5L3.6 1.9L4.2-.8L2.2-2.6L4.9-2.9Z', fill)
    );
  return (
    path(
      'M-.9-10.6H1.1L.9-7.6C5-7.2 8-5.2 8.2-1.9C8.2-1.1 7.6-.8 6.9-.8H-6.9' +
        'C-7.6-.8-8.2-1.1-8.2-1.9C-8-5.2-5-7.2-.9-7.6Z',
      fill,
    ) + path('M-6.3.6H6.3C6.3 5.4 3.6 8.6 0 10.7C-3.6 8.6-6.3 5.4-6.3.6Z', fill)
  );
}

export const seatEmblem = (s, fill) => emblem(SEATS[s].emblem, fill);
