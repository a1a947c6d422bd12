import type { Textures } from 'phaser';
import type { Dress } from './actor.ts';
import { loadPage, loadPicture } from './pictures.ts';
import { type Plan, sizeFor } from './plan.ts';
import type { Theme } from './types.ts';

/** The pictures of a board from back to front, as they are for a lying or an upright one. */
export type Scenery = {
  readonly upright: boolean;
  readonly layers: readonly { readonly picture: HTMLImageElement; readonly depth: number }[];
};

/** What pictures a board needs. */
export type Wanted = {
  readonly plan: Plan;
  readonly theme: Theme;
  readonly upright: boolean;
  /** Device pixels of the longer side of the board. */
  readonly pixels: number;
};

/** Brings pictures into the game's textures, each once. */
export class Wardrobe {
  readonly #textures: Textures.TextureManager;
  readonly #atlases = new Map<string, Promise<Dress>>();
  readonly #pictures = new Map<string, Promise<HTMLImageElement>>();

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures;
  }

  /** The atlas for a board of that size. Rejects with a `MissingPicture`; asked again, it tries again. */
  atlas({ plan, pixels }: Pick<Wanted, 'plan' | 'pixels'>): Promise<Dress> {
    const tile = sizeFor(plan.tiles, (pixels / plan.side) * plan.tile);
    const names = plan.pages(tile);
    const atlas = names.join();
    return once(this.#atlases, atlas, async () => {
      const pages = await Promise.all(names.map(loadPage));
      this.#textures.addAtlasJSONHash(
        atlas,
        pages.map(({ image }) => image),
        pages.map(({ frames }) => frames),
      );
      return { atlas, tile };
    });
  }

  /** The pictures beneath the actors; rejects as `atlas` does. */
  async scenery({ plan, theme, upright, pixels }: Wanted): Promise<Scenery> {
    const wanted = plan.layers(theme, upright, sizeFor(plan.sizes, pixels));
    const layers = await Promise.all(
      wanted.map(async ({ file, depth }) => ({
        picture: await once(this.#pictures, file, () => loadPicture(file)),
        depth,
      })),
    );
    return { upright, layers };
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
