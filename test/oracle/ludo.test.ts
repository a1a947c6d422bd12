import { describe, expect, it } from 'vitest';
import { ownerOf, pawnsOf, seatsOf } from './ludo/position.ts';
import { inNotation, playScenario } from './ludo/scenario.ts';
import {
  actions,
  type Counts,
  countTree,
  type Position,
  parsePosition,
  play,
  type Settings,
} from './ludo.ts';
import { holds, occur, readJson, readScenarios, type Scenario } from './scenario.ts';

type Chosen = { id: string; settings: object; position: object; counts: ({ depth: number } & Counts)[] };

const chosen = readJson('ludo-positions.json', new URL('./', import.meta.url)) as Chosen[];
const files = readScenarios('ludo');
const MOST_LEAVES = 3000;

function check(scenario: Scenario): void {
  const played = playScenario(scenario);
  const { illegal, reason, position, events = [] } = scenario.expect;
  if ('refused' in played) {
    expect(illegal, `refused: ${played.refused}`).toBe(true);
    if (reason !== undefined) expect(played.refused).toBe(reason);
    return;
  }
  expect(illegal, 'legal').not.toBe(true);
  if (position !== undefined && !holds(played.position, position))
    expect(played.position).toMatchObject(Object(position));
  const told = inNotation(events);
  if (!occur(played.events, told)) expect(played.events).toEqual(told);
  expect(position ?? events.length, 'something to hold').toBeTruthy();
}

const DEFAULTS = parsePosition({}).settings;
const NAMES = Object.keys(DEFAULTS) as (keyof Settings)[];
/** Two settings that cannot both differ from their default: three players or two make no teams. */
const CONTRADICTION = ['players', 'teams'];

const differs = ({ settings }: Scenario, name: keyof Settings): boolean =>
  settings[name] !== undefined && settings[name] !== DEFAULTS[name];

/** Equal for two positions that differ only in the order of a player's pawns. */
function keyOf(position: Position): string {
  const sorted = structuredClone(position);
  for (const seat of seatsOf(sorted)) pawnsOf(sorted, seat).sort();
  return JSON.stringify(sorted);
}

const outcome = (position: Position, action: unknown): string | null => {
  const played = play(position, action, [2]);
  return 'refused' in played ? null : keyOf(played.position);
};

/** Every action that can be written down, legal or not. */
function* allActions(position: Position): Generator<unknown> {
  yield { type: 'throw' };
  yield { type: 'release' };
  for (const from of pawnsOf(position, ownerOf(position))) yield { type: 'move', from };
  for (let from = 1; from <= 52; from += 1) yield { type: 'move', from };
}

describe('the oracle of Ludo', () => {
  for (const { file, scenarios } of files) {
    describe(`agrees with ${file}`, () => {
      for (const scenario of scenarios) it(scenario.id, () => check(scenario));
    });
  }

  describe('lists one action for each outcome', () => {
    for (const { id, ...named } of chosen) {
      it.each([1, 2, 3, 4, 5, 6, 25])(`${id} after a throw of %i`, (value) => {
        const played = play(parsePosition(named), { type: 'throw' }, [value]);
        if ('refused' in played) throw new Error(played.refused);
        const { position } = played;
        const outcomes = actions(position).map((action) => outcome(position, action));
        expect(outcomes.length).toBeGreaterThan(0);
        expect(outcomes).not.toContain(null);
        expect(new Set(outcomes).size).toBe(outcomes.length);
        for (const action of allActions(position)) {
          const result = outcome(position, action);
          if (result !== null) expect(outcomes, JSON.stringify(action)).toContain(result);
        }
      });
    }
  });

  describe('counts the tree below', () => {
    for (const { id, counts, ...named } of chosen) {
      for (const { depth, ...expected } of counts.filter(({ leaves }) => leaves <= MOST_LEAVES)) {
        it(`${id} to depth ${depth}`, () => {
          expect(countTree(parsePosition(named), depth)).toEqual(expected);
        });
      }
    }
  });

  describe('meets every two settings that both differ from their default', () => {
    const scenarios = files.find(({ file }) => file === 'ludo-pairs.json')?.scenarios ?? [];
    const pairs = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));
    const possible = pairs.filter((pair) => !pair.every((name) => CONTRADICTION.includes(name)));
    it.each(possible)('%s and %s', (one, other) => {
      expect(scenarios.some((scenario) => differs(scenario, one) && differs(scenario, other))).toBe(true);
    });
  });

  describe('refuses settings that contradict themselves', () => {
    it.each([2, 3])('teams of %i players', (players) => {
      expect(() => parsePosition({ settings: { players, teams: true } })).toThrow('teams');
    });
    it('a value that a setting does not have', () => {
      expect(() => parsePosition({ settings: { pawns: 3 } })).toThrow('pawns');
    });
  });
});
