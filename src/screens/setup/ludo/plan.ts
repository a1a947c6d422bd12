import { type Options, SETTINGS } from '../../../engine/ludo/types.ts';
import type { Settings, SetupOf } from '../../types.ts';
import { type Chairs, chairsOf, FIRST_CHAIRS, playersIn, type SeatsFor, seedOf } from '../chairs.ts';
import { ALL, differing, isSeating, PRESETS, type Preset } from './settings.ts';

/** Every setting at its default. */
export const STANDARD = Object.fromEntries(ALL.map((setting) => [setting, SETTINGS[setting][0]])) as Options;

const CHANGES: { readonly [P in Preset]: Partial<Options> } = {
  standard: {},
  blockades: { blockades: true },
  pachisi: { pachisi: true },
  quick: { pawns: 2 },
};

/** A set-up of Ludo while it is made. */
export type Plan = {
  readonly options: Options;
  /** What the settings were taken from. */
  readonly preset: Preset;
  readonly chairs: Chairs;
  /** `null`: the table chooses a seed and seals it. */
  readonly seed: string | null;
};

const FIRST: Plan = { options: STANDARD, preset: 'standard', chairs: FIRST_CHAIRS, seed: null };

/** The settings of a preset; with how many and with whom stays as it is. */
const presetOptions = (preset: Preset, { players, teams }: Options): Options => ({
  ...STANDARD,
  ...CHANGES[preset],
  players,
  teams,
});

/** The settings that are not as in the preset, without those of the seats. */
export const changesFrom = (preset: Preset, options: Options) =>
  differing(options, presetOptions(preset, options)).filter((setting) => !isSeating(setting));

/** The preset that such settings are: `kept`, unless they are exactly another one. */
const presetOf = (options: Options, kept: Preset): Preset =>
  PRESETS.find((preset) => changesFrom(preset, options).length === 0) ?? kept;

/** The preset with the fewest changes; of several the one that changes the game most. */
const nearestPreset = (options: Options): Preset =>
  (['standard', 'pachisi', 'blockades', 'quick'] as const).reduce<Preset>(
    (best, preset) =>
      changesFrom(preset, options).length < changesFrom(best, options).length ? preset : best,
    'standard',
  );

/** Begins with the last set-up, if there was one. */
export function planOf(last: Settings['lastSetup']['ludo']): Plan {
  if (!last) return FIRST;
  const options = withTeams(last.options);
  return { options, preset: nearestPreset(options), chairs: chairsOf(last.players), seed: null };
}

/** Only four players can play in teams. */
const withTeams = (options: Options): Options => ({
  ...options,
  teams: options.teams && options.players === 4,
});

export const withPreset = (plan: Plan, preset: Preset): Plan => ({
  ...plan,
  preset,
  options: presetOptions(preset, plan.options),
});

export function withSettings(plan: Plan, part: Partial<Options>): Plan {
  const options = withTeams({ ...plan.options, ...part });
  return { ...plan, options, preset: presetOf(options, plan.preset) };
}

/** What the game is started with. */
export const setupOf = ({ options, chairs, seed }: Plan, seatsFor: SeatsFor): SetupOf<'ludo'> => ({
  game: 'ludo',
  options,
  players: playersIn(chairs, seatsFor(options.players)),
  seed: seedOf(seed),
});

/** The game that starts without a set-up. */
export const quickLudo = (seatsFor: SeatsFor): SetupOf<'ludo'> => setupOf(FIRST, seatsFor);
