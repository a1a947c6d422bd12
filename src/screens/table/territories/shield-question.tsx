import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t, tell } from '../../../i18n/index.ts';
import { subjectOf } from '../../../show/seat-words.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { siteOf } from '../../../show/territories/map.ts';
import { placeName } from '../../../show/territories/names.ts';
import { art, Button } from '../../ui/index.ts';
import { Bubble } from '../bubble.tsx';
import { type Field, tileRect } from '../field.ts';
import './shield-question.css';
import type { TerritoriesHands } from './use-territories.ts';

type QuestionProps = { readonly hands: TerritoriesHands; readonly field: Field };

/** "Play Shield?": asked whenever a steal is announced or its challenge begins. */
export function ShieldQuestion({ hands, field }: QuestionProps): JSX.Element | null {
  const { choices, props, upright, act, table } = hands;
  const { view } = props;
  const decline = choices.find((choice) => choice.kind === 'decline' && !choice.standing);
  const standing = choices.find((choice) => choice.kind === 'decline' && choice.standing);
  const shield = choices.find(({ kind }) => kind === 'shield');
  const buttons = useRef<HTMLDivElement>(null);
  const isAsked = decline !== undefined;
  useEffect(() => {
    if (isAsked) buttons.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  }, [isAsked]);
  if (decline?.kind !== 'decline') return null;
  const facts = { name: tell(subjectOf(lookOf(view.turn))), place: tell(placeName(decline.place)) };
  const answer = (choice: typeof decline): void => {
    if (!table.rests) act(choice.action);
  };
  return (
    <Bubble
      label={t('territories.table.ask')}
      class="shield-question"
      about={tileRect(field, siteOf(decline.place, upright))}
      onClose={() => undefined}
    >
      <header>
        <img src={art('card-shield')} alt="" draggable={false} />
        <div>
          <h2 class="heading">{t('territories.table.ask')}</h2>
          <p>
            {t(view.challenge ? 'territories.table.ask.begun' : 'territories.table.ask.announced', facts)}
          </p>
        </div>
      </header>
      <div class="shield-answers" ref={buttons}>
        {shield ? (
          <Button
            note={t('territories.table.ask.play.note', { place: facts.place })}
            onPress={() => answer(shield as typeof decline)}
          >
            {t('territories.table.ask.play')}
          </Button>
        ) : (
          <p class="quiet-words">{t('territories.table.ask.none')}</p>
        )}
        <Button kind="paper" onPress={() => answer(decline)}>
          {t('territories.table.ask.now')}
        </Button>
        {standing ? (
          <Button kind="paper" onPress={() => answer(standing as typeof decline)}>
            {t('territories.table.ask.standing')}
          </Button>
        ) : null}
      </div>
    </Bubble>
  );
}
