import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { difference, missingEvent } from '../../src/cli/compare.ts';
import { advance, IllegalInput, type Match } from '../../src/engine/core/match.ts';
import { territories } from '../../src/engine/territories/index.ts';
import {
  actorIn,
  describePosition,
  drawChance,
  type Position,
  parsePosition,
  settleChallenge,
} from '../../src/engine/territories/notation.ts';
import type { Action, Card, Event, TerritoriesTypes } from '../../src/engine/territories/types.ts';

type Resolve = { type: 'resolve'; passed: boolean };

type Scenario = {
  id: string;
  settings: Record<string, unknown>;
  dice?: number[];
  cards?: Card[];
  position: Position;
  play: (Action | Resolve)[];
  expect: { illegal?: boolean; reason?: string; position?: Position; events?: unknown[] };
};

const FOLDER = new URL('../scenarios/', import.meta.url);

/** What the last action and the chance that follows it make of a scenario's position; the refusal's code where it is refused. */
function playScenario({ settings, position, play, dice = [], cards = [] }: Scenario) {
  const state = parsePosition(settings, position);
  const [faces, draws] = [[...dice], [...cards]];
  let match: Match<TerritoriesTypes> = { options: state.options, seats: territories.seats(2), state };
  let events: readonly Event[] = [];
  const take = (step: { match: typeof match; events: readonly Event[] }): void => {
    match = step.match;
    events = [...events, ...step.events];
  };
  for (const [at, action] of play.entries()) {
    events = [];
    try {
      if (action.type === 'resolve') {
        const settled = settleChallenge(match.state, action.passed);
        take({ match: { ...match, state: settled.state }, events: settled.events });
      } else {
        take(advance(territories, match, { kind: 'action', seat: actorIn(match.state, action), action }));
      }
    } catch (error) {
      if (!(error instanceof IllegalInput) || at < play.length - 1) throw error;
      return { refused: error.refusal.code, position: describePosition(match.state), events };
    }
    while (territories.turn(match.state).kind === 'chance') {
      const outcome = drawChance(match.state, faces, draws);
      if (outcome === null) break;
      take(advance(territories, match, { kind: 'chance', outcome }));
    }
  }
  return { refused: null, position: describePosition(match.state), events };
}

for (const file of readdirSync(FOLDER).filter((name) => name.startsWith('territories'))) {
  const scenarios: Scenario[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  describe(file, () => {
    it('holds scenarios', () => expect(scenarios.length).toBeGreaterThan(0));
    it.each(scenarios)('$id', (scenario) => {
      const { illegal = false, reason, position = {}, events = [] } = scenario.expect;
      const played = playScenario(scenario);
      expect(played.refused !== null, `refused: ${played.refused}`).toBe(illegal);
      if (reason !== undefined) expect(played.refused).toBe(reason);
      expect(difference(played.position, position)).toBeNull();
      expect(missingEvent(played.events, events)).toBeNull();
    });
  });
}
