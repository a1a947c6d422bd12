import type { Event, View } from '../../engine/territories/types.ts';
import { project } from '../../engine/territories/view.ts';
import type { Beat } from '../beat.ts';
import { Reel } from '../reel.ts';
import { discardCard, drawCard, playCard, reshuffle } from './cards.ts';
import type { MapCut } from './cut.ts';
import { conquer, lockLand, reveal, takeOver } from './land.ts';
import { arrange } from './layout.ts';
import { announce, fail } from './steal.ts';
import { travel } from './travel.ts';
import { begin, choose, fall, gather, miss, pass, rest, sortOut } from './trial.ts';

export type TerritoriesBeat = Beat<View, Event>;

/** A step of the match as its viewer saw it, see `Batch`. */
export type StepSeen = { readonly before: View; readonly after: View; readonly events: readonly Event[] };

/** How a step is shown; `upright`: on a board that is higher than wide. */
export type Manner = { readonly reducedMotion: boolean; readonly upright: boolean };

/**
 * The beats of a step, one for each event, and one without an event where dice are sorted out once they lie. The view of
 * the last beat is `after` itself.
 */
export function choreograph(
  { before, after, events }: StepSeen,
  { reducedMotion, upright }: Manner,
): readonly TerritoriesBeat[] {
  const reel = new Reel<View, Event>(before, (view) => arrange(view, upright), reducedMotion);
  let truth = before;
  for (const event of events) {
    const last = truth;
    truth = project(truth, event);
    const open = truth.teams.find(({ hand }) => hand !== null)?.seat ?? null;
    const lying = event.type === 'diceThrown' ? withLying(truth, last, event.landed) : truth;
    reel.add(event, lying, (cut) => play({ ...cut, upright, open }, event, last));
    if (lying !== truth) reel.add(null, truth, (cut) => sortOut({ ...cut, upright, open }, lying, truth));
  }
  return reel.end(after);
}

/** The view in which dice lie as they have fallen, before it is told what they mean; `truth` itself where that is alike. */
function withLying(truth: View, last: View, dice: readonly number[]): View {
  if (!truth.challenge || !last.challenge) return truth;
  const { set } = last.challenge.progress;
  const { progress } = truth.challenge;
  if (progress.dice.join() === dice.join() && progress.set.join() === set.join()) return truth;
  return { ...truth, challenge: { ...truth.challenge, progress: { ...progress, dice, set } } };
}

function play(cut: MapCut, event: Event, before: View): void {
  const now = before.challenge?.progress;
  switch (event.type) {
    case 'travelled':
      travel(cut, event);
      break;
    case 'stealAnnounced':
      announce(cut, event);
      break;
    case 'shieldDeclined':
      if (now) gather(cut, now);
      break;
    case 'shieldPlayed':
      playCard(cut, event.seat, 'shield', event.territory);
      break;
    case 'secondChancePlayed':
      playCard(cut, event.seat, 'secondChance', event.territory);
      break;
    case 'challengeStarted':
      begin(cut, event);
      break;
    case 'challengeChosen':
      if (now) choose(cut, event.choice, now, event.progress);
      break;
    case 'diceThrown':
      if (now) fall(cut, event, now);
      break;
    case 'challengePassed':
      pass(cut, event);
      break;
    case 'challengeFailed':
      miss(cut);
      break;
    case 'conquered':
      conquer(cut, event);
      break;
    case 'stolen':
      takeOver(cut, event);
      break;
    case 'stealFailed':
      fail(cut, event);
      break;
    case 'locked':
      lockLand(cut, event);
      break;
    case 'rested':
      rest(cut, event);
      break;
    case 'deckReshuffled':
      reshuffle(cut);
      break;
    case 'cardDrawn':
      drawCard(cut, event);
      break;
    case 'revealed':
      reveal(cut, event);
      break;
    case 'cardDiscarded':
      discardCard(cut, event);
      break;
    case 'turnEnded':
    case 'gameEnded':
      cut.draft.last(240);
      break;
    case 'challengeDealt':
      break; // which challenge lies where is the page's to tell
  }
}
