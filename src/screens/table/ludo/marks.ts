import type { View } from '../../../engine/ludo/types.ts';
import type { Mark } from '../../../scenes/types.ts';
import type { Point } from '../../../show/cross.ts';
import type { Choice, Hindrance } from '../../../show/ludo/choices.ts';
import { centreOf, isSpecial } from '../../../show/ludo/spot.ts';
import { middlesOf } from './spots.ts';

/** What the board shows of what can be done. */
export type LudoMarks = { readonly marks: readonly Mark[]; readonly way: readonly Point[] };

const NOTHING: LudoMarks = { marks: [], way: [] };

/**
 * Rings at the pawns that can go and, with `consequences`, where each would end and which walls are in the way. With
 * one looked at, its way and its end alone.
 */
export function marksOf(
  choices: readonly Choice[],
  hindrances: readonly Hindrance[],
  looked: Choice | null,
  consequences: boolean,
): LudoMarks {
  if (choices.length === 0) return NOTHING;
  const pawns = choices.flatMap((choice) =>
    middlesOf(choice).map((at): Mark => ({ kind: choice === looked ? 'chosen' : 'can', ...at })),
  );
  if (!consequences) return { marks: pawns, way: [] };
  if (looked) return { marks: [...pawns, targetOf(looked)], way: looked.way.slice(0, -1) };
  const walls = hindrances.flatMap(blockedBy);
  return { marks: [...pawns, ...choices.map(targetOf), ...walls], way: [] };
}

/** What is in the way of a pawn: the pawn, the squares it could go, and the mark before the wall. */
export function hinderedMarks(hindrance: Hindrance): LudoMarks {
  const [at] = middlesOf(hindrance);
  if (!at) return NOTHING;
  return { marks: [{ kind: 'chosen', ...at }, ...blockedBy(hindrance)], way: hindrance.way.slice(0, -1) };
}

/** The mark on the square before a wall; none where the wall is the very next. */
const blockedBy = ({ way }: Hindrance): Mark[] => {
  const last = way.at(-1);
  return last ? [{ kind: 'blocked', ...last }] : [];
};

const targetOf = ({ kind, to, at }: Choice): Mark => ({
  kind: kind === 'capture' ? 'capture' : isSpecial(to) ? 'move-on' : 'move',
  ...at,
});

/** The middles of the squares that pawns stand on. */
export const standing = ({ seats }: View): readonly Point[] =>
  seats.flatMap(({ seat, pawns }) =>
    pawns.flatMap((place) => (place === 'base' || place === 'home' ? [] : [centreOf(seat, place)])),
  );
