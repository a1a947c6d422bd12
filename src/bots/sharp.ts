import type { Game, GameTypes, Seat } from '../engine/core/game.ts';
import { pick, type Random } from '../engine/core/random.ts';
import { type Bot, best, type Judge, type Option, optionsOf } from './bot.ts';

/** Positions kept at each depth of a plan, and how many actions a plan looks ahead. */
const WIDTH = 8;
const DEPTH = 5;
/** Plans whose answers are tried, and how many actions of a rival's turn. */
const CONTENDERS = 4;
const ANSWERS = 3;

/**
 * Plans whole turns: tries sequences of its own actions, lets the rivals answer the best few in some futures that it
 * throws for itself, and begins the plan that comes out best.
 */
export const sharp: Bot = (game, judge, view, seat, random) => {
  const options = optionsOf(game, judge, game.suppose(view), seat);
  if (options.length === 1) return best(options).action;
  const plans = plansOf(game, judge, options, seat);
  if (judge.futures === 0) return best(plans).action;
  const contenders = plans.toSorted((one, other) => other.value - one.value).slice(0, CONTENDERS);
  if (contenders.every(({ action }) => action === contenders[0]?.action)) return best(contenders).action;
  return best(contenders.map((plan) => ({ ...plan, value: foresee(game, judge, plan, seat, random) })))
    .action;
};

/** Where a turn can lead, as far as the search sees; each position with the action that the way to it begins with. */
function plansOf<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  options: readonly Option<T>[],
  seat: Seat,
): readonly Option<T>[] {
  const seen = new Set<string>();
  const plans: Option<T>[] = [];
  let front = options;
  for (let depth = 0; depth < DEPTH && front.length > 0; depth += 1) {
    const fresh = front.filter(({ state }) => isNew(seen, JSON.stringify(state)));
    plans.push(...fresh);
    front = fresh
      .toSorted((one, other) => other.value - one.value)
      .slice(0, WIDTH)
      .filter(({ action, state }) => !judge.passes(action) && isToAct(game, state, seat))
      .flatMap(({ action, state }) =>
        optionsOf(game, judge, state, seat).map((option) => ({ ...option, action })),
      );
  }
  return plans;
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function isToAct<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): boolean {
  const turn = game.turn(state);
  return turn.kind === 'decide' && turn.seats.includes(seat);
}

/** What a plan is worth on average when the rivals have answered it, each greedily; the same futures for every plan. */
function foresee<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  plan: Option<T>,
  seat: Seat,
  random: Random,
): number {
  let sum = 0;
  for (let future = 0; future < judge.futures; future += 1) {
    const luck = random.map((word) => (word + future) | 0);
    sum += judge.evaluate(answer(game, judge, plan.state, seat, luck), seat);
  }
  return sum / judge.futures;
}

/** Passes the turn and plays the rivals' turns until `seat` is to act again, or the match is over. */
function answer<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  from: T['state'],
  seat: Seat,
  random: Random,
): T['state'] {
  const pass = passOf(game, judge, from, seat);
  let state = pass === undefined ? from : game.act(from, seat, pass).state;
  let luck = random;
  let actor = seat;
  let played = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return state;
    if (turn.kind === 'chance') {
      const drawn = pick(luck, game.chances(state));
      luck = drawn.random;
      state = game.resolve(state, drawn.outcome).state;
      continue;
    }
    const [next = seat] = turn.seats;
    if (next === seat) return state;
    played = next === actor ? played + 1 : 0;
    actor = next;
    const end = played > ANSWERS ? passOf(game, judge, state, actor) : undefined;
    state = game.act(state, actor, end ?? best(optionsOf(game, judge, state, actor)).action).state;
  }
}

/** The action that passes the turn; `undefined` while there is none. */
const passOf = <T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  state: T['state'],
  seat: Seat,
): T['action'] | undefined => game.actions(state, seat).find((action) => judge.passes(action));
