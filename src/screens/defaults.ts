import type { Settings } from './types.ts';

/** The settings of somebody who has never changed one; the language is the device's. */
export const DEFAULTS: Omit<Settings, 'language' | 'lastSetup'> = {
  speed: 'normal',
  light: 'day',
  effects: 0.7,
  ambience: 0.4,
  muted: false,
  consequences: true,
  askBeforeEnd: true,
  lessMotion: 'device',
  tileNumbers: false,
};
