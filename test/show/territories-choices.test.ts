import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/engine/territories/challenges.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { actorOf } from '../../src/engine/territories/teams.ts';
import type { Action, State } from '../../src/engine/territories/types.ts';
import { actionAt, type Choice, choices, hindrances } from '../../src/show/territories/choices.ts';
import { chanceNow, diceOptions, pickedDice, prospectOf } from '../../src/show/territories/prospect.ts';
import { positionOf, viewOf } from './territories-views.ts';

/** What the team that has the word may do, and what it may not. */
function offered(state: State) {
  const seat = actorOf(state) ?? state.turn;
  const view = viewOf(state, seat);
  const actions = territories.actions(state, seat);
  const outcome = (action: Action) => territories.act(state, seat, action).events;
  const refusalOf = (action: Action) => territories.refusal(state, seat, action);
  return { view, actions, can: choices(view, actions, outcome), refusalOf };
}

const kindsOf = (can: readonly Choice[]) => [...new Set(can.map(({ kind }) => kind))];
const choiceOf = (can: readonly Choice[], key: string): Choice => {
  const found = can.find((choice) => choice.key === key);
  if (!found) throw new Error(`no ${key} among ${can.map((choice) => choice.key).join()}`);
  return found;
};

const LANDS = {
  t1: { owner: 0 },
  t4: { revealed: false },
  t5: { owner: 1 },
  t7: { owner: 1, locked: true },
  t8: { owner: 1 },
};

describe('in a turn', () => {
  const { can } = offered(
    positionOf({
      territories: LANDS,
      teams: [{ at: 't2', hand: ['steal', 'shield'] }, { hand: ['steal'] }],
    }),
  );

  test('there are places to go to, each with its way, the roads left, and what it is good for', () => {
    expect(choiceOf(can, 'travel t1')).toMatchObject({ path: ['t1'], left: 2, use: { kind: 'own' } });
    expect(choiceOf(can, 'travel b0')).toMatchObject({ left: 2, use: { kind: 'own' } });
    expect(choiceOf(can, 'travel t4')).toMatchObject({
      path: ['t1', 't4'],
      left: 1,
      use: { kind: 'hidden' },
    });
    expect(choiceOf(can, 'travel t5')).toMatchObject({ use: { kind: 'opposing', locked: false } });
    expect(choiceOf(can, 'travel t7')).toMatchObject({ left: 1, use: { kind: 'opposing', locked: true } });
    expect(choiceOf(can, 'travel t3')).toMatchObject({
      use: { kind: 'attempt', steal: false, prospect: { kind: 'push', least: oddsOf('push', 'easy') } },
    });
    expect(can.some(({ key }) => key === 'travel t2')).toBe(false);
  });

  test('there are targets of a steal, with how far they are and what they ask', () => {
    expect(choiceOf(can, 'steal t5')).toMatchObject({ roads: 1, turns: 0, prospect: { kind: 'exact' } });
    expect(choiceOf(can, 'steal t8')).toMatchObject({ roads: 2, turns: 0 });
    expect(can.filter(({ kind }) => kind === 'steal')).toHaveLength(2);
  });

  test('a target out of reach says in how many turns it is not', () => {
    const far = offered(
      positionOf({ territories: { t18: { owner: 1 } }, teams: [{ hand: ['steal'] }, {}], roads: 1 }),
    );
    const target = choiceOf(far.can, 'steal t18');
    expect(target.kind === 'steal' && [target.roads, target.turns]).toEqual([6, 2]);
  });

  test('there are own territories to shield, the challenge of the place, and the end', () => {
    expect(choiceOf(can, 'shield t1')).toMatchObject({ place: 't1', stops: false });
    expect(choiceOf(can, 'attempt')).toMatchObject({
      place: 't2',
      steal: false,
      prospect: { kind: 'pairs' },
    });
    expect(can.at(-1)).toMatchObject({ kind: 'end', skips: false });
    expect(kindsOf(can)).toEqual(['attempt', 'travel', 'shield', 'steal', 'end']);
  });

  test('rest says what it draws, more when behind', () => {
    const rest = (owner: number) =>
      choiceOf(offered(positionOf({ territories: { t9: { owner } } })).can, 'rest');
    expect(rest(0)).toMatchObject({ place: 'b0', draws: 1 });
    expect(rest(1)).toMatchObject({ draws: 2 });
  });

  test('with an open steal its target is the place to go to, and it can be given up', () => {
    const open = offered(positionOf({ territories: LANDS, teams: [{ at: 't2', steal: 't5' }, {}] }));
    expect(choiceOf(open.can, 'travel t5')).toMatchObject({ use: { kind: 'attempt', steal: true } });
    expect(choiceOf(open.can, 'giveUp')).toMatchObject({ place: 't5' });
    const there = offered(positionOf({ territories: LANDS, teams: [{ at: 't5', steal: 't5' }, {}] }));
    expect(choiceOf(there.can, 'attempt')).toMatchObject({ place: 't5', steal: true });
  });
});

