import type { Textures } from 'phaser';
import type { Dress } from './actor.ts';
import { type AtlasTile, atlasTileFor, boardFile, loadAtlas, loadPicture } from './pictures.ts';
import type { Theme } from './types.ts';

/** Brings pictures into the game's textures, each once. */
export class Wardrobe {
  readonly #textures: Textures.TextureManager;
  readonly #atlases = new Map<AtlasTile, Promise<Dress>>();
  readonly #boards = new Map<string, Promise<HTMLImageElement>>();

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures;
  }

  /** The atlas for tiles of `pixels` device pixels. Rejects with a `MissingPicture`; asked again, it tries again. */
  atlas(pixels: number): Promise<Dress> {
    const tile = atlasTileFor(pixels);
    return once(this.#atlases, tile, async () => {
      const { image, frames } = await loadAtlas(tile);
      const atlas = `atlas-${tile}`;
      this.#textures.addAtlasJSONHash(atlas, image, frames);
      return { atlas, tile };
    });
  }

  /** The board's image for tiles of `pixels` device pixels; rejects as `atlas` does. */
  board(board: string, theme: Theme, pixels: number): Promise<HTMLImageElement> {
    const file = boardFile(board, theme, pixels);
    return once(this.#boards, file, () => loadPicture(file));
  }
}

/** Keeps what was loaded, forgets what failed. */
function once<K, T>(kept: Map<K, Promise<T>>, key: K, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}
