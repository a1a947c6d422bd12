import { describe, expect, test } from 'vitest';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import {
  type Action,
  type Event,
  type LudoTypes,
  REFUSALS,
  type State,
  type View,
} from '../../src/engine/ludo/types.ts';
import { en } from '../../src/i18n/en.ts';
import { type Phrase, tell, tellAll } from '../../src/i18n/index.ts';
import type { Line } from '../../src/show/line.ts';
import {
  choiceCaption,
  choiceWords,
  hindranceCaption,
  refusalWords,
} from '../../src/show/ludo/choice-words.ts';
import { choices, hindrances } from '../../src/show/ludo/choices.ts';
import { chronicle } from '../../src/show/ludo/words.ts';
import { type StepSeen, stateOf, stepOf, throwOf, viewOf } from './ludo-views.ts';

const move = (from: number | string) => ({ type: 'move', from }) as const;
const wall = { blockades: true };

/** The Chronicle of some steps, as text with what stands at the end of a line. */
function told(steps: readonly StepSeen[], you: number | null = null): readonly string[] {
  let lines: readonly Line[] = [];
  for (const { before, events } of steps) {
    let view = before;
    for (const event of events) {
      lines = chronicle(lines, event, view, you);
      view = ludo.project(view, event);
    }
  }
  return lines.map((line) => (line.note ? `${tell(line)} (${tell(line.note)})` : tell(line)));
}

/** What a throw and the action after it tell. */
function throwAnd(state: State, die: number, action: Action, you: number | null = null): readonly string[] {
  const thrown = ludo.resolve({ ...state, phase: 'dice' }, { die }).state;
  return told([throwOf(state, die), stepOf(thrown, action)], you);
}

/** Every text a phrase holds, itself first. */
function* within(phrase: Phrase): Generator<Phrase> {
  yield phrase;
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object') yield* within(fact);
}

const isWritten = (phrase: Phrase): boolean =>
  [...within(phrase)].every(({ key }) => Object.hasOwn(en, key)) && !/[{}]|undefined|NaN/.test(tell(phrase));

