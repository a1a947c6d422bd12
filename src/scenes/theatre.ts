import { CANVAS, type Game, Renderer, type Scene } from 'phaser';
import type { Dress } from './actor.ts';
import { BOARD_SCENE, BoardScene } from './board.ts';
import type { Bearings } from './cloth.ts';
import { loadPicture } from './pictures.ts';
import { Pulse } from './pulse.ts';
import { SCOREBOARD_SCENE, ScoreboardScene } from './scoreboard.ts';
import type {
  CanvasMetrics,
  ScoreboardScene as ScoreboardHandle,
  ScoreboardOptions,
  TableOptions,
  TableScene,
  Theatre,
  TheatreOptions,
  Theme,
} from './types.ts';
import type { Wardrobe } from './wardrobe.ts';
import { fitCanvas, pixelRatio } from './window.ts';

/** The scenes of one game of Phaser, at most one of each kind at a time. */
export class PhaserTheatre implements Theatre {
  readonly #game: Game;
  readonly #wardrobe: Wardrobe;
  readonly #pulse: Pulse;
  readonly #board: string;
  readonly #unfit: () => void;
  /** The last dress loaded, for a scene that begins. */
  readonly #dress: Dress;
  readonly #scenes = new Map<string, { rescale(ratio: number): void }>();
  #table: { setTheme(theme: Theme): Promise<void> } | null = null;
  #theme: Theme;

  constructor(game: Game, wardrobe: Wardrobe, dress: Dress, { parent, board, theme }: TheatreOptions) {
    this.#game = game;
    this.#wardrobe = wardrobe;
    this.#dress = dress;
    this.#board = board;
    this.#theme = theme;
    this.#pulse = new Pulse(game);
    this.#unfit = fitCanvas(game, parent, (ratio) => {
      for (const scene of this.#scenes.values()) scene.rescale(ratio);
      this.#pulse.drawNow();
    });
    if (game.renderer instanceof Renderer.WebGL.WebGLRenderer) {
      game.renderer.on(Renderer.Events.RESTORE_WEBGL, () => this.#pulse.wake());
    }
  }

  table<View>(options: TableOptions<View>): TableScene<View> {
    const scene = new BoardScene({
      options,
      pulse: this.#pulse,
      wardrobe: this.#wardrobe,
      board: this.#board,
      theme: this.#theme,
      ratio: pixelRatio(),
      dress: this.#dress,
    });
    this.#begin(BOARD_SCENE, scene);
    this.#table = scene;
    return {
      stage: scene.stage,
      place: (board, well) => scene.place(board, well),
      mark: (marks, way) => scene.stage.mark(marks, way),
      wake: () => this.#pulse.wake(),
      close: () => this.#end(BOARD_SCENE, scene),
    };
  }

  async scoreboard(options: ScoreboardOptions): Promise<ScoreboardHandle> {
    const seats = options.banners.map(({ seat }) => seat);
    const [dress, ...bearings] = await Promise.all([
      this.#wardrobe.atlas(this.#dress.tile),
      ...seats.map(async (seat): Promise<[number, Bearings]> => {
        const [noble, charge] = await Promise.all([
          loadPicture(`svg/noble-${seat}.svg`),
          loadPicture(`svg/emblem-${seat}.svg`),
        ]);
        return [seat, { noble, charge }];
      }),
    ]);
    const setting = { options, pulse: this.#pulse, ratio: pixelRatio(), dress, bearings: new Map(bearings) };
    const scene = new ScoreboardScene(setting);
    this.#begin(SCOREBOARD_SCENE, scene);
    return {
      place: (banners) => scene.place(banners),
      close: () => this.#end(SCOREBOARD_SCENE, scene),
    };
  }

  async setTheme(theme: Theme): Promise<void> {
    this.#theme = theme;
    await this.#table?.setTheme(theme);
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

  #begin(key: string, scene: Scene & { rescale(ratio: number): void }): void {
    if (this.#scenes.has(key)) this.#game.scene.remove(key);
    this.#scenes.set(key, scene);
    this.#game.scene.add(key, scene, true);
    this.#pulse.wake();
  }

  #end(key: string, scene: { rescale(ratio: number): void }): void {
    if (this.#scenes.get(key) !== scene) return;
    this.#scenes.delete(key);
    if (key === BOARD_SCENE) this.#table = null;
    this.#game.scene.remove(key);
    this.#pulse.wake();
  }
}

/** Ends a game at once; Phaser itself would wait for the next frame, which never comes to a sleeping loop. */
export function destroyGame(game: Game): void {
  game.destroy(true);
  if (game.loop.running) game.loop.tick();
  else game.loop.wake();
  window.onblur = null;
  window.onfocus = null;
}
