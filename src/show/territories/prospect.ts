import type { Choice as DiceChoice, Difficulty, Kind } from '../../engine/territories/challenge-types.ts';
import { BANDS, oddsOf } from '../../engine/territories/challenges.ts';
import { chanceOf, chanceWith } from '../../engine/territories/odds.ts';
import { territoryOf } from '../../engine/territories/places.ts';
import type { Action, TerritoryId, View } from '../../engine/territories/types.ts';

/** What the challenge of a territory promises, before its first throw. */
export type Prospect = {
  readonly territory: TerritoryId;
  readonly difficulty: Difficulty;
  /** `null` while it is hidden. */
  readonly kind: Kind | null;
  /** The probability of passing under best play lies between these; they are equal once the challenge is revealed. */
  readonly least: number;
  readonly most: number;
};

/** The forecast for a territory. */
export function prospectOf({ territories }: Pick<View, 'territories'>, territory: TerritoryId): Prospect {
  const { difficulty } = territoryOf(territory);
  const { kind } = territories[territory];
  const [least, most] =
    kind === null ? BANDS[difficulty] : [oddsOf(kind, difficulty), oddsOf(kind, difficulty)];
  return { territory, difficulty, kind, least, most };
}

/** The probability of passing the running challenge from here under best play; `null` when none runs. */
export const chanceNow = ({ challenge }: Pick<View, 'challenge'>): number | null =>
  challenge && chanceOf(challenge, challenge.progress);

/** The types of action that are choices in a challenge. */
const DICE = ['rethrow', 'keep', 'throw', 'add', 'stop', 'again', 'place', 'skip', 'call', 'swap'] as const;

/** Whether an action is a choice in a challenge. */
export const isDiceChoice = (action: Action): action is DiceChoice =>
  DICE.some((type) => type === action.type);

/** A choice in the running challenge, and the probability of passing with it, best play from then on. */
export type DiceOption = { readonly action: DiceChoice; readonly chance: number };

/** The choice that the dice marked make: what is thrown again, or set aside in a Tower; `null` for no die or another kind. */
export function pickedDice({ challenge, phase }: View, dice: readonly number[]): DiceOption | null {
  if (!challenge || phase !== 'challenge' || dice.length === 0) return null;
  const { kind } = challenge;
  if (!PICKED.includes(kind)) return null;
  const chosen = dice.toSorted((one, other) => one - other);
  const action: DiceChoice =
    kind === 'tower' ? { type: 'keep', dice: chosen } : { type: 'rethrow', dice: chosen };
  return { action, chance: chanceWith(challenge, challenge.progress, action) };
}

/** The kinds in which dice are marked one by one; in the others each choice is one of a few. */
export const PICKED: readonly Kind[] = ['sum', 'exact', 'equal', 'run', 'pairs', 'parity', 'tower'];

/** The choices of the running challenge among `actions`, each with its chance, the best first. */
export function diceOptions({ challenge }: View, actions: readonly Action[]): readonly DiceOption[] {
  if (!challenge) return [];
  return actions
    .filter(isDiceChoice)
    .map((action) => ({ action, chance: chanceWith(challenge, challenge.progress, action) }))
    .sort((one, other) => other.chance - one.chance);
}
