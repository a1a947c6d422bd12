import { Scene, Scenes } from 'phaser';
import type { Dress } from './actor.ts';
import { Backdrop } from './backdrop.ts';
import type { Plan } from './plan.ts';
import type { Pulse } from './pulse.ts';
import { type Grounds, layGrounds } from './space.ts';
import { BoardStage } from './stage.ts';
import type { Rect, TableOptions, Theme } from './types.ts';
import type { Scenery, Wardrobe } from './wardrobe.ts';

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

export type BoardSetting<View> = {
  /** The scene's name among those of the game. */
  readonly key: string;
  readonly options: TableOptions<View>;
  readonly pulse: Pulse;
  readonly wardrobe: Wardrobe;
  readonly plan: Plan;
  readonly theme: Theme;
  readonly ratio: number;
  readonly first: FirstPictures;
};

/** Pictures that are there already, to draw with until those for the board's size have come. */
export type FirstPictures = { readonly dress: Dress; readonly scenery: Scenery };

/** The board, its pieces and the dice in the tray. */
export class BoardScene<View> extends Scene {
  readonly stage: BoardStage<View>;
  readonly #setting: BoardSetting<View>;
  readonly #backdrop = new Backdrop(this);
  #board: Rect = NOWHERE;
  #well: Rect = NOWHERE;
  #grounds: Grounds;
  #ratio: number;
  #theme: Theme;
  #dress: Dress;
  #scenery: Scenery;
  /** Counts fittings, so that a picture that comes late for an older one is left alone. */
  #fitting = 0;

  constructor(setting: BoardSetting<View>) {
    super(setting.key);
    this.#setting = setting;
    this.#theme = setting.theme;
    this.#ratio = setting.ratio;
    this.#dress = setting.first.dress;
    this.#scenery = setting.first.scenery;
    this.#grounds = layGrounds(setting.plan, NOWHERE, NOWHERE, 1);
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
    const { wardrobe, plan } = this.#setting;
    this.#grounds = layGrounds(plan, this.#board, this.#well, this.#ratio);
    this.#redraw();
    const { width, height } = this.#board;
    const pixels = Math.max(width, height) * this.#ratio;
    if (pixels === 0) return;
    const wanted = { plan, theme: this.#theme, upright: height > width, pixels };
    const [dress, scenery] = await Promise.all([wardrobe.atlas(wanted), wardrobe.scenery(wanted)]);
    if (fitting !== this.#fitting) return;
    this.#dress = dress;
    this.#scenery = scenery;
    this.#redraw();
  }

  #redraw(): void {
    this.stage.refit(this.#dress, this.#grounds, this.#ratio);
    const { image } = this.#grounds;
    if (image.width > 0) this.#backdrop.paint(this.#scenery, image);
    this.#setting.pulse.wake();
  }

  #dispose(): void {
    this.#fitting += 1;
    this.#backdrop.clear();
  }
}
