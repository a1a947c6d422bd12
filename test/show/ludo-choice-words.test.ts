import { describe, expect, it } from 'vitest';
import { ludo } from '../../src/engine/ludo/index.ts';
import { REFUSALS } from '../../src/engine/ludo/types.ts';
import {
  choiceCaption,
  choiceWords,
  hindranceCaption,
  refusalWords,
} from '../../src/show/ludo/choice-words.ts';
import { choices, hindrances } from '../../src/show/ludo/choices.ts';
import { stateOf, viewOf } from './ludo-views.ts';

function offered(settings: object, pawns: Parameters<typeof stateOf>[1], die: number) {
  const state = stateOf(settings, pawns, { die });
  const view = viewOf(state);
  const outcome = (action: Parameters<typeof ludo.act>[2]) => ludo.act(state, 0, action).events;
  return { can: choices(view, ludo.actions(state, 0), outcome), cannot: hindrances(view) };
}

describe('what a throw can do, in words', () => {
  it('tells what a pawn meets where it ends', () => {
    const { can } = offered({ blockades: true }, { 0: [20, 30, 35, 50], 1: [25] }, 5);
    expect(can.map(choiceCaption).map(({ facts }) => facts)).toEqual([
      {
        who: { key: 'ludo.from.tile', facts: { tile: 20 } },
        what: { key: 'ludo.to.capture', facts: { tile: 25 } },
      },
      {
        who: { key: 'ludo.from.tile', facts: { tile: 30 } },
        what: { key: 'ludo.to.blockade', facts: { tile: 35 } },
      },
      {
        who: { key: 'ludo.from.tile', facts: { tile: 35 } },
        what: { key: 'ludo.to.tile', facts: { tile: 40 } },
      },
      { who: { key: 'ludo.from.tile', facts: { tile: 50 } }, what: { key: 'ludo.to.column' } },
    ]);
  });

  it('tells of coming out, of home and of a safe square', () => {
    const { can } = offered({ safeSquares: 'startsAndStars' }, { 0: [5, 51, 'home'], 1: [3] }, 6);
    const keys = can
      .map(choiceCaption)
      .map((phrase) => (phrase.key === 'ludo.do' ? phrase.facts.what : phrase.key));
    expect(keys).toEqual([
      'ludo.out',
      { key: 'ludo.to.safe', facts: { tile: 11 } },
      { key: 'ludo.to.column' },
    ]);
    const last = offered({}, { 0: ['column:2', 'home', 'home', 'home'] }, 4).can[0];
    expect(last && choiceCaption(last)).toMatchObject({ facts: { what: { key: 'ludo.to.home' } } });
  });

  it('tells a screen reader of the captures, the blockade that ends and the next throw', () => {
    const { can } = offered({ blockades: true }, { 0: [20, 20], 1: [26] }, 6);
    const stack = can.find(({ from }) => from === 20);
    expect(stack && choiceWords(stack).map(({ key }) => key)).toEqual([
      'ludo.do',
      'ludo.takes',
      'ludo.dissolves',
      'ludo.note.again',
    ]);
  });

  it('tells what stops a pawn', () => {
    const { cannot } = offered(
      { blockades: true },
      { 0: ['base', 30, 'column:3', 'column:5'], 1: [33, 33] },
      4,
    );
    expect(cannot.map(hindranceCaption).map(({ facts }) => facts)).toMatchObject([
      {
        who: { key: 'ludo.from.base' },
        what: { key: 'ludo.not.out', facts: { needs: { key: 'ludo.needs.six' } } },
      },
      { what: { key: 'ludo.not.wall', facts: { tile: 33 } } },
      { what: { key: 'ludo.not.exact', facts: { steps: 3 } } },
      { what: { key: 'ludo.not.exact', facts: { steps: 1 } } },
    ]);
  });
});

describe('a refusal in words', () => {
  it('has a rule and the facts for every code', () => {
    for (const code of REFUSALS) {
      const { rule, facts } = refusalWords({ code });
      expect(rule.key).toMatch(/rule$/);
      expect(facts.key).toMatch(/facts$/);
    }
  });

  it('tells own pawns of the column from those of the track, and what brings a pawn out', () => {
    expect(refusalWords({ code: 'own', at: 'column:2' }).facts).toMatchObject({ facts: { square: 2 } });
    expect(refusalWords({ code: 'own', at: 12 }).facts).toMatchObject({ facts: { tile: 12 } });
    expect(refusalWords({ code: 'die', value: 2, needs: [1, 6] }).rule).toMatchObject({
      facts: { needs: { key: 'ludo.needs.oneOrSix' } },
    });
  });
});
