import type { Game, GameTypes } from '../../src/engine/core/game.ts';
import { advance, begin, type Input } from '../../src/engine/core/match.ts';
import { commitment, pick, startRandom } from '../../src/engine/core/random.ts';
import type { MatchRecord } from '../../src/engine/core/record.ts';

/**
 * The record of a match of random players; the same for the same seed. Ending a turn is as likely as any other action,
 * so that all stages of a match are seen.
 */
export function playRecord<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: string,
): MatchRecord<T> {
  let { match } = begin(game, options);
  let dice = startRandom(seed);
  let choices = startRandom(`choices of ${seed}`);
  const inputs: Input<T>[] = [];
  for (let turn = game.turn(match.state); turn.kind !== 'over'; turn = game.turn(match.state)) {
    let input: Input<T>;
    if (turn.kind === 'chance') {
      const drawn = pick(dice, game.chances(match.state));
      dice = drawn.random;
      input = { kind: 'chance', outcome: drawn.outcome };
    } else {
      const seat = turn.seats[0] ?? 0;
      const listed = game.actions(match.state, seat).map((outcome) => ({ outcome, weight: 1 }));
      const drawn = pick(choices, listed);
      choices = drawn.random;
      input = { kind: 'action', seat, action: drawn.outcome };
    }
    inputs.push(input);
    ({ match } = advance(game, match, input));
  }
  const { id, rules } = game;
  return {
    game: id,
    rules,
    options: match.options,
    seats: match.seats,
    commitment: commitment(seed),
    inputs,
  };
}
