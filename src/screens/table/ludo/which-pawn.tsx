import type { JSX } from 'preact';
import { t, tell, tellAll } from '../../../i18n/index.ts';
import type { Rect } from '../../../scenes/types.ts';
import { choiceCaption, choiceWords } from '../../../show/ludo/choice-words.ts';
import { seatArt } from '../../ui/index.ts';
import { pixelOf, tileRect } from '../board-overlay.tsx';
import { Picker } from '../picker.tsx';
import { standing } from './marks.ts';
import { middlesOf } from './spots.ts';
import type { LudoBubble } from './types.ts';
import type { LudoHands } from './use-ludo.ts';

type WhichProps = { readonly hands: LudoHands; readonly square: Rect; readonly bubble: LudoBubble };

/** Which of several pawns goes where all of them can. */
export function WhichPawn({ hands, square, bubble }: WhichProps): JSX.Element {
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
      about={tileRect(square, bubble.at)}
      keep={keep.map((at) => pixelOf(square, at))}
      focus={bubble.byKey ? 0 : null}
      onClose={() => hands.table.setOpen(null)}
    />
  );
}
