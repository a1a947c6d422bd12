import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../src/engine/core/equal.ts';
import { begin } from '../../src/engine/core/match.ts';
import { derive, replay } from '../../src/engine/core/record.ts';
import { ALL_CARDS, sizeOf } from '../../src/engine/territories/cards.ts';
import { HOUSE } from '../../src/engine/territories/house.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { describePosition, parsePosition } from '../../src/engine/territories/notation.ts';
import { territoryOf } from '../../src/engine/territories/places.ts';
import { CARDS, type Options, type State, TERRITORIES } from '../../src/engine/territories/types.ts';
import { playRecord } from './play-record.ts';

const SEED = 'moon-3';
const VIEWERS = [null, 0, 1] as const;

/** Far above the longest of 10,000 random games, which took about 280. */
const MOST_INPUTS = 1_000;

const options: fc.Arbitrary<Options> = fc
  .record({ length: fc.constantFrom('quick', 'standard'), challenges: fc.constantFrom('printed', 'dealt') })
  .map((given) => territories.parseOptions(given));

const freeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};

/** What no position of a game may show. */
function faultIn(state: State): string | null {
  for (const card of CARDS) {
    const held = state.teams.reduce((sum, team) => sum + team.hand[card], 0);
    const onTable = card === 'steal' ? state.teams.filter((team) => team.steal !== null).length : 0;
    if (held + onTable + state.deck[card] + state.discards[card] !== ALL_CARDS[card]) return `lost a ${card}`;
  }
  for (const { hand } of state.teams) {
    const most = HOUSE.maxHand + (state.phase === 'reveal' || state.phase === 'discard' ? 1 : 0);
    if (sizeOf(hand) > most) return 'a hand too large';
  }
  for (const id of TERRITORIES) {
    const { owner, locked, revealed, kind } = state.territories[id];
    if (locked && owner === null) return `${id} is locked and neutral`;
    if (owner !== null && !revealed) return `${id} is owned and hidden`;
    if (!revealed && kind !== null) return `${id} is hidden, its kind is not`;
    const twin = state.territories[territoryOf(id).mirror];
    if (kind !== null && twin.kind !== null && twin.kind !== kind) return `${id} and its twin differ`;
  }
  for (const [seat, { steal }] of state.teams.entries()) {
    if (steal === null || state.phase === 'over') continue;
    const { owner, locked } = state.territories[steal];
    if (owner !== 1 - seat || locked) return `team ${seat} steals ${steal}, which cannot be stolen`;
  }
  return null;
}

/** Checks everything that must hold of any position, and of what is listed there. */
function checkPosition(state: State): void {
  expect(faultIn(state)).toBeNull();
  expect(isDeepEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
  const waits = territories.turn(state);
  for (const seat of [0, 1]) {
    const listed = territories.actions(state, seat);
    expect(listed.length > 0).toBe(waits.kind === 'decide' && waits.seats.includes(seat));
    expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length);
    expect(listed.filter((action) => territories.refusal(state, seat, action) !== null)).toEqual([]);
  }
  const chances = territories.chances(state);
  expect(chances.length > 0).toBe(waits.kind === 'chance');
  expect(new Set(chances.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(chances.length);
  expect(chances.every(({ weight }) => weight > 0)).toBe(true);
}

describe('random games', () => {
  it('end, and every position keeps the laws, for every viewer', () => {
    fc.assert(
      fc.property(options, fc.string(), (settings, seed) => {
        const record = playRecord(territories, settings, seed);
        expect(record.inputs.length).toBeLessThan(MOST_INPUTS);
        const start = begin(territories, settings).match.state;
        let shown = VIEWERS.map((viewer) => territories.view(start, viewer));
        let checked = 0;
        let last = start;
        for (const { match, events } of replay(territories, record)) {
          freeze(match.state);
          shown = VIEWERS.map((viewer, at) => {
            let seen = shown[at] ?? territories.view(start, viewer);
            for (const event of events) {
              const told = territories.redact(event, viewer);
              if (told) seen = territories.project(seen, told);
            }
            const after = territories.view(match.state, viewer);
            if (!isDeepEqual(seen, after)) expect(seen).toEqual(after);
            if (checked % 5 === 0) {
              expect(isDeepEqual(territories.view(territories.suppose(after), viewer), after)).toBe(true);
            }
            return after;
          });
          if (checked % 5 === 0) checkPosition(match.state);
          checked += 1;
          last = match.state;
        }
        expect(last.phase).toBe('over');
        checkPosition(last);
      }),
      { numRuns: 300 },
    );
  }, 240_000);

  it('are written down and read again', () => {
    fc.assert(
      fc.property(options, fc.string(), (settings, seed) => {
        for (const { match } of replay(territories, playRecord(territories, settings, seed))) {
          if (territories.turn(match.state).kind !== 'decide') continue;
          const position = JSON.parse(JSON.stringify(describePosition(match.state)));
          const again = parsePosition(settings, position);
          if (!isDeepEqual(again, match.state)) expect(again).toEqual(match.state);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('a record of Territories', () => {
  const record = playRecord(territories, { challenges: 'dealt' }, SEED);

  it('replays to the same end, through JSON', () => {
    const ends = [...replay(territories, JSON.parse(JSON.stringify(record)))].map((step) =>
      JSON.stringify(step),
    );
    expect(ends).toEqual([...replay(territories, record)].map((step) => JSON.stringify(step)));
    expect(ends.at(-1)).toContain('gameEnded');
  });

  it('derives every throw and draw from its seed', () => {
    expect(() => derive(territories, record, SEED)).not.toThrow();
  });
});
