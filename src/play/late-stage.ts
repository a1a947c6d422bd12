import type { Stage } from '../show/stage.ts';

/** A stage that may come later and go again: the canvas is still being fetched while the match goes on. */
export type LateStage<View> = Stage<View> & {
  /** From now on everything goes to `stage`; `null` takes it away. */
  use(stage: Stage<View> | null): void;
};

/** What is drawn while there is no stage is lost: whoever brings one shows the view that is true then. */
export function makeLateStage<View>(): LateStage<View> {
  let stage: Stage<View> | null = null;
  return {
    use(next) {
      stage = next;
    },
    show: (view) => stage?.show(view),
    pose: (actor, change) => stage?.pose(actor, change),
    swap: (actor, frame) => stage?.swap(actor, frame),
    enter: (extra) => stage?.enter(extra),
    leave: (actor) => stage?.leave(actor),
    decorate: (decoration, rate) => stage?.decorate(decoration, rate),
  };
}
