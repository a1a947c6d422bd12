import { afterEach, describe, expect, test } from 'vitest';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { pick, startRandom } from '../../src/engine/core/random.ts';
import { DIFFICULTIES, KINDS, type Progress } from '../../src/engine/territories/challenge-types.ts';
import { territories } from '../../src/engine/territories/index.ts';
import map from '../../src/engine/territories/map.json' with { type: 'json' };
import {
  type Action,
  CARDS,
  PHASES,
  type Place,
  REFUSALS,
  type State,
  type TerritoriesTypes,
} from '../../src/engine/territories/types.ts';
import { en } from '../../src/i18n/en.ts';
import { LANGUAGES, type Phrase, setLanguage, tell, tellAll } from '../../src/i18n/index.ts';
import type { Line } from '../../src/show/line.ts';
import { challengeWords, progressWords } from '../../src/show/territories/challenge-words.ts';
import { choiceCaption, choiceWords, diceCaption } from '../../src/show/territories/choice-words.ts';
import { choices } from '../../src/show/territories/choices.ts';
import {
  cardName,
  cardNote,
  kindName,
  percentOf,
  placeName,
  teamName,
} from '../../src/show/territories/names.ts';
import { refusalWords } from '../../src/show/territories/refusal-words.ts';
import { chronicle } from '../../src/show/territories/words.ts';
import { positionOf, type StepSeen, stepOf, viewOf } from './territories-views.ts';

afterEach(() => setLanguage('en'));

/** The Chronicle of some steps, as text with what stands at the end of a line. */
function told(...steps: readonly StepSeen[]): readonly string[] {
  let lines: readonly Line[] = [];
  for (const { before, events } of steps) {
    let view = before;
    for (const event of events) {
      lines = chronicle(lines, event, view);
      view = territories.project(view, event);
    }
  }
  return lines.slice(1).map((line) => (line.delta ? `${tell(line)} (+${line.delta})` : tell(line)));
}

/** The steps that some inputs bring about one after the other. */
function stepsOf(state: State, ...inputs: readonly Parameters<typeof stepOf>[1][]): readonly StepSeen[] {
  let now = state;
  return inputs.map((input) => {
    const step = stepOf(now, input, 0);
    now = step.state;
    return step;
  });
}

/** Every text a phrase holds, itself first. */
function* within(phrase: Phrase): Generator<Phrase> {
  yield phrase;
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object') yield* within(fact);
}

const isWritten = (phrase: Phrase): boolean =>
  [...within(phrase)].every(({ key }) => Object.hasOwn(en, key)) && !/[{}]|undefined|NaN/.test(tell(phrase));

const travel = (to: Place) => ({ action: { type: 'travel', to } }) as const;
const act = (type: 'attempt' | 'giveUp' | 'rest' | 'end' | 'secondChance') => ({ action: { type } }) as const;

