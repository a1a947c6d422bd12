import type { Choice, Outcome, Progress } from './challenge-types.ts';
import { begin, choices, choose, diceInAir, type Game, knows, land } from './kinds.ts';
import { throwsOf } from './throws.ts';

const solved = new Map<string, Map<number, number>>();

/** What is known of a challenge: chances by `essence`, the best of taking up dice by its negative. */
function solvedFor({ kind, difficulty }: Game): Map<number, number> {
  const name = `${kind} ${difficulty}`;
  const known = solved.get(name) ?? new Map<number, number>();
  solved.set(name, known);
  return known;
}

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Numbers from 0 to 6, dice and steps, as the digits of one number, the first the highest. */
const inOrder = (faces: readonly number[]): number => faces.reduce((code, face) => code * 7 + face, 1);

/** How often each face shows, up to six times, as the digits of one number: dice in any order have the same. */
const inAnyOrder = (faces: readonly number[]): number => faces.reduce((code, face) => code + 7 ** face, 0);

/** What of a progress matters for how it can go on, as a number: two that differ in nothing else have the same odds. */
function essence({ kind }: Game, { dice, set, left, spare, call }: Progress): number {
  switch (kind) {
    case 'push':
      return inOrder([dice.includes(0) ? dice.length : 0, left]) * 64 + total(set) + total(dice);
    case 'house':
      return (
        inOrder([Math.min(dice.length, 2), dice.at(-1) ?? 0, left]) * 4096 +
        total(set) * 64 +
        total(dice.slice(0, -1))
      );
    case 'tower':
      return inAnyOrder(dice) * 64 + total(set);
    case 'stair':
      return inOrder([...set, ...dice, left]);
    case 'calls':
      return (
        inOrder([...dice, set.length, left, spare]) * 3 + (call === null ? 0 : call === 'higher' ? 1 : 2)
      );
    default:
      return inAnyOrder(dice) * 8 + left;
  }
}

/**
 * The probability of passing from here under best play: the mean over all throws while dice are in the air, else the
 * best choice. What has been computed is kept.
 */
export function chanceOf(game: Game, progress: Progress = begin(game)): number {
  const known = solvedFor(game);
  const key = essence(game, progress);
  const found = known.get(key);
  if (found !== undefined) return found;
  const chance = diceInAir(progress) > 0 ? meanOf(game, progress) : bestOf(game, progress);
  known.set(key, chance);
  return chance;
}

/** The probability of passing after a choice, best play from then on. */
export const chanceWith = (game: Game, progress: Progress, choice: Choice): number =>
  worth(game, choose(game, progress, choice));

const worth = (game: Game, { progress, verdict }: Outcome): number =>
  verdict === null ? chanceOf(game, progress) : verdict === 'passed' ? 1 : 0;

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The mean over all throws of the dice in the air. Each lands alike, so it is taken die by die, which has far fewer
 * cases than all throws at once; only Press on must see its dice together, for a 1 on any of them ends it.
 */
function meanOf(game: Game, progress: Progress): number {
  const { dice } = progress;
  const flying = diceInAir(progress);
  if (flying > 1 && game.kind !== 'push') {
    const first = dice.indexOf(0);
    return total(FACES.map((face) => chanceOf(game, { ...progress, dice: dice.with(first, face) }))) / 6;
  }
  let chance = 0;
  for (const { outcome, weight } of throwsOf(flying))
    chance += weight * worth(game, land(game, progress, outcome));
  return chance / 6 ** flying;
}

function bestOf(game: Game, progress: Progress): number {
  if (knows(game, 'rethrow')) return bestRethrow(game, progress);
  return Math.max(0, ...choices(game, progress).map((choice) => chanceWith(game, progress, choice)));
}

/**
 * The best of throwing again any of the dice, one of them at least. They are taken up one by one, so that dice in the
 * air and dice that lie are looked at once, and not once for each set that leads there.
 */
function bestRethrow(game: Game, progress: Progress): number {
  const key = -essence(game, progress);
  const known = solvedFor(game);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { dice, left } = progress;
  let chance = dice.includes(0) ? chanceOf(game, { ...progress, left: left - 1 }) : 0;
  for (const [die, face] of dice.entries()) {
    if (face > 0) chance = Math.max(chance, bestRethrow(game, { ...progress, dice: dice.with(die, 0) }));
  }
  known.set(key, chance);
  return chance;
}
