import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatView } from '../../engine/nobles/types.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import { art, Banner, Panel } from '../ui/index.ts';
import './seat-panel.css';
import { useCounted } from './use-counted.ts';

const PIECES = 5;

type SeatPanelProps = {
  readonly side: SeatView;
  readonly name: string;
  /** "House Lily", "Bot, sharp". */
  readonly kind: string;
  /** Whose turn it is, on a ribbon; `null` when it is not this seat's. */
  readonly ribbon: string | null;
  /** Whether its details are open. */
  readonly open: boolean;
  onOpen(panel: HTMLElement): void;
};

/** One seat beside its Yard: who plays it, its score and what it holds. A tap tells more. */
export function SeatPanel(props: SeatPanelProps): JSX.Element {
  const { side, name, kind, ribbon, open } = props;
  const score = useCounted(side.score);
  const words = useTall(`${name}${kind}${side.score}`);
  const stats = [
    { picture: 'roll-4-ready', words: `${side.rolls.length}` },
    { picture: 'exit-credit', words: `${side.credits}` },
  ];
  return (
    <Panel class={`seat seat-${side.seat}`} glowing={ribbon !== null}>
      <button
        type="button"
        class="seat-face"
        aria-expanded={open}
        aria-label={summary(side, name, kind, ribbon)}
        onClick={(event) => props.onOpen(event.currentTarget)}
      >
        <Banner seat={side.seat} width={62} height={98} cut="tail" class="seat-banner" />
        <span class="seat-words" ref={words}>
          <span class="seat-name">{name}</span>
          <span class="seat-score">{formatNumber(score)}</span>
          <span class="seat-kind">{kind}</span>
          <span class="seat-stats">
            {stats.map((stat) => (
              <span class="seat-stat" key={stat.picture}>
                <img src={art(stat.picture)} class={stat.picture} alt="" draggable={false} />
                {stat.words}
              </span>
            ))}
            <span class="seat-stat">
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
              <span class="seat-home">
                {side.home}/{PIECES}
              </span>
            </span>
          </span>
        </span>
      </button>
      {ribbon === null ? null : <span class={`ribbon ribbon-${side.seat}`}>{ribbon}</span>}
    </Panel>
  );
}

function summary(side: SeatView, name: string, kind: string, ribbon: string | null): string {
  const parts = [
    name,
    kind,
    t('table.score', { score: side.score }),
    `${t('table.rolls')}: ${side.rolls.join(', ') || t('table.rolls.none')}`,
    t('table.credits', { count: side.credits }),
    t('table.home', { count: side.home, of: PIECES }),
  ];
  return (ribbon === null ? parts : [ribbon, ...parts]).join('. ');
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