describe('the Chronicle', () => {
  test('tells a throw and what it brought in one line', () => {
    expect(throwAnd(stateOf({}, { 0: [7] }), 4, move(7))).toEqual(['Threw 4: pawn to 11']);
    expect(throwAnd(stateOf({}, { 0: [7] }), 6, { type: 'release' })).toEqual([
      'Threw 6: a pawn out to 3 (throws again)',
    ]);
    expect(throwAnd(stateOf({}, { 0: [50] }), 6, move(50))).toEqual([
      'Threw 6: up the column (throws again)',
    ]);
    expect(throwAnd(stateOf({ safeSquares: 'startsAndStars' }, { 0: [7] }), 4, move(7))).toEqual([
      'Threw 4: pawn to 11, safe there',
    ]);
    expect(throwAnd(stateOf({ homeBonus: true }, { 0: ['column:2', 'home'] }), 4, move('column:2'))).toEqual([
      'Threw 4: pawn home, 2 of 4 (throws again)',
    ]);
  });

  test('asks the one person at this screen to choose', () => {
    const state = stateOf({}, { 0: [7] });
    expect(told([throwOf(state, 4)], 0)).toEqual(['Threw 4: choose a pawn']);
    expect(told([throwOf(state, 4)], 2)).toEqual(['Threw 4']);
  });

  test('tells of blockades that form, grow and end', () => {
    expect(throwAnd(stateOf(wall, { 0: [7, 11] }), 4, move(7))).toEqual([
      'Threw 4: two pawns make a blockade on 11',
    ]);
    expect(throwAnd(stateOf(wall, { 0: [7, 7, 11, 11] }), 4, move(7))).toEqual([
      'Threw 4: joins the blockade on 11',
      'The blockade on 7 is gone',
    ]);
    expect(throwAnd(stateOf(wall, { 0: [50, 50] }), 6, move(50))).toEqual([
      'Threw 6: up the column (throws again)',
      'The blockade on 50 is gone',
    ]);
  });

  test('tells whose pawns fell', () => {
    const settings = { captureToEnter: true, captureBonus: true };
    const state = stateOf(settings, { 0: [7], 1: [11] });
    expect(throwAnd(state, 4, move(7))).toEqual([
      "Threw 4: took Sun's pawn on 11 (throws again)",
      'The home column is open',
    ]);
    expect(throwAnd(state, 4, move(7), 1)[0]).toBe('Threw 4: took your pawn on 11 (throws again)');
    const team = stateOf({ teams: true }, { 0: [7], 1: [11], 3: [11] });
    expect(throwAnd(team, 4, move(7))).toEqual(['Threw 4: took 2 pawns on 11']);
    expect(throwAnd(team, 4, move(7), 3)).toEqual(['Threw 4: took 2 pawns, yours among them, on 11']);
    const stack = stateOf({ pachisi: true }, { 0: [7], 1: [12, 12] });
    expect(throwAnd(stack, 5, move(7))).toEqual(["5 mouths up: took 2 of Sun's pawns on 12"]);
  });

  test('counts mouths with cowries and names a grace', () => {
    const state = stateOf({ pachisi: true }, { 0: [7] });
    expect(throwAnd(state, 10, move(7))).toEqual(['1 mouth up, a grace of 10: pawn to 17 (throws again)']);
    expect(throwAnd(state, 25, { type: 'release' })).toEqual([
      '0 mouths up, a grace of 25: a pawn out to 3 (throws again)',
    ]);
  });

  test.each([
    [{}, { 0: [] }, 3, 'Threw 3: coming out takes a 6'],
    [{ release: '1or6' }, { 0: [] }, 3, 'Threw 3: coming out takes a 1 or a 6'],
    [{ pachisi: true }, { 0: [] }, 3, '3 mouths up: coming out takes a grace: 6, 10 or 25'],
    [wall, { 0: [7], 2: [11, 11] }, 5, "Threw 5: Moon's blockade on 11 is in the way"],
    [{}, { 0: ['column:4'] }, 5, 'Threw 5: too long for home'],
    [{}, { 0: ['column:3', 'column:5'] }, 2, 'Threw 2: no pawn can move'],
    [wall, { 0: [7, 'column:4'], 2: [11, 11] }, 5, 'Threw 5: no pawn can move'],
  ])('says why a throw is lost: %o %o %i', (settings, sides, die, line) => {
    const state = stateOf(settings, sides);
    expect(told([throwOf(state, die)], 0)).toEqual([line]);
  });

  test('names your own blockade, the third six and what it costs', () => {
    const stopped = throwOf(stateOf(wall, { 0: [7], 2: [11, 11] }), 5);
    expect(told([stopped], 2)).toEqual(['Threw 5: your blockade on 11 is in the way']);
    const third = (sixes: string) => {
      const state = { ...stateOf({ sixes }, { 0: [20] }), sixes: 2, lastMoved: { seat: 0, id: 0 } };
      return told([throwOf(state, 6)]);
    };
    expect(third('thirdLost')).toEqual(['Threw 6: the third 6 is lost']);
    expect(third('thirdToBase')).toEqual(['Threw 6: the third 6 sends the pawn on 20 back']);
  });

  test('tells places, and whose pawns a finished player moves', () => {
    const sides = { 0: ['column:5', 'home', 'home', 'home'], 2: [30] };
    expect(throwAnd(stateOf({ places: 'playOn' }, sides), 1, move('column:5'))).toEqual([
      'Threw 1: pawn home, 4 of 4',
      "All Lily's pawns are home, place 1",
    ]);
    expect(throwAnd(stateOf({ places: 'first' }, sides), 1, move('column:5'), 0)).toEqual([
      'Threw 1: pawn home, 4 of 4',
      'All your pawns are home, place 1',
      'The game is over',
    ]);
    expect(throwAnd(stateOf({ teams: true }, sides), 1, move('column:5'), 0)[1]).toBe(
      "All your pawns are home: throw for your partner now, with Moon's pawns",
    );
    const home = ['home', 'home', 'home', 'home'];
    expect(throwAnd(stateOf({ teams: true }, { 0: home, 2: [30] }), 4, move(30))).toEqual([
      "Threw 4, with Moon's pawns: pawn to 34",
    ]);
    const last = stateOf({ teams: true }, { 0: home, 2: ['column:5', 'home', 'home', 'home'] });
    expect(throwAnd(last, 1, move('column:5'), 2)).toEqual([
      "Threw 1, with Moon's pawns: pawn home, 4 of 4",
      'Lily and You: all pawns home',
    ]);
  });

  test('has every event of whole games in texts that can be written, with a line across for each round', () => {
    const met = new Set<string>();
    const unwritten: Phrase[] = [];
    for (const [index, settings] of SETTINGS.entries()) {
      playGame(`words ${index}`, settings, (event, before, lines) => {
        met.add(event.type);
        const last = lines.at(-1);
        if (last && !isWritten(last)) unwritten.push(last);
        if (last?.note && !isWritten(last.note)) unwritten.push(last.note);
        if (event.type === 'turnEnded' && event.round > before.round) {
          expect(last && tell(last)).toBe(`Round ${event.round}`);
        }
      });
    }
    expect(unwritten).toEqual([]);
    expect(met.size).toBe(16);
  });
});

