// The pictures of the two ways to play Nobles. Box 286 x 96.
import { castle } from '../map/things.mjs';
import { INK, SEATS } from '../palette.mjs';
import { MARKS } from '../pieces/marks.mjs';
import { piece } from '../pieces/measures.mjs';
import { circ, fade, linU, mix, rad, rect, str, tr } from '../svg.mjs';

const FLOOR = 87; // where the feet are
const MIDDLE = 143;

function field(s) {
  const S = SEATS[s];
  const light = rad([
    [0, S.light, 0.8],
    [1, S.light, 0],
  ]);
  const across = linU(
    [
      [0, mix(S.base, S.light, 0.3)],
      [1, S.dark],
    ],
    40,
    -60,
    246,
    156,
  );
  return rect(-700, -400, 1686, 900, 0, across) + circ(MIDDLE, 45, 84, light);
}

const stone = (x) => rect(x, FLOOR - 13, 37, 20, 4, fade('#FBEFD3', '#D9C090'), str(INK, 1.3));
const way = () => [0, 1, 2, 3, 4, 5, 6].map((i) => stone(MIDDLE - 136 + i * 40)).join('');

function standing(kind, s, x, k) {
  const { px, py, draw } = piece[kind];
  return tr(MIDDLE + x - px * k, FLOOR - py * k, draw(s), k);
}

export const journey = () =>
  field(3) +
  way() +
  tr(MIDDLE + 92, FLOOR - 28, castle(0, true), 0.88) +
  standing('guard', 0, -112, 0.78) +
  standing('guard', 0, -66, 0.78) +
  standing('noble', 0, -14, 0.8);

export const combat = () =>
  field(0) +
  way() +
  standing('guard', 0, -108, 0.84) +
  standing('guard', 0, -66, 0.88) +
  standing('guard', 2, 66, 0.84) +
  standing('noble', 2, 106, 0.8) +
  tr(MIDDLE - 32 * 1.1, 11, MARKS.swords(), 1.1);
