import { useEffect, useRef } from 'preact/hooks';

/** What the keys of the table do. */
export type Keys = {
  throwDice(): void;
  endTurn(): void;
  /** Enter while something moves. */
  land(): void;
  undo(): void;
  numbers(): void;
  back(): void;
  count(size: number): void;
  /** An arrow key while nothing of the board has the focus. */
  enterBoard(): void;
};

/**
 * T or Space throw, E ends the turn, U undoes, N shows the tile numbers, Esc goes back, 1 to 4 say how many go, arrow
 * keys go to the board. Not while a dialog is open or something is typed.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest('input, select, textarea, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      if (run(latest.current, nameOf(event), target)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** A key's name in small letters. Where the layout has other letters, Greek or Hindi, its place on the board counts. */
const nameOf = ({ key, code }: KeyboardEvent): string =>
  (code.startsWith('Key') && !/^[a-z]$/i.test(key) ? code.slice(3) : key).toLowerCase();

/** Whether the key means something here. Letters count in upper and lower case. */
function run(keys: Keys, key: string, target: Element): boolean {
  const isFree = !target.closest('button, [tabindex="0"]');
  if ((key === ' ' || key === 'enter') && !isFree) return false;
  const actions: { readonly [name: string]: () => void } = {
    t: keys.throwDice,
    ' ': keys.throwDice,
    e: keys.endTurn,
    u: keys.undo,
    n: keys.numbers,
    enter: keys.land,
    escape: keys.back,
  };
  const action = actions[key];
  if (action) action();
  else if (/^[1-4]$/.test(key)) keys.count(Number(key));
  else if (key.startsWith('arrow') && isFree) keys.enterBoard();
  else return false;
  return true;
}
