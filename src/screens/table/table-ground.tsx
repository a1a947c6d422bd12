import type { ComponentChildren, JSX } from 'preact';
import type { Rect } from '../../scenes/types.ts';
import type { Field } from './field.ts';
import { useLanding } from './use-landing.ts';
import { type Places, usePlaces } from './use-places.ts';
import type { Table } from './use-table.ts';

type GroundProps<Own> = {
  readonly table: Table<Own>;
  readonly class?: string;
  /** How the board that lies in this rectangle counts. */
  fieldOf(board: Rect): Field;
  /** What lies below the canvas, and keeps room for what the stage draws. */
  furniture(places: Places): ComponentChildren;
  /** What lies above the canvas; `field` is where the board is. */
  over(field: Field): JSX.Element;
  /** Dialogs. */
  readonly children?: ComponentChildren;
};

/** Everything round the stage's canvas: the furniture below it, the buttons and bubbles above it. */
export function TableGround<Own>(props: GroundProps<Own>): JSX.Element {
  const { table, class: own = '' } = props;
  const landing = useLanding(table.props);
  const places = usePlaces(table.props.place);
  return (
    <div {...landing}>
      <main class={`table ${own}`} onClickCapture={() => table.setOpen(null)}>
        {props.furniture(places)}
      </main>
      {places.rect ? <div class="over">{props.over(props.fieldOf(places.rect))}</div> : null}
      {props.children}
    </div>
  );
}
