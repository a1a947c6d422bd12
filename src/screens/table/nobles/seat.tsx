import type { JSX } from 'preact';
import type { SeatView } from '../../../engine/nobles/types.ts';
import { formatNumber, t } from '../../../i18n/index.ts';
import { art } from '../../ui/index.ts';
import { HomeStat, SeatPanel, SeatStat } from '../seat-panel.tsx';
import { useCounted } from '../use-counted.ts';
import './nobles.css';
import type { NoblesTable } from './types.ts';

const PIECES = 5;

/** The panel of a seat: its score, stored rolls, exit credits and pieces Home. */
export function NoblesSeat({
  table,
  side,
}: {
  readonly table: NoblesTable;
  readonly side: SeatView;
}): JSX.Element {
  const score = useCounted(side.score);
  const stats = [
    { picture: 'roll-4-ready', words: `${side.rolls.length}` },
    { picture: 'exit-credit', words: `${side.credits}` },
  ];
  return (
    <SeatPanel
      table={table}
      seat={side.seat}
      figure={formatNumber(score)}
      said={[
        t('table.score', { score: side.score }),
        `${t('table.rolls')}: ${side.rolls.join(', ') || t('table.rolls.none')}`,
        t('table.credits', { count: side.credits }),
        t('table.home', { count: side.home, of: PIECES }),
      ]}
      stats={
        <>
          {stats.map((stat) => (
            <SeatStat key={stat.picture}>
              <img src={art(stat.picture)} class={stat.picture} alt="" draggable={false} />
              {stat.words}
            </SeatStat>
          ))}
          <HomeStat>
            {side.home}/{PIECES}
          </HomeStat>
        </>
      }
    />
  );
}

/** What a seat's score is made of and which rolls it holds. */
export function NoblesDetails({ side }: { readonly side: SeatView }): JSX.Element {
  const scores = [
    ['score.progression', side.progression],
    ['score.combat', side.combat],
    ['score.finish', side.bonus],
  ] as const;
  return (
    <>
      <dl class="details-list">
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
    </>
  );
}
