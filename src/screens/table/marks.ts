import type { Seat } from '../../engine/core/game.ts';
import type { Mark, MarkKind } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import type { Source, Target, TargetGroup } from '../../show/nobles/choices.ts';
import { FOOT } from '../../show/nobles/layout.ts';
import { centreOf, isSpecial } from '../../show/nobles/spot.ts';
import type { Offer } from './offer.ts';

/** A figure over the board, its middle in board units. */
export type Figure = Point & { readonly key: string; readonly value: number };

/** The middle of where a source stands: its tile, or its own stand in the Yard. */
export function middleOf(source: Source, seat: Seat): Point {
  return source.from === 'yard' ? { x: source.at.x, y: source.at.y - FOOT.yard } : centreOf(seat, source.from);
}

/** The marks of an offer. Without `consequences` a target does not tell what it brings. */
export function marksOf(offer: Offer, seat: Seat, consequences: boolean): readonly Mark[] {
  const { source, sources, groups } = offer;
  if (!source) return sources.map((each) => ({ kind: 'can', ...middleOf(each, seat) }));
  const targets = groups.map(({ to, at, options }): Mark => {
    const plain: MarkKind = isSpecial(to) ? 'move-on' : 'move';
    const what = consequences ? options[0]?.kind : undefined;
    return { kind: what === 'capture' ? 'capture' : what === 'stopped' ? 'blocked' : plain, ...at };
  });
  return [{ kind: 'chosen', ...middleOf(source, seat) }, ...targets];
}

/** The middle of every tile on the way to a target, without the tile it ends on. */
export const wayTo = (group: TargetGroup | null): readonly Point[] => group?.options[0]?.way.slice(0, -1) ?? [];

/** What the targets gain or lose, written beside them. */
export function figuresOf(groups: readonly TargetGroup[]): readonly Figure[] {
  return groups.flatMap(({ key, at, options }) => {
    const value = options[0] ? figureOf(options[0]) : 0;
    return value === 0 ? [] : [{ key, value, ...beside(at) }];
  });
}

/** The change of the Combat Score that a target's tag tells. */
export const figureOf = ({ gain, loss }: Target): number => gain - loss;

/** Below the tile, or above it on the lowest row. */
const beside = ({ x, y }: Point): Point => ({
  x: Math.max(0.35, Math.min(14.65, x)),
  y: y > 14 ? y - 0.78 : y + 0.7,
});
