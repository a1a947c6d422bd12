import { describe, expect, it } from 'vitest';
import { hintsOf } from '../../../../src/screens/table/ludo/hints.ts';
import { position } from './position.ts';

const hints = (settings: object, pawns: readonly (number | string)[] = []) =>
  hintsOf(position(settings, { 0: pawns }, 3).view).map(({ key }) => key);

describe('what counts before a throw', () => {
  it('is what brings a pawn out and what throws again', () => {
    expect(hints({})).toEqual(['ludo.hint.out.six', 'ludo.hint.again.six']);
    expect(hints({ release: '1or6' })[0]).toBe('ludo.hint.out.oneOrSix');
    expect(hints({ pachisi: true })).toEqual(['ludo.hint.out.grace', 'ludo.hint.again.grace']);
  });

  it('leaves out what nobody needs: a way out of an empty base', () => {
    expect(hints({}, [20, 21, 22, 23])).toEqual(['ludo.hint.again.six']);
  });

  it('tells of the closed column and of the third six, three lines at most', () => {
    const settings = { captureToEnter: true, sixes: 'thirdToBase' };
    expect(hints(settings, [20, 21, 22, 23])).toEqual([
      'ludo.hint.again.six',
      'ludo.hint.column',
      'ludo.hint.back.six',
    ]);
    expect(hints(settings)).toHaveLength(3);
  });

  it("says first whose pawns a player moves who throws for the partner's", () => {
    expect(hints({ teams: true }, ['home', 'home', 'home', 'home'])[0]).toBe('ludo.hint.for');
  });
});
