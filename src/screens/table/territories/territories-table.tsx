import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { siteOf } from '../../../show/territories/map.ts';
import { Panel } from '../../ui/index.ts';
import { BoardOverlay } from '../board-overlay.tsx';
import { Bubbles } from '../bubbles.tsx';
import { EntryList } from '../chronicle.tsx';
import type { Field } from '../field.ts';
import { Head, Tools } from '../head.tsx';
import { LogLine } from '../log-line.tsx';
import '../table.css';
import '../tray.css';
import { type Tally, tallyOf } from '../tally.tsx';
import { useLanding } from '../use-landing.ts';
import { usePlaces } from '../use-places.ts';
import { Hand } from './hand.tsx';
import { Handover } from './handover.tsx';
import { IsleTray } from './isle-tray.tsx';
import './isle.css';
import { Labels } from './labels.tsx';
import { ShieldQuestion } from './shield-question.tsx';
import { isUpright, mapField, spotsOf } from './spots.ts';
import { Team, TeamDetails } from './team.tsx';
import type { TerritoriesProps } from './types.ts';
import { type TerritoriesHands, useTerritories } from './use-territories.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** The screen of a running match of Territories. */
export function TerritoriesTable(props: TerritoriesProps): JSX.Element {
  const hands = useTerritories(props);
  const { table, turnBoard } = hands;
  const { view, shell, throws, canUndo } = props;
  const landing = useLanding(table.props);
  const places = usePlaces(props.place);
  const { rect } = places;
  useEffect(() => {
    if (rect) turnBoard(isUpright(rect));
  }, [rect]);
  const tally = useMemo(() => tallyOf(throws, FACES, true), [throws]);
  const openChronicle = (): void => table.setOpen({ kind: 'chronicle' });
  const line = t('table.round', { round: view.round, rounds: view.rounds });
  const isHidden = hands.holder.next !== null;
  return (
    <div {...landing}>
      <main class="table isle" inert={isHidden} onClickCapture={() => table.setOpen(null)}>
        <Head
          title={t('menu.territories')}
          line={line}
          shortLine={line}
          shell={shell}
          openChronicle={openChronicle}
        />
        <div class="isle-teams">
          {view.teams.map((team) => (
            <Team key={team.seat} table={table} team={team} />
          ))}
        </div>
        <Tools shell={shell} canUndo={canUndo} undo={table.undo} />
        <div class="isle-frame">
          <div class="isle-board" ref={places.board as RefObject<HTMLDivElement>} />
        </div>
        <div class="isle-side">
          <IsleTray hands={hands} well={places.well} />
          <Hand hands={hands} />
          <Panel class="isle-log" label={t('table.chronicle')}>
            <EntryList entries={table.entries} />
          </Panel>
        </div>
        <LogLine entry={table.entries.at(-1)} onOpen={openChronicle} />
      </main>
      {rect && !isHidden ? (
        <div class="over">
          <Over hands={hands} field={mapField(rect)} tally={tally} />
        </div>
      ) : null}
      <Handover hands={hands} />
    </div>
  );
}

type OverProps = { readonly hands: TerritoriesHands; readonly field: Field; readonly tally: Tally };

/** Everything above the canvas. */
function Over({ hands, field, tally }: OverProps): JSX.Element {
  const { props, table, offer, looked, upright, look, act, tap } = hands;
  const { view, shell } = props;
  const spots = useMemo(() => spotsOf(offer, upright), [offer, upright, shell.settings.language]);
  return (
    <>
      <Labels field={field} />
      <BoardOverlay
        field={field}
        spots={spots}
        looked={looked?.key ?? null}
        numbers={false}
        onChoose={(spot) => {
          if (!table.rests) act(spot.choice.action);
        }}
        onLook={(spot) => look(spot?.choice ?? null)}
        onMiss={tap}
      />
      <ShieldQuestion hands={hands} field={field} />
      <Bubbles
        table={table}
        field={field}
        standing={view.teams.map(({ at }) => siteOf(at, upright))}
        tally={tally}
        details={(seat) => {
          const team = view.teams.find((each) => lookOf(each.seat) === seat);
          return team ? <TeamDetails team={team} /> : null;
        }}
        own={() => null}
      />
    </>
  );
}
