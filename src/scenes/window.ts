import type { Game } from 'phaser';

/** More device pixels than this for a CSS pixel cannot be told apart on a board. */
const MOST = 2;

/** Device pixels of the canvas for each CSS pixel. */
export function pixelRatio(): number {
  return Math.min(MOST, window.devicePixelRatio || 1);
}

/**
 * Keeps the canvas as large as `parent`, in device pixels, and calls `changed` after each change of its size or of the
 * pixel ratio. Returns what ends it.
 */
export function fitCanvas(game: Game, parent: HTMLElement, changed: (ratio: number) => void): () => void {
  const ending = new AbortController();
  const resize = () => {
    const ratio = pixelRatio();
    const width = Math.round(parent.clientWidth * ratio);
    const height = Math.round(parent.clientHeight * ratio);
    if (width === 0 || height === 0) return;
    if (width === game.scale.width && height === game.scale.height && game.scale.zoom === 1 / ratio) return;
    game.scale.resize(width, height);
    // After the size: only a new zoom makes Phaser write the canvas's size in CSS pixels.
    game.scale.setZoom(1 / ratio);
    changed(ratio);
  };
  const watchRatio = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const turned = () => {
      resize();
      watchRatio();
    };
    query.addEventListener('change', turned, { once: true, signal: ending.signal });
  };
  const observer = new ResizeObserver(resize);
  observer.observe(parent);
  watchRatio();
  return () => {
    observer.disconnect();
    ending.abort();
  };
}
