import type { Seat } from '../../../engine/core/game.ts';
import type { NoblesTypes, PieceKind } from '../../../engine/nobles/types.ts';
import type { TableProps } from '../types.ts';
import type { Table } from '../use-table.ts';

/** Pieces that are to go together: the walls that would stop them are drawn. */
export type Movers = { readonly seat: Seat; readonly piece: PieceKind; readonly count: number };

export type NoblesProps = TableProps<NoblesTypes, Movers>;

/** A bubble of Nobles: how many go, or which of several ways to one place. */
export type NoblesBubble =
  | { readonly kind: 'count'; readonly byKey: boolean }
  | { readonly kind: 'options'; readonly group: string; readonly byKey: boolean };

export type NoblesTable = Table<NoblesBubble>;
