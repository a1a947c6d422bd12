import type { JSX, RefObject } from 'preact';
import type { View } from '../../../engine/ludo/types.ts';
import { t, tell } from '../../../i18n/index.ts';
import { cowriesUp } from '../../../show/ludo/layout.ts';
import { ownerOf } from '../../../show/seat-words.ts';
import { art } from '../../ui/index.ts';
import { MainButton } from '../main-button.tsx';
import { throwName } from '../names.ts';
import { Tray } from '../tray.tsx';
import { CanDo } from './can-do.tsx';
import { hintsOf } from './hints.ts';
import './ludo.css';
import type { LudoHands } from './use-ludo.ts';

type TrayProps = { readonly hands: LudoHands; readonly well: RefObject<HTMLDivElement | null> };

/** The tray of the seat whose turn it is: the die or the cowries, what they can do, or what will count. */
export function LudoTray({ hands, well }: TrayProps): JSX.Element {
  const { props, table } = hands;
  const { view } = props;
  const { pachisi } = view.options;
  return (
    <Tray
      title={throwName(view.turn, table.alone)}
      note={noteOf(view)}
      well={well}
      cloth={pachisi ? <img src={art('cowrie-cloth')} alt="" draggable={false} /> : null}
      main={null}
    >
      {pachisi ? <p class="tray-value">{cowryWords(view)}</p> : null}
      <section class="act">
        <Act hands={hands} />
      </section>
    </Tray>
  );
}

/** What the throw can do; between throws what counts, and the button that throws. */
function Act({ hands }: { readonly hands: LudoHands }): JSX.Element {
  const { props, table, choices, hindrances, throwDice } = hands;
  const { view, shell } = props;
  const isChoosing = choices.length > 0;
  const isLost = view.phase === 'move' && !isChoosing && hindrances.length > 0 && isStuck(hands);
  if ((isChoosing && shell.settings.consequences) || isLost) return <CanDo hands={hands} />;
  const hints = view.phase === 'throw' || view.phase === 'dice' || view.phase === 'draw' ? hintsOf(view) : [];
  return (
    <>
      {hints.length > 0 ? <h3 class="heading act-title">{t('ludo.counts')}</h3> : null}
      <ul class="act-hints">
        {hints.map((hint) => (
          <li key={hint.key}>{tell(hint)}</li>
        ))}
      </ul>
      <div class="tray-main">
        {isChoosing ? (
          <p class="tray-turn">{t('ludo.choose')}</p>
        ) : (
          <MainButton
            table={table}
            label={t(view.throws > 0 && view.phase !== 'dice' ? 'table.throw.again' : 'ludo.throw')}
            onPress={throwDice}
          />
        )}
      </div>
    </>
  );
}

/** Whether no pawn can go by the value thrown. */
function isStuck({ props, hindrances }: LudoHands): boolean {
  const { view } = props;
  const side = view.seats.find(({ seat }) => seat === view.owner);
  const stuck = hindrances.flatMap(({ ids }) => ids).length;
  return side !== undefined && stuck + side.home === side.pawns.length;
}

/** What is to be known of the throw, in a few words beside its title. */
function noteOf(view: View): string {
  const { turn, owner, sixes, phase, options } = view;
  if (owner !== turn) return t('ludo.throwsFor', { owner: tell(ownerOf(owner)) });
  if (sixes > 1 && options.sixes !== 'noLimit') return t('ludo.note.sixes', { count: sixes });
  return sixes > 0 && phase === 'move' ? t('ludo.note.again') : '';
}

/** "1 mouth up: 10, a grace". */
function cowryWords(view: View): string {
  const { die, phase, sixes } = view;
  if (die === null || phase === 'dice') return '';
  const count = cowriesUp(view).length;
  return t(sixes > 0 ? 'ludo.cowries.grace' : 'ludo.cowries', { count, value: die });
}
