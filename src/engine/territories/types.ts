import type { Refusal as AnyRefusal, Seat } from '../core/game.ts';
import type { Choice, Difficulty, Kind, Progress } from './challenge-types.ts';
import type { Event } from './event-types.ts';

export type { Event, StealFailure } from './event-types.ts';

export const LENGTHS = ['quick', 'standard'] as const;
export type Length = (typeof LENGTHS)[number];

/** printed: the kinds of the map · dealt: a kind by chance for each mirrored pair. Clause B6. */
export const CHALLENGE_SETTINGS = ['printed', 'dealt'] as const;
export type ChallengeSetting = (typeof CHALLENGE_SETTINGS)[number];

export type Options = {
  readonly players: 2;
  readonly length: Length;
  readonly challenges: ChallengeSetting;
};

export const TERRITORIES = [
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  't7',
  't8',
  't9',
  't10',
  't11',
  't12',
  't13',
  't14',
  't15',
  't16',
  't17',
  't18',
] as const;
export type TerritoryId = (typeof TERRITORIES)[number];

/** The teams' bases, by seat. */
export const BASES = ['b0', 'b1'] as const;

/** Where a team can stand. */
export type Place = TerritoryId | (typeof BASES)[number];

export const CARDS = ['steal', 'shield', 'secondChance'] as const;
export type Card = (typeof CARDS)[number];

/** How many there are of each card. The order of cards means nothing. */
export type Cards = Readonly<Record<Card, number>>;

/**
 * deal: chance deals kinds and first cards · act: the team in turn acts · answer: the other team may play Shield ·
 * dice: dice are in the air · challenge: the team chooses how to go on in its challenge · again: it may play Second
 * Chance · draw: chance draws a card · reveal: chance reveals a territory · discard: the team has a card too many · over.
 */
export const PHASES = [
  'deal',
  'act',
  'answer',
  'dice',
  'challenge',
  'again',
  'draw',
  'reveal',
  'discard',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Why a card is drawn. */
export type DrawReason = 'deal' | 'conquest' | 'rest';

/** Cards still to be drawn. */
export type Drawing = { readonly why: DrawReason; readonly left: number };

export type TerritoryState = {
  readonly owner: Seat | null;
  readonly locked: boolean;
  readonly revealed: boolean;
  /** The kind of its challenge, `null` while it is hidden. */
  readonly kind: Kind | null;
};

export type Territories = Readonly<Record<TerritoryId, TerritoryState>>;

/** A challenge under way. */
export type Challenge = {
  readonly territory: TerritoryId;
  readonly kind: Kind;
  readonly difficulty: Difficulty;
  /** Whether it is the challenge of a steal. */
  readonly steal: boolean;
  /** 1, or 2 after a Second Chance. */
  readonly attempt: number;
  readonly progress: Progress;
};

export type TeamState = {
  readonly at: Place;
  readonly hand: Cards;
  /** The target of its open steal; the card lies on the table. */
  readonly steal: TerritoryId | null;
  /** Whether the owner has said that it will not be asked again in this steal. Clause H5. */
  readonly waived: boolean;
};

/** What the state and every view have in common: nothing of it is hidden. */
export type Open = {
  readonly options: Options;
  readonly territories: Territories;
  readonly discards: Cards;
  readonly phase: Phase;
  /** The team whose turn it is, also while the other one answers. */
  readonly turn: Seat;
  /** From 1. */
  readonly round: number;
  /** Roads left to travel in this turn. */
  readonly roads: number;
  /** Whether the team in turn has announced or given up a steal in this turn. Clause T6. */
  readonly schemed: boolean;
  readonly challenge: Challenge | null;
  readonly drawing: Drawing | null;
};

export type State = Open & {
  /** By seat. */
  readonly teams: readonly TeamState[];
  readonly deck: Cards;
};

export type Action =
  | { readonly type: 'steal'; readonly territory: TerritoryId }
  /** `team` names who plays it, for readers; it is the acting team and may be left out. */
  | { readonly type: 'shield'; readonly territory: TerritoryId; readonly team?: Seat }
  /** No Shield now; `standing`: nor any question in the rest of this steal. */
  | { readonly type: 'decline'; readonly standing?: boolean }
  | { readonly type: 'travel'; readonly to: Place }
  | { readonly type: 'giveUp' }
  | { readonly type: 'attempt' }
  | { readonly type: 'secondChance' }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'rest' }
  | { readonly type: 'end' }
  | Choice;

