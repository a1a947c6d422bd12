import { isDeepEqual } from '../core/equal.ts';
import type { Choice, Difficulty, Kind, Outcome, Parameters, Progress } from './challenge-types.ts';
import { CHALLENGES } from './challenges.ts';

/** The rules of one kind, for its figures `P`. No function changes what it is given. */
type Play<P> = {
  /** Before the first throw, or before the first choice where the team chooses first. */
  begin(parameters: P): Progress;
  /** What the team may do while no die is in the air; never empty. Equal dice are listed once, by their lowest numbers. */
  choices(parameters: P, progress: Progress): Choice[];
  /** Plays one of the choices. */
  choose(parameters: P, progress: Progress, choice: Choice): Outcome;
  /** What the dice mean once they lie: `progress` has them in their places. */
  land(parameters: P, progress: Progress): Outcome;
};

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
const inAir = (count: number): number[] => new Array<number>(count).fill(0);
const goesOn = (progress: Progress): Outcome => ({ progress, verdict: null });
const judged = (progress: Progress, passes: boolean): Outcome => ({
  progress,
  verdict: passes ? 'passed' : 'failed',
});
const fresh = (dice: number, left: number): Progress => ({
  dice: inAir(dice),
  set: [],
  left,
  spare: 0,
  call: null,
});

/** Every set of at least one die, equal dice taken from the left: each outcome once. Numbers ascend. */
function selections(dice: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let bits = 1; bits < 1 << dice.length; bits += 1) {
    const isTaken = (at: number): boolean => (bits & (1 << at)) !== 0;
    const skipsEqual = dice.some(
      (face, at) => isTaken(at) && dice.some((other, left) => left < at && other === face && !isTaken(left)),
    );
    if (!skipsEqual) found.push([...dice.keys()].filter(isTaken));
  }
  return found;
}

/** How many of the dice show 1, 2, … 6. */
const counts = (dice: readonly number[]): number[] =>
  [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);

