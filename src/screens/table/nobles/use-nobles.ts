import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nobles/types.ts';
import { useKeys } from '../use-keys.ts';
import { useTable } from '../use-table.ts';
import { marksOf, wayTo } from './marks.ts';
import type { NoblesBubble, NoblesProps, NoblesTable } from './types.ts';
import { type Choosing, useChoice } from './use-choice.ts';
import { type Play, usePlay } from './use-play.ts';

/** What the main button does. */
type MainAction = 'throw' | 'end';

/** The state of the screen and what its controls do. */
export type NoblesHands = {
  readonly props: NoblesProps;
  readonly table: NoblesTable;
  readonly choosing: Choosing;
  readonly play: Play;
  /** What the main button does, `null` while it rests or is nobody's. */
  readonly main: MainAction | null;
  act(action: MainAction): void;
  /** Whether to ask before the turn ends. */
  readonly asksEnd: boolean;
  endTurn(): void;
  playOn(): void;
};

export function useNobles(props: NoblesProps): NoblesHands {
  const { view, shell } = props;
  const table = useTable<NoblesBubble>(props, view.throws);
  const { chooser, setOpen } = table;
  const choosing = useChoice(props, chooser !== null && view.phase === 'spend');
  const [asksEnd, setAsksEnd] = useState(false);
  const main = chooser === null || table.rests ? null : mainActionOf(view.phase);
  const play = usePlay({ props, choosing, table });
  useMarks(props, chooser ?? view.turn, choosing);

  const submit = (action: Action): void => {
    if (document.activeElement?.closest('.main-button, dialog')) table.keepFocus();
    props.cue('button');
    props.submit(action);
  };
  const act = (action: MainAction): void => {
    setOpen(null);
    const hasMoves = props.actions.some(({ type }) => type === 'move' || type === 'exit');
    if (action === 'end' && shell.settings.askBeforeEnd && hasMoves) setAsksEnd(true);
    else submit({ type: action });
  };
  const press = (action: MainAction): void => {
    if (main === action) act(action);
  };
  useKeys(table, {
    throwDice: () => press('throw'),
    endTurn: () => press('end'),
    back: play.back,
    count: play.count,
  });
  const endTurn = (): void => {
    setAsksEnd(false);
    submit({ type: 'end' });
  };
  const playOn = (): void => setAsksEnd(false);
  return { props, table, choosing, play, main, act, asksEnd, endTurn, playOn };
}

function mainActionOf(phase: NoblesProps['view']['phase']): MainAction | null {
  if (phase === 'throw') return 'throw';
  return phase === 'spend' ? 'end' : null;
}

/** Hands the marks of the choice to the stage, each time they have changed. */
function useMarks(props: NoblesProps, seat: Seat, { offer, looked }: Choosing): void {
  const shown = useRef('');
  useEffect(() => {
    const { source, count } = offer;
    const marks = marksOf(offer, seat, props.shell.settings.consequences);
    const way = wayTo(looked);
    const movers = source ? { seat, piece: source.piece, count } : null;
    const now = JSON.stringify([marks, way, movers]);
    if (now === shown.current) return;
    shown.current = now;
    props.mark(marks, way, movers);
  });
  useEffect(() => () => props.mark([], [], null), []);
}
