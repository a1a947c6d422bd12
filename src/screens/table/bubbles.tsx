import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import type { Point } from '../../show/cross.ts';
import { Details } from './details.tsx';
import { type Field, pixelOf, tileRect } from './field.ts';
import { LogSheet } from './log-line.tsx';
import type { Tally } from './tally.tsx';
import type { Reason } from './types.ts';
import { rectOf } from './use-places.ts';
import type { Table } from './use-table.ts';
import { WhyBubble } from './why-bubble.tsx';

/** The bubble that is open. What it is about is a point of the board or an element. */
export type Open<Own> =
  | {
      readonly kind: 'why';
      readonly reason: Reason;
      readonly about: Point | HTMLElement;
      readonly byKey: boolean;
    }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly panel: HTMLElement }
  | { readonly kind: 'chronicle' }
  | { readonly kind: 'own'; readonly own: Own };

type BubblesProps<Own> = {
  readonly table: Table<Own>;
  readonly field: Field;
  /** The middles of the squares that pieces stand on: bubbles leave them in sight. */
  readonly standing: readonly Point[];
  readonly tally: Tally;
  /** What there is to know of a seat. */
  details(seat: Seat): JSX.Element | null;
  /** A bubble of the game's own. */
  own(bubble: Own): JSX.Element | null;
};

/** The bubble that is open, if one is. */
export function Bubbles<Own>(props: BubblesProps<Own>): JSX.Element | null {
  const { table, field, standing, tally } = props;
  const { open, alone, entries } = table;
  const onClose = (): void => table.setOpen(null);
  switch (open?.kind) {
    case undefined:
      return null;
    case 'own':
      return props.own(open.own);
    case 'why': {
      const about = open.about instanceof HTMLElement ? rectOf(open.about) : tileRect(field, open.about);
      const keep = standing.map((at) => pixelOf(field, at));
      const { openHelp } = table.props.shell;
      return <WhyBubble {...open} about={about} keep={keep} onRule={openHelp} onClose={onClose} />;
    }
    case 'seat':
      return (
        <Details seat={open.seat} alone={alone} about={rectOf(open.panel)} onClose={onClose}>
          {props.details(open.seat)}
        </Details>
      );
    case 'chronicle':
      return <LogSheet entries={entries} tally={tally} onClose={onClose} />;
  }
}
