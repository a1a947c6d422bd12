// Boxes and feet of the pieces.
import { guard } from './guard.mjs';
import { noble } from './noble.mjs';
import { pawn } from './pawn.mjs';

export const piece = {
  guard: { w: 64, h: 80, px: 32, py: 73, draw: guard },
  noble: { w: 64, h: 104, px: 32, py: 96, draw: noble },
  pawn: { w: 64, h: 80, px: 32, py: 73, draw: pawn },
};