describe('the Chronicle', () => {
  test('tells a journey once, however it is cut', () => {
    const steps = stepsOf(positionOf({}), travel('t1'), travel('t4'));
    expect(told(...steps)).toEqual(['To Noreki']);
  });

  test('tells a challenge in one line, from its dice to its end, and what the conquest brings', () => {
    const start = positionOf({
      teams: [{ at: 't8', hand: [] }, {}],
      territories: { t9: { revealed: false } },
    });
    const steps = stepsOf(start, act('attempt'), { chance: { dice: [1, 4, 4, 4, 6] } });
    expect(told(...steps)).toEqual(['Matching stones at Arovel: 1, 4, 4, 4, 6']);
    const on = stepsOf(
      start,
      act('attempt'),
      { chance: { dice: [1, 4, 4, 4, 6] } },
      { action: { type: 'rethrow', dice: [0, 4] } },
      { chance: { dice: [2, 4] } },
      { chance: { card: 'shield' } },
      { chance: { territory: 't9', kind: 'house' } },
    );
    expect(told(...on)).toEqual([
      'Conquered Arovel with Matching stones (+1)',
      'Drew: Shield',
      'Samovi revealed: Beat the house',
    ]);
  });

  test('tells of a failure, a Second Chance and another one', () => {
    const dice = { chance: { dice: [1, 2, 3, 4, 6] } } as const;
    const start = positionOf({
      phase: 'challenge',
      teams: [{ at: 't8', hand: ['secondChance'] }, {}],
      challenge: { progress: { dice: [0, 0, 0, 0, 0], left: 0 } },
    });
    expect(told(...stepsOf({ ...start, phase: 'dice' }, dice, act('secondChance'), dice))).toEqual([
      'Matching stones at Arovel: failed',
      'Second Chance at Arovel',
      'Matching stones at Arovel: 1, 2, 3, 4, 6',
    ]);
  });

  test('tells of a steal from its announcement to its end', () => {
    const start = positionOf({
      territories: { t3: { owner: 1, kind: 'tower' } },
      teams: [{ at: 't3', hand: ['steal'] }, { hand: ['shield'] }],
    });
    const announced = { action: { type: 'steal', territory: 't3' } } as const;
    const declined = (standing: boolean) => ({ seat: 1, action: { type: 'decline', standing } }) as const;
    const thrown = { chance: { dice: [6, 6, 6] } } as const;
    const kept = { action: { type: 'keep', dice: [0, 1, 2] } } as const;
    expect(told(...stepsOf(start, announced, declined(true), act('attempt'), thrown, kept))).toEqual([
      'Steal announced on Faroli',
      'No Shield on Faroli in this steal',
      'Stole Faroli: locked (+1)',
    ]);
    const shielded = { seat: 1, action: { type: 'shield', territory: 't3' } } as const;
    expect(told(...stepsOf(start, announced, declined(false), act('attempt'), shielded)).slice(2)).toEqual([
      'Tower at Faroli',
      'Shield on Faroli: locked',
      'The Shield stopped the steal of Faroli',
    ]);
    const low = { chance: { dice: [1, 1, 1] } } as const;
    expect(told(...stepsOf(start, announced, declined(true), act('attempt'), low, kept)).at(-1)).toBe(
      'The steal of Faroli failed',
    );
    expect(told(...stepsOf(start, announced, declined(true), act('giveUp'))).at(-1)).toBe(
      'Gave up the steal of Faroli',
    );
  });

  test('tells of a rest and its cards, of a discard, and begins a round with a line across', () => {
    const rest = stepsOf(positionOf({ turn: 1 }), act('rest'), { chance: { card: 'steal' } });
    expect(told(...rest)).toEqual(['Rested: draws 1 card', 'Drew a card', 'Round 2']);
    const hand = ['steal', 'steal', 'steal', 'shield', 'shield'];
    const discarding = stepOf(positionOf({ phase: 'discard', teams: [{ hand }, {}] }), {
      action: { type: 'discard', card: 'shield' },
    });
    expect(told(discarding)).toEqual(['Discarded: Shield']);
  });

  test('never tells which card the other team has drawn', () => {
    const drawing = { ...positionOf({}), phase: 'draw', drawing: { why: 'rest', left: 1 } } as State;
    const draw = (viewer: number | null) => told(stepOf(drawing, { chance: { card: 'steal' } }, viewer))[0];
    expect([draw(0), draw(1), draw(null)]).toEqual(['Drew: Steal', 'Drew a card', 'Drew a card']);
  });

  test('has texts that can be written for every event of whole matches, and a line across for each round', () => {
    const met = new Set<string>();
    for (const seed of ['words', 'more words']) {
      let { match } = begin<TerritoriesTypes>(territories, { challenges: 'dealt', length: 'quick' });
      let random = startRandom(seed);
      let lines: readonly Line[] = [];
      for (;;) {
        const turn = territories.turn(match.state);
        if (turn.kind === 'over') break;
        const inputs: readonly { outcome: Input<TerritoriesTypes>; weight: number }[] =
          turn.kind === 'chance'
            ? territories
                .chances(match.state)
                .map(({ outcome, weight }) => ({ outcome: { kind: 'chance', outcome }, weight }))
            : turn.seats.flatMap((seat) =>
                territories.actions(match.state, seat).map((action) => ({
                  outcome: { kind: 'action' as const, seat, action },
                  weight: action.type === 'attempt' ? 40 : action.type === 'steal' ? 9 : 3,
                })),
              );
        const drawn = pick(random, inputs);
        random = drawn.random;
        let view = viewOf(match.state);
        const next = advance(territories, match, drawn.outcome);
        match = next.match;
        for (const event of next.events) {
          lines = chronicle(lines, event, view);
          const last = lines.at(-1);
          if (last && !isWritten(last)) expect(tell(last)).toBe('written');
          view = territories.project(view, event);
          met.add(event.type);
        }
      }
      expect(lines.filter(({ key }) => key === 'log.round')).toHaveLength(14);
      expect(lines.at(-1)?.key).toMatch(/^territories.log.ended/);
    }
    expect(met.size).toBeGreaterThan(18);
  });
});

