import { AUTO, CANVAS, Game, Scale } from 'phaser';
import { planOf } from './plan.ts';
import { destroyGame, firstPictures, PhaserTheatre } from './theatre.ts';
import type { Theatre, TheatreOptions } from './types.ts';
import { Wardrobe } from './wardrobe.ts';
import { pixelRatio } from './window.ts';

export { MissingPicture } from './pictures.ts';
export type * from './types.ts';

/**
 * Opens the one canvas of the page and loads the pictures of a board. Rejects with a `MissingPicture` when one cannot
 * be had, and with an `Error` when the browser can draw neither with WebGL nor in two dimensions; then nothing is left
 * behind and it may be called again.
 */
export async function openTheatre(options: TheatreOptions): Promise<Theatre> {
  const { parent, board, theme, onProgress } = options;
  const game = await startGame(parent, AUTO).catch(() => startGame(parent, CANVAS));
  try {
    const wardrobe = new Wardrobe(game.textures);
    const plan = planOf(board);
    const first = await firstPictures(wardrobe, plan, theme, parent, counter(2, onProgress));
    return new PhaserTheatre(game, wardrobe, first, options, plan);
  } catch (error) {
    destroyGame(game);
    throw error;
  }
}

function startGame(parent: HTMLElement, type: number): Promise<Game> {
  return new Promise((resolve) => {
    const ratio = pixelRatio();
    const game: Game = new Game({
      type,
      parent,
      render: { transparent: true, antialiasGL: false, roundPixels: true, stencil: false },
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      plugins: [],
      banner: false,
      autoFocus: false,
      fps: { smoothStep: false },
      scale: {
        mode: Scale.NONE,
        width: Math.max(1, Math.round(parent.clientWidth * ratio)),
        height: Math.max(1, Math.round(parent.clientHeight * ratio)),
        zoom: 1 / ratio,
      },
      callbacks: { postBoot: () => resolve(game) },
    });
    game.canvas.setAttribute('aria-hidden', 'true');
    game.canvas.style.pointerEvents = 'none';
    game.canvas.style.display = 'block';
  });
}

/** Reports the share of `total` arrivals; put it behind each. */
function counter(total: number, onProgress: TheatreOptions['onProgress']): <T>(arrived: T) => T {
  let count = 0;
  onProgress?.(0);
  return (arrived) => {
    count += 1;
    onProgress?.(count / total);
    return arrived;
  };
}
