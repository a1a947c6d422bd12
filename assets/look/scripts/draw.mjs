// Draws every source. node draw.mjs
import { writeBoard } from './sources/board.mjs';
import { writeHand } from './sources/hand.mjs';
import { writeMap } from './sources/map.mjs';
import { writeMotion } from './sources/motion.mjs';
import { writePieces } from './sources/pieces.mjs';
import { writeScreens } from './sources/screens.mjs';
import { writeUi } from './sources/ui.mjs';
import { list } from './write.mjs';

export function drawSources() {
  writePieces();
  writeBoard();
  writeMotion();
  writeHand();
  writeUi();
  writeScreens();
  writeMap();
  writeScreens();
  return list();
}

if (process.argv[1]?.endsWith('draw.mjs')) console.log(`${drawSources().length} sources`);
