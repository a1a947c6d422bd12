import { describe, expect, it } from 'vitest';
import {
  type Choice,
  DIFFICULTIES,
  type Difficulty,
  KINDS,
  type Kind,
  type Progress,
} from '../../src/engine/territories/challenge-types.ts';
import { BANDS, CHALLENGES, oddsOf } from '../../src/engine/territories/challenges.ts';
import {
  begin,
  choices,
  choose,
  diceInAir,
  isChoice,
  knows,
  land,
} from '../../src/engine/territories/kinds.ts';
import { chanceOf, chanceWith } from '../../src/engine/territories/odds.ts';
import { throwsOf } from '../../src/engine/territories/throws.ts';

const all = KINDS.flatMap((kind) => DIFFICULTIES.map((difficulty) => ({ kind, difficulty })));

/** A progress of a kind, with some of its fields. */
const at = (kind: Kind, difficulty: Difficulty, given: Partial<Progress>): Progress => ({
  ...begin({ kind, difficulty }),
  ...given,
});

describe('the odds of a challenge under best play', () => {
  it.each(all)(
    '$kind $difficulty: are its figure, in the band',
    (challenge) => {
      const chance = chanceOf(challenge);
      expect(Math.abs(chance - oddsOf(challenge.kind, challenge.difficulty))).toBeLessThan(1e-13);
      const [least, most] = BANDS[challenge.difficulty];
      expect(chance).toBeGreaterThanOrEqual(least);
      expect(chance).toBeLessThanOrEqual(most);
    },
    20_000,
  );

  it('are fractions in lowest terms', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
    for (const { kind, difficulty } of all) {
      const [passed, ways] = CHALLENGES[kind][difficulty].passes;
      expect(Number.isSafeInteger(ways)).toBe(true);
      expect(divisor(passed, ways), `${kind} ${difficulty}`).toBe(1);
    }
  });

  it('from here on are those of the best choice', () => {
    const game = { kind: 'sum', difficulty: 'easy' } as const;
    const progress = at('sum', 'easy', { dice: [6, 6, 4, 1], left: 1 });
    // 17 already: the 1 must become 2 or more.
    expect(chanceOf(game, progress)).toBeCloseTo(5 / 6, 12);
    expect(chanceWith(game, progress, { type: 'rethrow', dice: [3] })).toBeCloseTo(5 / 6, 12);
    expect(chanceWith(game, progress, { type: 'rethrow', dice: [2] })).toBeCloseTo(2 / 6, 12);
  });

  it('are nothing where all is lost and only the verdict is to come', () => {
    const over = at('house', 'medium', { dice: [3, 6, 4], left: 0 });
    expect(chanceOf({ kind: 'house', difficulty: 'medium' }, over)).toBe(0);
    const stuck = at('stair', 'hard', { dice: [1], set: [1, 1, 1, 0], left: 0 });
    expect(chanceOf({ kind: 'stair', difficulty: 'hard' }, stuck)).toBe(0);
  });
});

describe('throws', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'of %d dice are listed once, in ascending order, with all their ways',
    (count) => {
      const throws = throwsOf(count);
      const names = throws.map(({ outcome }) => outcome.join());
      expect(new Set(names).size).toBe(names.length);
      for (const { outcome } of throws) expect(outcome).toEqual(outcome.toSorted());
      expect(throws.reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** count);
    },
  );

  it('weigh as often as the dice fall so', () => {
    const weightOf = (faces: number[]) =>
      throwsOf(faces.length).find(({ outcome }) => outcome.join() === faces.join())?.weight;
    expect(weightOf([1, 1])).toBe(1);
    expect(weightOf([1, 2])).toBe(2);
    expect(weightOf([1, 1, 2])).toBe(3);
    expect(weightOf([1, 1, 2, 2, 3, 3])).toBe(90);
  });
});

