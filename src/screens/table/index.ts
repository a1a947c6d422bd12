export { NoblesTable } from './nobles/nobles-table.tsx';
export type { RingTypes, Shown, TableProps, Throw } from './types.ts';
