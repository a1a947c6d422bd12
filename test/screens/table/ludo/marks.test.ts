import { describe, expect, it } from 'vitest';
import { hinderedMarks, marksOf, standing } from '../../../../src/screens/table/ludo/marks.ts';
import { tileCentre } from '../../../../src/show/cross.ts';
import { position } from './position.ts';

/** Seat 0 throws 5: 20 captures on 25, 30 meets the blockade on 33, 40 goes to 45. */
const game = () => position({ blockades: true }, { 0: [20, 30, 40], 1: [25], 2: [33, 33] }, 5);

const kinds = (marks: readonly { kind: string }[]) => marks.map(({ kind }) => kind).sort();

describe('the marks of a throw', () => {
  it('are rings, where each pawn ends, what it captures and which wall stops another', () => {
    const { choices, hindrances } = game();
    const { marks, way } = marksOf(choices, hindrances, null, true);
    expect(kinds(marks)).toEqual(['blocked', 'can', 'can', 'capture', 'move']);
    expect(marks.find(({ kind }) => kind === 'capture')).toMatchObject(tileCentre(25));
    expect(marks.find(({ kind }) => kind === 'blocked')).toMatchObject(tileCentre(32));
    expect(way).toEqual([]);
  });

  it('are the rings alone where consequences are not to be told', () => {
    const { choices, hindrances } = game();
    expect(kinds(marksOf(choices, hindrances, null, false).marks)).toEqual(['can', 'can']);
  });

  it('show the way of the pawn looked at, and its end alone', () => {
    const { choices, hindrances } = game();
    const looked = choices.find(({ from }) => from === 20) ?? null;
    const { marks, way } = marksOf(choices, hindrances, looked, true);
    expect(kinds(marks)).toEqual(['can', 'capture', 'chosen']);
    expect(way).toEqual([21, 22, 23, 24].map(tileCentre));
  });

  it('lead from a pawn that cannot go to the wall before it', () => {
    const hindrance = game().hindrances.find(({ from }) => from === 30);
    const { marks, way } = hinderedMarks(hindrance ?? expect.fail('30 is not hindered'));
    expect(marks).toEqual([
      { kind: 'chosen', ...tileCentre(30) },
      { kind: 'blocked', ...tileCentre(32) },
    ]);
    expect(way).toEqual([tileCentre(31)]);
  });

  it('leave a special square in sight', () => {
    const { choices } = position({}, { 0: [20] }, 6);
    const { marks } = marksOf(choices, [], null, true);
    expect(marks.filter(({ kind }) => kind === 'move-on')).toEqual([{ kind: 'move-on', ...tileCentre(3) }]);
  });

  it('keep bubbles off pawns on squares, not off the base and home', () => {
    const { view } = position({}, { 0: [20, 'home', 'column:2'] }, 6);
    expect(standing(view)).toHaveLength(2);
  });
});
