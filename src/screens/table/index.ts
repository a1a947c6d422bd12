export { TableScreen } from './table-screen.tsx';
