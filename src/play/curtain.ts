import type { Theatre, TheatreOptions, Theme } from '../scenes/types.ts';
import type { CanvasState, Readable } from '../screens/types.ts';
import { makeReadable } from './readable.ts';

/** The canvas on its way: fetched once, when the page is at leisure or a match needs it. */
export type Curtain = {
  readonly state: Readable<CanvasState>;
  /** The theatre; the same promise for everybody. After a failure the next call tries again. */
  open(): Promise<Theatre>;
  /** The theatre if it is there already. */
  readonly theatre: Theatre | null;
  setTheme(theme: Theme): void;
};

/** Phaser is a large chunk of its own, so that it never delays the menu. It counts for this share of the way. */
const CODE_SHARE = 0.5;

/** Begins nothing: the first `open` does. */
export function makeCurtain(options: Omit<TheatreOptions, 'theme'>, firstTheme: Theme): Curtain {
  const state = makeReadable<CanvasState>({ kind: 'loading', share: 0 });
  let theme = firstTheme;
  let theatre: Theatre | null = null;
  let opening: Promise<Theatre> | null = null;

  async function load(): Promise<Theatre> {
    state.set({ kind: 'loading', share: 0 });
    let reason: 'assets' | 'webgl' = 'assets';
    try {
      const { MissingPicture, openTheatre } = await import('../scenes/index.ts');
      const onProgress = (share: number): void =>
        state.set({ kind: 'loading', share: CODE_SHARE + share * (1 - CODE_SHARE) });
      theatre = await openTheatre({ ...options, theme, onProgress }).catch((error: unknown) => {
        if (!(error instanceof MissingPicture)) reason = 'webgl';
        throw error;
      });
      state.set({ kind: 'ready' });
      return theatre;
    } catch (error) {
      opening = null;
      state.set({ kind: 'failed', reason });
      throw error;
    }
  }

  return {
    state,
    open() {
      opening ??= load();
      return opening;
    },
    get theatre() {
      return theatre;
    },
    setTheme(next) {
      if (next === theme) return;
      theme = next;
      // A picture that cannot be had leaves the board as it was.
      theatre?.setTheme(next).catch(() => undefined);
    },
  };
}
