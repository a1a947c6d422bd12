import type { JSX } from 'preact';
import type { Seat } from '../engine/core/game.ts';
import type { GameId } from '../engine/index.ts';
import type { HOUSE as LUDO_HOUSE } from '../engine/ludo/house.ts';
import type { Options as LudoOptions, SeatStatistics as LudoStatistics } from '../engine/ludo/types.ts';
import type { HOUSE as NOBLES_HOUSE } from '../engine/nobles/house.ts';
import type { Options as NoblesOptions, SeatStatistics as NoblesStatistics } from '../engine/nobles/types.ts';
import type { HOUSE as TERRITORIES_HOUSE } from '../engine/territories/house.ts';
import type {
  SeatStatistics as TeamStatistics,
  Options as TerritoriesOptions,
} from '../engine/territories/types.ts';
import type { Settings } from '../host/settings.ts';
import type { Cue } from '../show/beat.ts';
import type { Player } from '../table/types.ts';

export type { Settings } from '../host/settings.ts';

/** A value that changes. */
export type Readable<T> = {
  get(): T;
  /** Calls `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
};

/** A game and the options it is played with. */
export type Rules =
  | { readonly game: 'nobles'; readonly options: NoblesOptions }
  | { readonly game: 'ludo'; readonly options: LudoOptions }
  | { readonly game: 'territories'; readonly options: TerritoriesOptions };

/** The games that have a set-up. */
export type Playable = Rules['game'];

/** What a game of that name is started with. */
export type SetupOf<Name extends Playable> = Extract<Rules, { readonly game: Name }> & {
  /** One for each seat that plays, ascending. */
  readonly players: readonly Player[];
  /** A seed the players chose; `null` lets the table choose one and seal it. */
  readonly seed: string | null;
};

/** What a game is started with. */
export type Setup = { [Name in Playable]: SetupOf<Name> }[Playable];

/** The speeds, from slow to fast. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const satisfies readonly Settings['speed'][];

export type SettingsStore = Readable<Settings> & {
  /** What holds until a player changes it. */
  readonly defaults: Settings;
  change(part: Partial<Settings>): void;
};

/** The game that "Continue" would go on with. */
export type SavedGame = {
  readonly game: GameId;
  readonly round: number;
  /** Whose turn it is, and whether a person sits there; `alone`: no other person plays. */
  readonly turn: Seat;
  readonly person: boolean;
  readonly alone: boolean;
};

/** What the scoreboard tells of a match that is over, whatever the game; `Row` is what it tells of a seat. */
type Told<Row> = {
  /** The round in which it ended. */
  readonly round: number;
  /** Seats from first to last; those of one entry share the place. */
  readonly places: readonly (readonly Seat[])[];
  /** One for each seat that played, ascending. */
  readonly seats: readonly (Row & { readonly player: Player })[];
  readonly seed: string;
  /** Whether the players set the seed by hand. */
  readonly seedChosen: boolean;
  /** The SHA-256 of the seed, shown before the first throw. */
  readonly commitment: string;
};

/** What the scoreboard of Nobles tells. */
export type NoblesScore = Told<{
  readonly progression: number;
  readonly combat: number;
  readonly bonus: number;
  readonly score: number;
  readonly home: number;
  readonly statistics: NoblesStatistics;
}> & {
  readonly options: NoblesOptions;
  readonly reason: 'home' | 'rounds';
  /** The last round there could be. */
  readonly rounds: number;
};

/** What the scoreboard of Ludo tells. */
export type LudoScore = Told<{ readonly statistics: LudoStatistics }> & {
  readonly options: LudoOptions;
  /** first: the first is home · lastLeft: one unfinished player is left · team: a team has all pawns home. */
  readonly reason: 'first' | 'lastLeft' | 'team';
};

