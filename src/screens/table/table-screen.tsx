import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import type { Rect } from '../../scenes/types.ts';
import { BoardOverlay } from './board-overlay.tsx';
import { Bubbles } from './bubbles.tsx';
import { Chronicle } from './chronicle.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Head, Tools } from './head.tsx';
import { LogLine } from './log-line.tsx';
import { MainButton } from './main-button.tsx';
import { figuresOf, standing, wayTo } from './marks.ts';
import { seatKind, seatName, throwCount, throwName, turnName } from './names.ts';
import { SeatPanel } from './seat-panel.tsx';
import './table.css';
import { Tray } from './tray.tsx';
import type { TableProps } from './types.ts';
import { useLanding } from './use-landing.ts';
import { usePlaces } from './use-places.ts';
import { type Table, useTable } from './use-table.ts';

/** The screen of a running match of Nobles: the furniture below the stage's canvas, the buttons and bubbles above it. */
export function TableScreen(props: TableProps): JSX.Element {
  const table = useTable(props);
  const landing = useLanding(props);
  const places = usePlaces(props.place);
  const { shell, view } = props;
  const openChronicle = (): void => table.setOpen({ kind: 'chronicle' });
  return (
    <div {...landing}>
      <main class="table" onClickCapture={() => table.setOpen(null)}>
        <div class="table-column">
          <Head view={view} shell={shell} openChronicle={openChronicle} />
          <SeatAt seat={1} table={table} />
          <Chronicle entries={table.entries} thrown={props.thrown} />
          <SeatAt seat={0} table={table} />
        </div>
        <div class="table-square" ref={places.board} />
        <div class="table-column">
          <Tools shell={shell} canUndo={props.canUndo} undo={table.undo} />
          <SeatAt seat={2} table={table} />
          <TrayOfTurn table={table} well={places.well} />
          <SeatAt seat={3} table={table} />
        </div>
        <LogLine entry={table.entries.at(-1)} onOpen={openChronicle} />
      </main>
      {places.square ? <Over table={table} square={places.square} /> : null}
      {table.asksEnd ? <EndDialog onClose={table.playOn} onEnd={table.endTurn} /> : null}
    </div>
  );
}

/** The panel of a seat, if it plays. */
function SeatAt({ seat, table }: { readonly seat: Seat; readonly table: Table }): JSX.Element | null {
  const { props, alone, open, setOpen } = table;
  const { view, players } = props;
  const side = view.seats.find((each) => each.seat === seat);
  const player = players.find((each) => each.seat === seat);
  if (!side || !player) return null;
  const hasTurn = seat === view.turn && view.phase !== 'over' && view.phase !== 'draw';
  const isOpen = open?.kind === 'seat' && open.seat === seat;
  return (
    <SeatPanel
      side={side}
      name={seatName(seat, alone)}
      kind={seatKind(player, alone)}
      ribbon={hasTurn ? turnName(seat, alone) : null}
      open={isOpen}
      onOpen={(panel) => setOpen(isOpen ? null : { kind: 'seat', seat, panel })}
    />
  );
}

type TrayOfTurnProps = { readonly table: Table; readonly well: RefObject<HTMLDivElement | null> };

/** The tray of the seat whose turn it is. */
function TrayOfTurn({ table, well }: TrayOfTurnProps): JSX.Element {
  const { props, alone, chooser, choosing, play } = table;
  const { view, players, actions } = props;
  const { source, usable } = choosing.offer;
  const side = view.seats.find(({ seat }) => seat === view.turn);
  return (
    <Tray
      title={throwName(view.turn, alone)}
      note={throwCount(view.throws)}
      well={well}
      rolls={side?.rolls ?? []}
      credits={side?.credits ?? 0}
      lit={choosing.looked?.options[0]?.spent ?? choosing.choice.rolls}
      chosen={choosing.choice.rolls}
      narrowed={choosing.choice.rolls.length > 0 || (source !== null && source.from !== 'yard')}
      usable={chooser !== null && view.phase === 'spend' ? usable : null}
      onRoll={play.roll}
    >
      <MainButton
        view={view}
        action={table.main}
        isOwn={players.some(({ seat, kind }) => seat === view.turn && kind === 'person')}
        rests={table.rests}
        isSpent={chooser !== null && actions.every(({ type }) => type === 'end')}
        turnWords={turnName(view.turn, alone)}
        act={table.act}
      />
    </Tray>
  );
}

/** Everything above the canvas. */
function Over({ table, square }: { readonly table: Table; readonly square: Rect }): JSX.Element {
  const { props, chooser, choosing, play, open } = table;
  const { view, shell } = props;
  const figures = useMemo(() => {
    const { groups } = choosing.offer;
    const ways = groups.flatMap((group) => [group.at, ...wayTo(group)]);
    return figuresOf(groups, [...ways, ...standing(view)]);
  }, [choosing.offer]);
  return (
    <div class="over">
      <BoardOverlay
        square={square}
        view={view}
        seat={chooser ?? view.turn}
        offer={choosing.offer}
        looked={choosing.looked}
        figures={shell.settings.consequences ? figures : []}
        numbers={shell.settings.tileNumbers}
        onSource={play.source}
        onGroup={play.group}
        onLook={choosing.look}
        onMiss={play.miss}
      />
      {open ? <Bubbles open={open} table={table} square={square} /> : null}
    </div>
  );
}
