/** Plays scenarios of Ludo with the oracle. */

import { isFields } from '../position.ts';
import type { Scenario } from '../scenario.ts';
import { type Played, play } from './play.ts';
import { parsePosition } from './position.ts';

const TYPES: readonly unknown[] = [
  'diceThrown',
  'throwLost',
  'pawnReleased',
  'pawnMoved',
  'captured',
  'blockadeFormed',
  'blockadeDissolved',
  'reachedHome',
  'turnEnded',
  'gameEnded',
];
const FIELDS = ['type', 'seat', 'at', 'from', 'to', 'die', 'places'];

/** What of expected events is the game's notation; whatever else the engine tells is for its own tests. */
export const inNotation = (events: readonly unknown[]): unknown[] =>
  events
    .filter(isFields)
    .filter(({ type }) => TYPES.includes(type))
    .map((event) => Object.fromEntries(Object.entries(event).filter(([field]) => FIELDS.includes(field))));

/** The result of the last action; all before it must be legal. A throw takes the next value. */
export function playScenario(scenario: Scenario): Played {
  const dice = [...(scenario.dice ?? [])];
  let position = parsePosition(scenario);
  let played: Played = { position, events: [] };
  for (const [at, action] of scenario.play.entries()) {
    const isThrow = isFields(action) && action.type === 'throw' && position.phase === 'throw';
    played = play(position, action, isThrow ? dice.splice(0, 1) : []);
    if ('refused' in played) {
      if (at < scenario.play.length - 1) throw new Error(`${scenario.id}: refused ${JSON.stringify(action)}`);
      return played;
    }
    position = played.position;
  }
  if (dice.length > 0) throw new Error(`${scenario.id}: ${dice.length} dice are left`);
  return played;
}
