import type { JSX } from 'preact';
import { t, tell } from '../../../i18n/index.ts';
import { choiceCaption, hindranceCaption } from '../../../show/ludo/choice-words.ts';
import type { Choice, Hindrance } from '../../../show/ludo/choices.ts';
import { art, seatArt } from '../../ui/index.ts';
import type { LudoHands } from './use-ludo.ts';

/** What the throw can do with each pawn, to be chosen here as well as on the board, and what stops the others. */
export function CanDo({ hands }: { readonly hands: LudoHands }): JSX.Element {
  const { choices, hindrances } = hands;
  return (
    <>
      <h3 class="heading act-title">{t(choices.length > 0 ? 'ludo.can' : 'ludo.cannot')}</h3>
      <ul class="can" onPointerLeave={() => hands.look(null)}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <ChoiceRow choice={choice} hands={hands} />
          </li>
        ))}
        {hindrances.map((hindrance) => (
          <li key={hindrance.key}>
            <HindranceRow hindrance={hindrance} hands={hands} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChoiceRow({ choice, hands }: { readonly choice: Choice; readonly hands: LudoHands }): JSX.Element {
  const { looked, look, table } = hands;
  const words = tell(choiceCaption(choice));
  return (
    <button
      type="button"
      class={choice === looked ? 'can-row looked' : 'can-row'}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look(choice);
      }}
      onFocus={() => look(choice)}
      onClick={(event) => {
        if (!table.rests) hands.choose([choice], event.detail === 0);
      }}
    >
      <img src={seatArt('pawn', choice.owner)} alt="" draggable={false} />
      <span>{words}</span>
    </button>
  );
}

/** A tap says more of what is in the way and shows it on the board; while nobody is to choose the row only tells. */
function HindranceRow({
  hindrance,
  hands,
}: {
  readonly hindrance: Hindrance;
  readonly hands: LudoHands;
}): JSX.Element {
  const words = tell(hindranceCaption(hindrance));
  const picture = hindrance.wall ? art('barred') : seatArt('pawn', hindrance.owner);
  return (
    <button
      type="button"
      class="can-row hindered"
      disabled={hands.choices.length === 0}
      onClick={(event) => {
        if (hands.table.rests) return;
        const at = hindrance.feet[0];
        hands.explain(hindrance, at ?? event.currentTarget, event.detail === 0);
      }}
    >
      <img src={picture} alt="" draggable={false} />
      <span>{words}</span>
    </button>
  );
}
