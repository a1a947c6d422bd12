import type { Point } from './cross.ts';

/** The pieces of one seat that stand together on a square. */
export type Cluster = {
  /** How many of the common kind: Guards, pawns. */
  readonly size: number;
  /** Whether a larger piece is with them: the Noble. */
  readonly isLed: boolean;
};

/** Where a cluster's pieces have their feet, in tiles from the square's foot line, and how large they are. */
export type Stack = {
  readonly members: readonly Point[];
  /** Behind its members, or alone. */
  readonly leader: Point;
  readonly middle: Point;
  /** Of the pieces, and of the wall and the badge in proportion: 1 for a group that has the square for itself. */
  readonly scale: number;
  readonly share: number;
};

const at = (x: number, y: number): Point => ({ x, y });

const MEMBERS: readonly (readonly Point[])[] = [
  [],
  [at(0, 0)],
  [at(-0.2, -0.05), at(0.2, 0.02)],
  [at(-0.25, -0.16), at(0.25, -0.16), at(0, 0.06)],
  [at(-0.23, -0.26), at(0.23, -0.26), at(-0.23, 0.02), at(0.23, 0.02)],
];

/** The same with the leader, whose head shows above theirs: its foot comes first. */
const ESCORTS: readonly (readonly Point[])[] = [
  [at(0, 0)],
  [at(-0.18, -0.08), at(0.22, 0.03)],
  [at(0, -0.24), at(-0.24, 0), at(0.24, 0.03)],
  [at(0, -0.3), at(-0.27, -0.1), at(0.27, -0.1), at(0, 0.08)],
  [at(0, -0.36), at(-0.28, -0.17), at(0.28, -0.17), at(-0.21, 0.05), at(0.21, 0.05)],
];

/** Places for two to five clusters of one square, how much of their spread they keep, and their size. */
const SHARES: readonly { readonly at: readonly Point[]; readonly spread: number; readonly scale: number }[] =
  [
    { at: [at(0, 0)], spread: 1, scale: 1 },
    { at: [at(-0.24, -0.03), at(0.24, 0.03)], spread: 0.55, scale: 0.84 },
    { at: [at(-0.28, -0.17), at(0.28, -0.17), at(0, 0.09)], spread: 0.5, scale: 0.76 },
    { at: [at(-0.27, -0.22), at(0.27, -0.2), at(-0.27, 0.1), at(0.27, 0.12)], spread: 0.46, scale: 0.68 },
    {
      at: [at(-0.3, -0.26), at(0.3, -0.24), at(-0.3, 0.13), at(0.3, 0.15), at(0, -0.05)],
      spread: 0.36,
      scale: 0.56,
    },
  ];

const GROUP_SCALE = 0.86;

/** Where lone pieces of two or more players stand, by how many there are, where they do not stand like a group. */
export type LonePlaces = { readonly [count: number]: readonly Point[] };

const isLone = ({ size, isLed }: Cluster): boolean => size + (isLed ? 1 : 0) === 1;

/**
 * Stands the clusters of one square side by side, so that each can be read: a lone piece full size, a group at 86 %,
 * several players' lone pieces like a group or in the places given, and smaller the more there are. At most five
 * clusters.
 */
export function stacksOf(clusters: readonly Cluster[], lone: LonePlaces = {}): readonly Stack[] {
  const count = clusters.length;
  if (count > 1 && count <= 4 && clusters.every(isLone))
    return lonePieces(lone[count] ?? MEMBERS[count] ?? []);
  const share = SHARES[Math.min(count, SHARES.length) - 1];
  return clusters.map((cluster, index) => {
    const middle = share?.at[index] ?? at(0, 0);
    const spread = share?.spread ?? 1;
    const place = ({ x, y }: Point): Point => at(middle.x + x * spread, middle.y + y * spread);
    const feet = (cluster.isLed ? ESCORTS : MEMBERS)[cluster.size] ?? [];
    return {
      members: (cluster.isLed ? feet.slice(1) : feet).map(place),
      leader: place(feet[0] ?? at(0, 0)),
      middle,
      scale: (share?.scale ?? 1) * (isLone(cluster) ? 1 : GROUP_SCALE),
      share: share?.scale ?? 1,
    };
  });
}

function lonePieces(feet: readonly Point[]): readonly Stack[] {
  return feet.map((foot) => ({
    members: [foot],
    leader: foot,
    middle: foot,
    scale: GROUP_SCALE,
    share: GROUP_SCALE,
  }));
}
