import type { JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import type { SeatView, View } from '../../../engine/ludo/types.ts';
import { t, tell } from '../../../i18n/index.ts';
import { ownerOf } from '../../../show/seat-words.ts';
import { art, Roundel, seatArt } from '../../ui/index.ts';
import { HomeStat, SeatPanel, SeatStat } from '../seat-panel.tsx';
import './ludo.css';
import type { LudoTable } from './types.ts';

type SeatProps = {
  readonly table: LudoTable;
  readonly view: View;
  readonly side: SeatView;
  /** What it has thrown last, `null` before its first throw. */
  readonly last: number | null;
};

/** The panel of a seat: pawns home, its last throw, its partner in teams, its place when it has finished. */
export function LudoSeat({ table, view, side, last }: SeatProps): JSX.Element {
  const { options } = view;
  const { seat, home } = side;
  const place = placeOf(view, seat);
  const partner = options.teams ? (seat + 2) % 4 : null;
  const words = t('ludo.home', { count: home, of: options.pawns });
  const kind =
    partner !== null && view.finished.includes(seat)
      ? t('ludo.throwsFor', { owner: tell(ownerOf(partner)) })
      : null;
  const said = [
    words,
    ...(partner === null ? [] : [t('ludo.partner', { owner: tell(ownerOf(partner)) })]),
    ...(last === null ? [] : [t('ludo.last', { value: last })]),
    ...(place === null ? [] : [t('score.place.n', { place })]),
  ];
  return (
    <SeatPanel
      table={table}
      seat={seat}
      bearing={<img class="banner-pawn" src={seatArt('pawn', seat)} alt="" draggable={false} />}
      {...(kind === null ? {} : { kind })}
      {...(place === null ? {} : { figure: <Medal place={place} /> })}
      said={said}
      stats={
        <>
          <HomeStat>
            <span class={partner === null ? 'home-long' : 'unseen'}>{words}</span>
            <span class={partner === null ? 'home-short' : ''}>
              {home}/{options.pawns}
            </span>
          </HomeStat>
          {partner === null ? null : (
            <SeatStat>
              <span class="seat-partner">+</span>
              <Roundel seat={partner} />
            </SeatStat>
          )}
          <SeatStat>{last === null ? null : <LastThrow value={last} isDie={!options.pachisi} />}</SeatStat>
        </>
      }
    />
  );
}

/** The place of a seat that has finished, or of any once the match is over; `null` before. */
function placeOf({ phase, places, finished, options }: View, seat: Seat): number | null {
  if (phase === 'over') {
    const at = places.findIndex((sharing) => sharing.includes(seat));
    return at < 0 ? null : places.slice(0, at).flat().length + 1;
  }
  const rank = options.teams ? -1 : finished.indexOf(seat);
  return rank < 0 ? null : rank + 1;
}

function Medal({ place }: { readonly place: number }): JSX.Element {
  return (
    <span class="seat-medal">
      <img src={art(place === 1 ? 'medal-first' : 'medal')} alt="" draggable={false} />
      <span>{place}</span>
    </span>
  );
}

function LastThrow({ value, isDie }: { readonly value: number; readonly isDie: boolean }): JSX.Element {
  return isDie ? (
    <img class="seat-last" src={art(`roll-${value}-ready`)} alt="" draggable={false} />
  ) : (
    <span class="seat-last cowries">{value}</span>
  );
}

/** Where a seat's pawns are, and whether its home column is open. */
export function LudoDetails({ side, view }: { readonly side: SeatView; readonly view: View }): JSX.Element {
  const count = (isThere: (place: SeatView['pawns'][number]) => boolean): number =>
    side.pawns.filter(isThere).length;
  const rows = [
    ['ludo.in.base', count((place) => place === 'base')],
    ['ludo.in.track', count((place) => typeof place === 'number')],
    ['ludo.in.column', count((place) => typeof place === 'string' && place.startsWith('column'))],
    ['ludo.in.home', side.home],
  ] as const;
  return (
    <>
      <dl class="details-list">
        {rows.map(([key, pawns]) => (
          <>
            <dt>{t(key)}</dt>
            <dd>{pawns}</dd>
          </>
        ))}
      </dl>
      {view.options.captureToEnter ? (
        <p>{t(side.isOpen ? 'ludo.column.open' : 'ludo.column.closed')}</p>
      ) : null}
    </>
  );
}
