import type { CSSProperties, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import type { View } from '../../engine/nobles/types.ts';
import { formatSigned, t, tell, tellAll } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import { hit, numberAt, type Point, tileCentre, yardCentre } from '../../show/cross.ts';
import { sourceWords, targetWords } from '../../show/nobles/choice-words.ts';
import type { Source, TargetGroup } from '../../show/nobles/choices.ts';
import { Tag } from '../ui/index.ts';
import './board-overlay.css';
import { type Figure, middleOf } from './marks.ts';
import { type Arrow, nearest, neighbour } from './nearest.ts';
import type { Offer } from './offer.ts';
import type { Tap } from './why.ts';

/** The board's square is so many tiles wide, the grid begins half a tile inside. */
const TILES = 16;
const EDGE = 0.5;
const TILE_NUMBERS = Array.from({ length: 52 }, (_, index) => index + 1);
const ARROWS: { readonly [key: string]: Arrow } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type OverlayProps = {
  readonly square: Rect;
  readonly view: View;
  /** Who chooses. */
  readonly seat: Seat;
  readonly offer: Offer;
  readonly looked: TargetGroup | null;
  readonly figures: readonly Figure[];
  readonly numbers: boolean;
  onSource(source: Source, byKey: boolean): void;
  onGroup(group: TargetGroup, byKey: boolean): void;
  onLook(group: TargetGroup | null): void;
  /** A tap on something that cannot be chosen; `null` beside everything. */
  onMiss(tap: Tap | null, at: Point): void;
};

/** Something under a button: where it is, and what it is. */
type Button = { readonly key: string; readonly at: Point } & (
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'group'; readonly group: TargetGroup }
);

/** A real button over everything on the board that can be chosen; pointer, keys and screen readers all use them. */
export function BoardOverlay(props: OverlayProps): JSX.Element {
  const { square, offer, seat, looked } = props;
  const layer = useRef<HTMLDivElement>(null);
  const tile = square.width / TILES;
  const buttons: readonly Button[] = [
    ...offer.sources.map(
      (source): Button => ({ kind: 'source', key: source.key, at: middleOf(source, seat), source }),
    ),
    ...offer.groups.map((group): Button => ({ kind: 'group', key: `to ${group.key}`, at: group.at, group })),
  ];

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: (clientX - square.x) / tile - EDGE,
    y: (clientY - square.y) / tile - EDGE,
  });
  /** What a pointer means: the nearest button within a finger's reach. */
  const meant = (point: Point): Button | null => {
    const reach = Math.max(0.7, 22 / tile);
    const groups = buttons.filter(({ kind }) => kind === 'group');
    const group = nearest(groups, point, Math.min(reach, 0.75));
    return group ?? nearest(buttons, point, reach);
  };
  const choose = (button: Button, byKey: boolean): void => {
    if (button.kind === 'group') props.onGroup(button.group, byKey);
    else props.onSource(button.source, byKey);
  };
  const tap = (event: MouseEvent): void => {
    const point = pointOf(event);
    const button = meant(point);
    if (button) choose(button, false);
    else props.onMiss(tapAt(point), point);
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const focused = document.activeElement;
    if (!arrow || !(focused instanceof HTMLElement)) return;
    const from = buttons.find(({ key }) => key === focused.dataset.spot);
    if (!from) return;
    event.preventDefault();
    event.stopPropagation();
    const others = buttons.filter(
      (button) => !offer.source || button.kind === 'group' || button.source === offer.source,
    );
    const next = neighbour(others, from.at, arrow);
    if (next) focusSpot(layer.current, next.key);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div
      class="board-overlay"
      role="group"
      aria-label={t('table.board')}
      ref={layer}
      style={{
        left: `${square.x}px`,
        top: `${square.y}px`,
        width: `${square.width}px`,
        '--tile': `${tile}px`,
      }}
      onKeyDown={step}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const button = meant(pointOf(event));
        props.onLook(button?.kind === 'group' ? button.group : null);
        event.currentTarget.style.cursor = button ? 'pointer' : '';
      }}
      onPointerLeave={() => props.onLook(null)}
      onClick={tap}
    >
      {props.numbers ? <Numbers /> : null}
      {buttons.map((button) => (
        <button
          type="button"
          class="spot"
          key={button.key}
          data-spot={button.key}
          style={spotStyle(button.at)}
          aria-label={labelOf(button, props)}
          {...(button.kind === 'source' ? { 'aria-pressed': button.source === offer.source } : {})}
          onFocus={() => props.onLook(button.kind === 'group' ? button.group : null)}
          onClick={(event) => {
            if (event.detail !== 0) return;
            event.stopPropagation();
            choose(button, true);
          }}
        />
      ))}
      {props.figures.map((figure) => (
        <span
          key={figure.key}
          class={figure.key === looked?.key ? 'board-figure looked' : 'board-figure'}
          style={spotStyle(figure)}
          aria-hidden="true"
        >
          <Tag tone={figure.value > 0 ? 'gain' : 'loss'}>{formatSigned(figure.value)}</Tag>
        </span>
      ))}
    </div>
  );
}

/** Gives the focus to a button of the board, by its key. */
export function focusSpot(within: ParentNode | null, key: string): void {
  within?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`)?.focus();
}

const spotStyle = ({ x, y }: Point): CSSProperties => ({ '--x': `${x + EDGE}`, '--y': `${y + EDGE}` });

function labelOf(button: Button, { offer, view }: OverlayProps): string {
  if (button.kind === 'source') return tell(sourceWords(button.source));
  const target = button.group.options[0];
  return offer.source && target ? tellAll(targetWords(target, offer.source, offer.count, view)) : '';
}

/** What of the board lies at a point; in a Yard also whether it is the Noble's stand. */
function tapAt(point: Point): Tap | null {
  const found = hit(point);
  if (!found) return null;
  const stand = found.kind === 'yard' ? yardCentre(found.seat) : null;
  return { hit: found, noble: stand !== null && Math.hypot(point.x - stand.x, point.y - stand.y) < 0.95 };
}

/** The numbers of the tiles, by which the Chronicle names them. */
function Numbers(): JSX.Element {
  return (
    <div class="board-numbers" aria-hidden="true">
      {TILE_NUMBERS.map((number) => (
        <span key={number} style={spotStyle(numberAt(tileCentre(number)))}>
          {number}
        </span>
      ))}
    </div>
  );
}