/** What the scoreboard of Territories tells. Seats are those that the teams wear. */
export type TerritoriesScore = Told<{
  readonly points: number;
  readonly locks: number;
  readonly statistics: TeamStatistics;
}> & {
  readonly reason: 'rounds' | 'locked';
  /** How often each face fell, from 1 to 6, and in how many throws. */
  readonly dice: readonly number[];
  readonly throws: number;
};

/** How a match ended, by its game. */
export type Result =
  | { readonly game: 'nobles'; readonly data: NoblesScore }
  | { readonly game: 'ludo'; readonly data: LudoScore }
  | { readonly game: 'territories'; readonly data: TerritoriesScore };

/** Where the match is: none under way, at the table, or over and counted. */
export type MatchScreen =
  | { readonly kind: 'none' }
  | { readonly kind: 'table'; readonly rules: Rules }
  | { readonly kind: 'scoreboard'; readonly result: Result };

/** A banner of the celebration: its place from 1, and where it hangs, in CSS px from the window's upper left. */
export type CelebrationBanner = {
  readonly seat: Seat;
  readonly place: number;
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** What the theatre draws over the scoreboard. The rail, the words and the figures are the screen's. */
export type Celebration = {
  readonly banners: readonly CelebrationBanner[];
  /** What the cloths bear. */
  readonly figure: 'noble' | 'pawn' | 'guard';
  readonly confetti: boolean;
};

/** What players are told once, in a toast. */
export type Notice = 'storageUnavailable' | 'saveUnreadable';

/** What the table screen may ask of the shell round it. */
export type TableShell = {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
  openSettings(): void;
  openHelp(): void;
  /** Leaves the match as it is saved and shows the menu. */
  toMenu(): void;
  /** Tells a screen reader. `now` interrupts what it is saying. */
  announce(words: string, now?: boolean): void;
  /** Shows words for some seconds; a screen reader is told too. */
  toast(words: string): void;
};

/** Whether the board can be drawn: its code and pictures are on their way (share 0 to 1), there, or not to be had. */
export type CanvasState =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: 'assets' | 'webgl' };

/** All that the screens need from outside; the composition root hands it in. */
export type ShellPorts = {
  readonly settings: SettingsStore;
  readonly saved: Readable<SavedGame | null>;
  readonly match: Readable<MatchScreen>;
  readonly notices: Readable<readonly Notice[]>;
  readonly canvas: Readable<CanvasState>;
  /** Tries again after `canvas` has failed. */
  retryCanvas(): void;
  /** The figures of the rules, by game, for the words that explain them. */
  readonly house: {
    readonly nobles: typeof NOBLES_HOUSE;
    readonly ludo: typeof LUDO_HOUSE;
    readonly territories: typeof TERRITORIES_HOUSE;
  };
  /** The seats that this many players take, in every game on the ring. */
  seatsFor(players: number): readonly Seat[];
  /** Draws the table; called only while `match` is `table`. */
  table(shell: TableShell): JSX.Element;
  /** Begins a match at the table; an older one that is saved is replaced. Options that are wrong throw a `RangeError`. */
  startGame(setup: Setup): void;
  continueGame(): void;
  /** The same seats and options with a new seed. */
  rematch(): void;
  /** Puts the match away, saved, and shows the menu. */
  toMenu(): void;
  /**
   * Derives every throw of the match again from its seed. `null`: all agree; otherwise the first throw, from 1, that
   * the seed does not give, or 0 when the seed is not the one that was sealed.
   */
  deriveAgain(): Promise<number | null>;
  /** The match's record as the text of a JSON file, and a name for it. */
  record(): { readonly name: string; readonly text: string };
  /**
   * Hands the celebration to the theatre, again when the banners have moved; `null` takes it away. Resolves with
   * whether the theatre draws it: if not, the screen hangs banners of its own.
   */
  celebrate(celebration: Celebration | null): Promise<boolean>;
  /** Plays a sound of the furniture. */
  cue(cue: Cue): void;
};
