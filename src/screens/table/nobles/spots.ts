import type { Seat } from '../../../engine/core/game.ts';
import type { View } from '../../../engine/nobles/types.ts';
import { tell, tellAll } from '../../../i18n/index.ts';
import { sourceWords, targetWords } from '../../../show/nobles/choice-words.ts';
import type { Source, TargetGroup } from '../../../show/nobles/choices.ts';
import type { Spot } from '../board-overlay.tsx';
import { middleOf } from './marks.ts';
import type { Offer } from './offer.ts';

/** What a spot of the board chooses. */
export type NoblesSpot = Spot & {
  readonly choice:
    | { readonly kind: 'source'; readonly source: Source }
    | { readonly kind: 'group'; readonly group: TargetGroup };
};

/** The buttons of an offer: what can go, then where the chosen ones can. */
export function spotsOf(offer: Offer, seat: Seat, view: View): readonly NoblesSpot[] {
  const { source: chosen, count } = offer;
  const sources = offer.sources.map(
    (source): NoblesSpot => ({
      key: source.key,
      at: middleOf(source, seat),
      isTarget: false,
      label: tell(sourceWords(source)),
      isPressed: source === chosen,
      isAside: chosen !== null && source !== chosen,
      choice: { kind: 'source', source },
    }),
  );
  const groups = offer.groups.map((group): NoblesSpot => {
    const target = group.options[0];
    return {
      key: `to ${group.key}`,
      at: group.at,
      isTarget: true,
      label: chosen && target ? tellAll(targetWords(target, chosen, count, view)) : '',
      choice: { kind: 'group', group },
    };
  });
  return [...sources, ...groups];
}
