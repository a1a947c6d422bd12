import type { Game, GameTypes, Seat, Viewer } from '../engine/core/game.ts';
import { advance, begin, IllegalInput, type Input, type Match } from '../engine/core/match.ts';
import { commitment, pick, type Random } from '../engine/core/random.ts';
import { derive, type MatchRecord, replay } from '../engine/core/record.ts';
import type { Answer, Batch, Player } from './types.ts';

/** All that is needed to go on with a match. JSON; this is what is saved. */
export type TableState<T extends GameTypes> = {
  readonly record: MatchRecord<T>;
  /** The seed, kept from the players until the match is over. */
  readonly seed: string;
  /** Whether the players set the seed themselves: then it was no secret. */
  readonly isSeedChosen: boolean;
  readonly players: readonly Player[];
};

/** What undo goes back to: the match before an action, and how many inputs and events there were. */
type Mark<T extends GameTypes> = {
  /** Who acted. */
  readonly seat: Seat;
  readonly match: Match<T>;
  readonly inputs: number;
  readonly events: number;
};

/**
 * Owns one match: takes actions, lets chance answer, keeps the record, tells who listens. The match is always ahead
 * of the picture: nothing here waits.
 */
export class Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: readonly Player[];
  readonly isSeedChosen: boolean;
  readonly #seed: string;
  readonly #commitment: string;
  readonly #viewer: Viewer;
  readonly #listeners = new Set<(batch: Batch<T>) => void>();
  readonly #inputs: Input<T>[];
  #match: Match<T>;
  #random: Random;
  #marks: Mark<T>[] = [];
  readonly #events: T['event'][] = [];

  private constructor(game: Game<T>, state: TableState<T>) {
    this.game = game;
    this.players = state.players;
    this.isSeedChosen = state.isSeedChosen;
    this.#seed = state.seed;
    this.#commitment = state.record.commitment;
    this.#random = derive(game, state.record, state.seed);
    this.#inputs = [...state.record.inputs];
    const persons = state.players.filter((player) => player.kind === 'person');
    this.#viewer = persons.length === 1 ? (persons[0]?.seat ?? null) : null;
    let match: Match<T> | null = null;
    for (const step of replay(game, state.record)) {
      match = step.match;
      this.#events.push(...step.events);
    }
    if (!match) throw new Error(`${game.id}: a record has at least its beginning`);
    this.#match = match;
    this.#settle();
  }

  /**
   * Sets a new table. `players` name each seat of the game once; `seed` is any text, `isSeedChosen` says that the
   * players know it. Wrong options throw a `RangeError` that names them.
   */
  static open<T extends GameTypes>(
    game: Game<T>,
    options: unknown,
    players: readonly Player[],
    seed: string,
    isSeedChosen = false,
  ): Table<T> {
    const { match } = begin(game, options);
    const seated = players.map((player) => player.seat).sort((a, b) => a - b);
    if (seated.join() !== match.seats.join()) {
      throw new RangeError(
        `${game.id}: seats ${match.seats.join(', ')} play, but players sit in ${seated.join(', ')}`,
      );
    }
    const record: MatchRecord<T> = {
      game: game.id,
      rules: game.rules,
      options: match.options,
      seats: match.seats,
      commitment: commitment(seed),
      inputs: [],
    };
    return new Table(game, { record, seed, isSeedChosen, players });
  }

  /** Goes on with a saved match. Throws `BadRecord` when the rules or the seed do not give this record. */
  static resume<T extends GameTypes>(game: Game<T>, state: TableState<T>): Table<T> {
    return new Table(game, state);
  }

  /** Who looks at this screen: the only person, else nobody in particular. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  /** What the viewer may know now. */
  get view(): T['view'] {
    return this.game.view(this.#match.state, this.#viewer);
  }

  get isOver(): boolean {
    return this.game.turn(this.#match.state).kind === 'over';
  }

  /** Who must act, in the order of the seats; empty when the match is over. */
  get toAct(): readonly Player[] {
    const turn = this.game.turn(this.#match.state);
    return turn.kind === 'decide' ? this.players.filter((player) => turn.seats.includes(player.seat)) : [];
  }

  /** What the viewer knew before the first event. */
  get firstView(): T['view'] {
    const { options, seats } = this.#match;
    return this.game.view(this.game.setup(options, seats).state, this.#viewer);
  }

  /** All events so far, as the viewer may see them. */
  get events(): readonly T['event'][] {
    return this.#redacted(this.#events);
  }

  /** What the scoreboard counts, over the whole match. */
  get statistics(): T['statistics'] {
    return this.game.statistics(this.#match.seats, this.#events);
  }

  /** The match as a record. */
  get record(): MatchRecord<T> {
    return {
      game: this.game.id,
      rules: this.game.rules,
      options: this.#match.options,
      seats: this.#match.seats,
      commitment: this.#commitment,
      inputs: [...this.#inputs],
    };
  }

  /** The seed, once the match is over; `null` before. */
  get seed(): string | null {
    return this.isOver ? this.#seed : null;
  }

  /** All that is needed to go on later. */
  get state(): TableState<T> {
    return { record: this.record, seed: this.#seed, isSeedChosen: this.isSeedChosen, players: this.players };
  }

  /** What a seat may do now. */
  actions(seat: Seat): readonly T['action'][] {
    return this.game.actions(this.#match.state, seat);
  }

  /** The view of a seat, for its bot. */
  viewOf(seat: Seat): T['view'] {
    return this.game.view(this.#match.state, seat);
  }

  /** What a legal action would make happen, as far as no chance is in it and its seat may see it. */
  outcome(seat: Seat, action: T['action']): readonly T['event'][] {
    return this.game
      .act(this.#match.state, seat, action)
      .events.flatMap((event) => this.game.redact(event, seat) ?? []);
  }

  /** Why an action is refused; `null` for a legal one. */
  refusal(seat: Seat, action: unknown): T['refusal'] | null {
    return this.game.refusal(this.#match.state, seat, action);
  }

  /** Plays an action, and the chance that follows it. A refused one changes nothing. */
  submit(seat: Seat, action: T['action']): Answer {
    const before = this.view;
    const mark: Mark<T> = {
      seat,
      match: this.#match,
      inputs: this.#inputs.length,
      events: this.#events.length,
    };
    let events: readonly T['event'][];
    try {
      events = this.#play({ kind: 'action', seat, action });
    } catch (error) {
      if (error instanceof IllegalInput) return { ok: false, refusal: error.refusal };
      throw error;
    }
    const isPerson = this.players.some((player) => player.seat === seat && player.kind === 'person');
    const isFirst = this.#marks.at(-1)?.seat !== seat;
    this.#marks = isPerson ? [...(isFirst ? [] : this.#marks), mark] : [];
    const settled = this.#settle();
    this.#tell({ cause: 'play', before, after: this.view, events: this.#redacted([...events, ...settled]) });
    return { ok: true };
  }

  /**
   * Whether there is an action to take back: none since the last throw or draw, none of a bot's, none that another seat
   * has answered.
   */
  get canUndo(): boolean {
    return this.#marks.length > 0;
  }

  /** Takes the last action back. Chance is never taken back: nobody throws twice. */
  undo(): boolean {
    const mark = this.#marks.pop();
    if (!mark) return false;
    const before = this.view;
    this.#match = mark.match;
    this.#inputs.length = mark.inputs;
    this.#events.length = mark.events;
    this.#tell({ cause: 'undo', before, after: this.view, events: [] });
    return true;
  }

  /** Calls `listener` after every change; returns what ends that. */
  listen(listener: (batch: Batch<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #play(input: Input<T>): readonly T['event'][] {
    const { match, events } = advance(this.game, this.#match, input);
    this.#match = match;
    this.#inputs.push(input);
    this.#events.push(...events);
    return events;
  }

  /** Lets chance answer as long as the game waits for it. */
  #settle(): readonly T['event'][] {
    const events: T['event'][] = [];
    while (this.game.turn(this.#match.state).kind === 'chance') {
      const { outcome, random } = pick(this.#random, this.game.chances(this.#match.state));
      this.#random = random;
      events.push(...this.#play({ kind: 'chance', outcome }));
      this.#marks = [];
    }
    return events;
  }

  #redacted(events: readonly T['event'][]): readonly T['event'][] {
    return events.flatMap((event) => this.game.redact(event, this.#viewer) ?? []);
  }

  #tell(batch: Batch<T>): void {
    for (const listener of this.#listeners) listener(batch);
  }
}
