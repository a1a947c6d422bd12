import type { GameTypes, Seat } from '../engine/core/game.ts';
import type { Mark, Rect, TableScene, Theatre } from '../scenes/types.ts';
import type { Shown, Throw } from '../screens/table/types.ts';
import type { Beat, Cue, CueMark } from '../show/beat.ts';
import type { Point } from '../show/cross.ts';
import { Director, type Speed } from '../show/director.ts';
import { type Line, sealLine } from '../show/line.ts';
import { runBots } from '../table/bot-loop.ts';
import type { Table } from '../table/table.ts';
import type { Batch, BotPort } from '../table/types.ts';
import type { GameShow } from './game-play.ts';
import { makeLateStage } from './late-stage.ts';

/** What a match needs round it. */
export type SessionPorts<T extends GameTypes> = {
  readonly bots: BotPort<T>;
  sound(mark: CueMark): void;
  hush(): void;
  /** Less motion is wanted now. */
  isReduced(): boolean;
  /** The match has changed and must be kept. */
  save(table: Table<T>): void;
  /** The last event of the match has been shown. */
  onOver(): void;
};

/** One match at the table: the rules ahead, the picture behind, bots at work. Call `close` when it is left. */
export class Session<T extends GameTypes, Focus> {
  readonly table: Table<T>;
  readonly #show: GameShow<T, Focus>;
  readonly #ports: SessionPorts<T>;
  readonly #stage = makeLateStage<T['view']>();
  readonly #director: Director<T['view'], T['event']>;
  readonly #bots: ReturnType<typeof runBots>;
  readonly #listeners = new Set<() => void>();
  readonly #onVisibility = (): void => this.#see();
  #scene: TableScene<T['view']> | null = null;
  #rects: readonly [Rect, Rect] | null = null;
  #upright = false;
  #focus: Focus | null = null;
  #marks: readonly [readonly Mark[], readonly Point[]] = [[], []];
  #lines: readonly Line[] = [];
  #throws: readonly Throw[] = [];
  #own: { readonly seat: Seat; readonly view: T['view'] } | null = null;
  #shown: Shown<T>;

  constructor(table: Table<T>, show: GameShow<T, Focus>, speed: Speed, ports: SessionPorts<T>) {
    this.table = table;
    this.#show = show;
    this.#ports = ports;
    this.#director = new Director<T['view'], T['event']>(table.view, {
      stage: this.#stage,
      cue: (mark) => ports.sound(mark),
      hush: ports.hush,
      wake: () => this.#scene?.wake(),
    });
    this.#director.setSpeed(speed);
    this.#retell();
    this.#shown = this.#look();
    this.#director.onLand((beat) => this.#land(beat));
    table.listen((batch) => this.#present(batch));
    this.#bots = runBots(table, ports.bots, {
      present: () => undefined,
      idle: () => this.#director.idle(),
    });
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#see();
  }

  get shown(): Shown<T> {
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The canvas has come: from now on the match is seen. */
  enter(theatre: Theatre): void {
    this.#scene = theatre.table<T['view']>({
      arrange: (view) => this.#show.arrange(view, this.#focus, this.#upright),
      update: (ms) => this.#update(ms),
    });
    if (this.#rects) this.#scene.place(...this.#rects);
    this.#stage.use(this.#scene.stage);
    this.#stage.show(this.#director.view);
    this.#scene.mark(...this.#marks);
    this.#see();
  }

  /** Plays an action of the person to act; one that is refused changes nothing. */
  submit(action: T['action']): void {
    const { you } = this.#shown;
    this.#focus = null; // what was chosen goes now: the walls it hid stand again
    if (you !== null) this.table.submit(you, action);
  }

  /** Takes the last action back. */
  undo(): void {
    this.table.undo();
  }

  /** Shows at once how everything that moves ends. */
  land(): void {
    this.#director.land();
  }

  setSpeed(speed: Speed): void {
    this.#director.setSpeed(speed);
  }

  cue(cue: Cue): void {
    this.#ports.sound({ at: 0, cue });
  }

  mark(marks: readonly Mark[], way: readonly Point[], focus: Focus | null): void {
    this.#focus = focus;
    this.#marks = [marks, way];
    this.#scene?.mark(marks, way);
    if (!this.#director.busy) this.#stage.show(this.#director.view);
  }

  place(board: Rect, well: Rect): void {
    this.#rects = [board, well];
    this.#scene?.place(board, well);
    const upright = board.height > board.width;
    if (upright === this.#upright) return;
    this.#upright = upright;
    this.land(); // what moves was choreographed for the other way round
    this.#stage.show(this.#director.view);
  }

  /** Stops the bots and takes the board off the canvas. The match itself is kept by whoever saved it. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#bots.stop();
    this.#director.dispose();
    this.#stage.use(null);
    this.#scene?.close();
    this.#scene = null;
    this.#listeners.clear();
  }

  #present(batch: Batch<T>): void {
    if (batch.cause === 'play') {
      this.#ports.save(this.table);
      const manner = { reducedMotion: this.#ports.isReduced(), upright: this.#upright };
      this.#director.play(this.#show.choreograph(batch, manner));
    } else {
      this.#retell();
      this.#ports.save(this.table);
      this.#director.reset(batch.after);
    }
    this.#tell();
  }

  #land(beat: Beat<T['view'], T['event']>): void {
    const { event } = beat;
    if (event) this.#note(event, this.#shown.view);
    this.#tell();
    if (event?.type === 'gameEnded') this.#ports.onOver();
    else if (event?.type === 'turnEnded' && this.#shown.you !== null) this.cue('turn-starts');
  }

  /** Adds an event to the Chronicle and to the throws so far. */
  #note(event: T['event'], before: T['view']): void {
    this.#lines = this.#show.chronicle(this.#lines, event, before, this.table.viewer);
    const thrown = this.#show.thrown(event);
    if (thrown) this.#throws = [...this.#throws, thrown];
  }

  /** Tells the whole match again, as far as it has come. */
  #retell(): void {
    const { game, events, firstView, record } = this.table;
    this.#lines = [sealLine(record.commitment)];
    this.#throws = [];
    let view = firstView;
    for (const event of events) {
      this.#note(event, view);
      view = game.project(view, event);
    }
  }

  #look(): Shown<T> {
    const player = this.table.toAct[0];
    const you = player?.kind === 'person' ? player.seat : null;
    return {
      view: this.#director.view,
      own: this.#ownView(you),
      moving: this.#director.busy,
      you,
      actions: you === null ? [] : this.table.actions(you),
      canUndo: this.table.canUndo,
      lines: this.#lines,
      throws: this.#throws,
    };
  }

  /** The view of `you`: while something moves the one before it, so that no hand runs ahead of the picture. */
  #ownView(you: Seat | null): T['view'] | null {
    if (!this.#director.busy || this.#own?.seat !== you) {
      this.#own = you === null ? null : { seat: you, view: this.table.viewOf(you) };
    }
    return this.#own?.view ?? null;
  }

  #tell(): void {
    this.#shown = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }

  #update(ms: number): boolean {
    const wasBusy = this.#director.busy;
    const isBusy = this.#director.update(ms);
    if (wasBusy && !isBusy) this.#tell();
    return isBusy;
  }

  /** Nobody sees a hidden page, nor a match without its canvas: then everything lands, and the bots wait. */
  #see(): void {
    const isHidden = document.hidden || this.#scene === null;
    this.#director.setHidden(isHidden);
    if (isHidden) this.#bots.pause();
    else this.#bots.resume();
  }
}
