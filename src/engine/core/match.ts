import { isDeepEqual } from './equal.ts';
import type { Game, GameTypes, Refusal, Seat } from './game.ts';

/** What moves a match on: an action of a seat, or an outcome of chance. */
export type Input<T extends GameTypes> =
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: T['action'] }
  | { readonly kind: 'chance'; readonly outcome: T['chance'] };

/** A running match: who plays what, and where it stands. Immutable. */
export type Match<T extends GameTypes> = {
  readonly options: T['options'];
  readonly seats: readonly Seat[];
  readonly state: T['state'];
};

/** A match moved on and what happened. */
export type Advance<T extends GameTypes> = {
  readonly match: Match<T>;
  readonly events: readonly T['event'][];
};

/** An input that the rules do not allow now. `refusal.code` says why; nothing has changed. */
export class IllegalInput extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, message: string) {
    super(message);
    this.name = 'IllegalInput';
    this.refusal = refusal;
  }
}

/** Begins a match. Options that are left out take their defaults; wrong ones throw a `RangeError` that names them. */
export function begin<T extends GameTypes>(game: Game<T>, options: unknown = {}): Advance<T> {
  const parsed = game.parseOptions(options);
  const seats = game.seats(parsed.players);
  const { state, events } = game.setup(parsed, seats);
  return { match: { options: parsed, seats, state }, events };
}

/**
 * The only door: checks an input and plays it. Throws `IllegalInput` with the refusal of the rules, and then
 * nothing has changed: it never half-applies.
 */
export function advance<T extends GameTypes>(game: Game<T>, match: Match<T>, input: Input<T>): Advance<T> {
  const { state, events } =
    input.kind === 'action'
      ? act(game, match, input.seat, input.action)
      : resolve(game, match, input.outcome);
  return { match: { options: match.options, seats: match.seats, state }, events };
}

function act<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat, action: T['action']) {
  const refusal = game.refusal(match.state, seat, action);
  if (refusal) {
    throw new IllegalInput(
      refusal,
      `${game.id}: seat ${seat} may not ${JSON.stringify(action)}: ${describe(refusal)}`,
    );
  }
  return game.act(match.state, seat, action);
}

function resolve<T extends GameTypes>(game: Game<T>, match: Match<T>, outcome: T['chance']) {
  const turn = game.turn(match.state);
  if (turn.kind !== 'chance') {
    const code = turn.kind === 'over' ? 'over' : 'phase';
    throw new IllegalInput(
      { code },
      `${game.id}: chance has no say here, the game waits for ${waitsFor(turn)}`,
    );
  }
  if (!game.chances(match.state).some((chance) => isDeepEqual(chance.outcome, outcome))) {
    throw new IllegalInput(
      { code: 'chance' },
      `${game.id}: chance cannot yield ${JSON.stringify(outcome)} here`,
    );
  }
  return game.resolve(match.state, outcome);
}

function waitsFor(turn: { kind: 'decide'; seats: readonly Seat[] } | { kind: 'over' }): string {
  return turn.kind === 'over' ? 'nothing, it is over' : `an action of seat ${turn.seats.join(' or ')}`;
}

function describe(refusal: Refusal): string {
  const { code, ...facts } = refusal;
  return Object.keys(facts).length > 0 ? `${code} ${JSON.stringify(facts)}` : code;
}
