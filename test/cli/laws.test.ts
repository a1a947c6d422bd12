import { expect, test } from 'vitest';
import { checkMatch, nothing } from '../../src/cli/laws.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { games } from '../../src/engine/index.ts';
import type { NoblesTypes, State } from '../../src/engine/nobles/types.ts';

const { nobles } = games;
const OPTIONS = { players: 2, mode: 'journey', length: 'quick' } as const;
const BOUND = 1000;

/** Checks a match of Nobles with a fault in it. */
const check = (fault: Partial<Game<NoblesTypes>>, bound = BOUND) => {
  const looked = nothing();
  checkMatch({ ...nobles, ...fault }, OPTIONS, 0, bound, looked);
  return looked;
};

test('a match that keeps the laws is counted', () => {
  const looked = check({});
  expect(looked).toMatchObject({ matches: 1, replays: 1 });
  expect(looked.folds).toBe(looked.inputs);
  expect(looked.copies).toBeGreaterThan(0);
});

type Faulty = Partial<Game<NoblesTypes>>;
type Stepped = ReturnType<typeof nobles.act>;

/** Nobles whose steps are changed on their way out. */
const changed = (change: (step: Stepped) => Stepped): Faulty => ({
  act: (...asked) => change(nobles.act(...asked)),
  resolve: (...asked) => change(nobles.resolve(...asked)),
});

const withMore = (step: Stepped, more: object): Stepped => ({ ...step, state: { ...step.state, ...more } });

/** Offers something in the very states that it has made, and nothing in a copy of them. */
function attached(): Faulty {
  const own = new WeakSet<State>();
  return {
    ...changed((step) => {
      own.add(step.state);
      return step;
    }),
    actions: (state, seat) => (own.has(state) ? nobles.actions(state, seat) : []),
  };
}

/** Refuses what it is asked about a second time in the same state. */
function fickle(): Faulty {
  const asked = new WeakSet<State>();
  return {
    refusal(state, seat, action) {
      const isAgain = asked.has(state);
      asked.add(state);
      return nobles.refusal(state, seat, action) ?? (isAgain ? { code: 'rolls' } : null);
    },
  };
}

/** Counts the matches it has begun in their states. */
function counting(): Faulty {
  let begun = 0;
  return {
    ...changed((step) => withMore(step, { begun })),
    setup(...asked) {
      begun += 1;
      return nobles.setup(...asked);
    },
  };
}

/** Lets the seats act together, though only one of them is offered anything. */
const shared: Faulty = {
  turn(state) {
    const turn = nobles.turn(state);
    return turn.kind === 'decide' ? { ...turn, seats: [state.turn, 2 - state.turn] } : turn;
  },
};

/** Counts in a state how often it was asked about nonsense. */
const worn: Faulty = {
  refusal(state, seat, action) {
    if (action === 7) Object.assign(state, { round: state.round + 1 });
    return nobles.refusal(state, seat, action);
  },
};

test.each<[string, Faulty, string]>([
  [
    'an event that does not tell all',
    { redact: (event) => (event.type === 'pieceMoved' ? null : event) },
    'tell the view after it',
  ],
  [
    'a view that is never the same',
    { view: (state, viewer) => ({ ...nobles.view(state, viewer), round: Math.random() }) },
    'tell the view after it',
  ],
  [
    'an action listed twice',
    { actions: (...asked) => [...nobles.actions(...asked), ...nobles.actions(...asked)] },
    'no action is listed twice',
  ],
  ['a seat whose turn it is and that can do nothing', { actions: () => [] }, 'no outcome to pick from'],
  ['one of two whose turn it is and that can do nothing', shared, 'has an action'],
  [
    'a seat out of turn that is offered something',
    { actions: (state) => nobles.actions(state, state.turn) },
    'which is not to act, has no actions',
  ],
  [
    'a seat out of turn that may do something',
    { refusal: (state, _seat, action) => nobles.refusal(state, state.turn, action) },
    'which is not to act, is refused',
  ],
  ['a listed action that is refused', { refusal: () => ({ code: 'rolls' }) }, 'rolls'],
  ['a listed action that is refused when asked again', fickle(), 'is listed and not refused'],
  [
    'a state with something in it that is no JSON',
    changed((step) => withMore(step, { extra: new Map() })),
    'the state is JSON',
  ],
  ['a state whose copy cannot do the same', attached(), 'a copy of the state has its actions'],
  [
    'nonsense that is not refused',
    { refusal: (state, seat, action) => (action === 7 ? null : nobles.refusal(state, seat, action)) },
    '7 is refused',
  ],
  ['a state that is changed by asking', worn, 'asking changes nothing'],
  ['a match that is over before it begins', { turn: () => ({ kind: 'over', places: [] }) }, 'is over'],
  ['a match that is another one when it is replayed', counting(), 'the record gives the same end'],
])('%s is found', (_, fault, words) => {
  expect(() => check(fault)).toThrow(words);
});

test('a match that does not end is found', () => {
  expect(() => check({}, 20)).toThrow('it ends within 20 inputs');
});
