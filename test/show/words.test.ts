import { describe, expect, test } from 'vitest';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import {
  type Event,
  type NoblesTypes,
  REFUSALS,
  type Refusal,
  type View,
} from '../../src/engine/nobles/types.ts';
import { en } from '../../src/i18n/en.ts';
import { type Phrase, tell, tellAll } from '../../src/i18n/index.ts';
import type { Line } from '../../src/show/line.ts';
import { refusalWords, sourceWords, targetCaption, targetWords } from '../../src/show/nobles/choice-words.ts';
import { sources, type Target, targets } from '../../src/show/nobles/choices.ts';
import { placeWords } from '../../src/show/nobles/name-words.ts';
import { chronicle, lineOf } from '../../src/show/nobles/words.ts';
import { stateOf, viewOf } from './views.ts';

const VIEW = viewOf({
  0: { guards: [7, 7, 50], rolls: [3, 4, 6] },
  1: { rolls: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4] },
  2: {},
  3: {},
});

/** Keys, so that a new type of event cannot be forgotten. */
const EVERY_TYPE: { readonly [Type in Event['type']]: true } = {
  starterDrawn: true,
  diceTaken: true,
  diceThrown: true,
  creditsEarned: true,
  rollsDropped: true,
  pieceExited: true,
  pieceMoved: true,
  midpointReached: true,
  captured: true,
  nobleCaptured: true,
  blocked: true,
  reachedHome: true,
  turnEnded: true,
  gameEnded: true,
};

/** Whole games at random: `look` sees every event and the view before it. */
function playGames(count: number, look: (event: Event, before: View) => void): void {
  for (let seed = 0; seed < count; seed += 1) {
    let random = startRandom(`words ${seed}`);
    let { match } = begin(nobles, { length: 'quick', mode: seed % 2 === 0 ? 'journey' : 'combat' });
    for (;;) {
      const turn = nobles.turn(match.state);
      if (turn.kind === 'over') break;
      const seat = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0;
      const inputs: readonly Input<NoblesTypes>[] =
        turn.kind === 'decide'
          ? nobles.actions(match.state, seat).map((action) => ({ kind: 'action', seat, action }))
          : nobles.chances(match.state).map(({ outcome }) => ({ kind: 'chance', outcome }));
      const chosen = pick(
        random,
        inputs.map((outcome) => ({ outcome, weight: 1 })),
      );
      random = chosen.random;
      let view = nobles.view(match.state, null);
      const step = advance(nobles, match, chosen.outcome);
      for (const event of step.events) {
        look(event, view);
        view = nobles.project(view, event);
      }
      match = step.match;
    }
  }
}

/** Every text a phrase holds, itself first. */
function* within(phrase: Phrase): Generator<Phrase> {
  yield phrase;
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object') yield* within(fact);
}

/** The phrases that cannot be written: a key that is not there, a fact that is missing. */
const unwritable = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.filter(
    (phrase) =>
      [...within(phrase)].some(({ key }) => !Object.hasOwn(en, key)) ||
      /[{}]|undefined|NaN/.test(tell(phrase)),
  );

const said = (event: Event, you: number | null = null): string => {
  const line = lineOf(event, VIEW, you);
  return line ? tell(line) : '';
};

const blocked = { type: 'blocked', seat: 1, piece: 'guard', at: 9, by: 0, size: 2 } as const;

