import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/core/game.ts';
import type { Line } from '../../../show/line.ts';
import type { TerritoriesProps } from './types.ts';

/** Who holds the device where several persons share it. */
export type Holder = {
  /** Whether whoever is to act may look: the only person at this screen always may. */
  readonly isHeld: boolean;
  /** The team that the device is to be passed to, `null` for none. */
  readonly next: Seat | null;
  /** What has happened since that team held it last. */
  readonly since: readonly Line[];
  /** That team has it now. */
  take(): void;
};

/** So many lines are told to a team that has not held the device yet. */
const LATEST = 4;

export function useHolder({ players, you, moving, lines }: TerritoriesProps): Holder {
  const isShared = players.filter(({ kind }) => kind === 'person').length > 1;
  const [holder, setHolder] = useState<Seat | null>(null);
  /** How many lines there were when a team gave the device away. */
  const left = useRef(new Map<Seat, number>());
  const isHeld = !isShared || you === null || you === holder;
  const next = isHeld || moving ? null : you;
  const seen = next === null ? undefined : left.current.get(next);
  return {
    isHeld,
    next,
    since: seen === undefined ? lines.slice(-LATEST) : lines.slice(seen),
    take() {
      if (holder !== null) left.current.set(holder, lines.length);
      setHolder(you);
    },
  };
}
