import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import { pick, type Random } from '../engine/core/random.ts';

/** What a bot needs to know of one game beyond its rules. */
export type Judge<T extends GameTypes> = {
  /** What a position is worth to a seat, in points of the game; higher is better. */
  evaluate(state: T['state'], seat: Seat): number;
  /** Whether an action only passes the turn on: then it is worth what the position is worth as it stands. */
  passes(action: T['action']): boolean;
  /** By how many points a careless player may misjudge an action. */
  readonly slip: number;
  /**
   * In how many futures the sharp bot tries the rivals' answers to a plan; 0 where `evaluate` counts odds exactly, so
   * that a few futures would tell less than it does.
   */
  readonly futures: number;
};

/** Chooses one of the actions of `seat`, which is to act. Sees a view and nothing else; the same arguments give the same action. */
export type Bot = <T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  view: T['view'],
  seat: Seat,
  random: Random,
) => T['action'];

/** An action, the position it leads to, and what that is worth. */
export type Option<T extends GameTypes> = {
  readonly action: T['action'];
  readonly state: T['state'];
  readonly value: number;
};

/** Every action of `seat` with its worth. What chance decides is not foreseen: such an action is worth its first step. */
export function optionsOf<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  state: T['state'],
  seat: Seat,
): Option<T>[] {
  return game.actions(state, seat).map((action) => {
    const after = judge.passes(action) ? state : game.act(state, seat, action).state;
    return { action, state: after, value: judge.evaluate(after, seat) };
  });
}

/** The option worth most; of equals the first. `options` must not be empty. */
export function best<T extends GameTypes>(options: readonly Option<T>[]): Option<T> {
  const [first, ...rest] = options;
  if (!first) throw new RangeError('a bot was asked although there is nothing to do');
  return rest.reduce((top, option) => (option.value > top.value ? option : top), first);
}

/** Any action, each as likely as the others. */
export const random: Bot = (game, _judge, view, seat, generator) =>
  pick(
    generator,
    game.actions(game.suppose(view), seat).map((outcome) => ({ outcome, weight: 1 })),
  ).outcome;

/** Of worths so near each other none is the better one. */
const EQUAL = 1e-9;

/** The action whose outcome is worth most; of equals any, so that the order of the list favours nobody. */
export const greedy: Bot = (game, judge, view, seat, generator) => {
  const options = optionsOf(game, judge, game.suppose(view), seat);
  const { value } = best(options);
  const equals = options.filter((option) => option.value > value - EQUAL);
  return pick(
    generator,
    equals.map(({ action }) => ({ outcome: action, weight: 1 })),
  ).outcome;
};
