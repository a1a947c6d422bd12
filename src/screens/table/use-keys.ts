import { useEffect, useRef } from 'preact/hooks';
import { focusFirstSpot } from './board-overlay.tsx';
import type { Table } from './use-table.ts';

/** What the keys of the table do, where it differs by game. */
export type OwnKeys = {
  throwDice(): void;
  back(): void;
  endTurn?(): void;
  /** 1 to 6: how many go, or which die is meant. */
  count?(size: number): void;
};

/**
 * T or Space throw, E ends the turn, U undoes, N shows the tile numbers, Esc goes back, 1 to 6 say how many go or which die is meant, Enter
 * lands what moves, arrow keys go to the board. Not while a dialog is open or something is typed.
 */
export function useKeys<Own>(table: Table<Own>, own: OwnKeys): void {
  const latest = useRef({ table, own });
  latest.current = { table, own };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest('input, select, textarea, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      if (run(latest.current.table, latest.current.own, nameOf(event), target)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** A key's name in small letters. Where the layout has other letters, Greek or Hindi, its place on the board counts. */
const nameOf = ({ key, code }: KeyboardEvent): string =>
  (code.startsWith('Key') && !/^[a-z]$/i.test(key) ? code.slice(3) : key).toLowerCase();

/** Whether the key means something here. Letters count in upper and lower case. */
function run<Own>(table: Table<Own>, own: OwnKeys, key: string, target: Element): boolean {
  const isFree = !target.closest('button, [tabindex="0"]');
  if ((key === ' ' || key === 'enter') && !isFree) return false;
  const { moving, land, shell } = table.props;
  const landOr = (act: () => void) => (moving ? land : act);
  const actions: { readonly [name: string]: (() => void) | undefined } = {
    t: landOr(own.throwDice),
    ' ': landOr(own.throwDice),
    e: own.endTurn && landOr(own.endTurn),
    enter: landOr(() => undefined),
    u: table.undo,
    n: () => shell.change({ tileNumbers: !shell.settings.tileNumbers }),
    escape: () => (table.open ? table.setOpen(null) : own.back()),
  };
  const action = actions[key];
  if (action) action();
  else if (own.count && /^[1-6]$/.test(key)) own.count(Number(key));
  else if (key.startsWith('arrow') && isFree) focusFirstSpot();
  else return false;
  return true;
}
