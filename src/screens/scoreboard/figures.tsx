import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { formatNumber, t, tell } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import { playerKind } from '../players.ts';
import { Panel, Roundel } from '../ui/index.ts';
import './figures.css';
import type { Column, Sheet } from './sheet.ts';

type FiguresProps = {
  readonly sheet: Sheet;
  readonly you: Seat | null;
  readonly columns: readonly Column[];
};

const written = (figure: number | string): string =>
  typeof figure === 'number' ? formatNumber(figure) : figure;

/** The seats in order of their places, with figures. */
export function Figures({ sheet, you, columns }: FiguresProps): JSX.Element {
  const rows = sheet.places.flat().flatMap((seat) => sheet.players.filter((player) => player.seat === seat));
  const winners = sheet.places[0] ?? [];
  return (
    <Panel class="figures">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('score.player')}</span>
            </th>
            {columns.map(({ title, short }) => (
              <th scope="col" key={title} title={title} abbr={title}>
                {short ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((player) => (
            <tr key={player.seat} class={winners.includes(player.seat) ? 'won' : ''}>
              <th scope="row">
                <span class="figures-who">
                  <Roundel seat={player.seat} />
                  <b>{tell(nameOf(player.seat, you))}</b>
                  <span class="figures-kind quiet-words">{playerKind(player)}</span>
                </span>
              </th>
              {columns.map(({ title, figure, strong }) => (
                <td key={title} class={strong ? 'strong' : ''}>
                  {written(figure(player.seat))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
