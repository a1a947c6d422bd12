import type { CSSProperties, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { formatSigned, t } from '../../i18n/index.ts';
import { numberAt, type Point, tileCentre } from '../../show/cross.ts';
import { Tag } from '../ui/index.ts';
import './board-overlay.css';
import type { Field } from './field.ts';
import { type Arrow, nearest, neighbour } from './nearest.ts';

const TILE_NUMBERS = Array.from({ length: 52 }, (_, index) => index + 1);
const ARROWS: { readonly [key: string]: Arrow } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Something on the board that can be chosen: a piece, or where one can go. */
export type Spot = {
  readonly key: string;
  /** In board units. */
  readonly at: Point;
  readonly isTarget: boolean;
  /** For a screen reader; `null` for a place that only a pointer needs, as another spot does the same. */
  readonly label: string | null;
  /** Whether it has been chosen; left out where that is not asked. */
  readonly isPressed?: boolean;
  /** Arrow keys pass over it. */
  readonly isAside?: boolean;
};

/** A figure over the board, its middle in board units. */
export type Figure = Point & { readonly key: string; readonly value: number };

type OverlayProps<S extends Spot> = {
  readonly field: Field;
  readonly spots: readonly S[];
  readonly figures?: readonly Figure[];
  /** The key of the spot under the pointer or with the focus: its figure stands out. */
  readonly looked: string | null;
  /** Whether the squares' numbers are shown. */
  readonly numbers: boolean;
  /** What is in the way of something, to be found at a glance. */
  readonly halo?: Point | null;
  onChoose(spot: S, byKey: boolean): void;
  onLook(spot: S | null): void;
  /** A tap on something that cannot be chosen. */
  onMiss(at: Point): void;
};

/** A real button over everything on the board that can be chosen; pointer, keys and screen readers all use them. */
export function BoardOverlay<S extends Spot>(props: OverlayProps<S>): JSX.Element {
  const { field, spots, looked } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { unit, edge, tile } = field;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: (clientX - field.x) / unit - edge,
    y: (clientY - field.y) / unit - edge,
  });
  /** What a pointer means: the nearest spot within a finger's reach, a target before what may be chosen. */
  const meant = (point: Point): S | null => {
    const reach = Math.max(0.7 * tile, 22 / unit);
    const targets = spots.filter(({ isTarget }) => isTarget);
    return nearest(targets, point, Math.min(reach, 0.75 * tile)) ?? nearest(spots, point, reach);
  };
  const tap = (event: MouseEvent): void => {
    const point = pointOf(event);
    const spot = meant(point);
    if (spot) props.onChoose(spot, false);
    else props.onMiss(point);
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const focused = document.activeElement;
    if (!arrow || !(focused instanceof HTMLElement)) return;
    const from = spots.find(({ key }) => key === focused.dataset.spot);
    if (!from) return;
    event.preventDefault();
    event.stopPropagation();
    const others = spots.filter(({ isAside, label }) => !isAside && label !== null);
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
        left: `${field.x}px`,
        top: `${field.y}px`,
        width: `${field.width}px`,
        height: `${field.height}px`,
        '--unit': `${unit}px`,
        '--edge': edge,
        '--tile': `${tile * unit}px`,
      }}
      onKeyDown={step}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const spot = meant(pointOf(event));
        props.onLook(spot);
        event.currentTarget.style.cursor = spot ? 'pointer' : '';
      }}
      onPointerLeave={() => props.onLook(null)}
      onClick={tap}
    >
      {props.numbers ? <Numbers /> : null}
      {props.halo ? <span class="board-halo" style={spotStyle(props.halo)} /> : null}
      {spots.map((spot) =>
        spot.label === null ? null : (
          <button
            type="button"
            class="spot"
            key={spot.key}
            data-spot={spot.key}
            style={spotStyle(spot.at)}
            aria-label={spot.label}
            {...(spot.isPressed === undefined ? {} : { 'aria-pressed': spot.isPressed })}
            onFocus={() => props.onLook(spot)}
            onClick={(event) => {
              if (event.detail !== 0) return;
              event.stopPropagation();
              props.onChoose(spot, true);
            }}
          />
        ),
      )}
      {props.figures?.map((figure) => (
        <span
          key={figure.key}
          class={figure.key === looked ? 'board-figure looked' : 'board-figure'}
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

/** Gives the focus to the first button of the board, if there is one. */
export function focusFirstSpot(): void {
  document.querySelector<HTMLElement>('.spot')?.focus();
}

const spotStyle = ({ x, y }: Point): CSSProperties => ({ '--x': `${x}`, '--y': `${y}` });

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