describe('lines', () => {
  test('every event of whole games has a line that can be written, or none', () => {
    const met = new Set<string>();
    const phrases: Phrase[] = [];
    playGames(3, (event, before) => {
      met.add(event.type);
      for (const you of [null, 0]) {
        const line = lineOf(event, before, you);
        if (line) phrases.push(line);
        if (line?.note) phrases.push(line.note);
      }
    });
    expect(unwritable(phrases)).toEqual([]);
    expect([...met, 'reachedHome'].sort()).toEqual(Object.keys(EVERY_TYPE).sort());
  });

  test('a throw tells its credits and its doubles', () => {
    const throwOf = (first: number, second: number, again: boolean): Line | null =>
      lineOf(
        { type: 'diceThrown', seat: 1, dice: [first, second], throw: 1, again, rolls: [first, second] },
        VIEW,
        0,
      );
    const sixes = throwOf(6, 6, true);
    expect(sixes && tell(sixes)).toBe('Threw 6 and 6: doubles, throw again');
    expect(sixes?.note && tell(sixes.note)).toBe('+2 exits');
    expect(sixes?.tone).toBe('gain');
    const third = throwOf(4, 4, false);
    expect(third && tell(third)).toBe('Threw 4 and 4, doubles');
    expect(third).not.toHaveProperty('note');
    expect(lineOf({ type: 'creditsEarned', seat: 1, count: 1, credits: 3 }, VIEW, 0)).toBeNull();
  });

  test('a stop names whose Guards, or "your", what was lost and what it cost', () => {
    const pair = { ...blocked, ids: [0, 1], lostSteps: 2, penalty: 10, combat: -10 };
    expect(said(pair, 0)).toBe('2 Guards stopped by your Guards on 9, lost 2 steps');
    expect(said({ ...pair, ids: [0], lostSteps: 1 })).toBe(
      "Guard stopped by Lily's Guards on 9, lost 1 step",
    );
    expect(lineOf(pair, VIEW, 0)).toMatchObject({ seat: 1, delta: -10, tone: 'loss' });
    const own: Event = { ...pair, piece: 'noble', ids: [0], by: 1, lostSteps: 3, penalty: 0 };
    expect(said(own, 1)).toBe('Noble stopped by a Guard of its own house on 9');
    expect(lineOf(own, VIEW, 1)).toMatchObject({ tone: 'plain', important: false });
    expect(lineOf(own, VIEW, 1)).not.toHaveProperty('delta');
  });

  test('a capture names who fell and whose', () => {
    const guard = { piece: 'guard', id: 0, seat: 0, from: 22 } as const;
    const capture = (
      victims: Extract<Event, { type: 'captured' }>['victims'],
      convergence = false,
    ): Event => ({
      type: 'captured',
      seat: 1,
      at: 22,
      victims,
      strength: 2,
      convergence,
      standing: [],
      factor: 1,
      gain: 10,
      combat: 10,
    });
    expect(said(capture([guard]), 0)).toBe('Took your Guard on 22');
    expect(said(capture([guard, { ...guard, id: 1 }]))).toBe("Took 2 of Lily's Guards on 22");
    expect(said(capture([guard, { ...guard, seat: 2 }]), 0)).toBe('Took 2 pieces, yours among them on 22');
    expect(said(capture([guard, { ...guard, seat: 2 }], true), 3)).toBe('Converged on 22 and took 2 pieces');
    const noble = { ...guard, piece: 'noble' } as const;
    expect(said(capture([noble]))).toBe("Took Lily's Noble on 22");
    expect(said(capture([noble, guard]), 0)).toBe('Took your Noble and a Guard with it on 22');
    expect(said(capture([noble, guard, { ...guard, id: 1, from: 30 }]))).toBe(
      "Took Lily's Noble and 2 Guards with it on 22",
    );
  });

  test('coming Home and the end of the match stand out', () => {
    expect(said({ type: 'reachedHome', seat: 1, piece: 'guard', ids: [0, 1] })).toBe('2 Guards Home');
    expect(said({ type: 'reachedHome', seat: 1, piece: 'noble', ids: [0] })).toBe('Noble Home');
    const ended: Event = { type: 'gameEnded', reason: 'home', winner: 1, bonus: 100, places: [[1], [0]] };
    expect(said(ended, 1)).toBe('You have all five pieces Home');
    expect(said(ended, 0)).toBe('Sun has all five pieces Home');
    expect(lineOf(ended, VIEW, 0)).toMatchObject({ seat: 1, delta: 100, important: true });
    const over: Event = { ...ended, reason: 'rounds', winner: null, bonus: 0 };
    expect(lineOf(over, VIEW, 0)).toMatchObject({ seat: null, key: 'log.ended.rounds' });
  });

  test('dropped rolls count against the room there is', () => {
    expect(said({ type: 'rollsDropped', seat: 1, dropped: [1, 2] })).toBe(
      'No room for more than 8 rolls: the 2 oldest are gone',
    );
  });
});