/** What the dice make of a challenge when they lie as they are given, nothing left to throw. */
const verdictOf = (kind: Kind, difficulty: Difficulty, dice: number[]) => {
  const flying = at(kind, difficulty, { dice: dice.map(() => 0), left: 0 });
  return land({ kind, difficulty }, flying, dice).verdict;
};

describe('the goals', () => {
  it.each<[Kind, Difficulty, number[], 'passed' | 'failed']>([
    ['sum', 'easy', [6, 6, 5, 1], 'passed'],
    ['sum', 'easy', [6, 6, 4, 1], 'failed'],
    ['exact', 'easy', [5, 5, 5], 'passed'],
    ['exact', 'easy', [6, 5, 5], 'failed'],
    ['exact', 'easy', [5, 5, 3], 'passed'],
    ['exact', 'easy', [5, 4, 3], 'failed'],
    ['exact', 'hard', [5, 5, 5], 'passed'],
    ['exact', 'hard', [5, 5, 4], 'failed'],
    ['equal', 'medium', [2, 2, 5, 2, 6], 'passed'],
    ['equal', 'medium', [2, 2, 5, 5, 6], 'failed'],
    ['equal', 'hard', [4, 4, 4, 4, 4], 'passed'],
    ['run', 'easy', [6, 2, 3, 5, 4, 4], 'passed'],
    ['run', 'easy', [1, 2, 3, 4, 6, 6], 'failed'],
    ['pairs', 'easy', [1, 1, 6, 6, 3], 'passed'],
    ['pairs', 'easy', [1, 1, 1, 6, 6], 'passed'],
    ['pairs', 'easy', [1, 1, 1, 1, 6], 'failed'],
    ['pairs', 'easy', [1, 1, 1, 1, 1], 'failed'],
    ['pairs', 'hard', [1, 1, 1, 6, 6], 'passed'],
    ['pairs', 'hard', [1, 1, 6, 6, 3], 'failed'],
    ['pairs', 'hard', [1, 1, 1, 1, 1], 'failed'],
    ['parity', 'easy', [1, 3, 3, 5], 'passed'],
    ['parity', 'easy', [2, 4, 4, 6], 'passed'],
    ['parity', 'easy', [2, 4, 4, 5], 'failed'],
  ])('%s %s: %j is %s', (kind, difficulty, dice, verdict) => {
    expect(verdictOf(kind, difficulty, dice)).toBe(verdict);
  });

  it('are met at once, and missed only with nothing left to throw', () => {
    const game = { kind: 'sum', difficulty: 'easy' } as const;
    expect(land(game, begin(game), [4, 4, 5, 5]).verdict).toBe('passed');
    expect(land(game, begin(game), [1, 1, 1, 1]).verdict).toBeNull();
  });
});

describe('dice that are thrown again', () => {
  const game = { kind: 'equal', difficulty: 'hard' } as const;
  const progress = at('equal', 'hard', { dice: [3, 3, 5, 3, 6] });

  it('are any, at least one; equal ones are listed once, by their lowest numbers', () => {
    const listed = choices(game, progress);
    expect(listed.length).toBe(4 * 2 * 2 - 1);
    expect(listed).toContainEqual({ type: 'rethrow', dice: [0, 2] });
    expect(listed).not.toContainEqual({ type: 'rethrow', dice: [1, 2] });
    expect(isChoice(game, progress, { type: 'rethrow', dice: [1, 2] })).toBe(true);
    expect(isChoice(game, progress, { type: 'rethrow', dice: [5] })).toBe(false);
  });

  it('fall into the places they had, from the left', () => {
    const { progress: flying } = choose(game, progress, { type: 'rethrow', dice: [2, 4] });
    expect(flying).toMatchObject({ dice: [3, 3, 0, 3, 0], left: 2 });
    expect(diceInAir(flying)).toBe(2);
    expect(land(game, flying, [1, 2])).toMatchObject({ progress: { dice: [3, 3, 1, 3, 2] }, verdict: null });
    expect(land(game, flying, [2, 3]).verdict).toBe('passed');
  });
});

