import { describe, expect, it } from 'vitest';
import { advance, begin, IllegalInput, type Input, type Match } from '../../src/engine/core/match.ts';
import { commitment, pick, startRandom } from '../../src/engine/core/random.ts';
import { BadRecord, derive, type MatchRecord, replay } from '../../src/engine/core/record.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { NoblesTypes } from '../../src/engine/nobles/types.ts';
import { playRecord } from './play-record.ts';

type Game = NoblesTypes;

const SEED = 'lily-1';
const record = playRecord(nobles, { players: 3, length: 'quick' }, SEED);

const refusalOf = (match: Match<Game>, input: unknown): string => {
  try {
    advance(nobles, match, input as Input<Game>);
  } catch (error) {
    if (error instanceof IllegalInput) return error.refusal.code;
    throw error;
  }
  return 'played';
};

const edited = (inputs: readonly unknown[]): MatchRecord<Game> =>
  ({ ...record, inputs }) as unknown as MatchRecord<Game>;

describe('advance', () => {
  const begun = begin(nobles, { players: 2 }).match;
  const thrown = advance(nobles, begun, { kind: 'chance', outcome: { starter: 2 } }).match;

  it.each([
    ['an unknown action', { kind: 'action', seat: 2, action: { type: 'teleport' } }, 'action'],
    ['what is no action', { kind: 'action', seat: 2, action: 7 }, 'action'],
    [
      'an action with a stray key',
      { kind: 'action', seat: 2, action: { type: 'throw', dice: [6, 6] } },
      'action',
    ],
    ['an action of the wrong seat', { kind: 'action', seat: 0, action: { type: 'throw' } }, 'seat'],
    ['a stale action', { kind: 'action', seat: 2, action: { type: 'end' } }, 'phase'],
    ['chance out of turn', { kind: 'chance', outcome: { dice: [1, 2] } }, 'phase'],
  ])('refuses %s and changes nothing', (_, input, code) => {
    const before = JSON.stringify(thrown);
    expect(refusalOf(thrown, input)).toBe(code);
    expect(JSON.stringify(thrown)).toBe(before);
  });

  it('refuses an outcome that chance does not have', () => {
    const taken = advance(nobles, thrown, { kind: 'action', seat: 2, action: { type: 'throw' } }).match;
    expect(refusalOf(taken, { kind: 'chance', outcome: { dice: [7, 1] } })).toBe('chance');
    expect(refusalOf(taken, { kind: 'chance', outcome: { starter: 0 } })).toBe('chance');
    expect(refusalOf(taken, { kind: 'chance', outcome: { dice: [6, 1] } })).toBe('played');
  });

  it('says what is wrong and with what', () => {
    expect(() => advance(nobles, thrown, { kind: 'action', seat: 0, action: { type: 'throw' } })).toThrow(
      'nobles: seat 0 may not {"type":"throw"}: seat {"turn":2}',
    );
  });
});

describe('options', () => {
  it('fill in the defaults', () => {
    expect(begin(nobles).match.options).toEqual({ players: 4, mode: 'journey', length: 'standard' });
  });

  it.each([
    [{ players: 5 }, 'players is 5; it may be 4, 3, 2'],
    [{ mode: 'war' }, 'mode is "war"; it may be journey, combat'],
    [{ lenght: 'quick' }, 'there is no setting "lenght"'],
    [null, 'settings must be an object'],
  ])('refuse %j with what would be right', (options, words) => {
    expect(() => begin(nobles, options)).toThrow(words);
  });
});

describe('a record', () => {
  it('replays to the same end, through JSON', () => {
    const ends = [...replay(nobles, JSON.parse(JSON.stringify(record)))].map((step) => JSON.stringify(step));
    expect(ends).toEqual([...replay(nobles, record)].map((step) => JSON.stringify(step)));
    expect(ends.at(-1)).toContain('gameEnded');
  });

  it('of another game or other rules is refused', () => {
    expect(() => [...replay(nobles, { ...record, game: 'ludo' })]).toThrow(
      'the record is of ludo, not of nobles',
    );
    expect(() => [...replay(nobles, { ...record, rules: 99 })]).toThrow(
      'of rules 99 of nobles; these are rules 1',
    );
    expect(() => [...replay(nobles, { ...record, seats: [0, 1] })]).toThrow(
      'seats 0,1, its options seat 0,1,2',
    );
  });

  it('that was edited names the first input that is wrong', () => {
    const swapped = [...record.inputs];
    [swapped[4], swapped[6]] = [swapped[6] as Input<Game>, swapped[4] as Input<Game>];
    try {
      for (const step of replay(nobles, edited(swapped))) expect(step.match).toBeDefined();
      expect.unreachable('the record was accepted');
    } catch (error) {
      expect(error).toBeInstanceOf(BadRecord);
      expect([4, 5, 6]).toContain((error as BadRecord).at);
    }
  });

  it('derives every throw from its seed', () => {
    expect(() => derive(nobles, record, SEED)).not.toThrow();
    expect(() => derive(nobles, record, 'lily-2')).toThrow('is not the one whose SHA-256 was shown');
  });

  it('with a changed throw is found out', () => {
    const at = record.inputs.findIndex((input) => input.kind === 'chance' && 'dice' in input.outcome);
    const other = record.inputs.with(at, { kind: 'chance', outcome: { dice: [1, 1] } });
    expect(() => derive(nobles, edited(other), SEED)).toThrow(`input ${at} of the record is {"dice":[1,1]}`);
  });
});

describe('the generator', () => {
  it('is committed to by the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('throws every pair of faces equally often, first and second die alike', () => {
    const chances = Array.from({ length: 36 }, (_, outcome) => ({ outcome, weight: 1 }));
    const times = new Array<number>(36).fill(0);
    let random = startRandom('fair');
    const throws = 72_000;
    for (let made = 0; made < throws; made += 1) {
      const drawn = pick(random, chances);
      random = drawn.random;
      times[drawn.outcome] = (times[drawn.outcome] ?? 0) + 1;
    }
    const expected = throws / 36;
    const chiSquare = times.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 35 degrees of freedom: below 14.0 or above 66.6 has a probability of 0.001 each.
    expect(chiSquare).toBeGreaterThan(14);
    expect(chiSquare).toBeLessThan(66.6);
  });

  it('picks by weight', () => {
    let random = startRandom('weights');
    let rare = 0;
    for (let made = 0; made < 10_000; made += 1) {
      const drawn = pick(random, [
        { outcome: 'rare', weight: 1 },
        { outcome: 'common', weight: 9 },
      ]);
      random = drawn.random;
      if (drawn.outcome === 'rare') rare += 1;
    }
    expect(rare).toBeGreaterThan(880);
    expect(rare).toBeLessThan(1120);
  });
});
