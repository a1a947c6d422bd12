import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../engine/core/game.ts';
import type { TableProps } from '../screens/table/types.ts';
import type { TableShell } from '../screens/types.ts';
import type { Session } from './session.ts';

type Props<T extends GameTypes, Focus> = {
  readonly session: Session<T, Focus>;
  /** The game's table. */
  readonly Screen: (props: TableProps<T, Focus>) => JSX.Element;
  readonly shell: TableShell;
};

/** The table screen of a running match, drawn again whenever something has landed. */
export function SessionScreen<T extends GameTypes, Focus>(props: Props<T, Focus>): JSX.Element {
  const { session, Screen, shell } = props;
  const [shown, setShown] = useState(session.shown);
  useEffect(() => {
    const read = (): void => setShown(session.shown);
    read();
    return session.subscribe(read);
  }, [session]);
  const { you } = shown;
  return (
    <Screen
      shell={shell}
      {...shown}
      players={session.table.players}
      outcome={(action) => (you === null ? [] : session.table.outcome(you, action))}
      refusalOf={(action) => (you === null ? null : session.table.refusal(you, action))}
      submit={(action) => session.submit(action)}
      undo={() => session.undo()}
      land={() => session.land()}
      mark={(marks, way, focus) => session.mark(marks, way, focus)}
      place={(board, well) => session.place(board, well)}
      cue={(cue) => session.cue(cue)}
    />
  );
}
