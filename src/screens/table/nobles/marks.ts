import type { Seat } from '../../../engine/core/game.ts';
import type { View } from '../../../engine/nobles/types.ts';
import type { Mark, MarkKind } from '../../../scenes/types.ts';
import { hit, type Point } from '../../../show/cross.ts';
import type { Source, Target, TargetGroup } from '../../../show/nobles/choices.ts';
import { FOOT } from '../../../show/nobles/layout.ts';
import { centreOf, isSpecial } from '../../../show/nobles/spot.ts';
import type { Figure } from '../board-overlay.tsx';
import type { Offer } from './offer.ts';

/** The middle of where a source stands: its tile, or its own stand in the Yard. */
export function middleOf(source: Source, seat: Seat): Point {
  return source.from === 'yard'
    ? { x: source.at.x, y: source.at.y - FOOT.yard }
    : centreOf(seat, source.from);
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

/** The middles of the squares that pieces stand on. */
export const standing = (view: View): readonly Point[] =>
  view.seats.flatMap(({ seat, guards, noble }) =>
    [...guards, noble].flatMap((place) =>
      place === 'yard' || place === 'home' ? [] : [centreOf(seat, place)],
    ),
  );

/** The middle of every tile on the way to a target, without the tile it ends on. */
export const wayTo = (group: TargetGroup | null): readonly Point[] =>
  group?.options[0]?.way.slice(0, -1) ?? [];

/** What the targets gain or lose, written beside them where it hides least: `busy` are the middles of tiles in use. */
export function figuresOf(groups: readonly TargetGroup[], busy: readonly Point[]): readonly Figure[] {
  const taken = [...busy];
  return groups.flatMap(({ key, at, options }) => {
    const value = options[0] ? figureOf(options[0]) : 0;
    if (value === 0) return [];
    const place = beside(at, taken);
    taken.push(place);
    return [{ key, value, ...place }];
  });
}

/** The change of the Combat Score that a target's tag tells. */
export const figureOf = ({ gain, loss }: Target): number => gain - loss;

/** Below the tile, else left or right of it, else above; each with what it costs, as the picture of the tile suffers. */
const BESIDE = [
  { x: 0, y: 0.7, cost: 0 },
  { x: -1.12, y: 0.14, cost: 0.3 },
  { x: 1.12, y: 0.14, cost: 0.3 },
  { x: 0, y: -0.85, cost: 1.2 },
] as const;

function beside(at: Point, taken: readonly Point[]): Point {
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, cost } of BESIDE) {
    const place = { x: at.x + x, y: at.y + y };
    const hides = cost + hidden(place, at, taken);
    if (hides < least) [best, least] = [place, hides];
  }
  return best;
}

/** What a tag at a place would hide: squares a little, pieces and targets much; beyond the board it cannot be. */
function hidden(place: Point, at: Point, taken: readonly Point[]): number {
  if (place.x < 0.3 || place.x > 14.7 || place.y < 0 || place.y > 15) return 100;
  const found = hit(place);
  const isSquare = found?.kind === 'tile' || found?.kind === 'lane';
  const near = taken.filter(
    ({ x, y }) => Math.abs(x - place.x) < 0.75 && Math.abs(y - place.y) < 0.6 && (x !== at.x || y !== at.y),
  );
  return (isSquare ? 1 : 0) + 2 * near.length;
}
