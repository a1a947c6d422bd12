import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { art } from '../ui/index.ts';
import type { Throw } from './types.ts';

/** How often each value has been thrown; `faces`: they are faces of dice. */
export type Tally = {
  readonly faces: boolean;
  readonly counts: readonly { readonly value: number; readonly count: number }[];
};

/** Counts throws by the values that there are. */
export function tallyOf(throws: readonly Throw[], values: readonly number[], faces: boolean): Tally {
  const found = new Map(values.map((value) => [value, 0]));
  for (const value of throws.flatMap((each) => each.values)) found.set(value, (found.get(value) ?? 0) + 1);
  return { faces, counts: values.map((value) => ({ value, count: found.get(value) ?? 0 })) };
}

/** How the dice have fallen, as bars. */
export function Thrown({ tally }: { readonly tally: Tally }): JSX.Element {
  const { faces, counts } = tally;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const title = t(faces ? 'table.dice' : 'ludo.throws');
  return (
    <section class="thrown" aria-label={title}>
      <header class="thrown-head">
        <h3 class="thrown-title">{title}</h3>
        <span>{total === 0 ? t('table.dice.none') : t('table.dice.thrown', { count: total })}</span>
      </header>
      <ul class="thrown-bars" style={{ '--values': counts.length }}>
        {counts.map(({ value, count }) => (
          <li key={value} class={faces ? 'thrown-face' : 'thrown-value'}>
            <span class="unseen">{t('table.dice.face', { face: value, count })}</span>
            {faces ? <img src={art(`roll-${value}-ready`)} alt="" draggable={false} /> : null}
            <span class="thrown-bar" style={{ '--share': count / most }} />
            <span class="thrown-count" aria-hidden="true">
              {count}
            </span>
            {faces ? null : <span aria-hidden="true">{value}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
