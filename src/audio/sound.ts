import type { CueMark } from '../show/beat.ts';

/** The air of a light. */
export type Ambience = 'day' | 'night';

/** What a player can set: sliders from 0 to 1, whether all is silent, and whether the show runs fast. */
export type SoundSettings = {
  readonly effects: number;
  readonly ambience: number;
  readonly isMuted: boolean;
  /** Steps are softer then, for there are twice as many in a second. */
  readonly isFast: boolean;
};

/** Everything that can be heard. Every call is safe at any time: what cannot be heard now is dropped, never queued. */
export interface Sound {
  /** Plays a cue from its start, now: `mark.at` is the caller's business. */
  play(mark: CueMark): void;
  /** A tap has landed the motion, or undo, load, leaving: what sounds fades out and nothing that waits is played. */
  hush(): void;
  configure(settings: SoundSettings): void;
  /** Which air the table breathes; `null` for none. It is fetched when it is first wanted. */
  setAmbience(ambience: Ambience | null): void;
  dispose(): void;
}

/**
 * A sound that is fetched when the browser is at leisure, after the menu can be used. Until then it is silent, and it
 * stays so when `load` fails: a game without sound is a game.
 */
export function makeSound(load: () => Promise<Sound>, settings: SoundSettings): Sound {
  let sound: Sound | null = null;
  let known = settings;
  let air: Ambience | null = null;
  let isDisposed = false;
  const start = (loaded: Sound) => {
    if (isDisposed) return loaded.dispose();
    sound = loaded;
    loaded.configure(known);
    loaded.setAmbience(air);
  };
  atLeisure(() => {
    load().then(start, () => undefined);
  });
  return {
    play: (mark) => sound?.play(mark),
    hush: () => sound?.hush(),
    configure(next) {
      known = next;
      sound?.configure(next);
    },
    setAmbience(next) {
      air = next;
      sound?.setAmbience(next);
    },
    dispose() {
      isDisposed = true;
      sound?.dispose();
      sound = null;
    },
  };
}

/** Soon, when the browser has nothing better to do; where it cannot tell, a moment later. */
function atLeisure(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
