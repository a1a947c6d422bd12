import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { tell } from '../../i18n/index.ts';
import { turnWords } from '../../show/seat-words.ts';
import { type Entry, spoken } from './entries.ts';
import type { AnyProps } from './types.ts';

/**
 * Tells a screen reader what has happened, all at once as soon as nothing moves, and when somebody at this screen is
 * to act in a new turn. What the Chronicle held when the screen opened is not told again.
 */
export function useAnnouncements(props: AnyProps, entries: readonly Entry[], alone: Seat | null): void {
  const { moving, you, view, shell } = props;
  const told = useRef(entries.length);
  const turn = useRef('');
  useEffect(() => {
    if (moving) return;
    const fresh = entries.slice(Math.min(told.current, entries.length)).map(spoken);
    told.current = entries.length;
    const now = you === null ? '' : `${view.round} ${view.turn}`;
    if (now && now !== turn.current) fresh.push(tell(turnWords(view.turn, view.round, alone)));
    turn.current = now;
    if (fresh.length > 0) shell.announce(fresh.join('. '));
  }, [moving, entries, view, you]);
}
