/** A figure before the gate: its drawing, its foot in units of the scene, its height there. */
export type Figure = {
  readonly piece: 'guard' | 'noble';
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly tall: number;
};

const figure = (piece: Figure['piece'], seat: number, x: number, y: number, tall: number): Figure => ({
  piece,
  seat,
  x,
  y,
  tall,
});

const WIDE: readonly Figure[] = [
  figure('guard', 1, 150, 668, 108),
  figure('guard', 2, 1130, 668, 108),
  figure('guard', 1, 314, 682, 108),
  figure('guard', 2, 968, 682, 108),
  figure('noble', 1, 232, 690, 146),
  figure('noble', 2, 1050, 690, 146),
  figure('guard', 3, 392, 700, 108),
  figure('guard', 0, 888, 700, 108),
];

const UPRIGHT: readonly Figure[] = [
  figure('guard', 1, 40, 706, 82),
  figure('guard', 2, 350, 706, 82),
  figure('noble', 1, 94, 724, 112),
  figure('noble', 2, 296, 724, 112),
  figure('guard', 3, 150, 738, 84),
  figure('guard', 0, 240, 738, 84),
];

/** The company before the gate, from back to front. */
export const FOLK = { wide: WIDE, upright: UPRIGHT };

/** The boxes of the drawings: width, height, the foot in them, and how tall the piece stands in its box. */
const BOXES = {
  guard: { height: 88, foot: [36, 77], tall: 80 },
  noble: { height: 112, foot: [36, 100], tall: 104 },
} as const;

/** Where the drawing of a figure lies in the scene: its upper left and its height. */
export function boxOf({ piece, x, y, tall }: Figure): {
  readonly x: number;
  readonly y: number;
  readonly height: number;
} {
  const box = BOXES[piece];
  const scale = tall / box.tall;
  return { x: x - box.foot[0] * scale, y: y - box.foot[1] * scale, height: box.height * scale };
}
