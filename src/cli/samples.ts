import type { Game, GameTypes } from '../engine/core/game.ts';
import { type GameId, gameById } from '../engine/index.ts';
import { type Options, SETTINGS, type Setting } from '../engine/ludo/types.ts';
import { HOUSE } from '../engine/nobles/house.ts';
import { LENGTHS, MODES } from '../engine/nobles/types.ts';
import { HOUSE as TERRITORIES_HOUSE } from '../engine/territories/house.ts';
import { CHALLENGE_SETTINGS, LENGTHS as LENGTHS_OF_TERRITORIES } from '../engine/territories/types.ts';

/** A table to try a game at. */
export type Sample<T extends GameTypes = GameTypes> = {
  readonly options: T['options'];
  /** The most inputs that a match may take. */
  readonly most: number;
};

/** The most inputs of a turn of Nobles: three throws and their outcomes, five exits, a move for each stored roll, the end. */
const NOBLES_TURN = 20;

const nobles = [2, 3, 4].flatMap((players) =>
  MODES.flatMap((mode) =>
    LENGTHS.map((length) => ({
      options: { players, mode, length },
      most: 1 + HOUSE.rounds[length] * players * NOBLES_TURN,
    })),
  ),
);

/** Ludo has no last round. The longest of 10,000 random matches took 2,767 inputs. */
const LUDO_MOST = 20_000;

/** Ludo has too many tables to try each: so many are taken, this far apart, which meets every pair of values. */
const LUDO_SAMPLES = 120;
const LUDO_STRIDE = 1_039;

/** The table of that number when all are counted: the settings are its digits. */
function ludoTable(number: number): object {
  let rest = number;
  const options = Object.fromEntries(
    (Object.keys(SETTINGS) as Setting[]).map((key): [Setting, Options[Setting] | undefined] => {
      const values = SETTINGS[key];
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      return [key, value];
    }),
  );
  return { ...options, teams: options.teams === true && options.players === 4 };
}

const ludo = Array.from({ length: LUDO_SAMPLES }, (_, at) => ({
  options: ludoTable(at * LUDO_STRIDE),
  most: LUDO_MOST,
}));

/** A turn of Territories: a steal and its answers, three roads, an attempt with two dozen choices, cards. Twice, for both teams. */
const TERRITORIES_ROUND = 120;

const territories = LENGTHS_OF_TERRITORIES.flatMap((length) =>
  CHALLENGE_SETTINGS.map((challenges) => ({
    options: { players: 2, length, challenges },
    most: 40 + TERRITORIES_HOUSE.rounds[length] * TERRITORIES_ROUND,
  })),
);

const SAMPLES: { readonly [Id in GameId]: readonly { readonly options: object; readonly most: number }[] } = {
  nobles,
  ludo,
  territories,
};

/** The tables at which a game is tried, in a stable order. */
export function samplesOf(id: GameId): readonly Sample[] {
  const game: Game<GameTypes> = gameById(id);
  return SAMPLES[id].map(({ options, most }) => ({ options: game.parseOptions(options), most }));
}
