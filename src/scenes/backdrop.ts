import type { GameObjects, Scene } from 'phaser';
import { addPainting, blankCanvas } from './painting.ts';
import type { Rect } from './types.ts';
import type { Scenery } from './wardrobe.ts';

type Hung = { readonly image: GameObjects.Image; readonly key: string };

/** The pictures of a board, resampled to exactly their size on the canvas: sharper than the graphics card would. */
export class Backdrop {
  readonly #scene: Scene;
  #hung: readonly Hung[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Pictures for a board that lies the other way are turned, until its own have come. */
  paint({ upright, layers }: Scenery, { x, y, width, height }: Rect): void {
    const turned = width !== height && upright !== height > width;
    const before = this.#hung;
    this.#hung = layers.map(({ picture, depth }) => {
      const key = `board:${picture.src}:${width}:${height}`;
      const kept = before.find((hung) => hung.key === key);
      if (!kept) addPainting(this.#scene.textures, key, resampled(picture, width, height, turned));
      const image = kept?.image ?? this.#scene.add.image(0, 0, key).setOrigin(0);
      image.setDepth(depth).setPosition(x, y);
      return { image, key };
    });
    for (const hung of before) if (!this.#hung.some(({ key }) => key === hung.key)) this.#drop(hung);
  }

  clear(): void {
    for (const hung of this.#hung) this.#drop(hung);
    this.#hung = [];
  }

  #drop({ image, key }: Hung): void {
    image.destroy();
    this.#scene.textures.remove(key);
  }
}

function resampled(
  picture: HTMLImageElement,
  width: number,
  height: number,
  turned: boolean,
): HTMLCanvasElement {
  const { canvas, brush } = blankCanvas(width, height);
  brush.imageSmoothingQuality = 'high';
  if (!turned) {
    brush.drawImage(picture, 0, 0, width, height);
    return canvas;
  }
  const quarter = Math.PI / 2;
  brush.translate(width / 2, height / 2);
  brush.rotate(height > width ? -quarter : quarter);
  brush.drawImage(picture, -height / 2, -width / 2, height, width);
  return canvas;
}
