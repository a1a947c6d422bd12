import type { JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import { art, seatArt } from '../../ui/index.ts';

/** How the Guards of a group stand, in their own widths; as on the board. */
const STANDS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.26, -0.08],
    [0.26, 0],
  ],
  [
    [-0.34, -0.24],
    [0.34, -0.24],
    [0, 0],
  ],
  [
    [-0.3, -0.34],
    [0.3, -0.34],
    [-0.3, 0],
    [0.3, 0],
  ],
];

/** So many Guards of a seat, with their number. */
export function Crowd({ seat, count }: { readonly seat: Seat; readonly count: number }): JSX.Element {
  return (
    <span class="crowd" aria-hidden="true">
      {(STANDS[count - 1] ?? []).map(([x, y]) => (
        <img
          key={`${x} ${y}`}
          src={seatArt('guard', seat)}
          alt=""
          draggable={false}
          style={{ '--x': `${x}`, '--y': `${y}` }}
        />
      ))}
      {count > 1 ? <span class={`crowd-count of-${seat}`}>{count}</span> : null}
    </span>
  );
}

/** The rolls that a move would spend. */
export function Spent({ values }: { readonly values: readonly number[] }): JSX.Element {
  return (
    <span class="picker-rolls" aria-hidden="true">
      {values.map((value, index) => (
        <img key={index} src={art(`roll-${value}-ready`)} alt="" draggable={false} />
      ))}
    </span>
  );
}
