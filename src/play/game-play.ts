import type { GameTypes, Seat } from '../engine/core/game.ts';
import type { Throw } from '../screens/table/types.ts';
import type { Beat } from '../show/beat.ts';
import type { Line } from '../show/line.ts';
import type { Placement } from '../show/stage.ts';

/** A step of a match as its viewer saw it, see `Batch`. */
type StepSeen<T extends GameTypes> = {
  readonly before: T['view'];
  readonly after: T['view'];
  readonly events: readonly T['event'][];
};

/** How a game is shown. Pure. `Focus` is what of a choice at hand changes the picture of the board. */
export type GameShow<T extends GameTypes, Focus> = {
  /** Where everything of a view stands. */
  arrange(view: T['view'], focus: Focus | null): readonly Placement[];
  /** The beats of a step, in the order in which they are to be seen. */
  choreograph(
    step: StepSeen<T>,
    manner: { readonly reducedMotion: boolean },
  ): readonly Beat<T['view'], T['event']>[];
  /** The Chronicle with an event added; `before` is the view before it, `you` the one person at this screen. */
  chronicle(lines: readonly Line[], event: T['event'], before: T['view'], you: Seat | null): readonly Line[];
  /** What an event throws, `null` for any other. */
  thrown(event: T['event']): Throw | null;
};
