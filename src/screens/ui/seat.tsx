import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { seatArt } from './art.ts';
import './seat.css';

type TagProps = { readonly tone?: 'gain' | 'loss'; readonly children: ComponentChildren };

/** A small label, fully round. */
export function Tag({ tone, children }: TagProps): JSX.Element {
  return <span class={`tag ${tone ?? ''}`}>{children}</span>;
}

/** A seat's charge on its colour. An ornament: the seat's name stands beside it. */
export function Roundel({ seat, class: own = '' }: { readonly seat: Seat; readonly class?: string }): JSX.Element {
  return <img class={`roundel ${own}`} src={seatArt('roundel', seat)} alt="" draggable={false} />;
}

type BannerProps = {
  readonly seat: Seat;
  /** The proportions of the cloth; its size comes from the style sheet. */
  readonly width: number;
  readonly height: number;
  /** tail: cut out below, as on a seat panel · point: ends in a point, as in the menu and on the scoreboard. */
  readonly cut: 'tail' | 'point';
  readonly class?: string;
  /** What lies on the cloth; left out, the seat's Noble. */
  readonly children?: ComponentChildren;
};

/** A hanging banner in the seat's colours. */
export function Banner({ seat, width, height, cut, class: own = '', children }: BannerProps): JSX.Element {
  const id = useId();
  const [outline, seam] = cut === 'tail' ? tailed(width, height) : pointed(width, height);
  const line = cut === 'tail' ? 1.8 : 2.4;
  const colour = (shade: string): JSX.CSSProperties => ({ stopColor: `var(--seat-${seat}${shade})` });
  return (
    <div class={`banner ${own}`}>
      <svg class="banner-cloth" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={id}>
          <stop style={colour('-dark')} />
          <stop offset=".14" style={colour('')} />
          <stop offset=".3" style={colour('')} />
          <stop offset=".92" style={colour('')} />
          <stop offset="1" style={colour('-dark')} />
        </linearGradient>
        <path d={outline} fill={`url(#${id})`} stroke="#241a17" stroke-width={line} stroke-linejoin="round" />
        <path d={seam} fill="none" stroke="#ffe9a8" stroke-width="1.2" opacity=".75" stroke-linejoin="round" />
      </svg>
      {children ?? <img class="banner-noble" src={seatArt('noble', seat)} alt="" draggable={false} />}
    </div>
  );
}

function tailed(w: number, h: number): readonly [string, string] {
  const n = h * 0.16;
  return [
    `M0 0H${w}V${h}L${w / 2} ${h - n}L0 ${h}Z`,
    `M3.6 3.6H${w - 3.6}V${h - 6}L${w / 2} ${h - n - 5}L3.6 ${h - 6}Z`,
  ];
}

function pointed(w: number, h: number): readonly [string, string] {
  const n = Math.min(34, w * 0.18);
  return [
    `M0 0H${w}V${h - n}L${w / 2} ${h}L0 ${h - n}Z`,
    `M6 6H${w - 6}V${h - n - 4}L${w / 2} ${h - 7}L6 ${h - n - 4}Z`,
  ];
}
