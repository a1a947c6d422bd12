// The charge on a disc of its colour.
import { INK, SEATS } from '../palette.mjs';
import { circ, fade, mix, str, tr } from '../svg.mjs';
import { seatEmblem } from './emblem.mjs';

/** box 24 */
export function roundel(s) {
  const S = SEATS[s];
  return (
    circ(12, 12, 10.6, fade(mix(S.base, S.light, 0.25), S.dark), str(INK, 1.3)) +
    tr(12, 12, seatEmblem(s, s === 1 ? S.deep : '#FFF8E8'), 0.64)
  );
}
