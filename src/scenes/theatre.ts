import { CANVAS, type Game, Renderer, type Scene } from 'phaser';
import { BoardScene, type FirstPictures } from './board.ts';
import type { Bearings } from './cloth.ts';
import { loadPicture } from './pictures.ts';
import { Pulse } from './pulse.ts';
import { ScoreboardScene } from './scoreboard.ts';
import type {
  CanvasMetrics,
  Figure,
  ScoreboardScene as ScoreboardHandle,
  ScoreboardOptions,
  TableOptions,
  TableScene,
  Theatre,
  TheatreOptions,
  Theme,
} from './types.ts';
import type { Wardrobe } from './wardrobe.ts';
import { firstPixels, fitCanvas, pixelRatio } from './window.ts';

type TheatreScene = Scene & { rescale(ratio: number): void };

/** The scenes of one game of Phaser. */
export class PhaserTheatre implements Theatre {
  readonly #game: Game;
  readonly #wardrobe: Wardrobe;
  readonly #pulse: Pulse;
  readonly #unfit: () => void;
  readonly #scenes = new Set<TheatreScene>();
  readonly #boards = new Set<{ setTheme(theme: Theme): Promise<void> }>();
  readonly #parent: HTMLElement;
  #first: FirstPictures;
  #board: string;
  #theme: Theme;
  #opened = 0;

  constructor(
    game: Game,
    wardrobe: Wardrobe,
    first: FirstPictures,
    { parent, board, theme }: TheatreOptions,
  ) {
    this.#game = game;
    this.#wardrobe = wardrobe;
    this.#first = first;
    this.#parent = parent;
    this.#board = board;
    this.#theme = theme;
    this.#pulse = new Pulse(game);
    this.#unfit = fitCanvas(game, parent, (ratio) => {
      for (const scene of this.#scenes) scene.rescale(ratio);
      this.#pulse.drawNow();
    });
    if (game.renderer instanceof Renderer.WebGL.WebGLRenderer) {
      game.renderer.on(Renderer.Events.RESTORE_WEBGL, () => this.#pulse.wake());
    }
  }

  table<View>(options: TableOptions<View>): TableScene<View> {
    const scene = new BoardScene({
      key: this.#nextKey(),
      options,
      pulse: this.#pulse,
      wardrobe: this.#wardrobe,
      board: this.#board,
      theme: this.#theme,
      ratio: pixelRatio(),
      first: this.#first,
    });
    this.#begin(scene);
    this.#boards.add(scene);
    return {
      stage: scene.stage,
      place: (board, well) => scene.place(board, well),
      mark: (marks, way) => scene.stage.mark(marks, way),
      wake: () => this.#pulse.wake(),
      close: () => {
        this.#boards.delete(scene);
        this.#end(scene);
      },
    };
  }

  async setBoard(board: string): Promise<void> {
    const picture = await this.#wardrobe.board(board, this.#theme, firstPixels(this.#parent));
    this.#board = board;
    this.#first = { ...this.#first, picture };
  }

  async scoreboard(options: ScoreboardOptions): Promise<ScoreboardHandle> {
    const bearings = await Promise.all(options.banners.map(({ seat }) => loadBearings(seat, options.figure)));
    const scene = new ScoreboardScene({
      key: this.#nextKey(),
      options,
      pulse: this.#pulse,
      ratio: pixelRatio(),
      dress: this.#first.dress,
      bearings: new Map(bearings),
    });
    this.#begin(scene);
    return {
      place: (banners) => scene.place(banners),
      close: () => this.#end(scene),
    };
  }

  async setTheme(theme: Theme): Promise<void> {
    this.#theme = theme;
    await Promise.all([...this.#boards].map((board) => board.setTheme(theme)));
  }

  metrics(): CanvasMetrics {
    return {
      renderer: this.#game.renderer.type === CANVAS ? 'canvas' : 'webgl',
      frames: this.#pulse.frames,
      milliseconds: this.#pulse.milliseconds,
    };
  }

  dispose(): void {
    this.#unfit();
    this.#pulse.stop();
    destroyGame(this.#game);
  }

  /** A closed scene may live until the next frame: the one after it needs a name of its own. */
  #nextKey(): string {
    this.#opened += 1;
    return `scene-${this.#opened}`;
  }

  #begin(scene: TheatreScene): void {
    this.#scenes.add(scene);
    this.#game.scene.add('', scene, true);
    this.#pulse.wake();
  }

  #end(scene: TheatreScene): void {
    if (!this.#scenes.delete(scene)) return;
    this.#game.scene.remove(scene.sys.settings.key);
    this.#pulse.wake();
  }
}

async function loadBearings(seat: number, figure: Figure): Promise<[number, Bearings]> {
  const [figurePicture, charge] = await Promise.all([
    loadPicture(`svg/${figure}-${seat}.svg`),
    loadPicture(`svg/emblem-${seat}.svg`),
  ]);
  return [seat, { figure, figurePicture, charge }];
}

/** Ends a game at once; Phaser itself would wait for the next frame, which never comes to a sleeping loop. */
export function destroyGame(game: Game): void {
  game.destroy(true);
  if (game.loop.running) game.loop.tick();
  else game.loop.wake();
  window.onblur = null;
  window.onfocus = null;
}
