import { sizeOf } from './cards.ts';
import type { Choice, Outcome } from './challenge-types.ts';
import {
  closeSteal,
  drawsFor,
  endTurn,
  failSteal,
  lock,
  startDraw,
  startReveal,
  unlessAllLocked,
} from './flow.ts';
import { HOUSE } from './house.ts';
import { begin, choose, land as landDice, landed } from './kinds.ts';
import { isTerritory, territoryOf } from './places.ts';
import { allPoints, otherTeam, phaseOf, teamOf, withTerritory } from './teams.ts';
import type { Challenge, Event, State, TerritoryId } from './types.ts';

// Challenges within a turn. Each function returns the state after it and adds to `events`.

/** Begins the challenge where the team in turn stands; the owner of a territory to be stolen is asked first. Clauses T5, H2, H5. */
export function attempt(state: State, events: Event[]): State {
  const { at, steal, waived } = teamOf(state, state.turn);
  if (!isTerritory(at)) throw new Error('territories: attempt was given a state in which it is not legal');
  const isSteal = state.territories[at].owner !== null && steal === at;
  const asked = isSteal && !waived && sizeOf(teamOf(state, otherTeam(state.turn)).hand) > 0;
  return start(state, at, isSteal, 1, asked, events);
}

/** Begins the failed challenge once more. Clause C3. */
export function tryAgain(state: State, events: Event[]): State {
  const { challenge } = state;
  return challenge ? start(state, challenge.territory, false, challenge.attempt + 1, false, events) : state;
}

function start(
  state: State,
  territory: TerritoryId,
  steal: boolean,
  attempt: number,
  asked: boolean,
  events: Event[],
): State {
  const { difficulty, printed } = territoryOf(territory);
  const kind = state.territories[territory].kind ?? printed;
  const progress = begin({ kind, difficulty });
  const challenge: Challenge = { territory, kind, difficulty, steal, attempt, progress };
  events.push({ type: 'challengeStarted', seat: state.turn, ...challenge, asked });
  return { ...state, challenge, phase: asked ? 'answer' : phaseOf(progress) };
}

/** Plays a choice in the challenge under way. */
export function chooseIn(state: State, challenge: Challenge, choice: Choice, events: Event[]): State {
  const outcome = choose(challenge, challenge.progress, choice);
  const { territory } = challenge;
  events.push({
    type: 'challengeChosen',
    seat: state.turn,
    territory,
    choice,
    progress: outcome.progress,
  });
  return goOn(state, challenge, outcome, events);
}

/** Lets the dice of the challenge under way land. */
export function landIn(state: State, challenge: Challenge, faces: readonly number[], events: Event[]): State {
  const outcome = landDice(challenge, challenge.progress, faces);
  events.push({
    type: 'diceThrown',
    seat: state.turn,
    territory: challenge.territory,
    faces,
    landed: landed(challenge.progress, faces),
    progress: outcome.progress,
  });
  return goOn(state, challenge, outcome, events);
}

function goOn(state: State, challenge: Challenge, { progress, verdict }: Outcome, events: Event[]): State {
  const after = { ...state, challenge: { ...challenge, progress }, phase: phaseOf(progress) };
  return verdict === null ? after : settle(after, after.challenge, verdict === 'passed', events);
}

/** What a passed or failed challenge makes of the game. Clauses C1 to C3, S4 to S6. */
export function settle(state: State, challenge: Challenge, passed: boolean, events: Event[]): State {
  const seat = state.turn;
  const { territory, kind, difficulty, steal, attempt } = challenge;
  const about = { seat, territory, kind, difficulty, steal, attempt };
  if (passed) {
    events.push({ type: 'challengePassed', ...about });
    return steal ? takeOver(state, territory, events) : conquer(state, territory, events);
  }
  const again = !steal && attempt < HOUSE.attempts && sizeOf(teamOf(state, seat).hand) > 0;
  events.push({ type: 'challengeFailed', ...about, again });
  if (again) return { ...state, phase: 'again' };
  return endTurn(steal ? failSteal(state, seat, 'challenge', events) : state, events);
}

/** Clauses C2, D1. */
function conquer(state: State, territory: TerritoryId, events: Event[]): State {
  const seat = state.turn;
  const territories = withTerritory(state.territories, territory, { owner: seat });
  const after: State = { ...state, territories, challenge: null };
  const draws = drawsFor(after, HOUSE.conquestDraw);
  events.push({ type: 'conquered', seat, territory, points: allPoints(territories), draws });
  if (draws === 0) return startReveal(after, events);
  return startDraw(after, { why: 'conquest', left: draws }, events);
}

/** Clauses S4, S6. */
function takeOver(state: State, territory: TerritoryId, events: Event[]): State {
  const seat = state.turn;
  const territories = withTerritory(state.territories, territory, { owner: seat });
  events.push({
    type: 'stolen',
    seat,
    territory,
    from: otherTeam(seat),
    points: allPoints(territories),
  });
  const taken: State = { ...closeSteal(state, seat), territories, challenge: null };
  return unlessAllLocked(lock(taken, seat, territory, 'steal', events), events, (after) =>
    endTurn(after, events),
  );
}
