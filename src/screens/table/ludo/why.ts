import type { Seat } from '../../../engine/core/game.ts';
import type { Action, Place, Refusal, View } from '../../../engine/ludo/types.ts';
import type { Hit } from '../../../show/cross.ts';
import { refusalWords } from '../../../show/ludo/choice-words.ts';
import type { Hindrance } from '../../../show/ludo/choices.ts';
import { spotOf } from '../../../show/ludo/spot.ts';
import { ownerOf } from '../../../show/seat-words.ts';
import type { Reason } from '../types.ts';

/** Why something on the board cannot be chosen: the rules refuse it, or it is another seat's. */
export type Why =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly hindrance: Hindrance | null }
  | { readonly kind: 'foreign'; readonly owner: Seat };

type Asked = {
  readonly view: View;
  readonly hindrances: readonly Hindrance[];
  refusalOf(action: Action): Refusal | null;
};

/** Why what was tapped cannot be chosen by the seat to act. */
export function whyNot({ view, hindrances, refusalOf }: Asked, hit: Hit): Why {
  const refused = (refusal: Refusal, hindrance: Hindrance | null = null): Why => ({
    kind: 'refused',
    refusal,
    hindrance,
  });
  const from = placeAt(view, view.owner, hit);
  const hindrance = hindrances.find((each) => each.from === from);
  if (hindrance) return refused(hindrance.refusal, hindrance);
  if (from === null) {
    const owner = view.seats.find(({ seat }) => placeAt(view, seat, hit) !== null)?.seat;
    if (owner !== undefined) return { kind: 'foreign', owner };
  }
  const action: Action = from === 'base' ? { type: 'release' } : { type: 'move', from: from ?? 0 };
  const refusal = refusalOf(action);
  return refused(refusal && refusal.code !== 'action' ? refusal : { code: 'piece', from: from ?? 'base' });
}

/** The place of a seat's pawns at what was tapped, `null` where it has none. */
function placeAt({ seats }: View, seat: Seat, hit: Hit): Place | null {
  const pawns = seats.find((side) => side.seat === seat)?.pawns ?? [];
  return pawns.find((place) => JSON.stringify(spotOf(seat, place)) === JSON.stringify(hit)) ?? null;
}

/** The two sentences of a bubble. */
export function whyWords(why: Why): Reason {
  if (why.kind === 'refused') return refusalWords(why.refusal);
  const facts = { owner: ownerOf(why.owner) };
  return { rule: { key: 'refusal.foreign.rule', facts }, facts: { key: 'refusal.piece.facts' } };
}
