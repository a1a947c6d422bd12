import { meaningless, type Options, SETTINGS, type Setting } from '../../../engine/ludo/types.ts';
import { t } from '../../../i18n/index.ts';

export const PRESETS = ['standard', 'blockades', 'pachisi', 'quick'] as const;
export type Preset = (typeof PRESETS)[number];

export const presetName = (preset: Preset): string =>
  preset === 'quick' ? t('setup.ludo.preset.quick') : t(`ludo.rules.${preset}`);

/** Every setting, in the order of the engine's list. */
export const ALL = Object.keys(SETTINGS) as readonly Setting[];

/** Settings that say with how many and with whom: no preset changes them. */
const SEATING = ['players', 'teams'] as const satisfies readonly Setting[];

export const isSeating = (setting: Setting): boolean => SEATING.some((one) => one === setting);

type ValueKey = { [S in Setting]: `rules.ludo.${S}.${Options[S]}` }[Setting];

/** What a setting is called. */
export const settingName = (setting: Setting): string => t(`rules.ludo.${setting}`);

/** What holds at a table where the setting has this value: a clause without a full stop. */
export const clauseOf = (setting: Setting, value: Options[Setting]): string =>
  t(`rules.ludo.${setting}.${value}` as ValueKey);

const REASONS = {
  'release.pachisi': 'rules.ludo.because.release.pachisi',
  'safeSquares.pachisi': 'rules.ludo.because.safeSquares.pachisi',
  'places.players': 'rules.ludo.because.places.players',
  'places.teams': 'rules.ludo.because.places.teams',
} as const;

/** Why a setting means nothing beside the others, as a clause; `null` where it counts. */
export function whyMeaningless(options: Options, setting: Setting): string | null {
  const found = meaningless(options).find((one) => one.setting === setting);
  const reason = Object.entries(REASONS).find(([pair]) => pair === `${found?.setting}.${found?.because}`);
  return reason ? t(reason[1]) : null;
}

/** The settings that count and are not as in `other`. */
export function differing(options: Options, other: Options): readonly Setting[] {
  const idle = meaningless(options).map(({ setting }) => setting);
  return ALL.filter((setting) => options[setting] !== other[setting] && !idle.includes(setting));
}
