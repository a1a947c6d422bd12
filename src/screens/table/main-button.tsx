import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Roundel } from '../ui/index.ts';
import { turnName } from './names.ts';
import type { Table } from './use-table.ts';

/** So long after it has come to mean something else the button does nothing: a second tap never counts for it. */
const REST = 350;

/** Whether the button rests: for a moment after `meaning`, what it stands for, has changed. */
export function useRest(meaning: string): boolean {
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
  const { props, alone, actor, isOwn, rests } = table;
  const { phase } = props.view;
  if (!isOwn || phase === 'over' || phase === 'draw') {
    return (
      <p class="tray-turn">
        <Roundel seat={actor} />
        {turnName(actor, alone)}
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
