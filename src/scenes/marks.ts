import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../show/beat.ts';
import type { Point } from '../show/cross.ts';
import type { Dress } from './actor.ts';
import { frameScale, type Grounds } from './space.ts';
import type { Mark, MarkKind } from './types.ts';

/** Tokens lie above every badge and below what flies. */
const TOKEN_DEPTH = DEPTH.flight - 1;

/** What a mark brings along above the pieces, and where, in tiles from its middle. */
const TOKENS: Partial<Record<MarkKind, Point & { readonly frame: string }>> = {
  capture: { frame: 'swords', x: -0.46, y: -0.5 },
  blocked: { frame: 'barred', x: 0, y: -0.06 },
};

type Spot = Point & { readonly frame: string; readonly depth: number };

/** The marks and the dots of the way; images are kept for the next time. */
export class Marks {
  readonly #scene: Scene;
  readonly #images: GameObjects.Image[] = [];
  #spots: readonly Spot[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  set(marks: readonly Mark[], way: readonly Point[]): void {
    const spots: Spot[] = marks.map(({ kind, x, y }) => ({ frame: kind, x, y, depth: DEPTH.mark }));
    for (const { x, y } of way) spots.push({ frame: 'dot', x, y, depth: DEPTH.dot });
    for (const { kind, x, y } of marks) {
      const token = TOKENS[kind];
      if (token) spots.push({ frame: token.frame, x: x + token.x, y: y + token.y, depth: TOKEN_DEPTH });
    }
    this.#spots = spots;
  }

  draw({ board }: Grounds, { atlas, tile }: Dress): void {
    const scale = frameScale(board.tile, tile);
    for (const [index, { frame, x, y, depth }] of this.#spots.entries()) {
      const image = this.#images[index] ?? this.#scene.add.image(0, 0, atlas, frame);
      this.#images[index] = image;
      image.setTexture(atlas, frame).setVisible(true).setScale(scale);
      image.setPosition(board.x + x * board.tile, board.y + y * board.tile);
      if (image.depth !== depth) image.setDepth(depth);
    }
    for (const image of this.#images.slice(this.#spots.length)) image.setVisible(false);
  }
}
