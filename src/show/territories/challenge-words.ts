import type { Difficulty, Kind, Parameters, Progress } from '../../engine/territories/challenge-types.ts';
import { CHALLENGES } from '../../engine/territories/challenges.ts';
import type { Challenge } from '../../engine/territories/types.ts';
import type { Phrase } from '../../i18n/index.ts';

/** What a challenge asks: its goal in a few words, and sentences on how it is played. */
export type ChallengeWords = { readonly goal: Phrase; readonly how: readonly Phrase[] };

type Teller<P> = (parameters: P) => ChallengeWords;

/** Dice of which any are thrown again tell that beneath their goal. */
const rerolled =
  <P extends { readonly rerolls: number }>(goal: (parameters: P) => Phrase): Teller<P> =>
  (parameters) => ({
    goal: goal(parameters),
    how: [{ key: 'territories.kind.rethrows', facts: { count: parameters.rerolls } }],
  });

const TELLERS: { readonly [K in Kind]: Teller<Parameters[K]> } = {
  sum: rerolled((facts) => ({ key: 'territories.kind.sum.goal', facts })),
  exact: rerolled((facts) =>
    facts.within > 0
      ? { key: 'territories.kind.exact.goal', facts }
      : { key: 'territories.kind.exact.goal.sharp', facts },
  ),
  equal: rerolled((facts) => ({ key: 'territories.kind.equal.goal', facts })),
  run: rerolled((facts) => ({ key: 'territories.kind.run.goal', facts })),
  pairs: rerolled(({ dice, shape }) => ({
    key: shape === 'twoPairs' ? 'territories.kind.pairs.goal' : 'territories.kind.pairs.goal.fullHouse',
    facts: { dice },
  })),
  parity: rerolled((facts) => ({ key: 'territories.kind.parity.goal', facts })),
  push: ({ target, throws, maxDice }) => ({
    goal: { key: 'territories.kind.push.goal', facts: { target, throws } },
    how: [{ key: 'territories.kind.push.how', facts: { most: maxDice } }],
  }),
  house: ({ limit, houseStops, ties, rethrows }) => ({
    goal: { key: 'territories.kind.house.goal', facts: { limit } },
    how: [
      { key: 'territories.kind.house.how', facts: { stops: houseStops } },
      { key: `territories.kind.house.ties.${ties}` },
      ...leftWords('house', rethrows),
    ],
  }),
  stair: ({ steps, strict, skips }) => ({
    goal: {
      key: strict ? 'territories.kind.stair.goal.strict' : 'territories.kind.stair.goal',
      facts: { steps },
    },
    how: [{ key: 'territories.kind.stair.how' }, ...leftWords('stair', skips)],
  }),
  tower: (facts) => ({
    goal: { key: 'territories.kind.tower.goal', facts },
    how: [{ key: 'territories.kind.tower.how' }],
  }),
  calls: ({ calls, swaps, misses }) => ({
    goal: { key: 'territories.kind.calls.goal', facts: { calls } },
    how: [{ key: 'territories.kind.calls.how' }, ...leftWords('calls', swaps), ...missWords(misses)],
  }),
};

/** What a kind of challenge asks in a difficulty. */
export const challengeWords = (kind: Kind, difficulty: Difficulty): ChallengeWords =>
  tellerOf(kind, difficulty);

function tellerOf<K extends Kind>(kind: K, difficulty: Difficulty): ChallengeWords {
  return TELLERS[kind](CHALLENGES[kind][difficulty].parameters);
}

/** What of a kind is left: throws, or dice that may be thrown away, changed or thrown again. */
function leftWords(kind: Kind, count: number): readonly Phrase[] {
  if (kind === 'tower') return [];
  if (kind === 'house') return count > 0 ? [{ key: 'territories.left.last' }] : [];
  if (kind !== 'stair' && kind !== 'calls') return [{ key: 'territories.left.throws', facts: { count } }];
  if (count === 0) return [];
  return [{ key: kind === 'stair' ? 'territories.left.skips' : 'territories.left.swaps', facts: { count } }];
}

const missWords = (count: number): readonly Phrase[] =>
  count > 0 ? [{ key: 'territories.left.misses', facts: { count } }] : [];

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** How the running challenge stands: what has been reached, and what is left. */
export function progressWords({ kind, difficulty, progress }: Challenge): readonly Phrase[] {
  return [
    ...reachedWords(kind, difficulty, progress),
    ...leftWords(kind, progress.left),
    ...missWords(progress.spare),
  ];
}

function reachedWords(kind: Kind, difficulty: Difficulty, { dice, set }: Progress): readonly Phrase[] {
  switch (kind) {
    case 'sum':
    case 'exact':
    case 'push':
    case 'tower':
      return [sumWords([...set, ...dice])];
    case 'house':
      return set.length === 0
        ? [sumWords(dice)]
        : [{ key: 'territories.now.house', facts: { own: sum(set), house: sum(dice) } }];
    case 'stair': {
      const count = set.filter((face) => face > 0).length;
      return [{ key: 'territories.now.steps', facts: { count, of: set.length } }];
    }
    case 'calls': {
      const { calls } = CHALLENGES.calls[difficulty].parameters;
      return [{ key: 'territories.now.right', facts: { count: set.length, of: calls } }];
    }
    default:
      return [];
  }
}

const sumWords = (dice: readonly number[]): Phrase => ({
  key: 'territories.now.sum',
  facts: { sum: sum(dice) },
});

/** Dice as they are read out, one after the other: "2, 3, 5"; those in the air are left out. */
export const diceText = (dice: readonly number[]): string => dice.filter((face) => face > 0).join(', ');
