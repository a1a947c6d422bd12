import { type GameObjects, Scene, Scenes } from 'phaser';
import type { Dress } from './actor.ts';
import { type Bearings, CLOTH_MARGIN, paintCloth } from './cloth.ts';
import { addPainting } from './painting.ts';
import type { Pulse } from './pulse.ts';
import { frameScale } from './space.ts';
import { Sparks } from './sparks.ts';
import type { Banner, ScoreboardOptions } from './types.ts';

/** Between two banners, last place first; how long one takes to drop, and the winner's, which bounces. */
const APART_MS = 140;
const DROP_MS = 520;
const WIN_MS = 900;
const RAIN_DEPTH = 10;
/** Lozenges are as large as on a board with tiles of so many CSS pixels. */
const RAIN_TILE = 44;

export type ScoreboardSetting = {
  /** The scene's name among those of the game. */
  readonly key: string;
  readonly options: ScoreboardOptions;
  readonly pulse: Pulse;
  readonly ratio: number;
  readonly dress: Dress;
  /** By seat. */
  readonly bearings: ReadonlyMap<number, Bearings>;
};

type Hung = {
  readonly banner: Banner;
  readonly key: string;
  readonly image: GameObjects.Image;
  readonly at: number;
};

/** The banners of the players, unrolled from the last place to the first, and the winner's confetti. */
export class ScoreboardScene extends Scene {
  readonly #setting: ScoreboardSetting;
  readonly #sparks: Sparks;
  #banners: readonly Banner[];
  #hung: readonly Hung[] = [];
  #ratio: number;
  #clock = 0;
  #hasRained: boolean;

  constructor(setting: ScoreboardSetting) {
    super(setting.key);
    this.#setting = setting;
    const { options, ratio, dress } = setting;
    this.#banners = options.banners;
    this.#ratio = ratio;
    this.#hasRained = options.reduced || !options.confetti;
    if (options.reduced) this.#clock = Number.POSITIVE_INFINITY;
    this.#sparks = new Sparks(this, RAIN_DEPTH, dress.atlas);
  }

  create(): void {
    const { dress } = this.#setting;
    const tile = RAIN_TILE * this.#ratio;
    this.#sparks.dress(dress.atlas, tile, frameScale(tile, dress.tile));
    this.events.once(Scenes.Events.DESTROY, () => this.#takeDown());
    this.#hang();
  }

  override update(_time: number, ms: number): void {
    const end = this.#end();
    const moves = this.#clock < end;
    this.#clock += ms;
    if (moves) this.#unroll();
    if (!this.#hasRained && this.#clock >= end - WIN_MS / 2) {
      this.#hasRained = true;
      this.#sparks.rain(
        this.scale.width,
        this.#banners.map(({ seat }) => seat),
      );
    }
    if (this.#sparks.update(ms) || moves) this.#setting.pulse.wake();
  }

  /** See `ScoreboardScene` in `types.ts`. */
  place(banners: readonly Banner[]): void {
    this.#banners = banners;
    this.#hang();
  }

  rescale(ratio: number): void {
    this.#ratio = ratio;
    this.#hang();
  }

  #hang(): void {
    this.#takeDown();
    const places = [...new Set(this.#banners.map(({ place }) => place))].sort((a, b) => b - a);
    this.#hung = this.#banners.flatMap((banner) => {
      const { seat, rect, place } = banner;
      const bearings = this.#setting.bearings.get(seat);
      if (!bearings || rect.width < 1 || rect.height < 1) return [];
      const key = `cloth:${seat}`;
      addPainting(this.textures, key, paintCloth(seat, rect.width, rect.height, this.#ratio, bearings));
      const x = Math.round((rect.x - CLOTH_MARGIN) * this.#ratio);
      const image = this.add.image(x, 0, key).setOrigin(0);
      return [{ banner, key, image, at: places.indexOf(place) * APART_MS }];
    });
    this.#unroll();
    this.#setting.pulse.wake();
  }

  /** Each cloth comes down from behind its rail: what is still rolled up is cropped away. */
  #unroll(): void {
    for (const { banner, image, at } of this.#hung) {
      const wins = banner.place === 1;
      const share = Math.min(1, Math.max(0, (this.#clock - at) / (wins ? WIN_MS : DROP_MS)));
      const down = wins ? bounce(share) : 1 - (1 - share) ** 3;
      const hidden = image.height * (1 - Math.min(1, down));
      image.setVisible(down > 0).setCrop(0, hidden, image.width, image.height - hidden);
      image.setScale(1, Math.max(1, down)).setY(Math.round(banner.rect.y * this.#ratio) - hidden);
    }
  }

  #end(): number {
    return Math.max(0, ...this.#hung.map(({ banner, at }) => at + (banner.place === 1 ? WIN_MS : DROP_MS)));
  }

  #takeDown(): void {
    for (const { image, key } of this.#hung) {
      image.destroy();
      this.textures.remove(key);
    }
    this.#hung = [];
  }
}

/** Down by 45 % of the time, then the cloth swings past its length and back, less each time. */
function bounce(share: number): number {
  if (share < 0.45) return (share / 0.45) ** 2;
  const rest = (share - 0.45) / 0.55;
  return 1 + 0.045 * Math.sin(rest * Math.PI * 3) * (1 - rest) ** 2;
}
