import type { Choice, Outcome, Progress } from './challenge-types.ts';
import { begin, choices, choose, diceInAir, type Game, land } from './kinds.ts';
import { throwsOf } from './throws.ts';

const solved = new Map<string, Map<string, number>>();

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** What of a progress matters for how it can go on: two that differ in nothing else have the same odds. */
function essence({ kind }: Game, { dice, set, left, spare, call }: Progress): string {
  switch (kind) {
    case 'push':
      return `${dice.includes(0) ? dice.length : ''}|${total(set) + total(dice)}|${left}`;
    case 'house':
      return `${total(set)}|${Math.min(dice.length, 2)}|${total(dice.slice(0, -1))}|${dice.at(-1)}|${left}`;
    case 'tower':
      return `${dice.toSorted()}|${total(set)}`;
    case 'stair':
      return `${dice}|${set}|${left}`;
    case 'calls':
      return `${dice}|${set.length}|${left}|${spare}|${call}`;
    default:
      return `${dice.toSorted()}|${left}`;
  }
}

/**
 * The probability of passing from here under best play: the mean over all throws while dice are in the air, else the
 * best choice. What has been computed is kept; the first question about six dice takes a moment.
 */
export function chanceOf(game: Game, progress: Progress = begin(game)): number {
  const name = `${game.kind} ${game.difficulty}`;
  const known = solved.get(name) ?? new Map<string, number>();
  solved.set(name, known);
  const key = essence(game, progress);
  const found = known.get(key);
  if (found !== undefined) return found;
  const flying = diceInAir(progress);
  let chance = 0;
  if (flying > 0) {
    let ways = 0;
    for (const { outcome, weight } of throwsOf(flying)) {
      chance += weight * worth(game, land(game, progress, outcome));
      ways += weight;
    }
    chance /= ways;
  } else {
    for (const choice of choices(game, progress))
      chance = Math.max(chance, chanceWith(game, progress, choice));
  }
  known.set(key, chance);
  return chance;
}

/** The probability of passing after a choice, best play from then on. */
export const chanceWith = (game: Game, progress: Progress, choice: Choice): number =>
  worth(game, choose(game, progress, choice));

const worth = (game: Game, { progress, verdict }: Outcome): number =>
  verdict === null ? chanceOf(game, progress) : verdict === 'passed' ? 1 : 0;
