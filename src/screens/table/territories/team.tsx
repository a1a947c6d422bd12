import type { JSX } from 'preact';
import type { TeamView } from '../../../engine/territories/types.ts';
import { formatNumber, t, tell } from '../../../i18n/index.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { placeName } from '../../../show/territories/names.ts';
import { art } from '../../ui/index.ts';
import { SeatPanel, SeatStat } from '../seat-panel.tsx';
import { useCounted } from '../use-counted.ts';
import type { TerritoriesTable } from './types.ts';

type TeamProps = { readonly table: TerritoriesTable; readonly team: TeamView };

/** What is to be known of a team, as sentences. */
const factsOf = ({ points, locks, cards, steal }: TeamView): readonly string[] => [
  t('setup.points', { count: points }),
  t('territories.table.locks', { count: locks }),
  t('territories.table.cards', { count: cards }),
  ...(steal === null ? [] : [t('territories.table.open', { place: tell(placeName(steal)) })]),
];

/** The panel of a team: its points, its locks, how many cards it holds. */
export function Team({ table, team }: TeamProps): JSX.Element {
  const points = useCounted(team.points);
  const stats = [
    { picture: 'lock', count: team.locks },
    { picture: 'card-back', count: team.cards },
  ];
  return (
    <SeatPanel
      table={table}
      seat={lookOf(team.seat)}
      figure={formatNumber(points)}
      said={factsOf(team)}
      stats={stats.map(({ picture, count }) => (
        <SeatStat key={picture}>
          <img src={art(picture)} alt="" draggable={false} />
          {formatNumber(count)}
        </SeatStat>
      ))}
    />
  );
}

/** The same in words, for its bubble. */
export function TeamDetails({ team }: Pick<TeamProps, 'team'>): JSX.Element {
  return (
    <>
      {factsOf(team).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </>
  );
}
