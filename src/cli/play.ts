import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import { advance, begin, type Input, type Match } from '../engine/core/match.ts';
import { pick, startRandom } from '../engine/core/random.ts';

/** An input of a match, and the match before and after it. */
export type Played<T extends GameTypes> = {
  readonly before: Match<T>;
  readonly input: Input<T>;
  readonly match: Match<T>;
  readonly events: readonly T['event'][];
};

/**
 * Plays a whole match: `seed` gives the throws, `choose` the actions. Hands out every input. Without `choose` an
 * action is drawn, each as likely as the others, from a generator of its own.
 */
export function* playMatch<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: string,
  choose?: (match: Match<T>, seat: Seat) => T['action'],
): Generator<Played<T>, Match<T>> {
  let dice = startRandom(seed);
  let choices = startRandom(`${seed} choices`);
  let { match } = begin(game, options);
  for (;;) {
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return match;
    let input: Input<T>;
    if (turn.kind === 'chance') {
      const drawn = pick(dice, game.chances(match.state));
      dice = drawn.random;
      input = { kind: 'chance', outcome: drawn.outcome };
    } else {
      const seat = turn.seats[0] ?? 0;
      if (choose) input = { kind: 'action', seat, action: choose(match, seat) };
      else {
        const drawn = pick(
          choices,
          game.actions(match.state, seat).map((outcome) => ({ outcome, weight: 1 })),
        );
        choices = drawn.random;
        input = { kind: 'action', seat, action: drawn.outcome };
      }
    }
    const before = match;
    const step = advance(game, match, input);
    match = step.match;
    yield { before, input, match, events: step.events };
  }
}
