import type { LudoTypes } from '../../../engine/ludo/types.ts';
import type { Point } from '../../../show/cross.ts';
import type { Choice } from '../../../show/ludo/choices.ts';
import type { TableProps } from '../types.ts';
import type { Table } from '../use-table.ts';

/** A choice at hand changes nothing of Ludo's picture but its marks. */
export type LudoProps = TableProps<LudoTypes, never>;

/** A bubble of Ludo: which of several pawns goes where all of them can. */
export type LudoBubble = {
  readonly choices: readonly Choice[];
  readonly at: Point;
  readonly byKey: boolean;
};

export type LudoTable = Table<LudoBubble>;