describe('the Chronicle', () => {
  const moved: Event = {
    type: 'pieceMoved',
    seat: 1,
    piece: 'guard',
    ids: [0],
    from: 7,
    to: 8,
    path: [8],
    ends: [8],
    count: 1,
    value: 2,
    direction: 'clockwise',
    spent: [0],
    rolls: [],
  };
  const stop: Event = { ...blocked, ids: [0], lostSteps: 1, penalty: 5, combat: -5 };
  const tellLines = (events: readonly Event[]): readonly string[] =>
    events.reduce<readonly Line[]>((lines, event) => chronicle(lines, event, VIEW, 0), []).map(tell);

  test('begins with the first round and who begins', () => {
    expect(tellLines([{ type: 'starterDrawn', seat: 0 }])).toEqual([
      'Round 1',
      'You begin: chance drew your seat',
    ]);
  });

  test('tells a move by what came of it', () => {
    expect(tellLines([moved])).toEqual(['Guard to tile 8']);
    expect(tellLines([moved, stop])).toEqual(['Guard stopped by your Guards on 9, lost 1 step']);
  });

  test('keeps the moves before it and those of others', () => {
    expect(tellLines([moved, moved, stop])).toHaveLength(2);
    expect(tellLines([{ ...moved, seat: 2 }, stop])).toHaveLength(2);
    expect(
      tellLines([moved, { type: 'pieceExited', seat: 1, piece: 'noble', id: 0, to: 14, credits: 0 }]),
    ).toHaveLength(2);
  });

  test('counts the Guards that leave the Yard one after the other', () => {
    const exit = (seat: number, piece: 'guard' | 'noble'): Event => ({
      type: 'pieceExited',
      seat,
      piece,
      id: 0,
      to: 1,
      credits: 0,
    });
    expect(tellLines([exit(1, 'guard'), exit(1, 'guard'), exit(1, 'guard'), exit(1, 'noble')])).toEqual([
      '3 Guards out of the Yard',
      'Noble out of the Yard',
    ]);
    expect(tellLines([exit(1, 'guard'), exit(2, 'guard')])).toHaveLength(2);
  });

  test('draws a line where a round begins, and only there', () => {
    expect(tellLines([{ type: 'turnEnded', seat: 0, next: 1, round: 1 }])).toEqual([]);
    expect(tellLines([{ type: 'turnEnded', seat: 3, next: 0, round: 2 }])).toEqual(['Round 2']);
  });
});

