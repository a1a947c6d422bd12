import { type GameObjects, Scene, Scenes } from 'phaser';
import type { Dress } from './actor.ts';
import { addPainting, blankCanvas } from './painting.ts';
import type { Pulse } from './pulse.ts';
import { type Grounds, layGrounds } from './space.ts';
import { BoardStage } from './stage.ts';
import type { Rect, TableOptions, Theme } from './types.ts';
import type { Wardrobe } from './wardrobe.ts';

const BOARD_DEPTH = -100;
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

export type BoardSetting<View> = {
  /** The scene's name among those of the game. */
  readonly key: string;
  readonly options: TableOptions<View>;
  readonly pulse: Pulse;
  readonly wardrobe: Wardrobe;
  readonly board: string;
  readonly theme: Theme;
  readonly ratio: number;
  readonly first: FirstPictures;
};

/** Pictures that are there already, to draw with until those for the board's size have come. */
export type FirstPictures = { readonly dress: Dress; readonly picture: HTMLImageElement };

/** The board, its pieces and the dice in the tray. */
export class BoardScene<View> extends Scene {
  readonly stage: BoardStage<View>;
  readonly #setting: BoardSetting<View>;
  #board: Rect = NOWHERE;
  #well: Rect = NOWHERE;
  #grounds: Grounds;
  #ratio: number;
  #theme: Theme;
  #dress: Dress;
  #image: GameObjects.Image | null = null;
  #imageKey = '';
  #picture: HTMLImageElement;
  /** Counts fittings, so that a picture that comes late for an older one is left alone. */
  #fitting = 0;

  constructor(setting: BoardSetting<View>) {
    super(setting.key);
    this.#setting = setting;
    this.#theme = setting.theme;
    this.#ratio = setting.ratio;
    this.#dress = setting.first.dress;
    this.#picture = setting.first.picture;
    this.#grounds = layGrounds(NOWHERE, NOWHERE, 1);
    const { pulse, options } = setting;
    const place = { dress: this.#dress, grounds: this.#grounds, ratio: setting.ratio };
    this.stage = new BoardStage(this, place, options.arrange, () => pulse.wake());
  }

  create(): void {
    this.events.once(Scenes.Events.DESTROY, () => this.#dispose());
  }

  override update(_time: number, ms: number): void {
    const moves = this.#setting.options.update(ms);
    const flies = this.stage.flush(ms);
    if (moves || flies) this.#setting.pulse.wake();
  }

  /** See `TableScene.place`. Bigger or smaller pictures follow when they have come; if they cannot be had, the old ones stay. */
  place(board: Rect, well: Rect): void {
    this.#board = board;
    this.#well = well;
    this.#fit().catch(() => undefined);
  }

  /** The canvas has another pixel ratio. */
  rescale(ratio: number): void {
    this.#ratio = ratio;
    this.#fit().catch(() => undefined);
  }

  /** Rejects with a `MissingPicture`. */
  async setTheme(theme: Theme): Promise<void> {
    this.#theme = theme;
    await this.#fit();
  }

  async #fit(): Promise<void> {
    this.#fitting += 1;
    const fitting = this.#fitting;
    this.#grounds = layGrounds(this.#board, this.#well, this.#ratio);
    this.#redraw();
    const { wardrobe, board } = this.#setting;
    const pixels = this.#grounds.board.tile;
    if (pixels === 0) return;
    const [dress, picture] = await Promise.all([
      wardrobe.atlas(pixels),
      wardrobe.board(board, this.#theme, pixels),
    ]);
    if (fitting !== this.#fitting) return;
    this.#dress = dress;
    this.#picture = picture;
    this.#redraw();
  }

  #redraw(): void {
    this.stage.refit(this.#dress, this.#grounds, this.#ratio);
    if (this.#grounds.image.side > 0) this.#paintBoard(this.#picture);
    this.#setting.pulse.wake();
  }

  /** Resamples the board's image to exactly its size on the canvas: sharper than the graphics card would. */
  #paintBoard(picture: HTMLImageElement): void {
    const { x, y, side } = this.#grounds.image;
    const key = `board:${picture.src}:${side}`;
    if (key !== this.#imageKey) {
      addPainting(this.textures, key, resampled(picture, side));
      this.#image ??= this.add.image(0, 0, key).setOrigin(0).setDepth(BOARD_DEPTH);
      this.#image.setTexture(key);
      this.#forgetImage();
      this.#imageKey = key;
    }
    this.#image?.setPosition(x, y);
  }

  #forgetImage(): void {
    if (this.#imageKey) this.textures.remove(this.#imageKey);
  }

  #dispose(): void {
    this.#fitting += 1;
    this.#forgetImage();
  }
}

function resampled(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const { canvas, brush } = blankCanvas(side, side);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, side, side);
  return canvas;
}
