import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { language, tell } from '../../i18n/index.ts';
import { turnWords } from '../../show/seat-words.ts';
import { type Entry, spoken } from './entries.ts';
import type { AnyProps } from './types.ts';

/**
 * Tells a screen reader what has happened, all at once as soon as nothing moves, and when somebody at this screen is
 * to act in a new turn. A line that has come to say something else is told again; what the Chronicle held when the
 * screen opened, or said in another language, is not.
 */
export function useAnnouncements(props: AnyProps, entries: readonly Entry[], alone: Seat | null): void {
  const { moving, you, view, shell } = props;
  const told = useRef({ language: language(), words: entries.map(spoken) });
  const turn = useRef('');
  useEffect(() => {
    if (moving) return;
    const words = entries.map(spoken);
    const before = told.current;
    told.current = { language: language(), words };
    const fresh =
      before.language === language() ? words.filter((word, index) => word !== before.words[index]) : [];
    const now = you === null ? '' : `${view.round} ${view.turn}`;
    if (now && now !== turn.current) fresh.push(tell(turnWords(view.turn, view.round, alone)));
    turn.current = now;
    if (fresh.length > 0) shell.announce(fresh.join('. '));
  }, [moving, entries, view, you]);
}