describe('choices', () => {
  function target(key: string, count: number, kind: Target['kind']): { words: string; caption: string } {
    const state = stateOf({
      0: { guards: [7, 7, 50, 'yard'], noble: 'path:3', rolls: [3, 3, 1, 1, 2, 2], credits: 1 },
      2: { guards: [10, 9, 9, 'yard'] },
    });
    const view = nobles.view(state, null);
    const actions = nobles.actions(state, 0);
    const source = sources(view, actions).find((candidate) => candidate.key === key);
    if (!source) throw new Error(`no source ${key}`);
    const groups = targets(view, actions, (action) => nobles.act(state, 0, action).events, source, count);
    const found = groups.flatMap(({ options }) => options).find((option) => option.kind === kind);
    if (!found) throw new Error(`no ${kind} from ${key}`);
    return {
      words: tellAll(targetWords(found, source, count, view)),
      caption: tell(targetCaption(found, count)),
    };
  }

  test('sources say who stands where', () => {
    const at = { x: 0, y: 0 };
    expect(tell(sourceWords({ key: '', piece: 'guard', from: '7m', counts: [1, 2], at }))).toBe(
      '2 Guards on tile 7, past the midpoint',
    );
    expect(tell(sourceWords({ key: '', piece: 'noble', from: 'yard', counts: [1], at }))).toBe(
      'Noble in the Yard',
    );
  });

  test('targets say in few words and in full what they bring', () => {
    expect(target('guard@7', 2, 'stopped')).toEqual({
      caption: 'stop on 8',
      words: "2 Guards from tile 7 to tile 8, stopped by Moon's Guards on 9, minus 10, spends 2 + 2",
    });
    expect(target('guard@yard', 1, 'exit')).toEqual({
      caption: 'out to 1',
      words: 'Guard leaves the Yard onto tile 1',
    });
    expect(target('noble@path:3', 1, 'home')).toEqual({
      caption: 'Home',
      words: 'Noble from square 3 of the Home path Home, spends 3',
    });
    expect(target('noble@path:3', 1, 'move').caption).toBe('Home path 4');
  });

  test('a capture says what it takes', () => {
    const base: Target = {
      action: { type: 'end' },
      to: 14,
      at: { x: 0, y: 0 },
      way: [],
      kind: 'capture',
      gain: 40,
      loss: 0,
      change: 61,
      captured: 1,
      takesNoble: false,
      wall: null,
      midpoint: false,
      spent: [0, 1],
    };
    const source = { key: '', piece: 'guard', from: 7, counts: [1, 2], at: { x: 0, y: 0 } } as const;
    expect(tell(targetCaption(base, 2))).toBe('take the Guard');
    expect(tell(targetCaption({ ...base, captured: 2 }, 2))).toBe('take 2 Guards');
    expect(tell(targetCaption({ ...base, captured: 3, takesNoble: true }, 2))).toBe('take the Noble');
    expect(tell(targetCaption({ ...base, kind: 'move', midpoint: true }, 2))).toBe('to the midpoint');
    expect(tellAll(targetWords(base, source, 2, VIEW))).toBe(
      '2 Guards from tile 7 to tile 14, takes a Guard, plus 40, spends 3 + 4',
    );
  });

  test('places have their words in every role', () => {
    for (const role of ['at', 'from', 'to'] as const) {
      const phrases = ['yard', 'home', 'path:5', 52, '1m'].map((place) => placeWords(place, role));
      expect(unwritable(phrases)).toEqual([]);
    }
  });
});

describe('refusals', () => {
  const sentences = (refusal: Refusal, seat = 0): string => {
    const { rule, facts } = refusalWords(refusal, seat);
    return `${tell(rule)} ${tell(facts)}`;
  };

  test('every code has a rule and how it stands', () => {
    for (const code of REFUSALS) {
      const { rule, facts } = refusalWords(
        { code, value: 3, count: 1, steps: 2, at: 9, by: 1, size: 2, turn: 1, phase: 'throw' },
        0,
      );
      expect(unwritable([rule, facts])).toEqual([]);
    }
  });

  test('the facts are in the second sentence', () => {
    expect(sentences({ code: 'exact', steps: 3, value: 5 })).toBe(
      'Home needs the exact value. It is 3 steps away, and 5 is too long.',
    );
    expect(sentences({ code: 'still', at: 21, by: 1, size: 2 })).toBe(
      "A move must advance at least one tile. 2 of Sun's Guards hold 21, the very next tile.",
    );
    expect(sentences({ code: 'still', at: 21, by: 0, size: 1 })).toBe(
      'A Noble does not pass Guards of its own. A Guard of your own stands on 21, the very next tile.',
    );
    expect(sentences({ code: 'rolls', value: 4, count: 3 })).toContain('4 for each of 3 pieces');
    expect(sentences({ code: 'phase', phase: 'spend' })).toContain('again only after doubles');
    expect(sentences({ code: 'phase', phase: 'dice' })).toContain('still rolling');
    expect(sentences({ code: 'seat', turn: 2 })).toContain("It is Moon's turn.");
  });
});
