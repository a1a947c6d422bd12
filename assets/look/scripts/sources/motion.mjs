import { dot, flash, glow, groundShadow, lozenge, ribbon, ring } from '../motion/effects.mjs';
import { guard } from '../pieces/guard.mjs';
import { noble } from '../pieces/noble.mjs';
import { crown } from '../pieces/noble-heads.mjs';
import { pawn } from '../pieces/pawn.mjs';
import { tr } from '../svg.mjs';
import { SEAT_NAMES, save } from '../write.mjs';

const framed = (drawing) => tr(4, 4, drawing);
const inTheAir = { withShadow: false };

export function writeMotion() {
  SEAT_NAMES.forEach((seat, s) => {
    save('motion', `guard-${seat}-up`, 72, 88, () => framed(guard(s, inTheAir)));
    save('motion', `pawn-${seat}-up`, 72, 88, () => framed(pawn(s, inTheAir)));
    save('motion', `noble-${seat}-up`, 72, 112, () => framed(noble(s, inTheAir)));
    save('motion', `noble-bare-${seat}`, 72, 112, () => framed(noble(s, { bare: true })));
    save('motion', `noble-bare-${seat}-up`, 72, 112, () =>
      framed(noble(s, { bare: true, withShadow: false })),
    );
    save('motion', `crown-${seat}`, 72, 72, () => framed(crown(s)));
    save('motion', `ribbon-${seat}`, 64, 22, () => ribbon(s));
  });
  save('motion', 'dot', 16, 16, dot);
  save('motion', 'shadow', 72, 24, groundShadow);
  save('motion', 'ring', 96, 96, ring);
  save('motion', 'lozenge', 16, 24, lozenge);
  save('motion', 'glow', 80, 80, glow);
  save('motion', 'flash', 80, 58, flash);
}
