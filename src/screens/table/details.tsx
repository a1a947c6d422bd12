import type { JSX } from 'preact';
import type { SeatView } from '../../engine/nobles/types.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import { art } from '../ui/index.ts';
import { Bubble } from './bubble.tsx';

type DetailsProps = {
  readonly side: SeatView;
  readonly name: string;
  readonly about: Rect;
  onClose(): void;
};

/** What a seat's score is made of and which rolls it holds; everybody may know. */
export function Details({ side, name, about, onClose }: DetailsProps): JSX.Element {
  const scores = [
    ['score.progression', side.progression],
    ['score.combat', side.combat],
    ['score.finish', side.bonus],
  ] as const;
  return (
    <Bubble label={name} class="details" about={about} onClose={onClose}>
      <h2 class="heading">{name}</h2>
      <dl class="details-scores">
        {scores.map(([key, value]) => (
          <>
            <dt>{t(key)}</dt>
            <dd>{formatNumber(value)}</dd>
          </>
        ))}
        <dt class="total">{t('score.total')}</dt>
        <dd class="total">{formatNumber(side.score)}</dd>
      </dl>
      <p class="quiet-words">
        {t('table.rolls')}
        {side.rolls.length === 0 ? `: ${t('table.rolls.none')}` : ''}
      </p>
      <div class="details-rolls">
        {side.rolls.map((value, index) => (
          <img key={index} src={art(`roll-${value}-ready`)} alt={`${value}`} draggable={false} />
        ))}
      </div>
      <p>{t('table.credits', { count: side.credits })}</p>
    </Bubble>
  );
}
