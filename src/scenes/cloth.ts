import { blankCanvas } from './painting.ts';
import { css, INK, mix, SEAT_COLOURS, type SeatColours } from './palette.ts';
import type { Figure } from './types.ts';

/** The figure and the charge of a seat, as pictures without size of their own. */
export type Bearings = {
  readonly figure: Figure;
  readonly figurePicture: HTMLImageElement;
  readonly charge: HTMLImageElement;
};

/** Room round the cloth for its line and its shadow, in CSS pixels. */
export const CLOTH_MARGIN = 8;

const POINT = 34;
const GOLD_SEAT = 1;
/** The figures' width by their height, and as shares of the cloth's height their top and their height. */
const FIGURES = {
  noble: { ratio: 72 / 112, top: 0.07, height: 0.385 },
  pawn: { ratio: 72 / 88, top: 0.1, height: 0.33 },
  guard: { ratio: 72 / 88, top: 0.1, height: 0.33 },
} as const;
/** Shares of the cloth's height: the charge's middle and its height. */
const CHARGE_MIDDLE = 0.815;
const CHARGE_HEIGHT = 0.16;

/** Paints a banner with its figure and its charge. `width` and `height` in CSS pixels, `ratio` device pixels for each. */
export function paintCloth(
  seat: number,
  width: number,
  height: number,
  ratio: number,
  bearings: Bearings,
): HTMLCanvasElement {
  const colours = SEAT_COLOURS[seat];
  if (!colours) throw new RangeError(`there is no seat ${seat}`);
  const { canvas, brush } = blankCanvas(
    Math.ceil((width + CLOTH_MARGIN * 2) * ratio),
    Math.ceil((height + CLOTH_MARGIN) * ratio),
  );
  brush.scale(ratio, ratio);
  brush.translate(CLOTH_MARGIN, 0);
  paintField(brush, width, height, colours);
  paintGlow(brush, width, height, colours);
  paintCharge(brush, width, height, bearings.charge, seat === GOLD_SEAT ? '#593704' : '#FFFBEE');
  const figure = FIGURES[bearings.figure];
  const tall = Math.min(height * figure.height, (width * 0.8) / figure.ratio);
  const wide = tall * figure.ratio;
  const top = height * (figure.top + figure.height) - tall;
  brush.drawImage(bearings.figurePicture, (width - wide) / 2, top, wide, tall);
  return canvas;
}

function outline(width: number, height: number, inset: number): Path2D {
  const path = new Path2D();
  const shoulder = height - POINT - inset * 0.6;
  path.moveTo(inset, inset);
  path.lineTo(width - inset, inset);
  path.lineTo(width - inset, shoulder);
  path.lineTo(width / 2, height - inset * 1.2);
  path.lineTo(inset, shoulder);
  path.closePath();
  return path;
}

function paintField(
  brush: CanvasRenderingContext2D,
  width: number,
  height: number,
  colours: SeatColours,
): void {
  const { base, light, dark } = colours;
  const cloth = outline(width, height, 0);
  const folds = brush.createLinearGradient(0, 0, width, 0);
  folds.addColorStop(0, css(dark));
  folds.addColorStop(0.16, css(mix(base, light, 0.16)));
  folds.addColorStop(0.5, css(base));
  folds.addColorStop(0.84, css(mix(base, light, 0.1)));
  folds.addColorStop(1, css(dark));
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 0.45)';
  brush.shadowBlur = 5;
  brush.shadowOffsetX = 2;
  brush.shadowOffsetY = 4;
  brush.fillStyle = folds;
  brush.fill(cloth);
  brush.restore();
  brush.lineJoin = 'round';
  brush.strokeStyle = INK;
  brush.lineWidth = 1.8;
  brush.stroke(cloth);
  brush.strokeStyle = 'rgb(255 233 168 / 0.7)';
  brush.lineWidth = 1.1;
  brush.stroke(outline(width, height, 6));
}

function paintGlow(
  brush: CanvasRenderingContext2D,
  width: number,
  height: number,
  { light }: SeatColours,
): void {
  const [x, y] = [width / 2, height * 0.36];
  const glow = brush.createRadialGradient(x, y, 0, x, y, width * 0.5);
  glow.addColorStop(0, css(mix(light, 0xffffff, 0.5), 0.6));
  glow.addColorStop(1, css(light, 0));
  brush.save();
  brush.clip(outline(width, height, 6));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

/** The charge is white: its shape is cut out of the colour on a canvas of its own. */
function paintCharge(
  brush: CanvasRenderingContext2D,
  width: number,
  height: number,
  charge: HTMLImageElement,
  colour: string,
): void {
  const size = Math.min(height * CHARGE_HEIGHT, width * 0.45);
  const scale = brush.getTransform().a;
  const side = Math.ceil(size * scale);
  const { canvas: cut, brush: knife } = blankCanvas(side, side);
  knife.drawImage(charge, 0, 0, side, side);
  knife.globalCompositeOperation = 'source-in';
  knife.fillStyle = colour;
  knife.fillRect(0, 0, side, side);
  brush.save();
  brush.globalAlpha = 0.42;
  brush.drawImage(cut, (width - size) / 2, height * CHARGE_MIDDLE - size / 2, size, size);
  brush.restore();
}