/** Plays choices (or lets faces land) from the beginning. */
function run(kind: Kind, difficulty: Difficulty, inputs: (Choice | number[])[]) {
  const game = { kind, difficulty };
  let outcome: ReturnType<typeof choose> = { progress: begin(game), verdict: null };
  for (const input of inputs) {
    expect(outcome.verdict, JSON.stringify(input)).toBeNull();
    if (Array.isArray(input)) {
      expect(diceInAir(outcome.progress)).toBe(input.length);
      outcome = land(game, outcome.progress, input);
    } else {
      expect(diceInAir(outcome.progress)).toBe(0);
      expect(isChoice(game, outcome.progress, input), JSON.stringify(input)).toBe(true);
      outcome = choose(game, outcome.progress, input);
    }
  }
  return { ...outcome, choices: outcome.verdict === null ? choices(game, outcome.progress) : [] };
}

describe('Press on', () => {
  it('begins with a choice and adds the throws up', () => {
    const first: Choice = { type: 'throw', count: 2 };
    expect(run('push', 'medium', []).choices.length).toBe(3);
    const once = run('push', 'medium', [first, [3, 4]]);
    expect(once).toMatchObject({ verdict: null, progress: { left: 2 } });
    expect(run('push', 'medium', [first, [3, 4], { type: 'throw', count: 1 }, [4]]).verdict).toBe('passed');
    expect(run('push', 'medium', [first, [3, 4], { type: 'throw', count: 1 }, [3]]).verdict).toBeNull();
  });

  it('fails by a 1 and by the last throw', () => {
    expect(run('push', 'easy', [{ type: 'throw', count: 3 }, [1, 6, 6]]).verdict).toBe('failed');
    const small: (Choice | number[])[] = [{ type: 'throw', count: 1 }, [2]];
    expect(run('push', 'hard', [...small, ...small, ...small]).verdict).toBe('failed');
  });

  it('knows no more dice than it allows', () => {
    const game = { kind: 'push', difficulty: 'easy' } as const;
    expect(isChoice(game, begin(game), { type: 'throw', count: 4 })).toBe(false);
  });
});

describe('Beat the house', () => {
  it('throws the first dice one after the other, the house until it stops', () => {
    const stopped: (Choice | number[])[] = [[5], [6], { type: 'stop' }];
    expect(run('house', 'medium', [...stopped, [6], [4]]).verdict).toBe('passed');
    expect(run('house', 'medium', [...stopped, [6], [5]]).verdict).toBe('passed');
    expect(run('house', 'hard', [...stopped, [6], [5]]).verdict).toBe('failed');
    expect(run('house', 'medium', [...stopped, [6], [6]]).verdict).toBe('failed');
    expect(run('house', 'medium', [...stopped, [6], [3]]).verdict).toBeNull();
    expect(run('house', 'hard', [...stopped, [6], [3], [4]]).verdict).toBe('passed');
  });

  it('fails over the limit, unless the last die can be thrown again', () => {
    const over: (Choice | number[])[] = [[5], [6], { type: 'add' }, [2]];
    expect(run('house', 'medium', over).verdict).toBe('failed');
    expect(run('house', 'easy', over).choices).toEqual([{ type: 'again' }]);
    expect(run('house', 'easy', [...over, { type: 'again' }, [2]]).verdict).toBe('failed');
    expect(run('house', 'easy', [...over, { type: 'again' }, [1]])).toMatchObject({
      progress: { dice: [5, 6, 1], left: 0 },
      choices: [{ type: 'add' }, { type: 'stop' }],
    });
  });
});

