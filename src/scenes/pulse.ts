import { Core, type Game } from 'phaser';

/** The canvas draws on for so long after the last motion. */
const REST_MS = 500;

/** Lets the game's loop sleep while nothing moves, and counts what its frames cost. */
export class Pulse {
  readonly #game: Game;
  #awakeUntil = 0;
  #asked = 0;
  #began = 0;
  #frames = 0;
  #milliseconds = 0;

  constructor(game: Game) {
    this.#game = game;
    game.events.on(Core.Events.PRE_STEP, () => {
      this.#began = performance.now();
    });
    game.events.on(Core.Events.POST_RENDER, () => this.#afterFrame());
  }

  get frames(): number {
    return this.#frames;
  }

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Something has changed or moves: draw from the next frame on. May be called from within a frame. */
  wake(): void {
    this.#awakeUntil = performance.now() + REST_MS;
    if (this.#game.loop.running || this.#asked) return;
    this.#asked = requestAnimationFrame(() => this.#start());
  }

  /** Draws at once, for a canvas that has just lost its content. Not from within a frame. */
  drawNow(): void {
    this.#awakeUntil = performance.now() + REST_MS;
    if (this.#game.loop.running) this.#game.loop.tick();
    else this.#start();
  }

  stop(): void {
    cancelAnimationFrame(this.#asked);
  }

  /** The time asleep must not count as one long frame. */
  #start(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
    this.#game.loop.resetDelta();
    this.#game.loop.wake();
  }

  #afterFrame(): void {
    const now = performance.now();
    this.#frames += 1;
    this.#milliseconds += now - this.#began;
    if (now > this.#awakeUntil) this.#game.loop.sleep();
  }
}
