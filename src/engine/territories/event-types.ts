import type { Seat } from '../core/game.ts';
import type { Choice, Difficulty, Kind, Progress } from './challenge-types.ts';
import type { Card, DrawReason, Place, TerritoryId } from './types.ts';

/** Why a steal failed. */
export type StealFailure = 'challenge' | 'shield' | 'givenUp';

/** What every event of a challenge says. */
type OfChallenge = {
  readonly seat: Seat;
  readonly territory: TerritoryId;
  readonly kind: Kind;
  readonly difficulty: Difficulty;
  readonly steal: boolean;
  readonly attempt: number;
};

/**
 * `seat` is the team that acts, with a steal the thief; `hand` is how many cards `seat` holds afterwards; `points` are
 * the points of both teams afterwards. Of all fields only `card` of `cardDrawn` is hidden from others.
 */
export type Event =
  /** Both territories of a mirrored pair have challenges of this kind; both are revealed. */
  | { readonly type: 'challengeDealt'; readonly territories: readonly TerritoryId[]; readonly kind: Kind }
  /** `path` holds the places stepped on and ends at `to`; `roads` are those left. */
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly path: readonly Place[];
      readonly roads: number;
    }
  /** `asked` says whether `owner` has the word now. */
  | {
      readonly type: 'stealAnnounced';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly owner: Seat;
      readonly hand: number;
      readonly asked: boolean;
    }
  /** `seat`, the owner, plays no Shield now; with `standing` it will not be asked again in this steal. */
  | {
      readonly type: 'shieldDeclined';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly standing: boolean;
    }
  /** `locked` follows, and `stealFailed` where a steal was open. */
  | {
      readonly type: 'shieldPlayed';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly hand: number;
    }
  | {
      readonly type: 'secondChancePlayed';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly hand: number;
    }
  /** `asked` says whether the territory's owner has the word now, in a steal. */
  | (OfChallenge & {
      readonly type: 'challengeStarted';
      readonly progress: Progress;
      readonly asked: boolean;
    })
  | {
      readonly type: 'challengeChosen';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly choice: Choice;
      readonly progress: Progress;
    }
  /**
   * `faces`, in ascending order, have fallen into the places of `dice` that were in the air, from the left; `landed` is
   * what `dice` shows then, `progress` what it makes of the challenge.
   */
  | {
      readonly type: 'diceThrown';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly faces: readonly number[];
      readonly landed: readonly number[];
      readonly progress: Progress;
    }
  | (OfChallenge & { readonly type: 'challengePassed' })
  /** `again` says that the team may play Second Chance now, if it holds one. */
  | (OfChallenge & { readonly type: 'challengeFailed'; readonly again: boolean })
  /** `draws` cards are drawn for it; then a hidden territory is revealed. */
  | {
      readonly type: 'conquered';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly points: readonly number[];
      readonly draws: number;
    }
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly from: Seat;
      readonly points: readonly number[];
    }
  | {
      readonly type: 'stealFailed';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly owner: Seat;
      readonly why: StealFailure;
    }
  /** `seat` is the owner. */
  | {
      readonly type: 'locked';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly why: 'steal' | 'shield';
    }
  | { readonly type: 'rested'; readonly seat: Seat; readonly draws: number }
  /** The discards, `cards` of them, are the deck now. */
  | { readonly type: 'deckReshuffled'; readonly cards: number }
  /** `card` is `null` for those who may not see it; `deck` cards are left there, `left` are still to be drawn. */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly why: DrawReason;
      readonly hand: number;
      readonly deck: number;
      readonly left: number;
    }
  /** `territory` and `kind` are `null` when none was hidden; `discards` says that `seat` has a card too many. */
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly territory: TerritoryId | null;
      readonly kind: Kind | null;
      readonly discards: boolean;
    }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: Card; readonly hand: number }
  /** `next` acts now, in `round`; in the last round's last turn `next` is `seat` and `gameEnded` follows. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat; readonly round: number }
  /** locked: every territory is. `points` and `locks` are by seat. */
  | {
      readonly type: 'gameEnded';
      readonly reason: 'rounds' | 'locked';
      readonly points: readonly number[];
      readonly locks: readonly number[];
      readonly places: readonly (readonly Seat[])[];
    };
