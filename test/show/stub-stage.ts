import type { Decoration, Extra, Pose } from '../../src/show/beat.ts';
import type { Placement, Stage } from '../../src/show/stage.ts';

/** A stage that only remembers what it shows. */
export class StubStage<View> implements Stage<View> {
  readonly actors = new Map<string, { frame: string; pose: Pose }>();
  readonly decorations: Decoration[] = [];
  shown: View | null = null;
  readonly #arrange: (view: View) => readonly Placement[];

  constructor(arrange: (view: View) => readonly Placement[]) {
    this.#arrange = arrange;
  }

  show(view: View): void {
    this.shown = view;
    this.actors.clear();
    for (const { actor, frame, pose } of this.#arrange(view)) this.actors.set(actor, { frame, pose });
  }

  pose(actor: string, change: Partial<Pose>): void {
    const standing = this.actors.get(actor);
    if (standing) standing.pose = { ...standing.pose, ...change };
  }

  swap(actor: string, frame: string): void {
    const standing = this.actors.get(actor);
    if (standing) standing.frame = frame;
  }

  enter({ actor, look, pose }: Extra): void {
    this.actors.set(actor, { frame: look.kind === 'frame' ? look.frame : look.text, pose });
  }

  leave(actor: string): void {
    this.actors.delete(actor);
  }

  decorate(decoration: Decoration): void {
    this.decorations.push(decoration);
  }
}
