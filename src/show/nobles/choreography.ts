import type { Event, View } from '../../engine/nobles/types.ts';
import { project } from '../../engine/nobles/view.ts';
import { comeOut } from '../arrive.ts';
import { take, tumble } from '../dice.ts';
import { type Cut, Reel } from '../reel.ts';
import { drawStarter, pass } from '../turns.ts';
import { raiseWalls } from '../walls-motion.ts';
import { capture } from './capture.ts';
import { drop, earn, store } from './dice.ts';
import { arrange, type Passing, pieceActor, type Shown } from './layout.ts';
import { playMove } from './move.ts';
import type { NoblesBeat, NoblesReel } from './reel.ts';

/** A step of the match as its viewer saw it, see `Batch`. */
export type StepSeen = { readonly before: View; readonly after: View; readonly events: readonly Event[] };

/**
 * The beats of a step, in the order in which they are to be seen. A move is cut where something happens on its way:
 * walk to the tile, the capture, walk on. Each event is carried by one beat, that of a move by the first part of its
 * walk; beats without an event are the rest of a walk and pauses. In the middle of a move a beat's view has the movers
 * on the tile they have reached, with the progress they had before, and says who is `passing`. The view of the last
 * beat is `after` itself.
 */
export function choreograph(
  { before, after, events }: StepSeen,
  { reducedMotion }: { readonly reducedMotion: boolean },
): readonly NoblesBeat[] {
  const reel = new Reel<Shown, Event>(before, arrange, reducedMotion);
  let truth: View = before;
  for (let at = 0; at < events.length; ) {
    const part = partFrom(events, at);
    const [event, ...consequences] = part;
    if (!event) break;
    if (event.type === 'pieceMoved') truth = playMove(reel, truth, event, consequences);
    else for (const one of part) truth = playEvent(reel, truth, one, event);
    at += part.length;
  }
  return reel.end(after);
}

/** What belongs to a move or an exit: everything that it brings about. */
const CONSEQUENCES: readonly Event['type'][] = [
  'midpointReached',
  'captured',
  'nobleCaptured',
  'blocked',
  'reachedHome',
];

/** The event at an index and, after a move or an exit, its consequences. */
function partFrom(events: readonly Event[], at: number): readonly Event[] {
  let end = at + 1;
  while (CONSEQUENCES.includes(events[end]?.type ?? 'gameEnded')) end += 1;
  return events.slice(at, end);
}

/** Shows an event that is no part of a move; `cause` is what it follows from, or itself. Returns the view after it. */
function playEvent(reel: NoblesReel, before: View, event: Event, cause: Event): View {
  const after = project(before, event);
  switch (event.type) {
    case 'starterDrawn':
      reel.add(event, after, (cut) => drawStarter(cut, event));
      break;
    case 'diceTaken':
      reel.add(event, after, take);
      break;
    case 'diceThrown':
      reel.add(event, after, (cut) => tumble(cut, event.seat, event.dice));
      reel.add(null, after, store);
      break;
    case 'creditsEarned':
      reel.add(event, after, (cut) => earn(cut, event));
      break;
    case 'rollsDropped':
      reel.add(event, after, drop);
      break;
    case 'pieceExited':
      reel.add(event, after, (cut) => exit(cut, event));
      break;
    case 'captured':
      reel.add(event, after, (cut) => capture(cut, event, comers(cause)));
      break;
    case 'turnEnded':
    case 'gameEnded':
      reel.add(event, after, pass);
      break;
    default:
      reel.add(event, after, () => {});
  }
  return after;
}

function exit(cut: Cut, { seat, piece, id, to }: Extract<Event, { type: 'pieceExited' }>): void {
  comeOut(cut, pieceActor(seat, piece, id), seat, Number(to));
  raiseWalls(cut);
}

/** Who came to a tile by leaving the Yard. */
function comers(cause: Event): Passing {
  if (cause.type !== 'pieceExited') return { seat: 0, piece: 'guard', ids: [] };
  return { seat: cause.seat, piece: cause.piece, ids: [cause.id] };
}
