import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Language, language, onLanguage } from '../i18n/index.ts';
import type { Readable, Settings } from './types.ts';

/** The value of a port now; the component is drawn again after every change. */
export function useReadable<T>(readable: Readable<T>): T {
  const [value, setValue] = useState(() => readable.get());
  useEffect(() => {
    const read = (): void => setValue(() => readable.get());
    read();
    return readable.subscribe(read);
  }, [readable]);
  return value;
}

/** The language that texts are written in; the component is drawn again after a change. */
export function useLanguage(): Language {
  const [current, setCurrent] = useState(language);
  useEffect(() => onLanguage(setCurrent), []);
  return current;
}

/** Whether a media query matches, also after the window has changed. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const read = (): void => setMatches(list.matches);
    read();
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, [query]);
  return matches;
}

/** Light and motion as the players want them, with what the device says where they leave it to it. */
export function useManner(settings: Settings): {
  readonly theme: 'day' | 'night';
  readonly lessMotion: boolean;
} {
  const dark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const night = settings.light === 'device' ? dark : settings.light === 'night';
  const lessMotion = settings.lessMotion === 'device' ? still : settings.lessMotion === 'on';
  return { theme: night ? 'night' : 'day', lessMotion };
}

/** Writes theme, motion and language on the root element, where the style sheets read them. */
export function useRootAttributes(theme: 'day' | 'night', lessMotion: boolean, lang: Language): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = lessMotion ? 'less' : 'full';
    root.lang = lang;
  }, [theme, lessMotion, lang]);
}

/** Whether the page fills the screen, and how to change that; `null` where a page may not. */
export function useFullscreen(): { readonly on: boolean; toggle(): void } | null {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const read = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    // a refusal (a frame without permission) leaves things as they are
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => {});
  };
  return { on, toggle };
}
