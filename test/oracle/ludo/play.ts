/** Plays one action of Ludo, or says why it is refused. A position that is given is never changed. */

import { parseAction } from './action.ts';
import { isSafe, type Place, type Seat } from './board.ts';
import {
  isFinished,
  isSix,
  opponentsOf,
  ownerOf,
  type Position,
  pawnsOf,
  pawnsOn,
  seatsOf,
  sideOf,
} from './position.ts';
import { type Reason, refusal, wayOf } from './refusal.ts';

export type Event =
  | { type: 'diceThrown'; seat: Seat; die: number }
  | { type: 'throwLost'; seat: Seat; cause: 'noMove' | 'thirdSix'; sentBack: Place | null }
  | { type: 'pawnReleased'; seat: Seat; owner: Seat; to: Place }
  | { type: 'pawnMoved'; seat: Seat; owner: Seat; from: Place; to: Place }
  | { type: 'captured'; seat: Seat; owner: Seat; at: Place; victims: { seat: Seat; pawns: number }[] }
  | { type: 'blockadeFormed'; owner: Seat; at: Place }
  | { type: 'blockadeDissolved'; owner: Seat; at: Place }
  | { type: 'reachedHome'; seat: Seat; owner: Seat }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'gameEnded'; places: Seat[][] };

export type Played = { position: Position; events: Event[] } | { refused: Reason };

/** Plays an action of the seat to act. A throw takes its value from `values`. */
export function play(before: Position, input: unknown, values: readonly number[] = []): Played {
  const reason = refusal(before, input);
  if (reason !== null) return { refused: reason };
  const action = parseAction(input);
  if (action === null) return { refused: 'action' };
  const position = structuredClone(before);
  if (action.type === 'throw') return { position, events: throwDie(position, values[0]) };
  const from = action.type === 'release' ? 'base' : action.from;
  return { position, events: movePawn(position, from) };
}

function throwDie(position: Position, die: number | undefined): Event[] {
  if (die === undefined) throw new Error('a throw needs a value');
  const { settings, turn } = position;
  const events: Event[] = [{ type: 'diceThrown', seat: turn, die }];
  position.throws += 1;
  position.sixes = isSix(settings, die) ? position.sixes + 1 : 0;
  if (position.sixes >= 3 && settings.sixes !== 'noLimit') {
    return [...events, ...loseThirdSix(position), ...endTurn(position)];
  }
  position.phase = 'move';
  position.die = die;
  if (hasMove(position)) return events;
  events.push({ type: 'throwLost', seat: turn, cause: 'noMove', sentBack: null });
  return [...events, ...(isSix(settings, die) ? throwAgain(position) : endTurn(position))];
}

function hasMove(position: Position): boolean {
  const places = pawnsOf(position, ownerOf(position));
  const tried = [{ type: 'release' }, ...places.map((from) => ({ type: 'move', from }))];
  return tried.some((action) => refusal(position, action) === null);
}

/** The third six is lost; where the setting says so, the pawn moved last goes back too. */
function loseThirdSix(position: Position): Event[] {
  const owner = ownerOf(position);
  const { lastMoved } = position;
  const goesBack = position.settings.sixes === 'thirdToBase' && typeof lastMoved === 'number';
  const sentBack = goesBack ? lastMoved : null;
  const events: Event[] = [{ type: 'throwLost', seat: position.turn, cause: 'thirdSix', sentBack }];
  if (sentBack !== null) events.push(...relocate(position, owner, sentBack, 'base'));
  return events;
}

/** Puts one pawn elsewhere, and tells of the blockades that this forms and dissolves. */
function relocate(position: Position, owner: Seat, from: Place, to: Place): Event[] {
  const pawns = pawnsOf(position, owner);
  pawns[pawns.indexOf(from)] = to;
  if (!position.settings.blockades) return [];
  const events: Event[] = [];
  if (typeof to === 'number' && pawnsOn(position, owner, to) === 2)
    events.push({ type: 'blockadeFormed', owner, at: to });
  if (typeof from === 'number' && pawnsOn(position, owner, from) === 1)
    events.push({ type: 'blockadeDissolved', owner, at: from });
  return events;
}

