import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import type { Action } from '../../engine/nobles/types.ts';
import { t } from '../../i18n/index.ts';
import { focusSpot } from './board-overlay.tsx';
import type { Open } from './bubbles.tsx';
import { type Entry, toEntry } from './entries.ts';
import { type MainAction, mainActionOf, useRest } from './main-button.tsx';
import { marksOf, wayTo } from './marks.ts';
import { aloneOf } from './names.ts';
import type { TableProps } from './types.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type Choosing, useChoice } from './use-choice.ts';
import { useKeys } from './use-keys.ts';
import { type Play, usePlay } from './use-play.ts';

/** The state of the screen and what its controls do. */
export type Table = {
  readonly props: TableProps;
  /** The one person at this screen, `null` when several sit here, or none. */
  readonly alone: Seat | null;
  /** Who may act at this screen now, `null` while something moves or a bot is to act. */
  readonly chooser: Seat | null;
  readonly choosing: Choosing;
  readonly play: Play;
  readonly entries: readonly Entry[];
  readonly open: Open | null;
  setOpen(open: Open | null): void;
  /** What the main button does, `null` while it rests or is nobody's. */
  readonly main: MainAction | null;
  readonly rests: boolean;
  act(action: MainAction): void;
  /** Whether to ask before the turn ends. */
  readonly asksEnd: boolean;
  endTurn(): void;
  playOn(): void;
  undo(): void;
};

export function useTable(props: TableProps): Table {
  const { shell, view, moving, you, players, lines } = props;
  const { settings } = shell;
  const alone = aloneOf(players);
  const chooser = you !== null && !moving && view.turn === you ? you : null;
  const choosing = useChoice(props, chooser !== null && view.phase === 'spend');
  const [open, setOpen] = useOpen(props);
  const [asksEnd, setAsksEnd] = useState(false);
  const rests = useRest(view);
  const main = rests || moving ? null : mainActionOf(view, you);
  const entries = useMemo(
    () => lines.map((line, index) => toEntry(line, index, alone)),
    [lines, alone, settings.language],
  );
  const keepFocus = useKeptFocus(chooser !== null, choosing.offer.sources[0]?.key);
  const play = usePlay({ props, choosing, chooser, setOpen, keepFocus });
  useAnnouncements(props, entries, alone);
  useMarks(props, chooser ?? view.turn, choosing);

  const submit = (action: Action): void => {
    if (document.activeElement?.closest('.main-button, dialog')) keepFocus();
    props.cue('button');
    props.submit(action);
  };
  const act = (action: MainAction): void => {
    setOpen(null);
    const hasMoves = props.actions.some(({ type }) => type === 'move' || type === 'exit');
    if (action === 'end' && settings.askBeforeEnd && hasMoves) setAsksEnd(true);
    else submit({ type: action });
  };
  const endTurn = (): void => {
    setAsksEnd(false);
    submit({ type: 'end' });
  };
  const undo = (): void => {
    if (!props.canUndo || moving) return;
    setOpen(null);
    props.undo();
    shell.announce(t('live.undone'));
  };
  const press = (action: MainAction): void => {
    if (moving) props.land();
    else if (main === action) act(action);
  };
  useKeys({
    throwDice: () => press('throw'),
    endTurn: () => press('end'),
    land: () => {
      if (moving) props.land();
    },
    undo,
    numbers: () => shell.change({ tileNumbers: !settings.tileNumbers }),
    back: () => (open ? setOpen(null) : play.back()),
    count: play.count,
    enterBoard: () => {
      const first = choosing.offer.sources[0];
      if (first) focusSpot(document, first.key);
    },
  });
  const playOn = (): void => setAsksEnd(false);
  return {
    props,
    alone,
    chooser,
    choosing,
    play,
    entries,
    open,
    setOpen,
    main,
    rests,
    act,
    asksEnd,
    endTurn,
    playOn,
    undo,
  };
}

/** The bubble that is open; a new view closes it, unless it only tells what is so or has happened. */
function useOpen({ view }: TableProps): readonly [Open | null, (open: Open | null) => void] {
  const [state, setState] = useState<{ readonly view: TableProps['view']; readonly open: Open | null }>({
    view,
    open: null,
  });
  const stays = state.view === view || state.open?.kind === 'chronicle' || state.open?.kind === 'seat';
  return [stays ? state.open : null, (open) => setState({ view, open })];
}

/**
 * Keeps the focus of whoever plays with keys: after a move or a throw it goes to the first thing that can be chosen,
 * else to the main button, as soon as somebody may act. Returns how to ask for that.
 */
function useKeptFocus(isOpen: boolean, first: string | undefined): () => void {
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || !isOpen) return;
    asked.current = false;
    if (first) focusSpot(document, first);
    else document.querySelector<HTMLElement>('.main-button button')?.focus();
  });
  return () => {
    asked.current = true;
  };
}

/** Hands the marks of the choice to the stage, each time they have changed. */
function useMarks(props: TableProps, seat: Seat, { offer, looked }: Choosing): void {
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
