/** Plays one action of Nobles, or says why it is refused. A position that is given is never changed. */

import { type Action, kindOf, type Move, type Piece, parseAction, payment } from './action.ts';
import { entryTile, isMarked, type Place, type Seat, tileOf, walk, withoutMark } from './board.ts';
import { type CaptureEvent, capture, stopper } from './capture.ts';
import { type Mode, nextSeat, type Position, piecesOf, places, playerOf, ROUNDS } from './position.ts';

export type Reason = 'over' | 'phase' | 'action' | 'piece' | 'rolls' | 'credits' | 'exact' | 'path' | 'still';

export type Event =
  | { type: 'diceThrown'; seat: Seat; dice: [number, number] }
  | { type: 'creditsEarned'; seat: Seat; credits: number }
  | { type: 'rollsDropped'; seat: Seat; rolls: number[] }
  | { type: 'pieceExited'; seat: Seat; piece: Piece; to: Place }
  | { type: 'pieceMoved'; seat: Seat; piece: Piece; count: number; from: Place; to: Place; path: Place[] }
  | { type: 'midpointReached'; seat: Seat; at: number }
  | CaptureEvent
  | { type: 'blocked'; at: number; lostSteps: number; penalty: number }
  | { type: 'reachedHome'; seat: Seat; piece: Piece; count: number }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'gameEnded'; places: Seat[][] };

export type Played = { position: Position; events: Event[] } | { refused: Reason };

const MOST_ROLLS = 8;
const MOST_THROWS = 3;
const PENALTY: Record<Mode, number> = { journey: 5, combat: 15 };
const FINISH_BONUS: Record<Mode, number> = { journey: 100, combat: 50 };

/** Plays an action of the seat to act. A throw takes its two values from `dice`. */
export function play(before: Position, input: unknown, dice: readonly number[] = []): Played {
  const reason = refusal(before, input);
  if (reason !== null) return { refused: reason };
  const action = parseAction(input);
  if (action === null) return { refused: 'action' };
  const position = structuredClone(before);
  return { position, events: carryOut(position, action, dice) };
}

function carryOut(position: Position, action: Action, dice: readonly number[]): Event[] {
  switch (action.type) {
    case 'throw':
      return throwDice(position, dice);
    case 'exit':
      return exit(position, action.piece);
    case 'move':
      return move(position, action);
    case 'end':
      return endTurn(position);
  }
}

/** Why an action is not legal, the first reason that applies. */
export function refusal(position: Position, input: unknown): Reason | null {
  if (position.phase === 'over') return 'over';
  const kind = kindOf(input);
  if (kind === null) return 'action';
  if ((kind === 'throw') !== (position.phase === 'throw')) return 'phase';
  const action = parseAction(input);
  if (action === null) return 'action';
  if (action.type === 'exit') return refusalOfExit(position, action.piece);
  return action.type === 'move' ? refusalOfMove(position, action) : null;
}

function refusalOfExit(position: Position, piece: Piece): Reason | null {
  const player = playerOf(position, position.turn);
  const inYard = piece === 'noble' ? player.noble === 'yard' : player.guards.includes('yard');
  if (!inYard) return 'piece';
  return player.credits === 0 ? 'credits' : null;
}

function refusalOfMove(position: Position, action: Move): Reason | null {
  const seat = position.turn;
  const movers = moversOf(position, action);
  if (movers === null) return 'piece';
  if (payment(playerOf(position, seat).rolls, action) === null) return 'rolls';
  const walks = movers.map((from) => walk(seat, from, action.direction, action.value));
  const [first, ...others] = walks.map((steps) => steps?.map(withoutMark).join());
  if (walks.includes(null) || first === undefined) return 'exact';
  if (others.some((other) => other !== first)) return 'path';
  const [firstStep] = walks[0] ?? [];
  if (firstStep === undefined) return 'exact';
  return stopper(position, seat, action.piece, action.count, firstStep) === null ? null : 'still';
}

/** Where the moving pieces stand: those of the named kind first, then others of the player on that tile. */
function moversOf(position: Position, { piece, from, count }: Move): Place[] | null {
  const { guards, noble } = playerOf(position, position.turn);
  if (from === 'yard' || from === 'home') return null;
  if (piece === 'noble') return noble === from && count === 1 ? [from] : null;
  const ofKind = guards.filter((place) => place === from);
  const others = guards.filter((place) => place !== from && withoutMark(place) === withoutMark(from));
  if (ofKind.length === 0 || count > ofKind.length + others.length) return null;
  return [...ofKind, ...others].slice(0, count);
}

