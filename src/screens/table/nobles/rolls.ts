import type { Action, Move, Refusal } from '../../../engine/nobles/types.ts';

type RefusalOf = (action: Action) => Refusal | null;

/**
 * The rolls, as ascending indices, with which a move can be paid when all of `must` are to be spent: the fewest,
 * then the oldest. `null` when it cannot be paid so. The rules have the last word on every try.
 */
export function payment(
  move: Move,
  rolls: readonly number[],
  must: readonly number[],
  refusalOf: RefusalOf,
): readonly number[] | null {
  const total = move.value * move.count;
  const others = rolls.map((_, index) => index).filter((index) => !must.includes(index));
  for (let size = Math.max(move.count, must.length); size <= move.count * 2; size += 1) {
    for (const more of subsets(others, size - must.length)) {
      const named = [...must, ...more].sort((a, b) => a - b);
      if (sum(named.map((index) => rolls[index] ?? 0)) !== total) continue;
      if (refusalOf({ ...move, rolls: named }) === null) return named;
    }
  }
  return null;
}

/** The actions that remain when `must` are to be spent, each move naming its rolls; exits and the rest stay. */
export function actionsSpending(
  actions: readonly Action[],
  rolls: readonly number[],
  must: readonly number[],
  refusalOf: RefusalOf,
): readonly Action[] {
  if (must.length === 0) return actions;
  return actions.flatMap((action): Action[] => {
    if (action.type !== 'move') return [action];
    const named = payment(action, rolls, must, refusalOf);
    return named ? [{ ...action, rolls: named }] : [];
  });
}

/** Which rolls may be added to `must` so that some move of `actions` can still be paid, or are in it already. */
export function usableRolls(
  actions: readonly Action[],
  rolls: readonly number[],
  must: readonly number[],
  refusalOf: RefusalOf,
): readonly boolean[] {
  const moves = actions.filter((action) => action.type === 'move');
  return rolls.map(
    (_, index) =>
      must.includes(index) ||
      moves.some((move) => payment(move, rolls, [...must, index], refusalOf) !== null),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every choice of `size` of `items`, in the order of the items. */
function* subsets(items: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  for (let at = from; at <= items.length - size; at += 1) {
    const item = items[at];
    if (item === undefined || size === 0) return;
    for (const rest of subsets(items, size - 1, at + 1)) yield [item, ...rest];
  }
}
