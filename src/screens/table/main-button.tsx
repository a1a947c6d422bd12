import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Roundel } from '../ui/index.ts';
import { turnName } from './names.ts';
import type { RingView } from './types.ts';
import type { Table } from './use-table.ts';

/** So long after it has come to mean something else the button does nothing: a second tap never counts for it. */
const REST = 350;

/** Whether the button rests: for a moment after it has come to mean something else. */
export function useRest(view: RingView): boolean {
  const meaning = `${view.round} ${view.turn} ${view.phase} ${view.throws}`;
  const [awake, setAwake] = useState(meaning);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(meaning), REST);
    return () => clearTimeout(timer);
  }, [meaning]);
  return awake !== meaning;
}

type MainButtonProps<Own> = {
  readonly table: Table<Own>;
  readonly label: string;
  readonly note?: string | undefined;
  /** What it does; `null` when it is not for anybody at this screen now. */
  readonly onPress: (() => void) | null;
};

/** The brass button that moves the turn on, or whose turn it is. */
export function MainButton<Own>({ table, label, note, onPress }: MainButtonProps<Own>): JSX.Element {
  const { props, alone, isOwn, rests } = table;
  const { turn, phase } = props.view;
  if (!isOwn || phase === 'over' || phase === 'draw') {
    return (
      <p class="tray-turn">
        <Roundel seat={turn} />
        {turnName(turn, alone)}
      </p>
    );
  }
  return (
    <div class="main-button">
      <Button
        {...(note ? { note } : {})}
        disabled={rests || onPress === null}
        onPress={() => {
          if (!rests) onPress?.();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
