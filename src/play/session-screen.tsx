import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TableScreen } from '../screens/table/index.ts';
import type { TableShell } from '../screens/types.ts';
import type { Session } from './session.ts';

type Props = { readonly session: Session; readonly shell: TableShell };

/** The table screen of a running match, drawn again whenever something has landed. */
export function SessionScreen({ session, shell }: Props): JSX.Element {
  const [shown, setShown] = useState(session.shown);
  useEffect(() => {
    const read = (): void => setShown(session.shown);
    read();
    return session.subscribe(read);
  }, [session]);
  const { you } = shown;
  return (
    <TableScreen
      shell={shell}
      {...shown}
      players={session.table.players}
      outcome={(action) => (you === null ? [] : session.table.outcome(you, action))}
      refusalOf={(action) => (you === null ? null : session.table.refusal(you, action))}
      submit={(action) => session.submit(action)}
      undo={() => session.undo()}
      land={() => session.land()}
      mark={(marks, way, movers) =>
        session.mark(marks, way, movers && [movers.seat, movers.piece, movers.count])
      }
      place={(board, well) => session.place(board, well)}
      cue={(cue) => session.cue(cue)}
    />
  );
}
