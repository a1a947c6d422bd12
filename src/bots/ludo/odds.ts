import type { Seat } from '../../engine/core/game.ts';
import { isSquare, safeSquares, startSquare, stepsBetween, turnOff } from '../../engine/ludo/places.ts';
import { chances } from '../../engine/ludo/rules.ts';
import type { Options, State } from '../../engine/ludo/types.ts';
import { hindrance, isOpen, isSix } from '../../engine/ludo/walk.ts';

/** A value that a throw gives and how likely it is, 0 to 1. */
type Thrown = { readonly value: number; readonly chance: number };

/** The values of one throw of the die or the cowries. */
export function throwsOf(state: State): readonly Thrown[] {
  const found = thrown.get(state.options.pachisi);
  if (found) return found;
  const list = chances({ ...state, phase: 'dice' });
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const values = list.flatMap(({ outcome, weight }) =>
    'die' in outcome ? [{ value: outcome.die, chance: weight / total }] : [],
  );
  thrown.set(state.options.pachisi, values);
  return values;
}

const thrown = new Map<boolean, readonly Thrown[]>();

/**
 * How likely `attacker` can send back what another seat has on `square` with its next throw, from the track or out of
 * the base; a six that is followed by the rest of the way counts too. Blockades on the way count as they stand.
 */
export function oddsOfHit(state: State, attacker: Seat, square: number): number {
  if (safeSquares(state.options).includes(square)) return 0;
  const pawns = new Set(state.seats[attacker]?.pawns);
  let missed = 1;
  for (const { value, chance } of throwsOf(state)) {
    let reached = 0;
    for (const code of pawns) reached = Math.max(reached, reach(state, attacker, code, value, square));
    missed -= chance * reached;
  }
  return 1 - missed;
}

/** How surely a pawn comes to a square when `value` is thrown: by it at once, or after a six by one more throw. */
function reach(state: State, owner: Seat, code: number, value: number, square: number): number {
  if (!isSquare(code)) {
    const comesOut = code === 0 && square === startSquare(owner) && !hindrance(state, owner, code, value);
    return comesOut ? 1 : 0;
  }
  const away = wayTo(state, owner, code, square);
  if (away === value) return hindrance(state, owner, code, value) ? 0 : 1;
  if (away < value || !isSix(state.options, value)) return 0;
  const rest = throwsOf(state).find((next) => next.value === away - value);
  return rest && !hindrance(state, owner, code, value) ? rest.chance : 0;
}

/** Steps of a pawn to a square of the track; none can be so long where it turns off before. */
export function wayTo({ options, seats }: State, owner: Seat, code: number, square: number): number {
  const away = stepsBetween(code, square);
  const leaves = isOpen(options, seats, owner) && away > stepsBetween(code, turnOff(owner));
  return leaves || away === 0 ? Number.POSITIVE_INFINITY : away;
}

/** How likely a throw brings a pawn out of the base. */
export function oddsOfRelease(state: State, seat: Seat): number {
  let odds = 0;
  for (const { value, chance } of throwsOf(state)) {
    if (canRelease(state.options, value) && !hindrance(state, seat, 0, value)) odds += chance;
  }
  return odds;
}

const canRelease = (options: Options, value: number): boolean =>
  isSix(options, value) || (!options.pachisi && options.release === '1or6' && value === 1);
