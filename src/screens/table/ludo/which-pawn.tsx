import type { JSX } from 'preact';
import { t, tell, tellAll } from '../../../i18n/index.ts';
import { choiceCaption, choiceWords } from '../../../show/ludo/choice-words.ts';
import { seatArt } from '../../ui/index.ts';
import { type Field, pixelOf, tileRect } from '../field.ts';
import { Picker } from '../picker.tsx';
import { standing } from './marks.ts';
import { middlesOf } from './spots.ts';
import type { LudoBubble } from './types.ts';
import type { LudoHands } from './use-ludo.ts';

type WhichProps = { readonly hands: LudoHands; readonly field: Field; readonly bubble: LudoBubble };

/** Which of several pawns goes where all of them can. */
export function WhichPawn({ hands, field, bubble }: WhichProps): JSX.Element {
  const { view } = hands.props;
  const keep = [...bubble.choices.flatMap(middlesOf), ...standing(view)];
  return (
    <Picker
      title={t('ludo.which')}
      cards={bubble.choices.map((choice) => ({
        key: choice.key,
        label: tellAll(choiceWords(choice)),
        picture: <img class="which-pawn" src={seatArt('pawn', choice.owner)} alt="" draggable={false} />,
        figure: 0,
        caption: tell(choiceCaption(choice)),
        choose: (byKey: boolean) => hands.choose([choice], byKey),
      }))}
      about={tileRect(field, bubble.at)}
      keep={keep.map((at) => pixelOf(field, at))}
      focus={bubble.byKey ? 0 : null}
      onClose={() => hands.table.setOpen(null)}
    />
  );
}
