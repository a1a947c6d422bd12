import { stackBadge } from '../pieces/badge.mjs';
import { seatEmblem } from '../pieces/emblem.mjs';
import { guard } from '../pieces/guard.mjs';
import { MARKS } from '../pieces/marks.mjs';
import { noble } from '../pieces/noble.mjs';
import { pawn } from '../pieces/pawn.mjs';
import { roundel } from '../pieces/roundel.mjs';
import { wall } from '../pieces/wall.mjs';
import { tr } from '../svg.mjs';
import { HOUSE_NAMES, SEAT_NAMES, save } from '../write.mjs';

const EDGE = 4; // room for the outline and the shadow round the drawing
const framed = (drawing) => tr(EDGE, EDGE, drawing);

export function writePieces() {
  SEAT_NAMES.forEach((seat, s) => {
    save('pieces', `guard-${seat}`, 72, 88, () => framed(guard(s)));
    save('pieces', `noble-${seat}`, 72, 112, () => framed(noble(s)));
    save('pieces', `pawn-${seat}`, 72, 88, () => framed(pawn(s)));
    save('pieces', `wall-${seat}`, 64, 42, () => wall(s));
    for (let n = 2; n <= 5; n++) save('pieces', `badge-${seat}-${n}`, 40, 42, () => stackBadge(n, s));
    save('emblems', `emblem-${HOUSE_NAMES[s]}`, 24, 24, () => tr(12, 12, seatEmblem(s, '#FFFFFF')));
    save('emblems', `roundel-${HOUSE_NAMES[s]}`, 24, 24, () => roundel(s));
  });
  save('pieces', 'wall-plain', 64, 42, () => wall(null));
  for (let n = 2; n <= 5; n++) save('pieces', `badge-plain-${n}`, 40, 42, () => stackBadge(n));
  for (const [name, draw] of Object.entries(MARKS)) save('marks', name, 64, 64, draw);
}
