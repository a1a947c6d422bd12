// The mark of the game: its gatehouse in brass on dark green. Box 64.
import { gatehouseGlyph } from '../hand/glyphs.mjs';
import { BRASS } from '../palette.mjs';
import { fade, rect, str, tr } from '../svg.mjs';

export const appIcon = () =>
  rect(1.5, 1.5, 61, 61, 14, fade('#3F7A6C', '#1D3B3A'), str(BRASS.dark, 3)) +
  rect(4, 4, 56, 56, 11.4, 'none', str(BRASS.hi, 1, 'opacity=".55"')) +
  tr(32, 31, gatehouseGlyph(), 1.14);
