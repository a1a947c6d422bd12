import { describe, expect, it } from 'vitest';
import { describePosition, holds, occur, playScenario, readScenarios, type Scenario } from './scenario.ts';

function check(scenario: Scenario): void {
  const played = playScenario(scenario);
  const { illegal, reason, position, events } = scenario.expect;
  if ('refused' in played) {
    expect(illegal, `refused: ${played.refused}`).toBe(true);
    if (reason !== undefined) expect(played.refused).toBe(reason);
    return;
  }
  expect(illegal, 'legal').not.toBe(true);
  const described = describePosition(played.position);
  if (position !== undefined && !holds(described, position)) expect(described).toMatchObject({ expected: position });
  if (events !== undefined && !occur(played.events, events)) expect(played.events).toEqual(events);
}

describe('the oracle of Nobles', () => {
  for (const { file, scenarios } of readScenarios('nobles')) {
    describe(file, () => {
      for (const scenario of scenarios) it(scenario.id, () => check(scenario));
    });
  }
});