describe('names', () => {
  test('of lands are those of the map in every language', async () => {
    const given = [...map.bases, ...map.territories];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const script = language.slice(0, 2) as 'en' | 'pt' | 'hi' | 'el';
      for (const { id, name } of given) expect(tell(placeName(id as Place))).toBe(name[script]);
    }
  });

  test('of teams are those of the seats they wear', () => {
    expect([tell(teamName(0, null)), tell(teamName(1, null)), tell(teamName(1, 1))]).toEqual([
      'Lily',
      'Moon',
      'You',
    ]);
  });

  test('of cards come with a sentence', () => {
    for (const card of CARDS) {
      expect([card, isWritten(cardName(card)), tell(cardNote(card)).endsWith('.')]).toEqual([
        card,
        true,
        true,
      ]);
    }
  });

  test('of kinds come with a goal and sentences, in every difficulty', () => {
    for (const kind of KINDS) {
      expect(isWritten(kindName(kind))).toBe(true);
      for (const difficulty of DIFFICULTIES) {
        const { goal, how } = challengeWords(kind, difficulty);
        expect([kind, difficulty, [goal, ...how].every(isWritten)]).toEqual([kind, difficulty, true]);
      }
    }
    const goals = (kind: (typeof KINDS)[number], difficulty: (typeof DIFFICULTIES)[number]) =>
      tell(challengeWords(kind, difficulty).goal);
    expect(goals('exact', 'easy')).toBe('A sum of 14, give or take 1, with 3 dice');
    expect(goals('exact', 'hard')).toBe('A sum of exactly 15 with 3 dice');
    expect(goals('pairs', 'hard')).toBe('Three of one number and two of another with 5 dice');
    expect(tellAll(challengeWords('house', 'easy').how)).toContain('A draw is won.');
    expect(tellAll(challengeWords('calls', 'easy').how)).toContain('1 wrong call forgiven');
  });

  test('percents keep 0 and 100 for what is certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe('how a challenge stands', () => {
  const standing = (kind: string, progress: Partial<Progress>) => {
    const { challenge } = positionOf({
      phase: 'challenge',
      territories: { t3: { kind } },
      teams: [{ at: 't3' }, {}],
      challenge: { progress },
    });
    return challenge && tellAll(progressWords(challenge));
  };

  test('is what has been reached and what is left', () => {
    expect(standing('sum', { dice: [1, 2, 3, 4], left: 1 })).toBe('sum 10, 1 throw left');
    expect(standing('push', { dice: [4], set: [3], left: 2 })).toBe('sum 7, 2 throws left');
    expect(standing('house', { dice: [4, 5], left: 1 })).toBe('sum 9, the last die may be thrown again');
    expect(standing('house', { dice: [4], set: [5, 6], left: 0 })).toBe('you 11, the house 4');
    expect(standing('stair', { dice: [4], set: [1, 0, 0, 6, 0], left: 1 })).toBe(
      '2 of 5 steps, 1 die may be thrown away',
    );
    expect(standing('calls', { dice: [4], set: [1], left: 2, spare: 1 })).toBe(
      '1 of 3 right, 2 dice may be changed, 1 wrong call forgiven',
    );
    expect(standing('run', { dice: [1, 2, 3, 4, 6, 6], left: 3 })).toBe('3 throws left');
    expect(standing('tower', { dice: [4], set: [6, 6] })).toBe('sum 16');
  });
});

describe('choices', () => {
  const offered = (state: State) =>
    choices(
      viewOf(state, 0),
      territories.actions(state, 0),
      (action) => territories.act(state, 0, action).events,
    );
  const state = positionOf({
    territories: { t1: { owner: 0 }, t4: { revealed: false }, t5: { owner: 1 } },
    teams: [{ at: 't2', hand: ['steal', 'shield'] }, {}],
  });
  const say = (key: string) => {
    const choice = offered(state).find((each) => each.key === key);
    return choice && tellAll(choiceWords(choice));
  };

  test('say where they lead and what that is good for', () => {
    expect(say('travel t1')).toBe('To Velimor, 2 roads left, yours');
    expect(say('travel t4')).toBe('To Noreki, 1 road left, challenge hidden, medium, chance 50 to 60%');
    expect(say('travel t3')).toBe('To Faroli, 2 roads left, attempt Press on, easy, chance 71%');
    expect(say('travel t5')).toBe(
      'To Ketori, 2 roads left, held by the other team, On the mark, medium, chance 55%',
    );
    expect(say('steal t5')).toBe('Announce a steal of Ketori, in reach now, On the mark, medium, chance 55%');
    expect(say('shield t1')).toBe('Shield Velimor: locked for good');
    expect(say('attempt')).toBe('Attempt Pairs at Temiro, chance 74%');
  });

  test('all have words, also those in a challenge', () => {
    for (const choice of offered(state)) expect(isWritten(choiceCaption(choice))).toBe(true);
    const challenge = { progress: { dice: [3, 4], set: [], left: 1, spare: 0, call: null } };
    const actions = [
      { type: 'rethrow', dice: [1] },
      { type: 'keep', dice: [0, 1] },
      { type: 'throw', count: 3 },
      { type: 'add' },
      { type: 'stop' },
      { type: 'again' },
      { type: 'place', step: 0 },
      { type: 'skip' },
      { type: 'call', call: 'higher' },
      { type: 'call', call: 'lower' },
      { type: 'swap' },
    ] as const;
    expect(actions.map((action) => tell(diceCaption(action, challenge)))).toEqual([
      'Throw one again',
      'Set 2 dice aside',
      'Throw 3 dice',
      'One more die',
      'Stop at 7',
      'Last die again',
      'On step 1',
      'Throw this die away',
      'Higher',
      'Lower',
      'Change this die',
    ]);
  });
});