describe('besides', () => {
  test('an owner may answer with a Shield, which stops the steal, or decline once or for good', () => {
    const { can } = offered(
      positionOf({
        phase: 'answer',
        turn: 1,
        territories: LANDS,
        teams: [{ at: 't2', steal: 't5' }, { hand: ['shield'] }],
      }),
    );
    expect(can).toMatchObject([
      { kind: 'shield', place: 't5', stops: true },
      { kind: 'decline', place: 't5', standing: false },
      { kind: 'decline', place: 't5', standing: true },
    ]);
  });

  test('a failed attempt may be followed by a Second Chance, with its odds', () => {
    const failed = { phase: 'again', challenge: { progress: { dice: [1, 2, 3, 4, 6], left: 0 } } };
    const { can } = offered(positionOf({ ...failed, teams: [{ at: 't12', hand: ['secondChance'] }, {}] }));
    expect(can).toMatchObject([
      { kind: 'secondChance', place: 't12', prospect: { kind: 'run', most: oddsOf('run', 'hard') } },
      { kind: 'end', skips: true },
    ]);
  });

  test('a card too many is chosen to be discarded', () => {
    const hand = ['steal', 'steal', 'steal', 'shield', 'secondChance'];
    const { can } = offered(positionOf({ phase: 'discard', teams: [{ hand }, {}] }));
    expect(can.map((choice) => choice.kind === 'discard' && choice.card)).toEqual([
      'steal',
      'shield',
      'secondChance',
    ]);
  });
});

describe('a forecast', () => {
  test('of a revealed challenge is its odds, of a hidden one the band of its difficulty', () => {
    const view = viewOf(positionOf({ territories: { t8: { revealed: false } } }));
    expect(prospectOf(view, 't8')).toEqual({
      territory: 't8',
      difficulty: 'hard',
      kind: null,
      least: 0.35,
      most: 0.45,
    });
    const { least, most } = prospectOf(view, 't11');
    expect([least, most]).toEqual([oddsOf('equal', 'hard'), oddsOf('equal', 'hard')]);
  });
});

describe('in a challenge', () => {
  /** Ladder, hard: five in a row with five dice; two throws left. */
  const ladder = offered(
    positionOf({
      phase: 'challenge',
      teams: [{ at: 't7' }, {}],
      challenge: { progress: { dice: [2, 3, 4, 5, 2], left: 2 } },
    }),
  );

  test('the chance from here is that of the best choice', () => {
    const [best] = diceOptions(ladder.view, ladder.actions);
    expect(best?.action).toEqual({ type: 'rethrow', dice: [0] });
    expect(chanceNow(ladder.view)).toBeCloseTo(best?.chance ?? 0, 12);
    expect(best?.chance).toBeCloseTo(1 - (4 / 6) ** 2, 12); // a 1 or a 6 in two throws
  });

  test('dice are marked one by one, and the chance follows', () => {
    expect(pickedDice(ladder.view, [4])?.chance).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(pickedDice(ladder.view, [4, 0])?.action).toEqual({ type: 'rethrow', dice: [0, 4] });
    expect(pickedDice(ladder.view, [4, 0])?.chance).toBeLessThan(0.5);
    expect(pickedDice(ladder.view, [])).toBeNull();
  });

  test('in a Tower the marked dice are set aside', () => {
    const tower = offered(
      positionOf({
        phase: 'challenge',
        territories: { t3: { kind: 'tower' } },
        teams: [{ at: 't3' }, {}],
        challenge: { progress: { dice: [6, 6, 1] } },
      }),
    );
    const kept = pickedDice(tower.view, [1, 0]);
    expect(kept?.action).toEqual({ type: 'keep', dice: [0, 1] });
    expect(kept?.chance).toBe(1); // 12 and any die make 13
  });

  test('elsewhere the choices are a few, the best first', () => {
    const calls = offered(
      positionOf({
        phase: 'challenge',
        territories: { t3: { kind: 'calls' } },
        teams: [{ at: 't3' }, {}],
        challenge: { progress: { dice: [2], left: 0, spare: 0 } },
      }),
    );
    const options = diceOptions(calls.view, calls.actions);
    expect(options.map(({ action }) => action)).toEqual([
      { type: 'call', call: 'higher' },
      { type: 'call', call: 'lower' },
    ]);
    expect(options[0]?.chance).toBeGreaterThan(options[1]?.chance ?? 1);
    expect(pickedDice(calls.view, [0])).toBeNull();
  });

  test('outside of one there is nothing to choose, and no chance', () => {
    const { view, actions } = offered(positionOf({}));
    expect(diceOptions(view, actions)).toEqual([]);
    expect([chanceNow(view), pickedDice(view, [0])]).toEqual([null, null]);
  });
});

describe('what cannot be done', () => {
  const { can, refusalOf } = offered(
    positionOf({ territories: LANDS, teams: [{ at: 't2', hand: ['steal', 'shield'] }, {}], roads: 1 }),
  );

  test.each(['travel', 'steal', 'shield'] as const)(
    'by %s is told of every place but those where it can',
    (intent) => {
      const not = hindrances(intent, refusalOf).map(({ place }) => place);
      const possible = can.flatMap((choice) => (choice.kind === intent ? [choice.place] : []));
      expect(not.filter((place) => possible.some((other) => other === place))).toEqual([]);
      expect(not.length + possible.length).toBe(intent === 'travel' ? 20 : 18);
    },
  );

  test('bears the facts of its refusal', () => {
    const why = (intent: Parameters<typeof hindrances>[0], place: string) =>
      hindrances(intent, refusalOf).find((each) => each.place === place)?.refusal;
    expect(why('travel', 't4')).toEqual({ code: 'away', to: 't4', distance: 2, roads: 1 });
    expect(why('travel', 'b1')).toMatchObject({ code: 'opposing' });
    expect(why('steal', 't7')).toEqual({ code: 'locked', territory: 't7' });
    expect(why('shield', 't5')).toEqual({ code: 'opposing', territory: 't5' });
  });

  test('means nothing at all: a card on a base', () => {
    expect(actionAt('steal', 'b1')).toBeNull();
    expect(actionAt('travel', 'b1')).toEqual({ type: 'travel', to: 'b1' });
  });
});
