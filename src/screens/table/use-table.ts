import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell } from '../../i18n/index.ts';
import type { Point } from '../../show/cross.ts';
import type { Open } from './bubbles.tsx';
import { type Entry, toEntry } from './entries.ts';
import { useRest } from './main-button.tsx';
import { aloneOf, turnName } from './names.ts';
import type { AnyProps, Reason } from './types.ts';
import { useAnnouncements } from './use-announcements.ts';

/** The state of the screen and what its controls do, as far as every game has it alike. `Own` are a game's own bubbles. */
export type Table<Own = never> = {
  readonly props: AnyProps;
  /** The one person at this screen, `null` when several sit here, or none. */
  readonly alone: Seat | null;
  /** The seat that has the word: the one in turn, but for answers to it. */
  readonly actor: Seat;
  /** Who may act at this screen now, `null` while something moves or a bot is to act. */
  readonly chooser: Seat | null;
  /** A person at this screen has the word, though perhaps something still moves. */
  readonly isOwn: boolean;
  /** What can be pressed has only just come to mean something else: nothing is pressed by a second tap. */
  readonly rests: boolean;
  readonly entries: readonly Entry[];
  readonly open: Open<Own> | null;
  setOpen(open: Open<Own> | null): void;
  /** Says why something cannot be done. */
  refuse(reason: Reason, about: Point | HTMLElement, byKey?: boolean): void;
  /** Nobody here has the turn: says whose it is. */
  remind(): void;
  undo(): void;
  /** The button with the focus is about to go: the next choice shall have it. */
  keepFocus(): void;
};

/** `moment` changes whenever what can be pressed comes to mean something else, within a turn and a phase. */
export function useTable<Own = never>(
  props: AnyProps,
  moment: number | string,
  actor = props.view.turn,
): Table<Own> {
  const { shell, view, moving, you, players, lines } = props;
  const { language } = shell.settings;
  const alone = aloneOf(players);
  const chooser = you !== null && !moving && actor === you ? you : null;
  const [open, setOpen] = useOpen<Own>(view);
  const entries = useMemo(
    () => lines.map((line, index) => toEntry(line, index, alone)),
    [lines, alone, language],
  );
  useAnnouncements(props, entries, alone);
  return {
    props,
    alone,
    actor,
    chooser,
    isOwn: players.some(({ seat, kind }) => seat === actor && kind === 'person'),
    rests: useRest(`${view.round} ${actor} ${view.phase} ${moment}`),
    entries,
    open,
    setOpen,
    refuse(reason, about, byKey = false) {
      props.cue('refused');
      shell.announce(`${t('live.refused', { rule: tell(reason.rule) })} ${tell(reason.facts)}`, true);
      setOpen({ kind: 'why', reason, about, byKey });
    },
    remind() {
      if (view.phase === 'over') return;
      shell.announce(turnName(actor, alone));
      document.querySelector('.ribbon')?.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], 240);
    },
    undo() {
      if (!props.canUndo || moving) return;
      setOpen(null);
      props.undo();
      shell.announce(t('live.undone'));
    },
    keepFocus: useKeptFocus(chooser !== null),
  };
}

/** The bubble that is open; a new view closes it, unless it only tells what is so or has happened. */
function useOpen<Own>(view: object): readonly [Open<Own> | null, (open: Open<Own> | null) => void] {
  const [state, setState] = useState<{ readonly view: object; readonly open: Open<Own> | null }>({
    view,
    open: null,
  });
  const stays = state.view === view || state.open?.kind === 'chronicle' || state.open?.kind === 'seat';
  return [stays ? state.open : null, (open) => setState({ view, open })];
}

/**
 * Keeps the focus of whoever plays with keys: after a move or a throw it goes to the first thing on the board that can
 * be chosen, else to the main button, as soon as somebody may act. Returns how to ask for that.
 */
function useKeptFocus(isOpen: boolean): () => void {
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || !isOpen) return;
    asked.current = false;
    document.querySelector<HTMLElement>('.spot, .main-button button')?.focus();
  });
  return () => {
    asked.current = true;
  };
}
