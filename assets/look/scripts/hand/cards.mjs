// Cards: box 120 x 168.

import { BRASS, INK, IVORY } from '../palette.mjs';
import { O, steel } from '../pieces/fills.mjs';
import { blur, circ, clip, fade, g, lin, path, rad, rect, str, tr } from '../svg.mjs';
import { dieFace } from './die.mjs';
import { gatehouseGlyph, rook } from './glyphs.mjs';

const paper = () =>
  rect(5, 9, 114, 158, 13, '#000', `opacity=".35" filter="${blur(3)}"`) +
  rect(2, 2, 116, 164, 13, fade('#FFFBEF', '#EAD5A6'), O(2.4));
function cardFrame(inner, top, bottom) {
  return (
    paper() +
    rect(9, 9, 102, 150, 8, fade(top, bottom), str(BRASS.dark, 2)) +
    rect(11.6, 11.6, 96.8, 144.8, 6, 'none', str('#FFFFFF', 1, 'opacity=".4"')) +
    tr(0, 16, inner)
  );
}

export function card(kind) {
  if (kind === 'steal')
    return cardFrame(
      g(
        path(
          'M60 20L66 52L92 34L72 60L104 66L72 72L92 98L66 80L60 112L54 80L28 98L48 72L16 66' +
            'L48 60L28 34L54 52Z',
          '#FFFFFF',
          'opacity=".10"',
        ),
      ) +
        path('M47 26V114', 'none', str(INK, 7)) +
        path('M47 26V114', 'none', str('#C79A55', 3.6)) +
        circ(47, 24, 4.6, BRASS.base, O(1.8)) +
        path(
          'M49 32C62 26 74 40 96 33V70C78 78 64 62 49 70Z',
          lin(
            [
              [0, '#FFF4D6'],
              [0.5, '#FBE3A9'],
              [1, '#D9A94C'],
            ],
            0,
            0,
            1,
            0.4,
          ),
          O(2.2),
        ) +
        path('M62 40L70 50L84 41M62 52L70 62L84 53', 'none', str('#A8232F', 3.6)) +
        path(
          'M30 92C26 84 29 77 36 76L58 75C64 75 65 82 60 84H64C69 85 69 92 63 92.6' +
            'C67 94 66 100 61 100.6C63 103 61 107 57 107H42C36 107 33 100 30 92Z',
          steel(),
          O(2.4),
        ) +
        path('M50 84H60M50 92.4H62M50 100.4H60', 'none', str(INK, 1.8)) +
        path(
          'M11.6 141L18 98C20 88 28 86 34 90C39 94 38 104 36 110L30 141Z',
          fade('#9B4A2E', '#5E2716', 0, 0, 1, 0),
          O(2.4),
        ),
      '#A33A3F',
      '#571522',
    );
  if (kind === 'shield')
    return cardFrame(
      circ(
        60,
        66,
        46,
        rad([
          [0, '#FFFFFF', 0.4],
          [1, '#FFFFFF', 0],
        ]),
      ) +
        path(
          'M60 20C72 28 84 31 96 30V62C96 88 80 104 60 116C40 104 24 88 24 62V30C36 31 48 28 60 20Z',
          steel(),
          O(2.8),
        ) +
        path(
          'M60 30C70 36 79 38.6 87 38.6V62C87 82 75 95 60 105C45 95 33 82 33 62V38.6C41 38.6 50 36 60 30Z',
          fade('#4D78D0', '#1B3A80'),
          str(INK, 1.8),
        ) +
        path('M60 30C70 36 79 38.6 87 38.6V62H60Z', '#FFFFFF', 'opacity=".16"') +
        path('M60 62V105C45 95 33 82 33 62Z', '#FFFFFF', 'opacity=".16"') +
        tr(60, 67, rook(IVORY), 1.7),
      '#4F7FA8',
      '#1D3A5E',
    );
  if (kind === 'second')
    return cardFrame(
      path('M60 18A48 48 0 1 1 16 52', 'none', str('#FFFFFF', 0, 'opacity="0"')) +
        path('M27 80A38 38 0 1 1 60 106', 'none', str(INK, 10)) +
        path('M27 80A38 38 0 1 1 60 106', 'none', str(BRASS.base, 5.4)) +
        path('M16.6 76L36 72L30.6 92Z', BRASS.base, O(2.2)) +
        tr(36, 42, dieFace(6), 0.76),
      '#5C9B77',
      '#1F5440',
    );
  // back
  let dia = '';
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 8; x++)
      dia += `M${16 + x * 12.6 + (y % 2 ? 6.3 : 0)} ${14 + y * 12.6}l3 3l-3 3l-3-3Z`;
  return (
    paper() +
    rect(9, 9, 102, 150, 8, fade('#3F6B66', '#1D3B3A'), str(BRASS.dark, 2)) +
    g(
      path(dia, '#F5EBCB', 'opacity=".15"'),
      `clip-path="${clip('cb', '<rect x="12" y="12" width="96" height="144" rx="6"/>')}"`,
    ) +
    rect(14, 14, 92, 140, 5, 'none', str(BRASS.base, 1.4)) +
    circ(60, 84, 33, '#1B3534', str(BRASS.base, 2.4)) +
    tr(60, 85, gatehouseGlyph(), 1.12)
  );
}
