export { TableScreen } from './table-screen.tsx';
export type { Movers, TableProps } from './types.ts';
