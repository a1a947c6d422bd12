import type { Textures } from 'phaser';

/**
 * Adds a painted canvas as a texture. Phaser's own canvas textures keep a copy of every pixel beside it for reading;
 * nothing here reads.
 */
export function addPainting(textures: Textures.TextureManager, key: string, canvas: HTMLCanvasElement): void {
  textures.create(key, canvas)?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
}

/** A canvas to paint on and its brush. Throws where the browser has no 2D canvas. */
export function blankCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser has no 2D canvas to paint on');
  return { canvas, brush };
}
