import { CANVAS, type Game, Renderer, type Scene } from 'phaser';
import { BoardScene, type FirstPictures } from './board.ts';
import type { Bearings } from './cloth.ts';
import { loadPicture } from './pictures.ts';
import { firstSide, type Plan, planOf } from './plan.ts';
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
import { fitCanvas, pixelRatio } from './window.ts';

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
  #plan: Plan;
  #theme: Theme;
  #opened = 0;

  constructor(
    game: Game,
    wardrobe: Wardrobe,
    first: FirstPictures,
    { parent, theme }: TheatreOptions,
    plan: Plan,
  ) {
    this.#game = game;
    this.#wardrobe = wardrobe;
    this.#first = first;
    this.#parent = parent;
    this.#plan = plan;
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
      plan: this.#plan,
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
    const plan = planOf(board);
    this.#first = await firstPictures(this.#wardrobe, plan, this.#theme, this.#parent);
    this.#plan = plan;
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

/** Pictures for the largest board that `parent` has room for. Rejects with a `MissingPicture`. */
export async function firstPictures(
  wardrobe: Wardrobe,
  plan: Plan,
  theme: Theme,
  { clientWidth: width, clientHeight: height }: HTMLElement,
  arrived: <T>(picture: T) => T = (picture) => picture,
): Promise<FirstPictures> {
  const wanted = {
    plan,
    theme,
    upright: height > width,
    pixels: firstSide(plan, width, height) * pixelRatio(),
  };
  const [dress, scenery] = await Promise.all([
    wardrobe.atlas(wanted).then(arrived),
    wardrobe.scenery(wanted).then(arrived),
  ]);
  return { dress, scenery };
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
