import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/core/game.ts';
import { t } from '../../../i18n/index.ts';
import { BoardOverlay } from '../board-overlay.tsx';
import { Bubbles } from '../bubbles.tsx';
import type { Field } from '../field.ts';
import { TableFrame } from '../table-frame.tsx';
import { type Tally, tallyOf } from '../tally.tsx';
import { EndDialog } from './end-dialog.tsx';
import { figuresOf, standing, wayTo } from './marks.ts';
import { CountPicker, OptionPicker } from './pickers.tsx';
import { NoblesDetails, NoblesSeat } from './seat.tsx';
import { spotsOf } from './spots.ts';
import { NoblesTray } from './tray.tsx';
import type { NoblesProps } from './types.ts';
import { type NoblesHands, useNobles } from './use-nobles.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** The screen of a running match of Nobles. */
export function NoblesTable(props: NoblesProps): JSX.Element {
  const hands = useNobles(props);
  const { table } = hands;
  const { view, throws } = props;
  const { round, rounds, options } = view;
  const tally = useMemo(() => tallyOf(throws, FACES, true), [throws]);
  const mode = t(options.mode === 'combat' ? 'mode.combat' : 'mode.journey');
  const sideOf = (seat: Seat) => view.seats.find((side) => side.seat === seat);
  return (
    <TableFrame
      table={table}
      title={t('menu.nobles')}
      line={t('table.mode', { mode, round, rounds })}
      shortLine={t('table.round', { round, rounds })}
      tally={tally}
      seat={(seat) => {
        const side = sideOf(seat);
        return side ? <NoblesSeat key={seat} table={table} side={side} /> : null;
      }}
      tray={(well) => <NoblesTray hands={hands} well={well} />}
      over={(field) => <Over hands={hands} field={field} tally={tally} />}
    >
      {hands.asksEnd ? <EndDialog onClose={hands.playOn} onEnd={hands.endTurn} /> : null}
    </TableFrame>
  );
}

type OverProps = { readonly hands: NoblesHands; readonly field: Field; readonly tally: Tally };

/** Everything above the canvas. */
function Over({ hands, field, tally }: OverProps): JSX.Element {
  const { props, table, choosing, play } = hands;
  const { view, shell } = props;
  const { offer, looked } = choosing;
  const figures = useMemo(() => {
    const ways = offer.groups.flatMap((group) => [group.at, ...wayTo(group)]);
    return figuresOf(offer.groups, [...ways, ...standing(view)]);
  }, [offer]);
  return (
    <>
      <BoardOverlay
        field={field}
        spots={spotsOf(offer, table.chooser ?? view.turn, view)}
        looked={looked?.key ?? null}
        figures={shell.settings.consequences ? figures : []}
        numbers={shell.settings.tileNumbers}
        onChoose={({ choice }, byKey) =>
          choice.kind === 'group' ? play.group(choice.group, byKey) : play.source(choice.source, byKey)
        }
        onLook={(spot) => choosing.look(spot?.choice.kind === 'group' ? spot.choice.group : null)}
        onMiss={play.miss}
      />
      <Bubbles
        table={table}
        field={field}
        standing={standing(view)}
        tally={tally}
        details={(seat) => {
          const side = view.seats.find((each) => each.seat === seat);
          return side ? <NoblesDetails side={side} /> : null;
        }}
        own={(bubble) =>
          bubble.kind === 'count' ? (
            <CountPicker hands={hands} field={field} byKey={bubble.byKey} />
          ) : (
            <OptionPicker hands={hands} field={field} group={bubble.group} byKey={bubble.byKey} />
          )
        }
      />
    </>
  );
}
