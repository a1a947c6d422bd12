// What faces have in common.
import { INK } from '../palette.mjs';
import { ell } from '../svg.mjs';

export const eyes = (y, dx = 5) => ell(32 - dx, y, 1.7, 2.3, INK) + ell(32 + dx, y, 1.7, 2.3, INK);
