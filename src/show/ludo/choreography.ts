import type { Event, PawnRef, Place, View } from '../../engine/ludo/types.ts';
import { project } from '../../engine/ludo/view.ts';
import { comeHome, comeOut } from '../arrive.ts';
import type { Beat } from '../beat.ts';
import { take, tumble } from '../dice.ts';
import { type Cut, Reel } from '../reel.ts';
import { drawStarter, pass } from '../turns.ts';
import { raiseWalls } from '../walls-motion.ts';
import { capture } from './capture.ts';
import { scatter } from './cowries.ts';
import { arrange, pawnActor, type Shown } from './layout.ts';
import { lose, sendBack } from './lost.ts';
import { earn, finish, openColumns } from './rewards.ts';
import { walk } from './walk.ts';

export type LudoBeat = Beat<Shown, Event>;

/** A step of the match as its viewer saw it, see `Batch`. */
export type StepSeen = { readonly before: View; readonly after: View; readonly events: readonly Event[] };

/**
 * The beats of a step, one for each event. A pawn that comes home is on the last square of its way until that is told,
 * and one that forms a blockade is `passing` until then. The view of the last beat is `after` itself.
 */
export function choreograph(
  { before, after, events }: StepSeen,
  { reducedMotion }: { readonly reducedMotion: boolean },
): readonly LudoBeat[] {
  const reel = new Reel<Shown, Event>(before, arrange, reducedMotion);
  let truth: View = before;
  for (const [index, event] of events.entries()) {
    truth = project(truth, event);
    const shown = shownIn(truth, events, index);
    reel.add(event, shown, (cut) => play(cut, event, shown));
  }
  return reel.end(after);
}

/** The view after an event as it is shown: what a later event of the same step tells is not to be seen yet. */
function shownIn(truth: View, events: readonly Event[], index: number): Shown {
  const went = events.slice(0, index + 1).find(isOnWay);
  if (!went) return truth;
  const passing = { seat: went.owner, id: went.id };
  const later = events.slice(index + 1).map(({ type }) => type);
  if (later.includes('reachedHome')) return { ...placed(truth, passing, lastSquare(went)), passing };
  return later.includes('blockadeFormed') ? { ...truth, passing } : truth;
}

type Went = Extract<Event, { type: 'pawnMoved' | 'pawnReleased' }>;

const isOnWay = (event: Event): event is Went => event.type === 'pawnMoved' || event.type === 'pawnReleased';

/** Where a pawn stands before the last step of its move. */
const lastSquare = (went: Went): Place =>
  went.type === 'pawnMoved' ? (went.path.at(-2) ?? went.from) : went.to;

/** A view with a pawn in another place. Its blockades are still those of the view. */
const placed = (view: View, { seat, id }: PawnRef, place: Place): View => ({
  ...view,
  seats: view.seats.map((side) => {
    if (side.seat !== seat) return side;
    const pawns = side.pawns.with(id, place);
    return { ...side, pawns, home: pawns.filter((each) => each === 'home').length };
  }),
});

function play(cut: Cut, event: Event, shown: Shown): void {
  switch (event.type) {
    case 'starterDrawn':
      drawStarter(cut, event);
      break;
    case 'diceTaken':
      take(cut);
      break;
    case 'diceThrown':
      if (event.mouths === null) tumble(cut, event.seat, [event.die]);
      else scatter(cut, event.seat);
      break;
    case 'throwLost':
      lose(cut, event);
      break;
    case 'pawnReturned':
      sendBack(cut, event);
      break;
    case 'pawnReleased':
      comeOut(cut, pawnActor(event.owner, event.id), event.owner, Number(event.to));
      break;
    case 'pawnMoved':
      walk(cut, event, arrange(placed(shown, { seat: event.owner, id: event.id }, 'base')));
      break;
    case 'captured':
      capture(cut, event);
      break;
    case 'columnOpened':
      openColumns(cut, event.seats);
      break;
    case 'blockadeFormed':
      raiseWalls(cut);
      break;
    case 'reachedHome':
      comeHome(cut, [pawnActor(event.owner, event.id)], event.owner);
      break;
    case 'seatFinished':
      finish(cut, event.seat);
      break;
    case 'throwEarned':
      earn(cut);
      break;
    case 'turnEnded':
    case 'gameEnded':
      pass(cut);
      break;
    case 'blockadeDissolved':
      break; // the wall broke down when the pawn left it
  }
}
