import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../src/engine/core/equal.ts';
import { begin } from '../../src/engine/core/match.ts';
import { derive, replay } from '../../src/engine/core/record.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import { describePosition, parsePosition } from '../../src/engine/ludo/notation.ts';
import { HOME, isSquare, placeName, safeSquares } from '../../src/engine/ludo/places.ts';
import type { Action, State } from '../../src/engine/ludo/types.ts';
import { anyOptions } from './ludo-any.ts';
import { playRecord } from './play-record.ts';

const SEED = 'sun-1';

/** Far above the longest of 10,000 random matches, which took 2,767 inputs. */
const MOST_INPUTS = 10_000;

const everyAction: readonly Action[] = [
  { type: 'throw' },
  { type: 'release' },
  ...Array.from({ length: HOME + 1 }, (_, code): Action => ({ type: 'move', from: placeName(code) })),
];

const freeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};

/** What no position of a match may show. */
function faultIn({ options: settings, seats }: State): string | null {
  const safe = safeSquares(settings);
  for (const [seat, side] of seats.entries()) {
    for (const code of side?.pawns ?? []) {
      const standing = side?.pawns.filter((other) => other === code).length ?? 0;
      if (code > 52 && code < HOME && standing > 1) return `two pawns on ${placeName(code)}`;
      if (!isSquare(code)) continue;
      if (standing > 1 && !settings.blockades && !settings.pachisi) return `two own pawns on ${code}`;
      const isOpposed = seats.some(
        (other, at) =>
          at !== seat && !(settings.teams && (at + seat) % 2 === 0) && other?.pawns.includes(code) === true,
      );
      if (isOpposed && !safe.includes(code)) return `opponents together on ${code}`;
    }
  }
  return null;
}

/** Checks everything that must hold of any position, and of what is listed there. */
function checkPosition(state: State): void {
  expect(faultIn(state)).toBeNull();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const waits = ludo.turn(state);
  for (const seat of [0, 1, 2, 3]) {
    const listed = ludo.actions(state, seat);
    const legal = everyAction.filter((action) => ludo.refusal(state, seat, action) === null);
    expect(listed.length > 0).toBe(waits.kind === 'decide' && waits.seats.includes(seat));
    expect(listed.map((action) => JSON.stringify(action)).sort()).toEqual(
      legal.map((action) => JSON.stringify(action)).sort(),
    );
  }
  expect(ludo.chances(state).length > 0).toBe(waits.kind === 'chance');
}

describe('random matches with random settings', () => {
  it('end, and every position keeps the laws', () => {
    fc.assert(
      fc.property(anyOptions, fc.string(), (settings, seed) => {
        const record = playRecord(ludo, settings, seed);
        expect(record.inputs.length).toBeLessThan(MOST_INPUTS);
        let shown = ludo.view(begin(ludo, settings).match.state, null);
        let checked = 0;
        for (const { match, events } of replay(ludo, record)) {
          freeze(match.state);
          for (const event of events) shown = ludo.project(shown, event);
          const after = ludo.view(match.state, null);
          if (!isDeepEqual(shown, after)) expect(shown).toEqual(after);
          if (!isDeepEqual(ludo.suppose(after), match.state))
            expect(ludo.suppose(after)).toEqual(match.state);
          if (checked % 7 === 0) checkPosition(match.state);
          checked += 1;
        }
        expect(shown.phase).toBe('over');
        expect(shown.places.flat().sort()).toEqual(shown.seats.map(({ seat }) => seat));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('are written down and read again', () => {
    fc.assert(
      fc.property(anyOptions, fc.string(), fc.nat(), (settings, seed, at) => {
        const steps = [...replay(ludo, playRecord(ludo, settings, seed))];
        const { state } = steps[at % steps.length]?.match ?? { state: null };
        if (!state || state.phase === 'draw' || state.phase === 'dice') return;
        const position = describePosition(state);
        const again = parsePosition(settings, JSON.parse(JSON.stringify(position)));
        expect(describePosition(again)).toEqual(position);
        expect(ludo.actions(again, again.turn)).toEqual(ludo.actions(state, state.turn));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('a record of Ludo', () => {
  const record = playRecord(ludo, { pachisi: true, players: 3 }, SEED);

  it('replays to the same end, through JSON', () => {
    const ends = [...replay(ludo, JSON.parse(JSON.stringify(record)))].map((step) => JSON.stringify(step));
    expect(ends).toEqual([...replay(ludo, record)].map((step) => JSON.stringify(step)));
    expect(ends.at(-1)).toContain('gameEnded');
  });

  it('derives every throw of the cowries from its seed', () => {
    expect(() => derive(ludo, record, SEED)).not.toThrow();
  });
});