describe('a refusal', () => {
  const say = (state: State, action: Action) => {
    const refusal = territories.refusal(state, 0, action);
    if (!refusal) throw new Error(`${action.type} is legal`);
    const { rule, facts } = refusalWords(refusal, action.type);
    return `${tell(rule)} ${tell(facts)}`;
  };
  const lands = {
    t1: { owner: 0 },
    t5: { owner: 1 },
    t7: { owner: 1, locked: true },
    t4: { revealed: false },
  };
  const at = (place: string, more: object = {}) =>
    positionOf({
      territories: lands,
      teams: [{ at: place, hand: ['steal', 'shield'], ...more }, { hand: ['steal'] }],
    });

  test('says the rule and how it stands here', () => {
    expect(say(at('t2'), { type: 'steal', territory: 't2' })).toBe(
      'A neutral territory is won by its challenge, without a Steal card. Temiro belongs to nobody.',
    );
    expect(say(at('t2'), { type: 'steal', territory: 't7' })).toBe(
      'A locked territory cannot be stolen. Korvani is locked.',
    );
    expect(say(at('t2'), { type: 'steal', territory: 't1' })).toBe(
      'A Steal card is played on a territory of the other team. Velimor is yours.',
    );
    expect(say(at('t2', { steal: 't5' }), { type: 'steal', territory: 't5' })).toBe(
      'A team has one open steal at a time. Yours is on Ketori.',
    );
    expect(say(at('t2'), { type: 'shield', territory: 't5' })).toBe(
      'A Shield is played on a territory of your own. Ketori belongs to the other team.',
    );
    expect(say(at('t4'), { type: 'attempt' })).toBe(
      'A hidden challenge cannot be attempted. Every conquest reveals a territory; Noreki is still hidden.',
    );
    expect(say(at('t5'), { type: 'attempt' })).toBe(
      'On a territory of the other team an attempt takes an open steal. Ketori belongs to the other team.',
    );
    expect(say(at('b0'), { type: 'attempt' })).toBe(
      'There is nothing to conquer on your own land. Alvora is yours.',
    );
    expect(say(at('b0'), { type: 'travel', to: 't18' })).toBe(
      'A team travels up to 3 roads in a turn. Roads to Serivo: 6. Roads left: 3.',
    );
  });

  test('of a rest says what it lacks', () => {
    expect(say(at('t2'), { type: 'rest' })).toMatch(/^A team rests on its own base or territory/);
    expect(say(at('t1', { hand: ['steal', 'steal', 'shield'] }), { type: 'rest' })).toBe(
      'A team rests with at most 2 cards in hand. You hold 3.',
    );
    const schemed = { ...at('t1'), schemed: true };
    expect(say(schemed, { type: 'rest' })).toMatch(/^No rest in a turn in which a steal/);
  });

  test('has two sentences for every code, action and phase', () => {
    const facts = {
      turn: 1,
      phase: 'act',
      left: 0,
      at: 't2',
      card: 'shield',
      hand: 3,
      most: 2,
      territory: 't5',
      to: 't9',
      distance: 4,
      roads: 2,
    };
    const types = [
      'steal',
      'shield',
      'travel',
      'attempt',
      'rest',
      'giveUp',
      'secondChance',
      'place',
    ] as const;
    for (const code of REFUSALS) {
      for (const type of types) {
        for (const phase of code === 'phase' ? PHASES : (['act'] as const)) {
          const { rule, facts: how } = refusalWords({ code, ...facts, phase }, type);
          expect([code, type, phase, isWritten(rule), isWritten(how)]).toEqual([
            code,
            type,
            phase,
            true,
            true,
          ]);
          expect(tell(rule)).toMatch(/\.$/);
          expect(tell(how)).toMatch(/\.$/);
        }
      }
    }
  });
});
