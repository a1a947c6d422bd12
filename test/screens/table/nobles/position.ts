import { nobles } from '../../../../src/engine/nobles/index.ts';
import type { Action, Place, Refusal, View } from '../../../../src/engine/nobles/types.ts';

const side = (
  seat: number,
  guards: readonly Place[],
  noble: Place,
  rolls: readonly number[],
): View['seats'][number] => ({
  seat,
  guards,
  noble,
  rolls,
  credits: 1,
  progression: 0,
  combat: 0,
  bonus: 0,
  score: 0,
  home: 0,
});

/**
 * Seat 0 has three Guards on 19, two tiles before three of seat 1 on 17 and four before two of seat 2 on 23, a Guard
 * on square 3 of its Home path and its Noble on 46; it is to spend `rolls`.
 */
export function position(rolls: readonly number[], phase: View['phase'] = 'spend') {
  const shown: View = {
    options: { players: 4, mode: 'journey', length: 'quick' },
    seats: [
      side(0, [19, 19, 19, 'path:3'], '46m', rolls),
      side(1, [17, 17, 17, 'yard'], 30, []),
      side(2, ['23m', '23m', 38, 'yard'], 'path:3', []),
      side(3, [49, 49, 49, 49], 'yard', []),
    ],
    phase,
    turn: 0,
    starter: 0,
    round: 10,
    rounds: 20,
    throws: 1,
    dice: [4, 6],
    places: [],
  };
  const state = nobles.suppose(shown);
  return {
    view: nobles.view(state, null),
    actions: nobles.actions(state, 0),
    outcome: (action: Action) => nobles.act(state, 0, action).events,
    refusalOf: (action: Action) => nobles.refusal(state, 0, action) as Refusal | null,
  };
}