function throwDice(position: Position, [one, two]: readonly number[]): Event[] {
  if (one === undefined || two === undefined) throw new Error('a throw needs two dice');
  const seat = position.turn;
  const player = playerOf(position, seat);
  const events: Event[] = [{ type: 'diceThrown', seat, dice: [one, two] }];
  const credits = [one, two].filter((value) => value === 6).length;
  player.credits += credits;
  if (credits > 0) events.push({ type: 'creditsEarned', seat, credits });
  player.rolls.push(one, two);
  const dropped = player.rolls.splice(0, Math.max(0, player.rolls.length - MOST_ROLLS));
  if (dropped.length > 0) events.push({ type: 'rollsDropped', seat, rolls: dropped });
  position.throws += 1;
  position.phase = one === two && position.throws < MOST_THROWS ? 'throw' : 'spend';
  return events;
}

function exit(position: Position, piece: Piece): Event[] {
  const seat = position.turn;
  const player = playerOf(position, seat);
  const to = entryTile(seat);
  player.credits -= 1;
  const events: Event[] = [{ type: 'pieceExited', seat, piece, to }];
  if (piece === 'noble') player.noble = to;
  else {
    events.push(...capture(position, seat, 1, to));
    player.guards[player.guards.indexOf('yard')] = to;
  }
  return events;
}

/** Moves in three parts: lift the movers off the board, walk step by step, set them down where they stop. */
function move(position: Position, action: Move): Event[] {
  const { piece, count, value, direction } = action;
  const seat = position.turn;
  const player = playerOf(position, seat);
  const movers = moversOf(position, action) ?? [];
  const spent = payment(player.rolls, action) ?? [];
  player.rolls = player.rolls.filter((_, index) => !spent.includes(index));

  const walks = movers.map((from) => walk(seat, from, direction, value) ?? []);
  const lifted = liftOff(player.guards, piece, movers);
  const captures: CaptureEvent[] = [];
  const blocks: Event[] = [];
  let steps = 0;
  for (const place of walks[0] ?? []) {
    const stoppedBy = stopper(position, seat, piece, count, place);
    if (stoppedBy !== null) {
      const lostSteps = (value - steps) * count;
      const penalty = stoppedBy === 'opponent' ? lostSteps * PENALTY[position.settings.mode] : 0;
      player.combat -= penalty;
      blocks.push({ type: 'blocked', at: tileOf(place) ?? 0, lostSteps, penalty });
      break;
    }
    steps += 1;
    if (piece === 'guard') captures.push(...capture(position, seat, count, place));
  }

  const ends = movers.map((from, at) => walks[at]?.[steps - 1] ?? from);
  if (piece === 'noble') player.noble = ends[0] ?? player.noble;
  for (const [at, index] of lifted.entries()) player.guards[index] = ends[at] ?? 'yard';

  const path = (walks[0] ?? []).slice(0, steps).map(withoutMark);
  const events: Event[] = [
    { type: 'pieceMoved', seat, piece, count, from: inCommon(movers), to: inCommon(ends), path },
  ];
  const at = midpointOnTheWay(movers, walks, steps);
  if (at !== null) events.push({ type: 'midpointReached', seat, at });
  events.push(...captures, ...blocks);
  if (path.at(-1) === 'home') events.push({ type: 'reachedHome', seat, piece, count });
  if (piecesOf(player).every((place) => place === 'home')) {
    player.bonus = FINISH_BONUS[position.settings.mode];
    events.push(endGame(position));
  }
  return events;
}

/** Takes the moving Guards off the board, so that only standing ones count; returns their indices. */
function liftOff(guards: Place[], piece: Piece, movers: readonly Place[]): number[] {
  const lifted: number[] = [];
  if (piece === 'noble') return lifted;
  for (const from of movers) {
    const index = guards.indexOf(from);
    guards[index] = 'yard';
    lifted.push(index);
  }
  return lifted;
}

/** The place of several pieces on one square, with its mark, or without where marks differ. */
function inCommon(placesOfPieces: readonly Place[]): Place {
  const [first = 'yard', ...others] = placesOfPieces;
  return others.every((place) => place === first) ? first : withoutMark(first);
}

/** The tile where a piece without midpoint progress gains it within its first steps, null if none does. */
function midpointOnTheWay(movers: readonly Place[], walks: readonly Place[][], steps: number): number | null {
  for (const [at, from] of movers.entries()) {
    const gained = walks[at]?.slice(0, steps).find((place) => isMarked(place) && !isMarked(from));
    if (gained !== undefined) return tileOf(gained);
  }
  return null;
}

function endTurn(position: Position): Event[] {
  const ended: Event = { type: 'turnEnded', seat: position.turn };
  const next = nextSeat(position);
  const roundIsOver = next === position.starter;
  if (roundIsOver && position.round >= ROUNDS[position.settings.length]) return [ended, endGame(position)];
  if (roundIsOver) position.round += 1;
  position.turn = next;
  position.phase = 'throw';
  position.throws = 0;
  return [ended];
}

function endGame(position: Position): Event {
  position.phase = 'over';
  return { type: 'gameEnded', places: places(position) };
}
