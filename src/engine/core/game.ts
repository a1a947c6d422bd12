import type { Json, JsonObject } from './json.ts';

/** A place at the table, 0 to 3, clockwise on the screen from the bottom: 0 bottom, 1 left, 2 top, 3 right. */
export type Seat = number;

/** Who looks: a seat, or `null` for somebody who holds no hand (an onlooker, a replay). */
export type Viewer = Seat | null;

/** What happened, in the past tense. Complete: nothing that happened must be inferred from anything else. */
export type GameEvent = JsonObject & { readonly type: string };

/** Why an action is not legal: a code (`code`) of the game's own list and the facts a sentence needs. */
export type Refusal = JsonObject & { readonly code: string };

/** The types of one game. All of them are JSON. */
export type GameTypes = {
  options: JsonObject & { readonly players: number };
  state: JsonObject;
  action: Json;
  chance: Json;
  refusal: Refusal;
  event: GameEvent;
  view: JsonObject;
  statistics: JsonObject;
};

/** A state and what happened on the way to it. */
export type Step<T extends GameTypes> = {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
};

/** What the game waits for. */
export type Turn =
  /** An action of one of these seats; with several, an answer may come from any of them. */
  | { readonly kind: 'decide'; readonly seats: readonly Seat[] }
  /** An outcome of chance; `by` is whose hand throws or draws, `null` for nobody's. */
  | { readonly kind: 'chance'; readonly by: Seat | null }
  /** Nothing: `places` lists the seats from first to last, those of one entry share the place. */
  | { readonly kind: 'over'; readonly places: readonly (readonly Seat[])[] };

/** An outcome of chance and its weight, a positive integer; its probability is weight over the sum of weights. */
export type Weighted<C> = { readonly outcome: C; readonly weight: number };

/**
 * One game, as pure functions over JSON. No clock, no generator, no memory: the same arguments give the same
 * result for ever, and no argument is changed.
 */
export interface Game<T extends GameTypes> {
  /** The game's name in records and in the catalogue. */
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly rules: number;
  /** The seats that this many players take. */
  seats(players: number): readonly Seat[];
  /** Fills in what `options` leaves out. Throws a `RangeError` that names the first setting that is wrong or unknown. */
  parseOptions(options: unknown): T['options'];
  /** The position before the first input. `seats` ascend, without repeats; their number is the options' `players`. */
  setup(options: T['options'], seats: readonly Seat[]): Step<T>;
  turn(state: T['state']): Turn;
  /**
   * What `seat` may do, in a stable order: one action for each outcome it could bring about, without the optional
   * parts that spell the same outcome differently (those are legal too: ask `refusal`). Never empty for a seat
   * that `turn` names, empty for every other.
   */
  actions(state: T['state'], seat: Seat): readonly T['action'][];
  /** Why `action` is not legal for `seat`; `null` when it is. Takes anything at all, also what is no action. */
  refusal(state: T['state'], seat: Seat, action: unknown): T['refusal'] | null;
  /** Plays a legal action; one that `refusal` refuses has no defined result. */
  act(state: T['state'], seat: Seat, action: T['action']): Step<T>;
  /** The outcomes chance may take here, in a stable order; empty unless `turn` says `chance`. */
  chances(state: T['state']): readonly Weighted<T['chance']>[];
  /** Plays one of the `chances`. */
  resolve(state: T['state'], outcome: T['chance']): Step<T>;
  /** What `viewer` may know, built field by field. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The event as `viewer` may see it, `null` when it may not know of it at all. */
  redact(event: T['event'], viewer: Viewer): T['event'] | null;
  /** The view after an event: folded over the redacted events of a step, it gives the view of the new state. */
  project(view: T['view'], event: T['event']): T['view'];
  /** A state that looks like `view` to its viewer, for a bot to try actions on. Exact where nothing is hidden. */
  suppose(view: T['view']): T['state'];
  /** What a scoreboard counts, folded over the events of a match for `seats`. */
  statistics(seats: readonly Seat[], events: Iterable<T['event']>): T['statistics'];
}
