import { tellAll } from '../../../i18n/index.ts';
import type { Point } from '../../../show/cross.ts';
import { choiceWords } from '../../../show/ludo/choice-words.ts';
import type { Choice } from '../../../show/ludo/choices.ts';
import { centreOf } from '../../../show/ludo/spot.ts';
import { FOOT } from '../../../show/pieces.ts';
import type { Spot } from '../board-overlay.tsx';

/** A spot of the board, and the choices that are made there: one pawn's, or all that end on a square. */
export type LudoSpot = Spot & { readonly choices: readonly Choice[] };

type Standing = Pick<Choice, 'from' | 'owner' | 'feet'>;

/** The middles of where pawns stand: of their square, or in the base of each stand. */
export const middlesOf = ({ from, owner, feet }: Standing): readonly Point[] =>
  from === 'base' ? feet.map(({ x, y }) => ({ x, y: y - FOOT.yard })) : [centreOf(owner, from)];

/**
 * One button a square with pawns that can go; a pointer may also take another pawn of the base, or the square where
 * a pawn would end. Where a target lies on a pawn that can go itself, the pawn is meant.
 */
export function spotsOf(choices: readonly Choice[]): readonly LudoSpot[] {
  const pawns = choices.flatMap((choice) =>
    middlesOf(choice).map(
      (at, index): LudoSpot => ({
        key: index === 0 ? choice.key : `${choice.key} ${index}`,
        at,
        isTarget: false,
        label: index === 0 ? tellAll(choiceWords(choice)) : null,
        choices: [choice],
      }),
    ),
  );
  const targets = choices
    .filter(({ to }, index) => choices.findIndex((other) => other.to === to) === index)
    .map(
      ({ to, at }): LudoSpot => ({
        key: `to ${to}`,
        at,
        isTarget: false,
        label: null,
        choices: choices.filter((choice) => choice.to === to),
      }),
    );
  return [...pawns, ...targets];
}