const SETTINGS = [
  { pawns: 2, blockades: true, sixes: 'thirdToBase', captureToEnter: true },
  { pawns: 2, teams: true, pachisi: true, blockades: true, captureBonus: true, homeBonus: true },
  { pawns: 2, players: 3, places: 'playOn', sixes: 'thirdLost', safeSquares: 'starts' },
];

/** A whole game at random: `look` sees every event, the view before it and the Chronicle with it. */
function playGame(
  seed: string,
  settings: object,
  look: (event: Event, before: View, lines: readonly Line[]) => void,
): void {
  let random = startRandom(seed);
  let { match } = begin<LudoTypes>(ludo, settings);
  let lines: readonly Line[] = [];
  for (let turn = ludo.turn(match.state); turn.kind !== 'over'; turn = ludo.turn(match.state)) {
    const seat = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0;
    const inputs: readonly Input<LudoTypes>[] =
      turn.kind === 'decide'
        ? ludo.actions(match.state, seat).map((action) => ({ kind: 'action', seat, action }))
        : ludo.chances(match.state).map(({ outcome }) => ({ kind: 'chance', outcome }));
    const chosen = pick(
      random,
      inputs.map((outcome) => ({ outcome, weight: 1 })),
    );
    random = chosen.random;
    let view = viewOf(match.state);
    const step = advance(ludo, match, chosen.outcome);
    for (const event of step.events) {
      lines = chronicle(lines, event, view, 0);
      look(event, view, lines);
      view = ludo.project(view, event);
    }
    match = step.match;
  }
}

describe('choices and refusals', () => {
  test('say what a choice brings, in a few words and in full', () => {
    const words = (state: State) => {
      const outcome = (action: Action) => ludo.act(state, state.turn, action).events;
      return choices(viewOf(state), ludo.actions(state, state.turn), outcome).map((choice) => [
        tell(choiceCaption(choice)),
        tellAll(choiceWords(choice)),
      ]);
    };
    expect(words(stateOf({ ...wall, captureBonus: true }, { 0: [7, 7], 1: [11] }))).toEqual([
      ['Pawn on 7: capture on 11', 'Pawn on 7: capture on 11, takes a pawn, ends a blockade, throws again'],
    ]);
  });

  test('say in a few words what stops a pawn', () => {
    const view = viewOf(stateOf(wall, { 0: [7, 'column:4', 20], 2: [11, 11] }, { die: 5 }));
    expect(hindrances(view).map((each) => tell(hindranceCaption(each)))).toEqual([
      'In the base: needs a 6',
      'Pawn on 7: blockade on 11',
      'Pawn in column 4: home needs 2',
    ]);
  });

  test('have two sentences for every refusal', () => {
    const facts = { turn: 2, phase: 'move', from: 7, value: 5, needs: [6], steps: 2, at: 11, by: 2, size: 2 };
    for (const code of REFUSALS) {
      const { rule, facts: how } = refusalWords({ code, ...facts });
      expect([code, isWritten(rule), isWritten(how)]).toEqual([code, true, true]);
    }
    const blockade = refusalWords({ code: 'blockade', at: 23, by: 2, size: 2 });
    expect(tell(blockade.facts)).toBe("2 of Moon's pawns hold 23.");
  });
});
