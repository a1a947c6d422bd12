import type { Seat } from '../../engine/core/game.ts';
import { t } from '../../i18n/index.ts';
import { nameOf, subjectOf } from '../../show/seat-words.ts';
import type { Player } from '../../table/types.ts';

/** A column of the table of figures. */
export type Column = {
  readonly title: string;
  /** A shorter one for the column's head. */
  readonly short?: string;
  readonly strong?: boolean;
  readonly figure: (seat: Seat) => number | string;
};

/** What a die or the cowries can show. */
export type Face = {
  readonly value: number;
  /** A drawing; without one the value is written. */
  readonly picture?: string;
  /** How often it came. */
  readonly count: number;
  /** How likely it is, 0 to 1. */
  readonly odds: number;
};

/** What the scoreboard writes of a match, whatever the game. */
export type Sheet = {
  readonly title: string;
  /** How it ended. */
  readonly how: string;
  readonly players: readonly Player[];
  /** Seats from first to last; those of one entry share the place. */
  readonly places: readonly (readonly Seat[])[];
  /** The large figure on a seat's banner. */
  readonly total: (seat: Seat) => string;
  /** What decided, and what was done on the way. */
  readonly columns: readonly [decisive: readonly Column[], deeds: readonly Column[]];
  readonly dice: {
    readonly title: string;
    /** How many fell. */
    readonly thrown: string;
    /** Throws of a hand, which may throw several dice at once. */
    readonly throws: number;
    readonly faces: readonly Face[];
  };
  readonly seal: { readonly seed: string; readonly seedChosen: boolean; readonly commitment: string };
};

/** The place of every seat from 1, in order: equal ones share it, and the next is left out. */
export const ranked = (places: Sheet['places']): readonly { readonly seat: Seat; readonly place: number }[] =>
  places.flatMap((shared, index) => {
    const place = 1 + places.slice(0, index).flat().length;
    return shared.map((seat) => ({ seat, place }));
  });

/** The title where two seats share the first place; `you` is the one person at this screen. */
export function sharedTitle(one: Seat, two: Seat, you: Seat | null): string {
  if (one !== you && two !== you)
    return t('score.shared.names', { first: subjectOf(one), second: nameOf(two, null) });
  return t('score.shared.you', { other: nameOf(one === you ? two : one, null) });
}
