import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import type { Action } from '../../engine/nobles/types.ts';
import { t } from '../../i18n/index.ts';
import { BoardOverlay, focusSpot } from './board-overlay.tsx';
import { Bubbles, type Open } from './bubbles.tsx';
import { Chronicle } from './chronicle.tsx';
import { EndDialog } from './end-dialog.tsx';
import { toEntry } from './entries.ts';
import { Head, Tools } from './head.tsx';
import { LogLine } from './log-line.tsx';
import { MainButton, mainActionOf, useRest } from './main-button.tsx';
import { figuresOf, marksOf, standing, wayTo } from './marks.ts';
import { aloneOf, seatKind, seatName, throwCount, throwName, turnName } from './names.ts';
import { SeatPanel } from './seat-panel.tsx';
import './table.css';
import { Tray } from './tray.tsx';
import type { TableProps } from './types.ts';
import { useChoice } from './use-choice.ts';
import { useKeys } from './use-keys.ts';
import { useLanding } from './use-landing.ts';
import { usePlaces } from './use-places.ts';
import { usePlay } from './use-play.ts';

/** The screen of a running match of Nobles: the furniture below the stage's canvas, the buttons and bubbles above it. */
export function TableScreen(props: TableProps): JSX.Element {
  const { shell, view, moving, you, players } = props;
  const { settings } = shell;
  const alone = aloneOf(players);
  const chooser = you !== null && !moving && view.turn === you ? you : null;
  const choosing = useChoice(props, chooser !== null && view.phase === 'spend');
  const places = usePlaces(props.place);
  const landing = useLanding(props);
  const [open, setOpen] = useOpen(props);
  const [asksEnd, setAsksEnd] = useState(false);
  const rests = useRest(view);
  const main = rests || moving ? null : mainActionOf(view, you);
  const entries = useMemo(
    () => props.lines.map((line, index) => toEntry(line, index, alone)),
    [props.lines, alone, settings.language],
  );
  const figures = useMemo(() => {
    const { groups } = choosing.offer;
    const ways = groups.flatMap((group) => [group.at, ...wayTo(group)]);
    return figuresOf(groups, [...ways, ...standing(view)]);
  }, [choosing.offer]);
  const play = usePlay({ props, choosing, chooser, setOpen });
  useMarks(props, chooser ?? view.turn, choosing);

  const act = (action: 'throw' | 'end'): void => {
    setOpen(null);
    const hasMoves = props.actions.some(({ type }) => type === 'move' || type === 'exit');
    if (action === 'end' && settings.askBeforeEnd && hasMoves) setAsksEnd(true);
    else submit({ type: action });
  };
  const submit = (action: Action): void => {
    props.cue('button');
    props.submit(action);
  };
  const undo = (): void => {
    if (!props.canUndo || moving) return;
    setOpen(null);
    props.undo();
    shell.announce(t('live.undone'));
  };
  useKeys({
    throwDice: () => (moving ? props.land() : main === 'throw' ? act('throw') : undefined),
    endTurn: () => (moving ? props.land() : main === 'end' ? act('end') : undefined),
    undo,
    numbers: () => shell.change({ tileNumbers: !settings.tileNumbers }),
    back: () => (open ? setOpen(null) : play.back()),
    count: play.count,
    enterBoard: () => {
      const first = choosing.offer.sources[0];
      if (first) focusSpot(document, first.key);
    },
  });

  const seats = view.seats.map((side) => {
    const player = players.find(({ seat }) => seat === side.seat) ?? { seat: side.seat, kind: 'person' };
    return (
      <SeatPanel
        key={side.seat}
        side={side}
        name={seatName(side.seat, alone)}
        kind={seatKind(player, alone)}
        ribbon={
          side.seat === view.turn && view.phase !== 'over' && view.phase !== 'draw'
            ? turnName(side.seat, alone)
            : null
        }
        reduced={settings.lessMotion === 'on'}
        open={open?.kind === 'seat' && open.seat === side.seat}
        onOpen={(panel) =>
          setOpen(
            open?.kind === 'seat' && open.seat === side.seat
              ? null
              : { kind: 'seat', seat: side.seat, panel },
          )
        }
      />
    );
  });
  const seatAt = (seat: Seat): JSX.Element | null =>
    seats[view.seats.findIndex((side) => side.seat === seat)] ?? null;
  const holder = view.seats.find(({ seat }) => seat === view.turn);
  const isOwn = players.some(({ seat, kind }) => seat === view.turn && kind === 'person');

  return (
    <div {...landing}>
      <main class="table">
        <div class="table-column">
          <Head view={view} shell={shell} openChronicle={() => setOpen({ kind: 'chronicle' })} />
          {seatAt(1)}
          <Chronicle entries={entries} thrown={props.thrown} />
          {seatAt(0)}
        </div>
        <div class="table-square" ref={places.board} />
        <div class="table-column">
          <Tools shell={shell} canUndo={props.canUndo} undo={undo} />
          {seatAt(2)}
          <Tray
            title={throwName(view.turn, alone)}
            note={throwCount(view.throws)}
            well={places.well}
            rolls={holder?.rolls ?? []}
            credits={holder?.credits ?? 0}
            lit={choosing.looked?.options[0]?.spent ?? choosing.choice.rolls}
            chosen={choosing.choice.rolls}
            usable={chooser !== null && view.phase === 'spend' ? choosing.offer.usable : null}
            onRoll={play.roll}
          >
            <MainButton
              view={view}
              action={main}
              isOwn={isOwn}
              rests={rests}
              isSpent={chooser !== null && props.actions.every(({ type }) => type === 'end')}
              turnWords={turnName(view.turn, alone)}
              act={act}
            />
          </Tray>
          {seatAt(3)}
        </div>
        <LogLine entry={entries.at(-1)} onOpen={() => setOpen({ kind: 'chronicle' })} />
      </main>
      <div class="over">
        {places.square ? (
          <BoardOverlay
            square={places.square}
            view={view}
            seat={chooser ?? view.turn}
            offer={choosing.offer}
            looked={choosing.looked}
            figures={settings.consequences ? figures : []}
            numbers={settings.tileNumbers}
            onSource={play.source}
            onGroup={play.group}
            onLook={choosing.look}
            onMiss={play.miss}
          />
        ) : null}
        {open && places.square ? (
          <Bubbles
            open={open}
            props={props}
            choosing={choosing}
            square={places.square}
            entries={entries}
            alone={alone}
            onPick={play.pick}
            onCount={play.pickCount}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </div>
      {asksEnd ? (
        <EndDialog
          onClose={() => setAsksEnd(false)}
          onEnd={() => {
            setAsksEnd(false);
            submit({ type: 'end' });
          }}
        />
      ) : null}
    </div>
  );
}

/** The bubble that is open; a new view closes it, unless it only shows what has happened. */
function useOpen({ view }: TableProps): readonly [Open | null, (open: Open | null) => void] {
  const [state, setState] = useState<{ readonly view: TableProps['view']; readonly open: Open | null }>({
    view,
    open: null,
  });
  const stays = state.view === view || state.open?.kind === 'chronicle' || state.open?.kind === 'seat';
  return [stays ? state.open : null, (open) => setState({ view, open })];
}

/** Hands the marks of the choice to the stage, each time they have changed. */
function useMarks(props: TableProps, seat: Seat, { offer, looked }: ReturnType<typeof useChoice>): void {
  const shown = useRef('');
  useEffect(() => {
    const { source, count } = offer;
    const marks = marksOf(offer, seat, props.shell.settings.consequences);
    const way = wayTo(looked);
    const movers = source ? { seat, piece: source.piece, count } : null;
    const now = JSON.stringify([marks, way, movers]);
    if (now === shown.current) return;
    shown.current = now;
    props.mark(marks, way, movers);
  });
  useEffect(() => () => props.mark([], [], null), []);
}
