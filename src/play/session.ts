import type { Seat } from '../engine/core/game.ts';
import type { Action, Event, NoblesTypes, View } from '../engine/nobles/types.ts';
import type { Mark, Rect, TableScene, Theatre } from '../scenes/types.ts';
import type { Beat, Cue, CueMark } from '../show/beat.ts';
import type { Point } from '../show/cross.ts';
import { Director, type Speed } from '../show/director.ts';
import type { Line } from '../show/line.ts';
import { choreograph } from '../show/nobles/choreography.ts';
import { arrange, type Placement } from '../show/nobles/layout.ts';
import { stopping } from '../show/nobles/walls.ts';
import { chronicle } from '../show/nobles/words.ts';
import { runBots } from '../table/bot-loop.ts';
import type { Table } from '../table/table.ts';
import type { Batch, BotPort } from '../table/types.ts';
import { makeLateStage } from './late-stage.ts';

/** The pieces that a choice at hand would send; the walls that would stop them are drawn. */
type Movers = Parameters<typeof stopping>;

/** What a match needs round it. */
export type SessionPorts = {
  readonly bots: BotPort<NoblesTypes>;
  sound(mark: CueMark): void;
  hush(): void;
  /** Less motion is wanted now. */
  isReduced(): boolean;
  /** The match has changed and must be kept. */
  save(table: Table<NoblesTypes>): void;
  /** The last event of the match has been shown. */
  onOver(): void;
};

/** What the screen shows of a running match; a new object after every change. */
export type Shown = {
  readonly view: View;
  readonly moving: boolean;
  readonly you: Seat | null;
  readonly actions: readonly Action[];
  readonly canUndo: boolean;
  readonly lines: readonly Line[];
  readonly thrown: readonly number[];
};

/** One match at the table: the rules ahead, the picture behind, bots at work. Call `close` when it is left. */
export class Session {
  readonly table: Table<NoblesTypes>;
  readonly #ports: SessionPorts;
  readonly #stage = makeLateStage<View>();
  readonly #director: Director<View, Event>;
  readonly #bots: ReturnType<typeof runBots>;
  readonly #listeners = new Set<() => void>();
  readonly #onVisibility = (): void => this.#see();
  #scene: TableScene<View> | null = null;
  #rects: readonly [Rect, Rect] | null = null;
  #movers: Movers | null = null;
  #lines: readonly Line[] = [];
  #thrown: readonly number[] = [0, 0, 0, 0, 0, 0];
  #shown: Shown;

  constructor(table: Table<NoblesTypes>, speed: Speed, ports: SessionPorts) {
    this.table = table;
    this.#ports = ports;
    this.#director = new Director<View, Event>(table.view, {
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

  get shown(): Shown {
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The canvas has come: from now on the match is seen. */
  enter(theatre: Theatre): void {
    this.#scene = theatre.table<View>({
      arrange: (view): readonly Placement[] =>
        this.#movers ? arrange(view, stopping(...this.#movers)) : arrange(view),
      update: (ms) => this.#update(ms),
    });
    if (this.#rects) this.#scene.place(...this.#rects);
    this.#stage.use(this.#scene.stage);
    this.#stage.show(this.#director.view);
    this.#see();
  }

  /** Plays an action of the person to act; one that is refused changes nothing. */
  submit(action: Action): void {
    const { you } = this.#shown;
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

  mark(marks: readonly Mark[], way: readonly Point[], movers: Movers | null): void {
    this.#movers = movers;
    this.#scene?.mark(marks, way);
    if (!this.#director.busy) this.#stage.show(this.#director.view);
  }

  place(board: Rect, well: Rect): void {
    this.#rects = [board, well];
    this.#scene?.place(board, well);
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

  #present(batch: Batch<NoblesTypes>): void {
    if (batch.cause === 'play') {
      this.#ports.save(this.table);
      this.#director.play(choreograph(batch, { reducedMotion: this.#ports.isReduced() }));
    } else {
      this.#retell();
      this.#ports.save(this.table);
      this.#director.reset(batch.after);
    }
    this.#tell();
  }

  #land(beat: Beat<View, Event>): void {
    const { event } = beat;
    if (event) this.#note(event, this.#shown.view);
    this.#tell();
    if (event?.type === 'gameEnded') this.#ports.onOver();
    else if (event?.type === 'turnEnded' && this.#shown.you !== null) this.cue('turn-starts');
  }

  /** Adds an event to the Chronicle and to the dice so far. */
  #note(event: Event, before: View): void {
    this.#lines = chronicle(this.#lines, event, before, this.table.viewer);
    if (event.type !== 'diceThrown') return;
    const { dice } = event;
    this.#thrown = this.#thrown.map((times, face) => times + dice.filter((die) => die === face + 1).length);
  }

  /** Tells the whole match again, as far as it has come. */
  #retell(): void {
    const { game, events, firstView } = this.table;
    this.#lines = [];
    this.#thrown = [0, 0, 0, 0, 0, 0];
    let view = firstView;
    for (const event of events) {
      this.#note(event, view);
      view = game.project(view, event);
    }
  }

  #look(): Shown {
    const player = this.table.toAct[0];
    const you = player?.kind === 'person' ? player.seat : null;
    return {
      view: this.#director.view,
      moving: this.#director.busy,
      you,
      actions: you === null ? [] : this.table.actions(you),
      canUndo: this.table.canUndo,
      lines: this.#lines,
      thrown: this.#thrown,
    };
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
