import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { difference, missingEvent } from '../../src/cli/compare.ts';
import { advance, IllegalInput, type Match } from '../../src/engine/core/match.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import { describePosition, type Position, parsePosition } from '../../src/engine/ludo/notation.ts';
import type { Action, Event, LudoTypes } from '../../src/engine/ludo/types.ts';

type Scenario = {
  id: string;
  settings: Record<string, unknown>;
  dice?: number[];
  position: Position;
  play: Action[];
  expect: { illegal?: boolean; reason?: string; position?: Position; events?: unknown[] };
};

const FOLDER = new URL('../scenarios/', import.meta.url);

/** What the last action and the chance that follows it make of a scenario's position; the refusal's code where it is refused. */
function playScenario({ settings, position, play, dice = [] }: Scenario) {
  const state = parsePosition(settings, position);
  const values = [...dice];
  let match: Match<LudoTypes> = { options: state.options, seats: ludo.seats(state.options.players), state };
  let events: readonly Event[] = [];
  for (const [at, action] of play.entries()) {
    try {
      ({ match, events } = advance(ludo, match, { kind: 'action', seat: match.state.turn, action }));
    } catch (error) {
      if (!(error instanceof IllegalInput) || at < play.length - 1) throw error;
      return { refused: error.refusal.code, position: describePosition(match.state), events };
    }
    while (ludo.turn(match.state).kind === 'chance') {
      const die = values.shift() ?? Number.NaN;
      const step = advance(ludo, match, { kind: 'chance', outcome: { die } });
      match = step.match;
      events = [...events, ...step.events];
    }
  }
  return { refused: null, position: describePosition(match.state), events };
}

for (const file of readdirSync(FOLDER).filter((name) => name.startsWith('ludo'))) {
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
