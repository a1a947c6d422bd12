/**
 * A beat is what one event looks and sounds like: pure data, times in milliseconds at normal speed from the beat's
 * start. The director plays it on a stage; nothing here knows of Phaser or of a clock.
 */

/**
 * Where a coordinate is counted: the board in tiles (origin top left of the 15 × 15 grid, y down) or, where it is a map,
 * in map units from its top left; or the dice tray, where x counts widths of the dice well and y its heights, from its
 * top left; dice fly in from outside it.
 */
export type Space = 'board' | 'tray';

/**
 * How something stands: its pivot at (x, y) on the ground, `angle` in degrees clockwise, scale 1 the size that the
 * style gives it, `alpha` 0 to 1. `lift` raises it, in units of the board or tiles of the tray, off its shadow: what has lift above 0 is
 * drawn without its own shadow (frame `…-up` where there is one) over a shadow that stays on the ground. `depth`
 * orders everything of a space from back to front, see `DEPTH`.
 */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly angle: number;
  readonly alpha: number;
  readonly depth: number;
};

/**
 * Depths: pieces and walls have that of their foot, 0 to 15 from the top of the board; these lie below and above. A map
 * has owned lands beneath what is strewn over it, and hidden ones above.
 */
export const DEPTH = { land: -40, veil: -30, mark: -20, dot: -10, badge: 20, flight: 40, tag: 60 } as const;

/** A number of a pose that a track moves. */
export type Channel = keyof Pose;

export const EASES = ['linear', 'inQuad', 'outQuad', 'outCubic', 'outBack', 'inOutQuad', 'step'] as const;
export type Ease = (typeof EASES)[number];

/** At `at` the channel has `value`; it comes there from the key before by `ease`. */
export type Key = { readonly at: number; readonly value: number; readonly ease: Ease };

/** One number of one actor over time. Before the first key and after the last the value is that of the nearest key. */
export type Track = { readonly actor: string; readonly channel: Channel; readonly keys: readonly Key[] };

/** From `at` on the actor shows another frame of the atlas (a die's face, a Noble without its crown). */
export type Swap = { readonly actor: string; readonly at: number; readonly frame: string };

/**
 * Something that exists only during a beat: a crown that rolls, a tag with a gain, a ring. Either a frame or a text;
 * its tracks name it like any actor. A tag's text is a number with its sign.
 */
export type Extra = {
  readonly actor: string;
  readonly at: number;
  readonly until: number;
  readonly space: Space;
  readonly look:
    | { readonly kind: 'frame'; readonly frame: string; readonly tint?: number }
    | { readonly kind: 'tag'; readonly text: string; readonly tone: 'gain' | 'loss' };
  readonly pose: Pose;
};

/** A sound, begun so that its contact falls on the moment of contact. `gain` in dB, `pan` −1 to 1; left out: rate 1, 0, 0. */
export type CueMark = {
  readonly at: number;
  readonly cue: Cue;
  readonly rate?: number;
  readonly gain?: number;
  readonly pan?: number;
};

/** Decoration nobody waits for: confetti, sparkles. The stage plays it or not. */
export type Decoration = {
  readonly at: number;
  readonly kind: 'sparkle' | 'dust' | 'confetti';
  readonly x: number;
  readonly y: number;
  readonly seat: number;
};

/** A beat and the view that is true when it is over. */
export type Beat<View, Event> = {
  /** The event it shows, `null` for a beat that only corrects the picture. */
  readonly event: Event | null;
  /** How long it holds the queue. Every track, swap, extra and mark lies within it. */
  readonly ms: number;
  readonly tracks: readonly Track[];
  readonly swaps: readonly Swap[];
  readonly extras: readonly Extra[];
  readonly marks: readonly CueMark[];
  readonly decorations: readonly Decoration[];
  readonly after: View;
};

export const CUES = [
  'dice-shake',
  'die-lands',
  'cowries',
  'roll-stored',
  'hop',
  'pawn-hop',
  'march',
  'chosen',
  'hover',
  'refused',
  'button',
  'dialog-open',
  'dialog-close',
  'turn-starts',
  'score-up',
  'score-down',
  'capture',
  'convergence',
  'noble-captured',
  'blockade-forms',
  'blockade-stops',
  'blockade-dissolves',
  'midpoint',
  'home-path',
  'home',
  'exit-yard',
  'exit-credit',
  'card-drawn',
  'card-played',
  'revealed',
  'steal-announced',
  'steal-succeeds',
  'steal-fails',
  'lock',
  'conquered',
  'challenge-passed',
  'challenge-failed',
  'win',
  'finish',
] as const;

/** The name of a sound; where the sprite holds variants (hop-1 to hop-5), the audio chooses one. */
export type Cue = (typeof CUES)[number];
