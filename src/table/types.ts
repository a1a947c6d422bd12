import type { GameTypes, Refusal, Seat } from '../engine/core/game.ts';

/** Bots from weak to strong; `random` is for simulations, the menu offers the others. */
export const BOT_LEVELS = ['random', 'gentle', 'greedy', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who sits in a seat. */
export type Player =
  | { readonly seat: Seat; readonly kind: 'person' }
  | { readonly seat: Seat; readonly kind: 'bot'; readonly level: BotLevel };

/**
 * What the table tells when the match has moved: views and events as its viewer may see them. `cause` undo and load
 * carry no events: the picture must be set to `after` without a show.
 */
export type Batch<T extends GameTypes> = {
  readonly cause: 'play' | 'undo' | 'load';
  readonly before: T['view'];
  readonly after: T['view'];
  readonly events: readonly T['event'][];
};

/** The answer to a submitted action. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Who shows what happens; the table waits for it before a bot moves, never otherwise. */
export interface Presenter<T extends GameTypes> {
  present(batch: Batch<T>): void;
  /** Resolves when nothing moves any more, in every case. */
  idle(): Promise<void>;
}

/** Who answers for the bots. Rejects when it cannot; then the table asks again. */
export interface BotPort<T extends GameTypes> {
  choose(level: BotLevel, seat: Seat, view: T['view']): Promise<T['action']>;
}
