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

/** `right` and `down` move it, in tiles. */
type Spot = Point & {
  readonly frame: string;
  readonly depth: number;
  readonly right: number;
  readonly down: number;
};

/** The marks and the dots of the way; images are kept for the next time. */
export class Marks {
  readonly #scene: Scene;
  readonly #images: GameObjects.Image[] = [];
  #spots: readonly Spot[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  set(marks: readonly Mark[], way: readonly Point[]): void {
    const spots: Spot[] = marks.map(({ kind, x, y }) => spot(kind, { x, y }, DEPTH.mark));
    for (const { x, y } of way) spots.push(spot('dot', { x, y }, DEPTH.dot));
    for (const { kind, x, y } of marks) {
      const token = TOKENS[kind];
      if (token) spots.push(spot(token.frame, { x, y }, TOKEN_DEPTH, token));
    }
    this.#spots = spots;
  }

  draw({ board }: Grounds, { atlas, tile }: Dress): void {
    const scale = frameScale(board.tile, tile);
    for (const [index, { frame, x, y, right, down, depth }] of this.#spots.entries()) {
      const image = this.#images[index] ?? this.#scene.add.image(0, 0, atlas, frame);
      this.#images[index] = image;
      image.setTexture(atlas, frame).setVisible(true).setScale(scale);
      image.setPosition(
        board.x + x * board.unitX + right * board.tile,
        board.y + y * board.unitY + down * board.tile,
      );
      if (image.depth !== depth) image.setDepth(depth);
    }
    for (const image of this.#images.slice(this.#spots.length)) image.setVisible(false);
  }
}

function spot(frame: string, { x, y }: Point, depth: number, off: Point = { x: 0, y: 0 }): Spot {
  return { frame, x, y, depth, right: off.x, down: off.y };
}
