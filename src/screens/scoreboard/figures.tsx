import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { formatNumber, t, tell } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import { playerKind } from '../players.ts';
import type { ScoreboardData, ScoreboardSeat } from '../types.ts';
import { Panel, Roundel } from '../ui/index.ts';
import './figures.css';

type Title =
  | `score.${'progression' | 'combat' | 'finish' | 'total'}`
  | `score.${'captures' | 'suffered' | 'blocks' | 'noblesCaptured'}`;

type Column = {
  readonly title: Title;
  /** A shorter one for the column's head. */
  readonly short?: `score.short.${'captures' | 'suffered' | 'blocks' | 'noblesCaptured'}`;
  readonly figure: (seat: ScoreboardSeat) => number;
  readonly strong?: boolean;
};

/** What the score is made of. */
export const POINTS: readonly Column[] = [
  { title: 'score.progression', figure: (seat) => seat.progression },
  { title: 'score.combat', figure: (seat) => seat.combat },
  { title: 'score.finish', figure: (seat) => seat.bonus },
  { title: 'score.total', figure: (seat) => seat.score, strong: true },
];

/** What was done on the way. */
export const DEEDS: readonly Column[] = [
  { title: 'score.captures', short: 'score.short.captures', figure: ({ statistics }) => statistics.captures },
  { title: 'score.suffered', short: 'score.short.suffered', figure: ({ statistics }) => statistics.suffered },
  { title: 'score.blocks', short: 'score.short.blocks', figure: ({ statistics }) => statistics.blocks },
  {
    title: 'score.noblesCaptured',
    short: 'score.short.noblesCaptured',
    figure: ({ statistics }) => statistics.noblesCaptured,
  },
];

type FiguresProps = {
  readonly data: ScoreboardData;
  readonly you: Seat | null;
  readonly columns: readonly Column[];
};

/** The seats in order of their places, with figures. */
export function Figures({ data, you, columns }: FiguresProps): JSX.Element {
  const rows = data.places.flat().flatMap((seat) => data.seats.filter(({ player }) => player.seat === seat));
  const winners = data.places[0] ?? [];
  return (
    <Panel class="figures">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('score.player')}</span>
            </th>
            {columns.map(({ title, short }) => (
              <th scope="col" key={title} title={t(title)} abbr={t(title)}>
                {t(short ?? title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player.seat} class={winners.includes(row.player.seat) ? 'won' : ''}>
              <th scope="row">
                <span class="figures-who">
                  <Roundel seat={row.player.seat} />
                  <b>{tell(nameOf(row.player.seat, you))}</b>
                  <span class="figures-kind quiet-words">{playerKind(row.player)}</span>
                </span>
              </th>
              {columns.map(({ title, figure, strong }) => (
                <td key={title} class={strong ? 'strong' : ''}>
                  {formatNumber(figure(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
