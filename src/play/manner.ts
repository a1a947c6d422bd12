import type { SettingsStore } from '../host/settings.ts';
import type { Theme } from '../scenes/types.ts';

/** Light and motion as they are wanted now: the settings, and the device where they leave it to it. */
export type Manner = {
  readonly theme: Theme;
  readonly isReduced: boolean;
  subscribe(listener: () => void): () => void;
};

/** Follows the settings and the device's own wishes. */
export function mannerOf(settings: SettingsStore): Manner {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  return {
    get theme() {
      const { light } = settings.get();
      return (light === 'device' ? dark.matches : light === 'night') ? 'night' : 'day';
    },
    get isReduced() {
      const { lessMotion } = settings.get();
      return lessMotion === 'device' ? still.matches : lessMotion === 'on';
    },
    subscribe(listener) {
      const silence = settings.subscribe(listener);
      dark.addEventListener('change', listener);
      still.addEventListener('change', listener);
      return () => {
        silence();
        dark.removeEventListener('change', listener);
        still.removeEventListener('change', listener);
      };
    },
  };
}
