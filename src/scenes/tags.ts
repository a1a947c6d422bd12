import type { Textures } from 'phaser';
import { GAIN, IVORY, LOSS } from './palette.ts';

const PREFIX = 'tag:';
/** Textures of tags kept for the next time; a match uses few different ones. */
const KEPT = 24;

/** The key of a texture with `text` on a round label, its letters `size` device pixels high. Drawn once, then reused. */
export function tagTexture(textures: Textures.TextureManager, text: string, tone: 'gain' | 'loss', size: number): string {
  const key = `${PREFIX}${tone}:${size}:${text}`;
  if (!textures.exists(key)) textures.create(key, paintTag(text, tone, size));
  return key;
}

/** Frees the oldest textures of tags but for the last few; call when none is on the stage. */
export function forgetTags(textures: Textures.TextureManager): void {
  const keys = textures.getTextureKeys().filter((key) => key.startsWith(PREFIX));
  for (const key of keys.slice(0, -KEPT)) textures.remove(key);
}

function paintTag(text: string, tone: 'gain' | 'loss', size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('a tag needs a 2D canvas');
  const font = `800 ${size}px Commissioner, 'Noto Sans Devanagari', sans-serif`;
  context.font = font;
  const line = size * 0.13;
  const height = Math.round(size * 1.5);
  const width = Math.round(context.measureText(text).width + size);
  const margin = Math.ceil(line + 1);
  canvas.width = width + margin * 2;
  canvas.height = height + margin * 2 + Math.ceil(line);
  const pill = (down: number) => {
    context.beginPath();
    context.roundRect(margin, margin + down, width, height, height / 2);
  };
  context.fillStyle = 'rgb(0 0 0 / 0.4)';
  pill(line);
  context.fill();
  context.fillStyle = tone === 'gain' ? GAIN : LOSS;
  pill(0);
  context.fill();
  context.strokeStyle = IVORY;
  context.lineWidth = line;
  context.stroke();
  context.font = font;
  context.textAlign = 'center';
  context.fillStyle = IVORY;
  context.fillText(text, margin + width / 2, margin + height / 2 + size * 0.35);
  return canvas;
}
