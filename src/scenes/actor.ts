import type { GameObjects, Scene } from 'phaser';
import type { Pose, Space } from '../show/beat.ts';
import { DIE_TILES, frameScale, type Grounds } from './space.ts';

/** The texture of an atlas and what its frames measure. */
export type Dress = { readonly atlas: string; readonly tile: number };

/** A frame of the atlas, or a texture of its own, such as a tag. */
export type Look = { readonly frame: string } | { readonly texture: string };

/** Lifted less than this, a thing stands. */
const ON_GROUND = 0.001;
const SHADOW_DEPTH = -5;
/** A die's shadow is so much wider than a Guard's. */
const DIE_SHADOW = 1.7;
/** The tray's things lie above the board's; they meet only in flight. */
const TRAY_DEPTH = 100;
/** Lifted so many tiles, a piece turns round its middle instead of its feet. */
const AFLOAT = 0.5;
/** Things whose pivot is lower than this share of their height stand on feet. */
const FEET = 0.7;
const DEGREE = Math.PI / 180;

/** One sprite of the stage, with the shadow it leaves on the ground when it is lifted. */
export class Actor {
  readonly space: Space;
  readonly image: GameObjects.Image;
  readonly #scene: Scene;
  readonly #pose: { -readonly [K in keyof Pose]: Pose[K] };
  #look: Look;
  #shadow: GameObjects.Image | null = null;

  constructor(scene: Scene, space: Space, look: Look, pose: Pose, dress: Dress) {
    this.#scene = scene;
    this.space = space;
    this.#look = look;
    this.#pose = { ...pose };
    this.image =
      'texture' in look
        ? scene.add.image(0, 0, look.texture)
        : scene.add.image(0, 0, dress.atlas, look.frame);
  }

  wear(frame: string): void {
    this.#look = { frame };
  }

  /** Takes over some numbers; `draw` shows them. */
  bend(change: Partial<Pose>): void {
    Object.assign(this.#pose, change);
  }

  draw(grounds: Grounds, dress: Dress): void {
    const ground = grounds[this.space];
    const { x, y, lift, scaleX, scaleY, angle, alpha, depth } = this.#pose;
    const tilesUp = (lift * ground.lift) / ground.tile;
    const isUp = tilesUp > ON_GROUND;
    this.#dressUp(dress, isUp);
    const cut = cutOf(this.image);
    const scale = cut ? ground.tile / cut.tile : this.#scaleOn(ground.tile, dress.tile);
    const footX = ground.x + x * ground.unitX;
    const footY = ground.y + y * ground.unitY;
    const { image } = this;
    image
      .setScale(scale * scaleX, scale * scaleY)
      .setAngle(angle + (cut?.turn ?? 0))
      .setAlpha(alpha);
    const arm =
      image.originY > FEET ? (image.displayHeight * image.originY * Math.min(1, tilesUp / AFLOAT)) / 2 : 0;
    image.setPosition(
      footX - arm * Math.sin(angle * DEGREE),
      footY - lift * ground.lift - arm * (1 - Math.cos(angle * DEGREE)),
    );
    this.#setDepth(image, depth);
    this.#drawShadow(isUp ? tilesUp : 0, footX, footY, frameScale(ground.tile, dress.tile), dress);
  }

  /** Dice fill their share of the well whatever size the atlas has them in: on small boards they are larger than its tiles. */
  #scaleOn(tile: number, atlasTile: number): number {
    if ('texture' in this.#look) return 1;
    return this.space === 'tray' ? (tile * DIE_TILES) / this.image.width : frameScale(tile, atlasTile);
  }

  destroy(): void {
    this.image.destroy();
    this.#shadow?.destroy();
  }

  /** Puts the right frame on: without its own shadow while it is lifted. */
  #dressUp({ atlas }: Dress, isUp: boolean): void {
    const look = this.#look;
    if ('texture' in look) return;
    const { image } = this;
    const up = `${look.frame}-up`;
    const frame = isUp && this.#scene.textures.get(atlas).has(up) ? up : look.frame;
    if (image.texture.key !== atlas || image.frame.name !== frame) image.setTexture(atlas, frame);
  }

  #drawShadow(tilesUp: number, x: number, y: number, scale: number, { atlas }: Dress): void {
    if (tilesUp === 0 || 'texture' in this.#look) {
      this.#shadow?.setVisible(false);
      return;
    }
    const { scaleX, alpha } = this.#pose;
    this.#shadow ??= this.#scene.add.image(0, 0, atlas, 'shadow');
    const wide = this.space === 'tray' ? DIE_SHADOW : 1;
    const size = (scale * wide * Math.abs(scaleX)) / (1 + tilesUp * 0.25);
    this.#shadow.setTexture(atlas, 'shadow').setVisible(true).setPosition(x, y).setScale(size);
    this.#shadow.setAlpha(alpha / (1 + tilesUp * 0.3));
    this.#setDepth(this.#shadow, SHADOW_DEPTH);
  }

  /** Sorting all sprites anew is worth it only for a real change. */
  #setDepth(image: GameObjects.Image, depth: number): void {
    const value = this.space === 'tray' ? depth + TRAY_DEPTH : depth;
    if (image.depth !== value) image.setDepth(value);
  }
}

/** A land is drawn for tiles of so many pixels and perhaps turned; it has exactly its size, to meet its neighbours. */
type Cut = { readonly tile: number; readonly turn: number };

function cutOf({ frame }: GameObjects.Image): Cut | null {
  const { cut = null }: { cut?: Cut | null } = frame.customData;
  return cut;
}
