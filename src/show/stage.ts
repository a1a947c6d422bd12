import type { Decoration, Extra, Pose, Space } from './beat.ts';

/** One sprite of a picture: the actor's name, its frame of the atlas and how it stands. */
export type Placement = {
  readonly actor: string;
  readonly frame: string;
  readonly space: Space;
  readonly pose: Pose;
};

/**
 * What the director draws on. Actors are named by the game's layout (`guard:0:2`, `noble:1`, `die:0`); a stage keeps
 * one sprite for each and obeys at once. The Phaser stage and the tests' stub both implement it.
 */
export interface Stage<View> {
  /** Draws `view` as it is: every actor in its place, every extra gone, whatever was drawn before. Idempotent. */
  show(view: View): void;
  /**
   * Changes some numbers of an actor's pose; an actor that is not on the stage is ignored. `change` is used again for
   * the next frame: a stage does not keep it.
   */
  pose(actor: string, change: Partial<Pose>): void;
  /** Changes an actor's frame until the next `show`. */
  swap(actor: string, frame: string): void;
  /** Brings an extra on; its name is an actor from then on. */
  enter(extra: Extra): void;
  /** Takes an extra off. */
  leave(actor: string): void;
  /** Plays a decoration that nobody waits for; `rate` is the director's speed. */
  decorate(decoration: Decoration, rate: number): void;
}
