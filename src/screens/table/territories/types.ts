import type { TerritoriesTypes } from '../../../engine/territories/types.ts';
import type { TableProps } from '../types.ts';
import type { Table } from '../use-table.ts';

/** A choice at hand changes nothing of the picture of Territories but its marks. */
export type TerritoriesProps = TableProps<TerritoriesTypes, never>;

export type TerritoriesTable = Table;
