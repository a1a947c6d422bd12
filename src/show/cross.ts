/**
 * The cross that Nobles and Ludo share, as it is drawn: 15 × 15 board units, seat 0 at the bottom, then clockwise on
 * the screen. Everything is laid out for seat 0 and turned by quarters. See `assets/look/geometry.json`.
 */

/** A place in board units, see `Space`. */
export type Point = { readonly x: number; readonly y: number };

export const SIZE = 15;
const LANE = 5;

const at = (x: number, y: number): Point => ({ x, y });

/** `point` turned clockwise round the middle of the board by as many quarters as `seat`. */
export function turned(point: Point, seat: number): Point {
  const quarters = ((seat % 4) + 4) % 4;
  let { x, y } = point;
  for (let turn = 0; turn < quarters; turn += 1) [x, y] = [SIZE - y, x];
  return { x, y };
}

/** The 13 squares from the tip of the bottom arm to the last one before the tip of the left arm. */
const FIRST_QUARTER: readonly Point[] = [
  at(7.5, 14.5),
  ...[14.5, 13.5, 12.5, 11.5, 10.5, 9.5].map((y) => at(6.5, y)),
  ...[5.5, 4.5, 3.5, 2.5, 1.5, 0.5].map((x) => at(x, 8.5)),
];

const TILES: readonly Point[] = [0, 1, 2, 3].flatMap((seat) =>
  FIRST_QUARTER.map((point) => turned(point, seat)),
);
/** From the middle of a Yard, alike in all four. */
const STANDS: readonly Point[] = [
  at(-1.22, -1.22),
  at(1.22, -1.22),
  at(-1.22, 1.22),
  at(1.22, 1.22),
  at(0, 0),
];
const ROOF: readonly Point[] = [
  at(7.5, 8.12),
  at(6.98, 8.48),
  at(8.02, 8.48),
  at(6.55, 8.68),
  at(8.45, 8.68),
];

function pick(points: readonly Point[], index: number, what: string): Point {
  const point = points[index];
  if (!point) throw new RangeError(`the cross has no ${what} ${index}`);
  return point;
}

/** The middle of ring square 1 to 52. */
export const tileCentre = (tile: number): Point => pick(TILES, tile - 1, 'ring square');

/** The middle of square 1 to 5 of a seat's lane, counted inward. */
export function laneCentre(seat: number, square: number): Point {
  if (square < 1 || square > LANE) throw new RangeError(`a lane has no square ${square}`);
  return turned(at(7.5, 14.5 - square), seat);
}

/** The middle of a seat's Yard. */
export const yardCentre = (seat: number): Point => turned(at(3, 12), seat);

/** The middle of a stand in a seat's Yard: 0 to 3 for the four pieces, 4 for the one in the middle. */
export function yardStand(seat: number, stand: number): Point {
  const [middle, offset] = [yardCentre(seat), pick(STANDS, stand, 'stand')];
  return at(middle.x + offset.x, middle.y + offset.y);
}

/** Where a piece stands on a seat's roof of the keep: 0 at the top, 1 and 2 beside it, 3 and 4 below. */
export const roofSlot = (seat: number, slot: number): Point => turned(pick(ROOF, slot, 'slot'), seat);

/** The middle of a seat's roof. */
export const roofCentre = (seat: number): Point => turned(at(7.5, 8.45), seat);

/** The roundel of a seat on the gate opposite its own arm: its midpoint's sign. */
export const roundelCentre = (seat: number): Point => turned(at(7.5, -0.25), seat);

/** Where a square's number is written, in its upper left corner; `centre` is the square's middle. */
export const numberAt = (centre: Point): Point => at(centre.x - 0.33, centre.y - 0.33);

/** Something of the board that can be touched; `null` where there is nothing. */
export type Hit =
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'lane'; readonly seat: number; readonly square: number }
  | { readonly kind: 'yard'; readonly seat: number }
  | { readonly kind: 'home'; readonly seat: number };

/** The middle of something that can be touched: of a square, a Yard, a roof. */
export function middleOf(spot: Hit): Point {
  switch (spot.kind) {
    case 'tile':
      return tileCentre(spot.tile);
    case 'lane':
      return laneCentre(spot.seat, spot.square);
    case 'yard':
      return yardCentre(spot.seat);
    case 'home':
      return roofCentre(spot.seat);
  }
}

const squareKey = ({ x, y }: Point): string => `${Math.floor(x)},${Math.floor(y)}`;

const SQUARES: ReadonlyMap<string, Hit> = new Map<string, Hit>([
  ...TILES.map((point, index): [string, Hit] => [squareKey(point), { kind: 'tile', tile: index + 1 }]),
  ...[0, 1, 2, 3].flatMap((seat) =>
    [1, 2, 3, 4, 5].map((square): [string, Hit] => [
      squareKey(laneCentre(seat, square)),
      { kind: 'lane', seat, square },
    ]),
  ),
]);

/** What lies at a point of the board: a square, the roof of the keep that it falls on, else the Yard of that corner. */
export function hit(point: Point): Hit | null {
  const { x, y } = point;
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return null;
  const square = SQUARES.get(squareKey(point));
  if (square) return square;
  const [dx, dy] = [x - SIZE / 2, y - SIZE / 2];
  const isKeep = Math.abs(dx) < 1.5 && Math.abs(dy) < 1.5;
  if (isKeep) return { kind: 'home', seat: roofAt(dx, dy) };
  return { kind: 'yard', seat: dx < 0 ? (dy > 0 ? 0 : 1) : dy < 0 ? 2 : 3 };
}

function roofAt(dx: number, dy: number): number {
  if (Math.abs(dy) >= Math.abs(dx)) return dy > 0 ? 0 : 2;
  return dx < 0 ? 1 : 3;
}
