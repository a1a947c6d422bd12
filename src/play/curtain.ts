import type { Theatre, Theme } from '../scenes/types.ts';
import type { CanvasState, Readable } from '../screens/types.ts';
import { makeReadable } from './readable.ts';

/** The canvas on its way: fetched once, when the page is at leisure or a match needs it. */
export type Curtain = {
  readonly state: Readable<CanvasState>;
  /** The theatre, with the picture of `board` there. After a failure the next call tries again. */
  open(board: string): Promise<Theatre>;
  /** The theatre if it is there already. */
  readonly theatre: Theatre | null;
  setTheme(theme: Theme): void;
};

/** Phaser is a large chunk of its own, so that it never delays the menu. It counts for this share of the way. */
const CODE_SHARE = 0.5;

/** Begins nothing: the first `open` does. */
export function makeCurtain(parent: HTMLElement, firstTheme: Theme): Curtain {
  const state = makeReadable<CanvasState>({ kind: 'loading', share: 0 });
  let theme = firstTheme;
  let theatre: Theatre | null = null;
  let opening: Promise<Theatre> | null = null;
  let wanted = '';

  async function load(board: string, before: Promise<Theatre> | null): Promise<Theatre> {
    state.set({ kind: 'loading', share: 0 });
    let reason: 'assets' | 'webgl' = 'assets';
    try {
      await before?.catch(() => undefined);
      const { MissingPicture, openTheatre } = await import('../scenes/index.ts');
      const onProgress = (share: number): void =>
        state.set({ kind: 'loading', share: CODE_SHARE + share * (1 - CODE_SHARE) });
      if (theatre) await theatre.setBoard(board);
      theatre ??= await openTheatre({ parent, board, theme, onProgress }).catch((error: unknown) => {
        if (!(error instanceof MissingPicture)) reason = 'webgl';
        throw error;
      });
      if (board === wanted) state.set({ kind: 'ready' });
      return theatre;
    } catch (error) {
      if (board === wanted) {
        opening = null;
        state.set({ kind: 'failed', reason });
      }
      throw error;
    }
  }

  return {
    state,
    open(board) {
      if (!opening || board !== wanted) {
        wanted = board;
        opening = load(board, opening);
      }
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
