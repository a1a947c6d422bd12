import type { Textures } from 'phaser';
import { addPainting, blankCanvas } from './painting.ts';
import { GAIN, IVORY, LOSS } from './palette.ts';

const PREFIX = 'tag:';
/** Textures of tags kept for the next time; a match uses few different ones. */
const KEPT = 24;

/** The key of a texture with `text` on a round label, its letters `size` device pixels high. Drawn once, then reused. */
export function tagTexture(
  textures: Textures.TextureManager,
  text: string,
  tone: 'gain' | 'loss',
  size: number,
): string {
  const key = `${PREFIX}${tone}:${size}:${text}`;
  if (!textures.exists(key)) addPainting(textures, key, paintTag(text, tone, size));
  return key;
}

/** Frees the oldest textures of tags but for the last few; call when none is on the stage. */
export function forgetTags(textures: Textures.TextureManager): void {
  const keys = textures.getTextureKeys().filter((key) => key.startsWith(PREFIX));
  for (const key of keys.slice(0, -KEPT)) textures.remove(key);
}

function paintTag(text: string, tone: 'gain' | 'loss', size: number): HTMLCanvasElement {
  const font = `800 ${size}px Commissioner, 'Noto Sans Devanagari', sans-serif`;
  const line = size * 0.13;
  const height = Math.round(size * 1.5);
  const width = Math.round(widthOf(text, font) + size);
  const margin = Math.ceil(line + 1);
  const { canvas, brush } = blankCanvas(width + margin * 2, height + margin * 2 + Math.ceil(line));
  const pill = (down: number) => {
    brush.beginPath();
    brush.roundRect(margin, margin + down, width, height, height / 2);
  };
  brush.fillStyle = 'rgb(0 0 0 / 0.4)';
  pill(line);
  brush.fill();
  brush.fillStyle = tone === 'gain' ? GAIN : LOSS;
  pill(0);
  brush.fill();
  brush.strokeStyle = IVORY;
  brush.lineWidth = line;
  brush.stroke();
  brush.font = font;
  brush.textAlign = 'center';
  brush.fillStyle = IVORY;
  brush.fillText(text, margin + width / 2, margin + height / 2 + size * 0.35);
  return canvas;
}

function widthOf(text: string, font: string): number {
  const { brush } = blankCanvas(1, 1);
  brush.font = font;
  return brush.measureText(text).width;
}
