import type { Point } from '../show/cross.ts';
import type { Placement, Stage } from '../show/stage.ts';

/** A rectangle in CSS pixels from the window's top left. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Theme = 'day' | 'night';

/**
 * Marks that lie under the pieces. `can`: may be chosen · `chosen` · `move`: a target · `move-on`: a target on a
 * special tile · `capture` and `blocked`, which bring their token above the pieces · on the map `reach`: may be travelled
 * to · `target`: may be chosen for a card.
 */
export type MarkKind = 'can' | 'chosen' | 'move' | 'move-on' | 'capture' | 'blocked' | 'reach' | 'target';

/**
 * A mark round a tile or a stand of the Yard; the place is the tile's middle, also for `can`, whose ring lies lower. On
 * the map the place is the middle of a site.
 */
export type Mark = Point & { readonly kind: MarkKind };

/** What a table needs from its game. */
export type TableOptions<View> = {
  /** Where everything of a view stands. */
  readonly arrange: (view: View) => readonly Placement[];
  /** Called before each frame with the milliseconds since the last; says whether anything still moves. */
  readonly update: (ms: number) => boolean;
};

/** The board on the canvas. It draws only while something moves or has changed. */
export type TableScene<View> = {
  readonly stage: Stage<View>;
  /**
   * Puts the board and the tray's dice well in their places. `board` is the square of 16 × 16 tiles: the grid and half
   * a tile of wall on each side; towers and shadow overhang it by half a tile. Of the map it is the whole picture,
   * 1000 × 600 units, or upright 600 × 1000: turned a quarter, with its left below. The dice take their size from `well`.
   */
  place(board: Rect, well: Rect): void;
  /** Shows exactly these marks, and a dot on each point of `way`. */
  mark(marks: readonly Mark[], way: readonly Point[]): void;
  /** Wakes a sleeping canvas, so that `update` is called again. */
  wake(): void;
  /** Takes the board off the canvas; the handle is dead afterwards. */
  close(): void;
};

/** A banner of the scoreboard. */
export type Banner = {
  readonly seat: number;
  /** 1 for the winner; equal places share a number. */
  readonly place: number;
  /** The whole cloth with its point: the upper 46 % bear the figure, the lowest 32 % the charge, between is room for words. */
  readonly rect: Rect;
};

/** What the banners of a game bear. */
export type Figure = 'noble' | 'pawn' | 'guard';

export type ScoreboardOptions = {
  readonly banners: readonly Banner[];
  readonly figure: Figure;
  /** Lozenges in the seats' colours rain once. */
  readonly confetti: boolean;
  /** Everything is there at once, and no confetti. */
  readonly reduced: boolean;
};

export type ScoreboardScene = {
  /** Moves the banners, as after a change of the window. */
  place(banners: readonly Banner[]): void;
  close(): void;
};

/** What the canvas has cost since it was opened. */
export type CanvasMetrics = {
  readonly renderer: 'webgl' | 'canvas';
  readonly frames: number;
  /** Time spent in frames, drawing calls included; the graphics card's own time is not seen. */
  readonly milliseconds: number;
};

export type TheatreOptions = {
  /** Gets the canvas, which covers the window below everything with words. */
  readonly parent: HTMLElement;
  /** `nobles`, `ludo`, `ludo-stars`, `ludo-pachisi`, or `map`. */
  readonly board: string;
  readonly theme: Theme;
  /** Hears the share of the pictures that have arrived, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** The one canvas of the page. */
export type Theatre = {
  table<View>(options: TableOptions<View>): TableScene<View>;
  /** Gives tables opened from now on another board. Rejects with a `MissingPicture` when its pictures cannot be had. */
  setBoard(board: string): Promise<void>;
  /** Rejects with a `MissingPicture` when its pictures cannot be had. */
  scoreboard(options: ScoreboardOptions): Promise<ScoreboardScene>;
  /** Rejects with a `MissingPicture` and leaves the board as it was when the other pictures cannot be had. */
  setTheme(theme: Theme): Promise<void>;
  metrics(): CanvasMetrics;
  dispose(): void;
};
