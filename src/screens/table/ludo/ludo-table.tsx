import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Options } from '../../../engine/ludo/types.ts';
import { t } from '../../../i18n/index.ts';
import { BoardOverlay } from '../board-overlay.tsx';
import { Bubbles } from '../bubbles.tsx';
import type { Field } from '../field.ts';
import { TableFrame } from '../table-frame.tsx';
import { type Tally, tallyOf } from '../tally.tsx';
import { standing } from './marks.ts';
import { LudoDetails, LudoSeat } from './seat.tsx';
import { spotsOf } from './spots.ts';
import { LudoTray } from './tray.tsx';
import type { LudoProps } from './types.ts';
import { type LudoHands, useLudo } from './use-ludo.ts';
import { WhichPawn } from './which-pawn.tsx';

const FACES = [1, 2, 3, 4, 5, 6];
const COWRIES = [2, 3, 4, 5, 6, 10, 25];

/** The screen of a running match of Ludo. */
export function LudoTable(props: LudoProps): JSX.Element {
  const hands = useLudo(props);
  const { table } = hands;
  const { view, throws } = props;
  const { options } = view;
  const tally = useMemo(() => tallyOf(throws, options.pachisi ? COWRIES : FACES, !options.pachisi), [throws]);
  const rules = rulesOf(options);
  const players = options.teams ? t('ludo.teams') : t('setup.players', { count: options.players });
  return (
    <TableFrame
      table={table}
      title={t('menu.ludo')}
      line={t('ludo.line', { rules, players })}
      shortLine={rules}
      tally={tally}
      seat={(seat) => {
        const side = view.seats.find((each) => each.seat === seat);
        const last = throws.findLast((each) => each.seat === seat)?.values[0] ?? null;
        return side ? <LudoSeat key={seat} table={table} view={view} side={side} last={last} /> : null;
      }}
      tray={(well) => <LudoTray hands={hands} well={well} />}
      over={(field) => <Over hands={hands} field={field} tally={tally} />}
    />
  );
}

function rulesOf({ pachisi, blockades, safeSquares }: Options): string {
  if (pachisi) return t(blockades ? 'ludo.rules.pachisiBlockades' : 'ludo.rules.pachisi');
  if (blockades) return t('ludo.rules.blockades');
  return t(safeSquares === 'startsAndStars' ? 'ludo.rules.stars' : 'ludo.rules.standard');
}

type OverProps = { readonly hands: LudoHands; readonly field: Field; readonly tally: Tally };

/** Everything above the canvas. */
function Over({ hands, field, tally }: OverProps): JSX.Element {
  const { props, table, choices, looked, explained, choose, look, miss } = hands;
  const { view, shell } = props;
  const spots = useMemo(() => spotsOf(choices), [choices, shell.settings.language]);
  return (
    <>
      <BoardOverlay
        field={field}
        spots={spots}
        looked={looked?.key ?? null}
        halo={explained?.at ?? null}
        numbers={shell.settings.tileNumbers}
        onChoose={(spot, byKey) => choose(spot.choices, byKey)}
        onLook={(spot) => look(spot?.choices.length === 1 ? (spot.choices[0] ?? null) : null)}
        onMiss={miss}
      />
      <Bubbles
        table={table}
        field={field}
        standing={standing(view)}
        tally={tally}
        details={(seat) => {
          const side = view.seats.find((each) => each.seat === seat);
          return side ? <LudoDetails side={side} view={view} /> : null;
        }}
        own={(bubble) => <WhichPawn hands={hands} field={field} bubble={bubble} />}
      />
    </>
  );
}
