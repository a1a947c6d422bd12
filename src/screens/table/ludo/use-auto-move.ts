import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../../show/ludo/choices.ts';
import type { LudoProps } from './types.ts';

/** So long a throw is seen before its only move is made, in milliseconds. */
const PAUSE = 260;

/**
 * Plays the only choice by itself, where the settings say so. Whoever has taken a move back chooses that one by hand.
 * One choice for several pawns of a base or a stack is one.
 */
export function useAutoMove(
  props: LudoProps,
  choices: readonly Choice[],
  play: (choice: Choice) => void,
): void {
  const { view, throws, shell } = props;
  /** The throw whose only move has been made. */
  const played = useRef(-1);
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    const [only, ...others] = choices;
    if (!shell.settings.autoMove || !only || others.length > 0 || played.current === throws.length) return;
    const timer = setTimeout(() => {
      played.current = throws.length;
      latest.current(only);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [choices, view, shell.settings.autoMove]);
}