/** The longest row of consecutive numbers. */
function longestRun(dice: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const count of counts(dice)) {
    run = count > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** All dice are thrown, then any of them again while rerolls are left; `meets` is the goal. Clause G3. */
const rerolled = <P extends { readonly dice: number; readonly rerolls: number }>(
  meets: (parameters: P, dice: readonly number[]) => boolean,
): Play<P> => ({
  begin: ({ dice, rerolls }) => fresh(dice, rerolls),
  choices: (_, { dice }) => selections(dice).map((again): Choice => ({ type: 'rethrow', dice: again })),
  choose(_, progress, choice) {
    const again = choice.type === 'rethrow' ? choice.dice : [];
    const dice = progress.dice.map((face, at) => (again.includes(at) ? 0 : face));
    return goesOn({ ...progress, dice, left: progress.left - 1 });
  },
  land(parameters, progress) {
    if (meets(parameters, progress.dice)) return judged(progress, true);
    return progress.left > 0 ? goesOn(progress) : judged(progress, false);
  },
});

/** Clause G4. */
const push: Play<Parameters['push']> = {
  begin: ({ throws }) => fresh(0, throws),
  choices: ({ maxDice }) =>
    Array.from({ length: maxDice }, (_, more): Choice => ({ type: 'throw', count: more + 1 })),
  choose(_, progress, choice) {
    const count = choice.type === 'throw' ? choice.count : 1;
    const set = [...progress.set, ...progress.dice];
    return goesOn({ ...progress, set, dice: inAir(count), left: progress.left - 1 });
  },
  land({ target }, progress) {
    if (progress.dice.includes(1)) return judged(progress, false);
    if (sum(progress.set) + sum(progress.dice) >= target) return judged(progress, true);
    return progress.left > 0 ? goesOn(progress) : judged(progress, false);
  },
};

/** Clause G5. Once the team has stopped, `set` holds its dice and `dice` are the house's. */
const house: Play<Parameters['house']> = {
  begin: ({ rethrows }) => fresh(1, rethrows),
  choices({ limit }, { dice, left }) {
    if (sum(dice) > limit) return left > 0 ? [{ type: 'again' }] : [];
    return left > 0
      ? [{ type: 'add' }, { type: 'stop' }, { type: 'again' }]
      : [{ type: 'add' }, { type: 'stop' }];
  },
  choose(_, progress, choice) {
    const { dice, left } = progress;
    if (choice.type === 'stop') return goesOn({ ...progress, set: dice, dice: inAir(1) });
    if (choice.type === 'again') return goesOn({ ...progress, dice: dice.with(-1, 0), left: left - 1 });
    return goesOn({ ...progress, dice: [...dice, 0] });
  },
  land({ limit, houseStops, first, ties }, progress) {
    const { dice, set, left } = progress;
    const total = sum(dice);
    const oneMore = { ...progress, dice: [...dice, 0] };
    if (set.length > 0) {
      if (total < houseStops) return goesOn(oneMore);
      const own = sum(set);
      return judged(progress, total > limit || own > total || (own === total && ties === 'you'));
    }
    if (dice.length < first) return goesOn(oneMore);
    return total > limit && left === 0 ? judged(progress, false) : goesOn(progress);
  },
};

/** The empty steps on which a die keeps the order. */
function stepsFor({ strict }: Parameters['stair'], steps: readonly number[], die: number): number[] {
  const above = strict ? 1 : 0;
  return [...steps.keys()].filter(
    (step) =>
      steps[step] === 0 &&
      steps.every(
        (face, at) => face === 0 || at === step || (at < step ? face + above <= die : die + above <= face),
      ),
  );
}

/** Clause G6. `set` holds the steps. */
const stair: Play<Parameters['stair']> = {
  begin: ({ steps, skips }) => ({ ...fresh(1, skips), set: inAir(steps) }),
  choices(parameters, { dice, set, left }) {
    const places = stepsFor(parameters, set, dice[0] ?? 0).map((step): Choice => ({ type: 'place', step }));
    return left > 0 ? [...places, { type: 'skip' }] : places;
  },
  choose(_, progress, choice) {
    if (choice.type !== 'place') return goesOn({ ...progress, dice: inAir(1), left: progress.left - 1 });
    const set = progress.set.with(choice.step, progress.dice[0] ?? 0);
    if (!set.includes(0)) return judged({ ...progress, set, dice: [] }, true);
    return goesOn({ ...progress, set, dice: inAir(1) });
  },
  land(parameters, progress) {
    const { dice, set, left } = progress;
    const fits = left > 0 || stepsFor(parameters, set, dice[0] ?? 0).length > 0;
    return fits ? goesOn(progress) : judged(progress, false);
  },
};

/** Clause G7. `set` holds the dice set aside. */
const tower: Play<Parameters['tower']> = {
  begin: ({ dice }) => fresh(dice, 0),
  choices: (_, { dice }) => selections(dice).map((kept): Choice => ({ type: 'keep', dice: kept })),
  choose({ target }, progress, choice) {
    const kept = choice.type === 'keep' ? choice.dice : [];
    const set = [...progress.set, ...kept.map((at) => progress.dice[at] ?? 0)];
    const dice = inAir(progress.dice.length - kept.length);
    const after = { ...progress, set, dice };
    return dice.length > 0 ? goesOn(after) : judged(after, sum(set) >= target);
  },
  land: (_, progress) => goesOn(progress),
};

/** Clause G8. `dice` holds the shown die and, after a call, the one thrown against it; `set` the dice beaten. */
const calls: Play<Parameters['calls']> = {
  begin: ({ swaps, misses }) => ({ ...fresh(1, swaps), spare: misses }),
  choices(_, { left }) {
    const both: Choice[] = [
      { type: 'call', call: 'higher' },
      { type: 'call', call: 'lower' },
    ];
    return left > 0 ? [...both, { type: 'swap' }] : both;
  },
  choose(_, progress, choice) {
    if (choice.type !== 'call') return goesOn({ ...progress, dice: inAir(1), left: progress.left - 1 });
    return goesOn({ ...progress, dice: [...progress.dice, 0], call: choice.call });
  },
  land({ calls: needed }, progress) {
    const { dice, set, spare, call } = progress;
    const [shown = 0, thrown] = dice;
    if (thrown === undefined) return goesOn(progress);
    const after: Progress = { ...progress, dice: [thrown], call: null };
    if (call === 'higher' ? thrown > shown : thrown < shown) {
      const right = { ...after, set: [...set, shown] };
      return right.set.length < needed ? goesOn(right) : judged(right, true);
    }
    return spare > 0 ? goesOn({ ...after, spare: spare - 1 }) : judged(after, false);
  },
};

/** How each kind is played. */
const PLAYS: { readonly [K in Kind]: Play<Parameters[K]> } = {
  sum: rerolled(({ target }, dice) => sum(dice) >= target),
  exact: rerolled(({ target, within }, dice) => Math.abs(sum(dice) - target) <= within),
  equal: rerolled(({ target }, dice) => Math.max(...counts(dice)) >= target),
  run: rerolled(({ target }, dice) => longestRun(dice) >= target),
  pairs: rerolled(({ shape }, dice) => {
    const of = (size: number): number => counts(dice).filter((count) => count >= size).length;
    return of(2) >= 2 && (shape === 'twoPairs' || of(3) >= 1);
  }),
  parity: rerolled(({ target }, dice) => {
    const odd = dice.filter((die) => die % 2 === 1).length;
    return Math.max(odd, dice.length - odd) >= target;
  }),
  push,
  house,
  stair,
  tower,
  calls,
};

/** A challenge as far as its rules need it. */
export type Game = { readonly kind: Kind; readonly difficulty: Difficulty };

/** How a challenge begins. */
export const begin = ({ kind, difficulty }: Game): Progress => beginOf(kind, difficulty);

function beginOf<K extends Kind>(kind: K, difficulty: Difficulty): Progress {
  return PLAYS[kind].begin(CHALLENGES[kind][difficulty].parameters);
}

/** How many dice are in the air. */
export const diceInAir = ({ dice }: Progress): number => dice.filter((face) => face === 0).length;

/** What the team may do while no die is in the air; equal dice are listed once. */
export const choices = ({ kind, difficulty }: Game, progress: Progress): Choice[] =>
  choicesOf(kind, difficulty, progress);

function choicesOf<K extends Kind>(kind: K, difficulty: Difficulty, progress: Progress): Choice[] {
  return PLAYS[kind].choices(CHALLENGES[kind][difficulty].parameters, progress);
}

/** Whether a well-formed choice is one of this challenge now. Equal dice may be named by any of their numbers. */
export function isChoice(game: Game, progress: Progress, choice: Choice): boolean {
  if (choice.type === 'rethrow' || choice.type === 'keep') {
    return choice.dice.every((at) => at < progress.dice.length);
  }
  return choices(game, progress).some((listed) => isDeepEqual(listed, choice));
}

/** Whether this challenge knows that type of choice at all. */
export const knows = ({ kind }: Game, type: Choice['type']): boolean => CHOICES[kind].includes(type);

const CHOICES: Readonly<Record<Kind, readonly Choice['type'][]>> = {
  sum: ['rethrow'],
  exact: ['rethrow'],
  equal: ['rethrow'],
  run: ['rethrow'],
  pairs: ['rethrow'],
  parity: ['rethrow'],
  push: ['throw'],
  house: ['add', 'stop', 'again'],
  stair: ['place', 'skip'],
  tower: ['keep'],
  calls: ['call', 'swap'],
};

/** Plays a choice. */
export const choose = ({ kind, difficulty }: Game, progress: Progress, choice: Choice): Outcome =>
  chooseOf(kind, difficulty, progress, choice);

function chooseOf<K extends Kind>(
  kind: K,
  difficulty: Difficulty,
  progress: Progress,
  choice: Choice,
): Outcome {
  return PLAYS[kind].choose(CHALLENGES[kind][difficulty].parameters, progress, choice);
}

/** The dice with `faces` in the places that are in the air, in order. */
export function landed(progress: Progress, faces: readonly number[]): readonly number[] {
  let next = 0;
  return progress.dice.map((face) => (face === 0 ? (faces[next++] ?? 0) : face));
}

/** Lets the dice in the air land as `faces`, as many as are in the air. */
export const land = ({ kind, difficulty }: Game, progress: Progress, faces: readonly number[]): Outcome =>
  landOf(kind, difficulty, { ...progress, dice: landed(progress, faces) });

function landOf<K extends Kind>(kind: K, difficulty: Difficulty, progress: Progress): Outcome {
  return PLAYS[kind].land(CHALLENGES[kind][difficulty].parameters, progress);
}
