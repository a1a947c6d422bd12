import type { Scene } from 'phaser';
import type { Decoration, Extra, Pose } from '../show/beat.ts';
import type { Point } from '../show/cross.ts';
import type { Placement, Stage } from '../show/stage.ts';
import { Actor, type Dress, type Look } from './actor.ts';
import { Marks } from './marks.ts';
import { frameScale, type Grounds } from './space.ts';
import { Sparks } from './sparks.ts';
import { forgetTags, tagTexture } from './tags.ts';
import type { Mark } from './types.ts';

const SPARKS_DEPTH = 80;
/** The height of a tag's letters: 14 px where a tile has 44, never under 12 px. */
const TAG_OF_TILE = 0.32;
const TAG_LEAST = 12;

/**
 * The stage of a board. Whatever is asked of it is kept at once and drawn by `flush`, so that several numbers of one
 * actor in one frame are one change; `stirred` is called whenever there is something to flush.
 */
export class BoardStage<View> implements Stage<View> {
  readonly #scene: Scene;
  readonly #arrange: (view: View) => readonly Placement[];
  readonly #stirred: () => void;
  readonly #actors = new Map<string, Actor>();
  readonly #changed = new Set<Actor>();
  readonly #marks: Marks;
  readonly #sparks: Sparks;
  #dress: Dress;
  #grounds: Grounds;
  #ratio: number;

  constructor(
    scene: Scene,
    place: { readonly dress: Dress; readonly grounds: Grounds; readonly ratio: number },
    arrange: (view: View) => readonly Placement[],
    stirred: () => void,
  ) {
    this.#scene = scene;
    this.#dress = place.dress;
    this.#grounds = place.grounds;
    this.#ratio = place.ratio;
    this.#arrange = arrange;
    this.#stirred = stirred;
    this.#marks = new Marks(scene);
    this.#sparks = new Sparks(scene, SPARKS_DEPTH, place.dress.atlas);
  }

  show(view: View): void {
    const leaving = new Set(this.#actors.keys());
    for (const { actor: name, frame, space, pose } of this.#arrange(view)) {
      leaving.delete(name);
      const actor = this.#actors.get(name);
      if (actor) {
        actor.wear(frame);
        this.#bend(actor, pose);
      } else {
        this.#add(name, space, { frame }, pose);
      }
    }
    for (const name of leaving) this.leave(name);
    forgetTags(this.#scene.textures);
  }

  pose(name: string, change: Partial<Pose>): void {
    const actor = this.#actors.get(name);
    if (actor) this.#bend(actor, change);
  }

  swap(name: string, frame: string): void {
    const actor = this.#actors.get(name);
    if (!actor) return;
    actor.wear(frame);
    this.#bend(actor, {});
  }

  enter({ actor: name, space, look, pose }: Extra): void {
    this.leave(name);
    if (look.kind === 'frame') {
      const actor = this.#add(name, space, { frame: look.frame }, pose);
      if (look.tint !== undefined) actor.image.setTint(look.tint);
    } else {
      const size = Math.round(Math.max(TAG_LEAST * this.#ratio, this.#grounds.board.tile * TAG_OF_TILE));
      this.#add(name, space, { texture: tagTexture(this.#scene.textures, look.text, look.tone, size) }, pose);
    }
  }

  leave(name: string): void {
    const actor = this.#actors.get(name);
    if (!actor) return;
    actor.destroy();
    this.#actors.delete(name);
    this.#changed.delete(actor);
    this.#stirred();
  }

  decorate({ kind, x, y, seat }: Decoration, rate: number): void {
    const { board } = this.#grounds;
    const [left, top] = [board.x + x * board.unitX, board.y + y * board.unitY];
    if (kind === 'sparkle') this.#sparks.sparkle(left, top, seat, rate);
    else if (kind === 'dust') this.#sparks.dust(left, top, rate);
    else this.#sparks.confetti(left, top, seat, rate);
    this.#stirred();
  }

  /** See `TableScene.mark`. */
  mark(marks: readonly Mark[], way: readonly Point[]): void {
    this.#marks.set(marks, way);
    this.#marks.draw(this.#grounds, this.#dress);
    this.#stirred();
  }

  /** Draws everything again with other pictures or in another place. */
  refit(dress: Dress, grounds: Grounds, ratio: number): void {
    this.#dress = dress;
    this.#grounds = grounds;
    this.#ratio = ratio;
    this.#sparks.dress(dress.atlas, grounds.board.tile, frameScale(grounds.board.tile, dress.tile));
    this.#marks.draw(grounds, dress);
    for (const actor of this.#actors.values()) this.#changed.add(actor);
    this.#stirred();
  }

  /** Draws what has changed, `ms` after the last time; says whether decorations are still flying. */
  flush(ms: number): boolean {
    for (const actor of this.#changed) actor.draw(this.#grounds, this.#dress);
    this.#changed.clear();
    return this.#sparks.update(ms);
  }

  #add(name: string, space: Placement['space'], look: Look, pose: Pose): Actor {
    const actor = new Actor(this.#scene, space, look, pose, this.#dress);
    this.#actors.set(name, actor);
    this.#bend(actor, {});
    return actor;
  }

  #bend(actor: Actor, change: Partial<Pose>): void {
    actor.bend(change);
    this.#changed.add(actor);
    this.#stirred();
  }
}
