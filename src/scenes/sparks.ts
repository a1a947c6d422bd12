import type { GameObjects, Scene } from 'phaser';
import { SEAT_COLOURS } from './palette.ts';

type Spark = {
  readonly image: GameObjects.Image;
  x: number;
  y: number;
  /** Device pixels a second. */
  vx: number;
  vy: number;
  /** Share of the speed lost in a second. */
  readonly drag: number;
  readonly gravity: number;
  readonly turn: number;
  /** Turns of its flat side a second, for confetti. */
  readonly flutter: number;
  readonly scale: number;
  readonly life: number;
  age: number;
};

/** More are never alive; the oldest wishes are dropped. */
const MOST = 160;
const FADE = 0.35;
const between = (low: number, high: number) => low + Math.random() * (high - low);

/** Small things that fly about and that nobody waits for. */
export class Sparks {
  readonly #scene: Scene;
  readonly #depth: number;
  readonly #free: GameObjects.Image[] = [];
  readonly #alive = new Set<Spark>();
  #atlas: string;
  /** Device pixels of a tile, and those of the atlas's own tile. */
  #unit = 44;
  #scale = 1;

  constructor(scene: Scene, depth: number, atlas: string) {
    this.#scene = scene;
    this.#depth = depth;
    this.#atlas = atlas;
  }

  /** From now on a tile has `unit` device pixels and the frames of `atlas` are drawn at `scale`. */
  dress(atlas: string, unit: number, scale: number): void {
    this.#atlas = atlas;
    this.#unit = unit;
    this.#scale = scale;
  }

  /** A dozen glints that leave a place, in the seat's light colour. */
  sparkle(x: number, y: number, seat: number, rate: number): void {
    const tint = SEAT_COLOURS[seat]?.light ?? 0xffe9a8;
    for (let i = 0; i < 12; i += 1) {
      const angle = (i / 12) * Math.PI * 2 + between(-0.2, 0.2);
      const speed = this.#unit * between(1.6, 3.4);
      this.#add('lozenge', i % 3 === 0 ? 0xfff6e0 : tint, {
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - this.#unit,
        drag: 2.4,
        gravity: this.#unit * 2.5,
        turn: between(-200, 200),
        flutter: 0,
        scale: between(0.3, 0.55),
        life: between(420, 680) / rate,
      });
    }
  }

  /** A puff at a foot. */
  dust(x: number, y: number, rate: number): void {
    for (let i = 0; i < 6; i += 1) {
      const side = i % 2 === 0 ? 1 : -1;
      this.#add('glow', 0xa98f6b, {
        x: x + side * this.#unit * 0.12,
        y,
        vx: side * this.#unit * between(0.4, 1.3),
        vy: -this.#unit * between(0.1, 0.5),
        drag: 3,
        gravity: 0,
        turn: 0,
        flutter: 0,
        scale: between(0.2, 0.4),
        life: between(240, 420) / rate,
      });
    }
  }

  /** A handful of lozenges in the seat's colours, thrown up from a place. */
  confetti(x: number, y: number, seat: number, rate: number): void {
    for (let i = 0; i < 26; i += 1) {
      this.#lozenge(x, y, seat, {
        right: between(-2.6, 2.6),
        down: between(-7, -3),
        fall: 5,
        life: 1700 / rate,
      });
    }
  }

  /** Lozenges of all `seats` that fall once from above a width of `width` device pixels. */
  rain(width: number, seats: readonly number[]): void {
    for (let i = 0; i < MOST; i += 1) {
      const seat = seats[i % seats.length] ?? 0;
      const above = -between(0.5, 7) * this.#unit;
      this.#lozenge(between(0, width), above, seat, {
        right: between(-0.7, 0.7),
        down: 2,
        fall: 2.3,
        life: 6000,
      });
    }
  }

  /** Moves everything on by `ms`; says whether anything is still alive. */
  update(ms: number): boolean {
    const seconds = ms / 1000;
    for (const spark of this.#alive) {
      spark.age += ms;
      if (spark.age >= spark.life) this.#remove(spark);
      else this.#step(spark, seconds);
    }
    return this.#alive.size > 0;
  }

  clear(): void {
    for (const spark of this.#alive) this.#remove(spark);
  }

  /** `right` and `down` in tiles a second, `fall` in tiles a second gained in each. */
  #lozenge(
    x: number,
    y: number,
    seat: number,
    { right, down, fall, life }: { right: number; down: number; fall: number; life: number },
  ): void {
    const { base, light } = SEAT_COLOURS[seat] ?? { base: 0xffffff, light: 0xffffff };
    this.#add('lozenge', Math.random() < 0.5 ? base : light, {
      x,
      y,
      vx: right * this.#unit,
      vy: down * this.#unit,
      drag: 0.9,
      gravity: fall * this.#unit,
      turn: between(-140, 140),
      flutter: between(0.6, 1.6),
      scale: between(0.4, 0.75),
      life: life * between(0.7, 1),
    });
  }

  #add(frame: string, tint: number, spark: Omit<Spark, 'image' | 'age'>): void {
    if (this.#alive.size >= MOST) return;
    const image = this.#free.pop() ?? this.#scene.add.image(0, 0, this.#atlas, frame);
    image
      .setTexture(this.#atlas, frame)
      .setTint(tint)
      .setDepth(this.#depth)
      .setAngle(between(0, 360))
      .setVisible(true);
    const added = { ...spark, image, age: 0 };
    this.#alive.add(added);
    this.#step(added, 0);
  }

  #step(spark: Spark, seconds: number): void {
    const kept = Math.max(0, 1 - spark.drag * seconds);
    spark.vx *= kept;
    spark.vy = spark.vy * kept + spark.gravity * seconds;
    spark.x += spark.vx * seconds;
    spark.y += spark.vy * seconds;
    const left = 1 - spark.age / spark.life;
    const flat = spark.flutter === 0 ? 1 : Math.cos(spark.age * 0.00628 * spark.flutter);
    const scale = spark.scale * this.#scale;
    spark.image
      .setPosition(spark.x, spark.y)
      .setScale(scale * flat, scale)
      .setAlpha(Math.min(1, left / FADE));
    spark.image.angle += spark.turn * seconds;
  }

  #remove(spark: Spark): void {
    this.#alive.delete(spark);
    this.#free.push(spark.image.setVisible(false));
  }
}
