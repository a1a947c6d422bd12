import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/core/match.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import { meaningless } from '../../src/engine/ludo/types.ts';

describe('settings', () => {
  it('fill in the defaults', () => {
    expect(begin(ludo).match.options).toEqual({
      players: 4,
      teams: false,
      blockades: false,
      pachisi: false,
      pawns: 4,
      release: '6',
      sixes: 'noLimit',
      safeSquares: 'none',
      captureBonus: false,
      homeBonus: false,
      captureToEnter: false,
      places: 'first',
    });
  });

  it.each([
    [{ players: 5 }, 'players is 5; it may be 4, 3, 2'],
    [{ blockades: 'on' }, 'blockades is "on"; it may be false, true'],
    [{ release: 6 }, 'release is 6; it may be "6", "1or6"'],
    [{ pawns: 3 }, 'pawns is 3; it may be 4, 2'],
    [{ blockade: true }, 'there is no setting "blockade"; the settings are players, teams'],
    [{ toString: true }, 'there is no setting "toString"'],
    [null, 'settings must be an object'],
    [[], 'settings must be an object'],
    [
      { teams: true, players: 3 },
      'teams is true with players 3; teams need players 4, or set teams to false',
    ],
    [{ teams: true, players: 2 }, 'teams is true with players 2'],
  ])('refuse %j with what would be right', (settings, words) => {
    expect(() => ludo.parseOptions(settings)).toThrow(RangeError);
    expect(() => ludo.parseOptions(settings)).toThrow(words);
  });

  it.each([
    [{}, []],
    [{ pachisi: true }, ['release because pachisi', 'safeSquares because pachisi']],
    [{ teams: true }, ['places because teams']],
    [{ players: 3 }, ['teams because players']],
    [{ players: 2 }, ['teams because players', 'places because players']],
  ])('say what %j makes meaningless', (settings, expected) => {
    const found = meaningless(ludo.parseOptions(settings));
    expect(found.map(({ setting, because }) => `${setting} because ${because}`)).toEqual(expected);
  });
});

describe('chance', () => {
  const thrownBy = (settings: object) => {
    const { match } = begin(ludo, settings);
    const drawn = ludo.resolve(match.state, { starter: 2 }).state;
    return ludo.chances(ludo.act(drawn, 2, { type: 'throw' }).state);
  };

  it('draws the seat that starts', () => {
    const starters = ludo.chances(begin(ludo, { players: 3 }).match.state);
    expect(starters).toEqual([0, 1, 2].map((starter) => ({ outcome: { starter }, weight: 1 })));
  });

  it('throws the six faces equally often', () => {
    expect(thrownBy({})).toEqual([1, 2, 3, 4, 5, 6].map((die) => ({ outcome: { die }, weight: 1 })));
  });

  it('throws the cowries as often as six coins fall so', () => {
    const times = new Map<number, number>();
    for (let shells = 0; shells < 64; shells += 1) {
      const mouths = [0, 1, 2, 3, 4, 5].filter((shell) => shells & (1 << shell)).length;
      const die = mouths === 0 ? 25 : mouths === 1 ? 10 : mouths;
      times.set(die, (times.get(die) ?? 0) + 1);
    }
    const chances = thrownBy({ pachisi: true });
    expect(chances.length).toBe(times.size);
    for (const { outcome, weight } of chances) {
      expect('die' in outcome && times.get(outcome.die)).toBe(weight);
    }
  });
});
