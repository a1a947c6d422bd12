import type { Cue } from '../show/beat.ts';

/** How loud a cue is meant to be and how many of its kind may sound at once, see `LIMITS`. */
export type CueClass = 'ui' | 'move' | 'event' | 'major';

/** Voices at once by class, eight in all with a capture that follows a convergence; one more cuts the oldest of its class. */
export const LIMITS: Readonly<Record<CueClass, number>> = { ui: 1, move: 3, event: 2, major: 1 };

export type CueFacts = {
  readonly class: CueClass;
  /** How many takes the sprite holds; they are named `cue-1` and so on. One take bears the cue's own name. */
  readonly takes: number;
  /** It sounds a note: it is never panned. */
  readonly tonal: boolean;
};

const cue = (kind: CueClass, takes = 1): CueFacts => ({ class: kind, takes, tonal: false });
const note = (kind: CueClass): CueFacts => ({ class: kind, takes: 1, tonal: true });

export const CUE_FACTS: Readonly<Record<Cue, CueFacts>> = {
  'dice-shake': cue('move'),
  'die-lands': cue('event', 3),
  cowries: cue('event'),
  'roll-stored': cue('ui'),
  hop: cue('move', 5),
  'pawn-hop': cue('move', 3),
  march: cue('move'),
  chosen: cue('ui'),
  hover: cue('ui'),
  refused: cue('ui'),
  button: cue('ui'),
  'dialog-open': cue('ui'),
  'dialog-close': cue('ui'),
  'turn-starts': note('ui'),
  'score-up': note('ui'),
  'score-down': note('ui'),
  capture: cue('major'),
  convergence: cue('major'),
  'noble-captured': cue('major'),
  'blockade-forms': cue('major'),
  'blockade-stops': cue('major'),
  'blockade-dissolves': cue('event'),
  midpoint: note('event'),
  'home-path': note('event'),
  home: note('event'),
  'exit-yard': cue('event'),
  'exit-credit': cue('move'),
  'card-drawn': cue('move'),
  'card-played': cue('move'),
  revealed: note('move'),
  'steal-announced': note('event'),
  'steal-succeeds': note('major'),
  'steal-fails': note('event'),
  lock: cue('major'),
  conquered: note('event'),
  'challenge-passed': note('event'),
  'challenge-failed': note('event'),
  win: note('major'),
  finish: note('event'),
};

/** Of several cues in one moment the one that stands first is heard. Cues that are not named stand outside. */
const LADDER: readonly Cue[] = [
  'noble-captured',
  'capture',
  'blockade-stops',
  'home',
  'midpoint',
  'blockade-forms',
  'home-path',
  'exit-yard',
  'march',
  'hop',
];

/** Place on the ladder, 0 the highest; `null` for a cue outside it. */
export function rankOf(name: Cue): number | null {
  const rank = LADDER.indexOf(name);
  return rank < 0 ? null : rank;
}

/** Footsteps may be dropped but are never late: a step heard after its contact is a false one. */
export const isStep = (name: Cue): boolean => name === 'hop' || name === 'march' || name === 'pawn-hop';

/** The cues that end a match: everything else makes room for them. */
export const isFinale = (name: Cue): boolean => name === 'win' || name === 'finish';
