import { isDeepStrictEqual } from 'node:util';
import { isDeepEqual } from '../engine/core/equal.ts';
import type { Game, GameTypes, Viewer } from '../engine/core/game.ts';
import { commitment } from '../engine/core/random.ts';
import { type MatchRecord, replay } from '../engine/core/record.ts';
import { type Played, playMatch } from './play.ts';

/** How often the dear laws are looked at: every so many inputs, every so many matches. */
const JSON_EVERY = 23;
const REPLAY_EVERY = 50;

/** A law that a match broke. */
export class BrokenLaw extends Error {}

/** What a soak has looked at. */
export type Looked = {
  matches: number;
  inputs: number;
  actions: number;
  folds: number;
  copies: number;
  replays: number;
};

export const nothing = (): Looked => ({ matches: 0, inputs: 0, actions: 0, folds: 0, copies: 0, replays: 0 });

/**
 * Plays one random match and checks every law of the contract on the way; throws `BrokenLaw` at the first that does
 * not hold. `bound` is the most inputs that the match may take.
 */
export function checkMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  number: number,
  bound: number,
  looked: Looked,
): void {
  const seed = `soak ${number}`;
  const inputs: Played<T>['input'][] = [];
  const seats = game.seats(options.players);
  let last: Played<T> | null = null;
  try {
    for (const step of playMatch(game, options, seed)) {
      inputs.push(step.input);
      demand(inputs.length <= bound, `it ends within ${bound} inputs`);
      const viewer = [null, ...seats][inputs.length % (seats.length + 1)] ?? null;
      checkActions(game, step, looked);
      checkFold(game, step, viewer, looked);
      if (inputs.length % JSON_EVERY === 0) checkCopy(game, step, looked);
      last = step;
    }
    demand(last !== null && game.turn(last.match.state).kind === 'over', 'a match that has ended is over');
    const record: MatchRecord<T> = {
      game: game.id,
      rules: game.rules,
      options,
      seats,
      commitment: commitment(seed),
      inputs,
    };
    if (last && number % REPLAY_EVERY === 0) checkReplay(game, record, last, looked);
  } catch (error) {
    const where = `match ${number} of ${JSON.stringify(options)}, input ${inputs.length}`;
    throw new BrokenLaw(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  looked.matches += 1;
  looked.inputs += inputs.length;
}

/** On its turn a seat has actions, all different and none refused; off its turn it has none, and its actions are refused. */
function checkActions<T extends GameTypes>(
  game: Game<T>,
  { before, input }: Played<T>,
  looked: Looked,
): void {
  const turn = game.turn(before.state);
  const toAct = turn.kind === 'decide' ? turn.seats : [];
  for (const seat of before.seats) {
    const actions = game.actions(before.state, seat);
    if (!toAct.includes(seat)) {
      demand(actions.length === 0, `seat ${seat}, which is not to act, has no actions`);
      const isRefused = input.kind === 'chance' || game.refusal(before.state, seat, input.action) !== null;
      demand(isRefused, `seat ${seat}, which is not to act, is refused`);
      continue;
    }
    demand(actions.length > 0, `seat ${seat} has an action`);
    demand(
      new Set(actions.map((action) => JSON.stringify(action))).size === actions.length,
      'no action is listed twice',
    );
    for (const action of actions) {
      demand(
        game.refusal(before.state, seat, action) === null,
        `${JSON.stringify(action)} is listed and not refused`,
      );
    }
    looked.actions += actions.length;
  }
}

/** The law: `project` over the redacted events, from the view before, gives the view after. */
function checkFold<T extends GameTypes>(
  game: Game<T>,
  step: Played<T>,
  viewer: Viewer,
  looked: Looked,
): void {
  const seen = step.events.flatMap((event) => game.redact(event, viewer) ?? []);
  const folded = seen.reduce<T['view']>(game.project, game.view(step.before.state, viewer));
  demand(
    isDeepEqual(folded, game.view(step.match.state, viewer)),
    `the events of ${JSON.stringify(step.input)} tell the view after it`,
  );
  looked.folds += 1;
}

/** A state is JSON and plays on after a round trip. A bad input changes nothing. */
function checkCopy<T extends GameTypes>(game: Game<T>, { match }: Played<T>, looked: Looked): void {
  const text = JSON.stringify(match.state);
  const copy: T['state'] = JSON.parse(text);
  demand(isDeepStrictEqual(copy, match.state), 'the state is JSON');
  for (const seat of match.seats) {
    demand(
      isDeepEqual(game.actions(copy, seat), game.actions(match.state, seat)),
      'a copy of the state has its actions',
    );
    for (const bad of [null, 7, 'end', [], {}, { type: 'no such action' }]) {
      demand(game.refusal(match.state, seat, bad) !== null, `${JSON.stringify(bad)} is refused`);
    }
  }
  demand(JSON.stringify(match.state) === text, 'asking changes nothing');
  looked.copies += 1;
}

function checkReplay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  last: Played<T>,
  looked: Looked,
): void {
  let state: T['state'] | null = null;
  for (const step of replay(game, JSON.parse(JSON.stringify(record)))) state = step.match.state;
  demand(JSON.stringify(state) === JSON.stringify(last.match.state), 'the record gives the same end');
  looked.replays += 1;
}

function demand(holds: boolean, law: string): void {
  if (!holds) throw new BrokenLaw(`it does not hold that ${law}`);
}
