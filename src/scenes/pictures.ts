const URLS = import.meta.glob<string>(
  [
    '../../assets/built/{atlas,map}-*.{webp,json}',
    '../../assets/built/boards/*.webp',
    '../../assets/built/svg/{noble,pawn,guard}-*.svg',
    '../../assets/built/svg/emblem-*.svg',
  ],
  { query: '?url', import: 'default', eager: true },
);

const TRIES = 3;
const PAUSE_MS = 400;

/** A picture that could not be had after several tries; `file` names it. */
export class MissingPicture extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file} could not be loaded`, { cause });
    this.name = 'MissingPicture';
    this.file = file;
  }
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

/** Loads a page of an atlas: its picture and its frames as the packer wrote them. Rejects with a `MissingPicture`. */
export async function loadPage(name: string): Promise<{ image: HTMLImageElement; frames: object }> {
  const [image, frames] = await Promise.all([
    loadPicture(`${name}.webp`),
    persist(`${name}.json`, async (url) => {
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
