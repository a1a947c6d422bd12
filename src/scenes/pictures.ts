import type { Theme } from './types.ts';

const URLS = import.meta.glob<string>(
  [
    '../../assets/built/atlas-*.webp',
    '../../assets/built/atlas-*.json',
    '../../assets/built/boards/*.webp',
    '../../assets/built/svg/{noble,pawn}-*.svg',
    '../../assets/built/svg/emblem-*.svg',
  ],
  { query: '?url', import: 'default', eager: true },
);

const TRIES = 3;
const PAUSE_MS = 400;

/** Pixels of a tile in each atlas, ascending. */
const ATLAS_TILES = [28, 44, 88] as const;
export type AtlasTile = (typeof ATLAS_TILES)[number];

/** The board's images: pixels of a tile, and the number in the file's name. */
const BOARD_TILES = [
  [43.75, 700],
  [87.5, 1400],
] as const;

/** A picture is drawn enlarged by at most this before the next size is taken. */
const STRETCH = 1.04;

/** A picture that could not be had after several tries; `file` names it. */
export class MissingPicture extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file} could not be loaded`, { cause });
    this.name = 'MissingPicture';
    this.file = file;
  }
}

/** The atlas to draw tiles of `pixels` with: the smallest that is not enlarged. */
export function atlasTileFor(pixels: number): AtlasTile {
  return ATLAS_TILES.find((tile) => tile * STRETCH >= pixels) ?? 88;
}

/** The file of the board's image for tiles of `pixels`. */
export function boardFile(board: string, theme: Theme, pixels: number): string {
  const size = BOARD_TILES.find(([tile]) => tile * STRETCH >= pixels)?.[1] ?? 1400;
  return `boards/${board}-${theme}-${size}.webp`;
}

/** Loads a picture of `assets/built`, decoded. Rejects with a `MissingPicture`. */
export function loadPicture(file: string): Promise<HTMLImageElement> {
  return persist(file, async (url) => {
    const image = new Image();
    image.crossOrigin = 'anonymous'; // in a sandbox the game's own pictures are foreign, and WebGL takes no foreign ones
    image.src = url;
    await image.decode();
    return image;
  });
}

/** Loads an atlas: its picture and its frames as the packer wrote them. Rejects with a `MissingPicture`. */
export async function loadAtlas(tile: AtlasTile): Promise<{ image: HTMLImageElement; frames: object }> {
  const [image, frames] = await Promise.all([
    loadPicture(`atlas-${tile}.webp`),
    persist(`atlas-${tile}.json`, async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const frames: object = await response.json();
      return frames;
    }),
  ]);
  return { image, frames };
}

async function persist<T>(file: string, load: (url: string) => Promise<T>): Promise<T> {
  const url = URLS[`../../assets/built/${file}`];
  if (!url) throw new MissingPicture(file, 'it is not among the built assets');
  for (let tries = 1; ; tries += 1) {
    try {
      return await load(url);
    } catch (error) {
      if (tries === TRIES) throw new MissingPicture(file, error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
}