describe('Staircase', () => {
  it('lets numbers stay level, or makes them rise', () => {
    const first: (Choice | number[])[] = [[3], { type: 'place', step: 1 }];
    expect(run('stair', 'medium', [...first, [3]]).choices).toEqual(
      [0, 2, 3].map((step) => ({ type: 'place', step })),
    );
    expect(run('stair', 'hard', [...first, [3]]).choices).toEqual([{ type: 'skip' }]);
    expect(run('stair', 'hard', [...first, [4]]).choices).toEqual([
      { type: 'place', step: 2 },
      { type: 'place', step: 3 },
      { type: 'place', step: 4 },
      { type: 'skip' },
    ]);
  });

  it('fails by a die that fits nowhere without a skip, and passes by the last step', () => {
    const filled: (Choice | number[])[] = [
      [2],
      { type: 'place', step: 0 },
      [3],
      { type: 'place', step: 1 },
      [5],
      { type: 'place', step: 2 },
    ];
    expect(run('stair', 'medium', [...filled, [4]]).verdict).toBe('failed');
    expect(run('stair', 'medium', [...filled, [5], { type: 'place', step: 3 }]).verdict).toBe('passed');
    expect(run('stair', 'easy', [[4], { type: 'skip' }, [1]])).toMatchObject({ progress: { left: 0 } });
  });
});

describe('Tower', () => {
  it('sets dice aside until all are, and sums them', () => {
    const first: (Choice | number[])[] = [[2, 5, 6], { type: 'keep', dice: [1, 2] }];
    expect(run('tower', 'easy', first).progress).toMatchObject({ dice: [0], set: [5, 6] });
    expect(run('tower', 'easy', [...first, [2], { type: 'keep', dice: [0] }]).verdict).toBe('passed');
    expect(run('tower', 'easy', [...first, [1], { type: 'keep', dice: [0] }]).verdict).toBe('failed');
  });
});

describe('Higher or lower', () => {
  const call = (word: 'higher' | 'lower'): Choice => ({ type: 'call', call: word });

  it('counts right calls, shows the thrown die, forgives as many misses as it says', () => {
    expect(run('calls', 'easy', [[2], call('higher'), [5]]).progress).toMatchObject({ dice: [5], set: [2] });
    expect(run('calls', 'easy', [[2], call('higher'), [2]]).progress).toMatchObject({ dice: [2], spare: 0 });
    expect(run('calls', 'easy', [[2], call('higher'), [1]]).progress).toMatchObject({ dice: [1], spare: 0 });
    expect(run('calls', 'hard', [[2], call('higher'), [2]]).verdict).toBe('failed');
    expect(
      run('calls', 'hard', [[2], call('higher'), [5], call('lower'), [1], call('higher'), [2]]).verdict,
    ).toBe('passed');
  });

  it('lets the shown die be thrown anew while swaps are left', () => {
    const swap: Choice = { type: 'swap' };
    expect(run('calls', 'medium', [[3], swap, [6]]).progress).toMatchObject({ dice: [6], left: 1 });
    expect(run('calls', 'medium', [[3], swap, [6], swap, [4]]).choices).toEqual([
      call('higher'),
      call('lower'),
    ]);
  });
});

describe('every challenge', () => {
  it.each(all)('$kind $difficulty: offers what it knows, never nothing, and ends', (game) => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let times = 0; times < 60; times += 1) {
      let outcome: ReturnType<typeof choose> = { progress: begin(game), verdict: null };
      let steps = 0;
      for (; outcome.verdict === null; steps += 1) {
        expect(steps).toBeLessThan(60);
        const flying = diceInAir(outcome.progress);
        if (flying > 0) {
          const faces = Array.from({ length: flying }, () => 1 + next(6)).sort();
          outcome = land(game, outcome.progress, faces);
          continue;
        }
        const listed = choices(game, outcome.progress);
        expect(listed.length).toBeGreaterThan(0);
        expect(new Set(listed.map((choice) => JSON.stringify(choice))).size).toBe(listed.length);
        const choice = listed[next(listed.length)] ?? { type: 'skip' };
        expect(knows(game, choice.type)).toBe(true);
        expect(isChoice(game, outcome.progress, choice)).toBe(true);
        outcome = choose(game, outcome.progress, choice);
      }
    }
  });
});