/** A dealt kind, a drawn card, a revealed territory with its kind, or dice with their faces in ascending order. */
export type Chance =
  | { readonly kind: Kind }
  | { readonly card: Card }
  | { readonly territory: TerritoryId; readonly kind: Kind }
  | { readonly dice: readonly number[] };

/** One team as a viewer may see it. */
export type TeamView = {
  readonly seat: Seat;
  readonly at: Place;
  /** The cards, for the team itself; `null` for everybody else. */
  readonly hand: Cards | null;
  /** How many cards it holds. */
  readonly cards: number;
  readonly steal: TerritoryId | null;
  readonly waived: boolean;
  readonly points: number;
  /** Its locked territories. */
  readonly locks: number;
};

export type View = Open & {
  /** By seat. */
  readonly teams: readonly TeamView[];
  /** How many cards the deck has. */
  readonly deck: number;
  /** The team that decides now; `null` while chance has the word and after the end. */
  readonly actor: Seat | null;
  /** The last round's number. */
  readonly rounds: number;
  /** Teams from first to last, those of one entry share the place; empty until the game is over. */
  readonly places: readonly (readonly Seat[])[];
};

/** What the scoreboard counts of one team. */
export type SeatStatistics = {
  readonly conquests: number;
  /** Steals announced. */
  readonly steals: number;
  /** Challenges begun for a steal. */
  readonly stealsTried: number;
  readonly stealsSucceeded: number;
  /** By the challenge or a Shield. */
  readonly stealsFailed: number;
  readonly stealsGivenUp: number;
  /** Territories lost to steals. */
  readonly suffered: number;
  readonly shields: number;
  readonly secondChances: number;
  /** Territories locked by this team, by Shields and by steals. */
  readonly locks: number;
  readonly passed: Readonly<Record<Difficulty, number>>;
  readonly failed: Readonly<Record<Difficulty, number>>;
  readonly rests: number;
  /** How often this team took the lead from the other. */
  readonly leads: number;
};

export type Statistics = {
  /** By seat number as a key. */
  readonly seats: { readonly [seat: string]: SeatStatistics };
  readonly rounds: number;
  /** How often the lead passed from one team to the other. */
  readonly leadChanges: number;
};

/** The codes of `refusal`, the first that applies. */
export const REFUSALS = [
  'over', // the game is over
  'seat', // another team has the word
  'phase', // not now
  'action', // no action of this game, or none of this challenge
  'die', // the dice or what is left of the challenge do not allow it
  'still', // it stands there already
  'card', // no such card in hand, or too many of them for a rest
  'neutral', // on a neutral territory
  'opposing', // on an opposing territory or base
  'own', // on an own territory or base
  'locked', // on a locked territory
  'hidden', // on a hidden territory
  'away', // more roads away than are left
  'open', // a steal is already open, or was in this turn; for `giveUp`, none is
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/**
 * Facts by code. seat: turn (the team that has the word) · phase: phase · die: left (rerolls, skips and the like) ·
 * still: at · card: card, or hand and most for a rest · neutral, own, locked, hidden: territory (a base for `own`) ·
 * opposing: territory (or base) · away: to, distance, roads · open: territory (the target, `null` where none is)
 */
export type Refusal = AnyRefusal & { readonly code: RefusalCode };

export type TerritoriesTypes = {
  options: Options;
  state: State;
  action: Action;
  chance: Chance;
  refusal: Refusal;
  event: Event;
  view: View;
  statistics: Statistics;
};
