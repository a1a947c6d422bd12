import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { Banner, Panel } from '../ui/index.ts';
import { seatKind, seatName, turnName } from './names.ts';
import './seat-panel.css';
import type { Table } from './use-table.ts';

type SeatPanelProps<Own> = {
  readonly table: Table<Own>;
  readonly seat: Seat;
  /** What lies on its banner; left out, the seat's Noble. */
  readonly bearing?: JSX.Element;
  /** The second line; left out, who sits there. */
  readonly kind?: string;
  /** What stands at the right of the name: the score. */
  readonly figure?: ComponentChildren;
  /** The line below: one `SeatStat` each. */
  readonly stats: ComponentChildren;
  /** Figure and stats in words. */
  readonly said: readonly string[];
};

/** One seat beside its Yard: who plays it and how it stands. A tap tells more. */
export function SeatPanel<Own>(props: SeatPanelProps<Own>): JSX.Element | null {
  const { table, seat, bearing, figure, stats, said } = props;
  const { alone, open, setOpen } = table;
  const { view, players } = table.props;
  const player = players.find((each) => each.seat === seat);
  const name = seatName(seat, alone);
  const kind = props.kind ?? (player ? seatKind(player, alone) : '');
  const words = useTall(`${name}${kind}${said.join()}`);
  const hasTurn = seat === view.turn && view.phase !== 'over' && view.phase !== 'draw';
  const ribbon = hasTurn ? turnName(seat, alone) : null;
  const isOpen = open?.kind === 'seat' && open.seat === seat;
  return (
    <Panel class={`seat seat-${seat}`} glowing={hasTurn}>
      <button
        type="button"
        class="seat-face"
        aria-expanded={isOpen}
        aria-label={[...(ribbon ? [ribbon] : []), name, kind, ...said].join('. ')}
        onClick={({ currentTarget: panel }) => setOpen(isOpen ? null : { kind: 'seat', seat, panel })}
      >
        <Banner seat={seat} width={62} height={98} cut="tail" class="seat-banner">
          {bearing}
        </Banner>
        <span class="seat-words" ref={words}>
          <span class="seat-name">{name}</span>
          {figure === undefined ? null : <span class="seat-score">{figure}</span>}
          <span class="seat-kind">{kind}</span>
          <span class="seat-stats">{stats}</span>
        </span>
      </button>
      {ribbon === null ? null : <span class={`ribbon ribbon-${seat}`}>{ribbon}</span>}
    </Panel>
  );
}

/** A picture and a number of the panel's lowest line. */
export function SeatStat({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <span class="seat-stat">{children}</span>;
}

/** How many pieces of a seat are home. */
export function HomeStat({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <SeatStat>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M4 16L16 5L28 16M8 13V27H24V13M13.4 27V19.6H18.6V27"
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      </svg>
      <span class="seat-home">{children}</span>
    </SeatStat>
  );
}

/**
 * Long words: when the second line does not fit beside the score, the score goes up to the name's line and the
 * second line gets the whole width (class `tall`).
 */
function useTall(words: string): { readonly current: HTMLSpanElement | null } {
  const ref = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const kind = box.querySelector('.seat-kind');
    box.classList.remove('tall');
    if (kind && kind.scrollWidth > kind.clientWidth) box.classList.add('tall');
  }, [words, width]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return ref;
}
