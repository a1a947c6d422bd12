import fc from 'fast-check';
import { ludo } from '../../src/engine/ludo/index.ts';
import { type Options, SETTINGS, type Setting } from '../../src/engine/ludo/types.ts';

/** Any settings that do not contradict each other. */
export const anyOptions: fc.Arbitrary<Options> = fc
  .record(
    Object.fromEntries(
      (Object.keys(SETTINGS) as Setting[]).map((key) => [key, fc.constantFrom(...SETTINGS[key])]),
    ),
  )
  .map((given) => ludo.parseOptions({ ...given, teams: given.teams && given.players === 4 }));
