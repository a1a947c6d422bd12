import type { Seat } from '../core/game.ts';
import { BASE, HOME, placeCode, placeName } from './places.ts';
import type { Action, Forbidden, Refusal, State } from './types.ts';
import { hindrance, ownerOf } from './walk.ts';

const KEYS: Readonly<Record<Action['type'], readonly string[]>> = {
  throw: ['type'],
  release: ['type'],
  move: ['type', 'from'],
};

/** The type of action that a value claims to be; `null` when it is none. */
function typeOf(given: unknown): Action['type'] | null {
  if (typeof given !== 'object' || given === null || !('type' in given)) return null;
  const { type } = given;
  return type === 'throw' || type === 'release' || type === 'move' ? type : null;
}

/** Whether a value that claims to be an action of this type is well formed. Whether it is legal is another question. */
function isWellFormed(type: Action['type'], given: object): given is Action {
  for (const key in given) if (!KEYS[type].includes(key)) return false;
  return type !== 'move' || ('from' in given && placeCode(given.from) !== null);
}

/** Why `action` is not legal for `seat`, by the first reason that applies; `null` when it is. */
export function refusal(state: State, seat: Seat, given: unknown): Refusal | null {
  if (state.phase === 'over') return { code: 'over' };
  if (seat !== state.turn) return { code: 'seat', turn: state.turn };
  const type = typeOf(given);
  if (state.phase !== 'move' ? type !== 'throw' || state.phase !== 'throw' : type === 'throw') {
    return type === null ? { code: 'action' } : { code: 'phase', phase: state.phase };
  }
  if (type === null || !isWellFormed(type, given as object)) return { code: 'action' };
  return type === 'throw' ? null : refusePawn(state, given as Exclude<Action, { type: 'throw' }>);
}

function refusePawn(state: State, action: Exclude<Action, { type: 'throw' }>): Refusal | null {
  const owner = ownerOf(state, state.turn);
  const code = action.type === 'release' ? BASE : placeCode(action.from);
  // A pawn in the base is released, never moved.
  const isOut = action.type === 'release' || (code !== BASE && code !== HOME);
  if (code === null || !isOut || !state.seats[owner]?.pawns.includes(code)) {
    return { code: 'piece', from: placeName(code ?? BASE) };
  }
  return hindrance(state, owner, code, state.die ?? 0);
}

const THROW: readonly Action[] = [{ type: 'throw' }];
const RELEASE: Action = { type: 'release' };
const moves: readonly Action[] = Array.from({ length: HOME }, (_, code) => ({
  type: 'move',
  from: placeName(code),
}));

/** See `Game.actions`: the release first, then moves by the number of the pawn that goes. */
export function actions(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn) return [];
  if (state.phase === 'throw') return THROW;
  if (state.phase !== 'move') return [];
  const owner = ownerOf(state, seat);
  const list: Action[] = [];
  for (const code of state.seats[owner]?.pawns ?? []) {
    const action = code === BASE ? RELEASE : moves[code];
    if (!action || list.includes(action) || hindrance(state, owner, code, state.die ?? 0)) continue;
    if (action === RELEASE) list.unshift(action);
    else list.push(action);
  }
  return list;
}

/** Whether any pawn of `owner` can move by `value`. Clause T2. */
export function canMove(state: State, owner: Seat, value: number): boolean {
  const pawns = state.seats[owner]?.pawns ?? [];
  for (let id = 0; id < pawns.length; id += 1) {
    const code = pawns[id] ?? HOME;
    if (code !== HOME && pawns.indexOf(code) === id && !hindrance(state, owner, code, value)) return true;
  }
  return false;
}

/** Which pawns of `owner` cannot move by `value`, and why; those that are home are left out. */
export function forbidden(state: State, owner: Seat, value: number): Forbidden[] {
  const pawns = state.seats[owner]?.pawns ?? [];
  const list: Forbidden[] = [];
  let asked = HOME;
  let refusal: Refusal | null = null;
  for (let id = 0; id < pawns.length; id += 1) {
    const code = pawns[id] ?? HOME;
    if (code === HOME) continue;
    if (code !== asked) refusal = hindrance(state, owner, code, value);
    asked = code;
    if (refusal) list.push({ id, from: placeName(code), refusal });
  }
  return list;
}
