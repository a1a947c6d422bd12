import type { ComponentChildren, JSX, RefObject } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { Chronicle } from './chronicle.tsx';
import { type Field, ringField } from './field.ts';
import { Head, Tools } from './head.tsx';
import { LogLine } from './log-line.tsx';
import './table.css';
import { TableGround } from './table-ground.tsx';
import type { Tally } from './tally.tsx';
import type { Table } from './use-table.ts';

type FrameProps<Own> = {
  readonly table: Table<Own>;
  readonly title: string;
  /** What is played and how far it has come, and shorter where there is little room. */
  readonly line: string;
  readonly shortLine: string;
  readonly tally: Tally;
  /** The panel of a seat, nothing for one that does not play. */
  seat(seat: Seat): JSX.Element | null;
  /** `well` is where the stage draws the dice. */
  tray(well: RefObject<HTMLDivElement | null>): JSX.Element;
  /** What lies above the canvas; `field` is where the board is. */
  over(field: Field): JSX.Element;
  /** Dialogs. */
  readonly children?: ComponentChildren;
};

/** The screen of a running match on the ring: a square board, and each seat beside its Yard. */
export function TableFrame<Own>(props: FrameProps<Own>): JSX.Element {
  const { table, tally, seat } = props;
  const { shell, canUndo } = table.props;
  const openChronicle = (): void => table.setOpen({ kind: 'chronicle' });
  return (
    <TableGround
      table={table}
      fieldOf={ringField}
      over={props.over}
      furniture={({ board, well }) => (
        <>
          <div class="table-column">
            <Head {...props} shell={shell} openChronicle={openChronicle} />
            {seat(1)}
            <Chronicle entries={table.entries} tally={tally} />
            {seat(0)}
          </div>
          <div class="table-square" ref={board} />
          <div class="table-column">
            <Tools shell={shell} canUndo={canUndo} undo={table.undo} />
            {seat(2)}
            {props.tray(well)}
            {seat(3)}
          </div>
          <LogLine entry={table.entries.at(-1)} onOpen={openChronicle} />
        </>
      )}
    >
      {props.children}
    </TableGround>
  );
}
