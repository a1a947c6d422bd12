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
export function Roundel({
  seat,
  class: own = '',
}: {
  readonly seat: Seat;
  readonly class?: string;
}): JSX.Element {
  return <img class={`roundel ${own}`} src={seatArt('roundel', seat)} alt="" draggable={false} />;
}

type BannerProps = {
  readonly seat: Seat;
  /** The proportions of the cloth; its size comes from the style sheet. */
  readonly width: number;
  readonly height: number;
  /** tail: cut out below, as on a seat panel · point: ends in a point · flat: as if it were rolled up. */
  readonly cut: 'tail' | 'point' | 'flat';
  readonly class?: string;
  /** What lies on the cloth; left out, the seat's Noble. */
  readonly children?: ComponentChildren;
};

/** A hanging banner in the seat's colours. */
export function Banner({ seat, width, height, cut, class: own = '', children }: BannerProps): JSX.Element {
  const id = useId();
  const { outline, seams } = CUTS[cut](width, height);
  const line = cut === 'tail' ? 1.8 : 2.4;
  const base = `var(--seat-${seat})`;
  const shade = (stopColor: string): { readonly stopColor: string } => ({ stopColor });
  const lit = (share: number) => shade(`color-mix(in srgb, ${base}, var(--seat-${seat}-light) ${share}%)`);
  return (
    <div class={`banner ${own}`}>
      <svg
        class="banner-cloth"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient id={id}>
          <stop style={shade(`var(--seat-${seat}-dark)`)} />
          <stop offset=".1" style={shade(base)} />
          <stop offset=".3" style={lit(20)} />
          <stop offset=".52" style={shade(base)} />
          <stop offset=".74" style={lit(14)} />
          <stop offset=".92" style={shade(base)} />
          <stop offset="1" style={shade(`var(--seat-${seat}-dark)`)} />
        </linearGradient>
        <path d={outline} fill={`url(#${id})`} stroke="#241a17" stroke-width={line} stroke-linejoin="round" />
        {seams.map((seam, depth) => (
          <path
            d={seam}
            fill="none"
            stroke="#ffe9a8"
            stroke-width={depth ? 0.9 : 1.4}
            opacity={depth ? 0.6 : 0.85}
          />
        ))}
      </svg>
      {children ?? <img class="banner-noble" src={seatArt('noble', seat)} alt="" draggable={false} />}
    </div>
  );
}

type Cut = (w: number, h: number) => { readonly outline: string; readonly seams: readonly string[] };

const CUTS: { readonly [name in BannerProps['cut']]: Cut } = {
  tail: (w, h) => {
    const n = h * 0.16;
    return {
      outline: `M0 0H${w}V${h}L${w / 2} ${h - n}L0 ${h}Z`,
      seams: [`M3.6 3.6H${w - 3.6}V${h - 6}L${w / 2} ${h - n - 5}L3.6 ${h - 6}Z`],
    };
  },
  point: (w, h) => {
    const n = Math.min(34, w * 0.18);
    const seam = (d: number): string =>
      `M${d} ${d}H${w - d}V${h - n - d * 0.5}L${w / 2} ${h - d * 1.2}L${d} ${h - n - d * 0.5}Z`;
    return { outline: `M0 0H${w}V${h - n}L${w / 2} ${h}L0 ${h - n}Z`, seams: [seam(8), seam(13)] };
  },
  flat: (w, h) => ({
    outline: `M0 0H${w}V${h}H0Z`,
    seams: [8, 13].map((d) => `M${d} ${h}V${d}H${w - d}V${h}`),
  }),
};