/** Moves a pawn of whoever the seat to act moves for, or brings one out of the base. */
function movePawn(position: Position, from: Place): Event[] {
  const { settings, turn: seat, die } = position;
  const owner = ownerOf(position);
  const to = wayOf(position, owner, from).at(-1) ?? from;
  const events: Event[] = [
    from === 'base'
      ? { type: 'pawnReleased', seat, owner, to }
      : { type: 'pawnMoved', seat, owner, from, to },
  ];
  const walls = relocate(position, owner, from, to);
  const captures = capture(position, owner, to);
  events.push(...captures, ...walls);
  if (to === 'home') events.push({ type: 'reachedHome', seat, owner });
  position.lastMoved = to;
  if (isFinished(position, owner)) position.finished.push(owner);

  if (to === 'home' && isOver(position)) return [...events, ...endGame(position)];
  const earned =
    isSix(settings, die ?? 0) ||
    (settings.captureBonus && captures.length > 0) ||
    (settings.homeBonus && to === 'home');
  const hasPawnsToMove = !isFinished(position, ownerOf(position));
  return [...events, ...(earned && hasPawnsToMove ? throwAgain(position) : endTurn(position))];
}

/** Sends back every opposing pawn where a pawn stops, unless the square is safe. */
function capture(position: Position, owner: Seat, at: Place): Event[] {
  const { safeSquares, pachisi } = position.settings;
  if (typeof at === 'string' || isSafe(at, safeSquares, pachisi)) return [];
  const victims = opponentsOf(position, owner)
    .map((seat) => ({ seat, pawns: pawnsOn(position, seat, at) }))
    .filter(({ pawns }) => pawns > 0);
  if (victims.length === 0) return [];
  for (const { seat } of victims) {
    const pawns = pawnsOf(position, seat);
    for (const [index, place] of pawns.entries()) if (place === at) pawns[index] = 'base';
  }
  if (!position.captured.includes(position.turn)) position.captured.push(position.turn);
  return [{ type: 'captured', seat: position.turn, owner, at, victims }];
}

/** Teams: a team has all its pawns home. Otherwise: one player has, or with `playOn` all but one. */
function isOver(position: Position): boolean {
  const { teams, places } = position.settings;
  const seats = seatsOf(position);
  if (teams) return sideOf(position, position.turn).every((seat) => position.finished.includes(seat));
  return position.finished.length >= (places === 'first' ? 1 : seats.length - 1);
}

/** Those who got home one after the other, then all others together; in teams, the two teams. */
function endGame(position: Position): Event[] {
  const { turn, finished } = position;
  position.phase = 'over';
  position.die = null;
  const ranked = position.settings.teams ? [sideOf(position, turn)] : finished.map((seat) => [seat]);
  const others = seatsOf(position).filter((seat) => !ranked.flat().includes(seat));
  return [{ type: 'gameEnded', places: [...ranked, others] }];
}

function throwAgain(position: Position): Event[] {
  position.phase = 'throw';
  position.die = null;
  return [];
}

function endTurn(position: Position): Event[] {
  const seat = position.turn;
  const seats = seatsOf(position);
  const after = [...seats.filter((other) => other > seat), ...seats.filter((other) => other <= seat)];
  const plays = (other: Seat): boolean => position.settings.teams || !isFinished(position, other);
  const passed = after.slice(0, after.findIndex(plays) + 1);
  if (passed.includes(position.starter)) position.round += 1;
  position.turn = passed.at(-1) ?? seat;
  position.phase = 'throw';
  position.die = null;
  position.throws = 0;
  position.sixes = 0;
  position.lastMoved = null;
  return [{ type: 'turnEnded', seat }];
}
