import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import type { View } from '../../engine/nobles/types.ts';
import { t } from '../../i18n/index.ts';
import { Button, Roundel } from '../ui/index.ts';

/** So long after it has come to mean something else the button does nothing: a second tap never counts for it. */
const REST = 350;

/** What the button does now; `null` when it is not for anybody at this screen. */
export type MainAction = 'throw' | 'end';

export function mainActionOf(view: View, you: Seat | null): MainAction | null {
  if (you === null || view.turn !== you) return null;
  if (view.phase === 'throw') return 'throw';
  return view.phase === 'spend' ? 'end' : null;
}

/** Whether the button rests: for a moment after it has come to mean something else. */
export function useRest(view: View): boolean {
  const meaning = `${view.round} ${view.turn} ${view.phase} ${view.throws}`;
  const [awake, setAwake] = useState(meaning);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(meaning), REST);
    return () => clearTimeout(timer);
  }, [meaning]);
  return awake !== meaning;
}

type MainButtonProps = {
  readonly view: View;
  readonly action: MainAction | null;
  /** A person at this screen has the turn, though perhaps something still moves. */
  readonly isOwn: boolean;
  readonly rests: boolean;
  /** Nothing can move any more. */
  readonly isSpent: boolean;
  readonly turnWords: string;
  act(action: MainAction): void;
};

/** The brass button that moves the turn on, or whose turn it is. */
export function MainButton(props: MainButtonProps): JSX.Element {
  const { view, action, isOwn, rests } = props;
  if (!isOwn || view.phase === 'over' || view.phase === 'draw') {
    return (
      <p class="tray-turn">
        <Roundel seat={view.turn} />
        {props.turnWords}
      </p>
    );
  }
  const isEnd = view.phase === 'spend';
  const label = isEnd ? t('table.end') : t(view.throws > 0 ? 'table.throw.again' : 'table.throw');
  return (
    <div class="main-button">
      <Button
        {...(props.isSpent ? { note: t('table.noMove') } : {})}
        disabled={rests || action === null}
        onPress={() => {
          if (action) props.act(action);
        }}
      >
        {label}
      </Button>
    </div>
  );
}
