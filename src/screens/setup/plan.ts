import type { Seat } from '../../engine/core/game.ts';
import type { Length, Mode } from '../../engine/nobles/types.ts';
import type { BotLevel, Player } from '../../table/types.ts';
import type { Setup } from '../types.ts';

/** The levels the set-up offers, from weak to strong. */
export const LEVELS = ['gentle', 'greedy', 'sharp'] as const satisfies readonly BotLevel[];

/** Who shall sit in a seat, and the level it takes when it becomes a bot. */
export type Chair = { readonly kind: Player['kind']; readonly level: BotLevel };

/** A set-up while it is made. All four chairs are remembered, whatever the number of players. */
export type Plan = {
  readonly mode: Mode;
  readonly length: Length;
  readonly players: number;
  readonly chairs: readonly Chair[];
  /** `null`: the table chooses a seed and seals it. */
  readonly seed: string | null;
};

export type SeatsFor = (players: number) => readonly Seat[];

const BOT: Chair = { kind: 'bot', level: 'greedy' };

/** One person against three bots, a quick Journey. */
const FIRST: Plan = {
  mode: 'journey',
  length: 'quick',
  players: 4,
  chairs: [{ ...BOT, kind: 'person' }, BOT, BOT, BOT],
  seed: null,
};

/** Begins with the last set-up, if there was one. */
export function planOf(last: Setup | null): Plan {
  if (!last) return FIRST;
  const { mode, length, players } = last.options;
  const chairs = FIRST.chairs.map((chair, seat) => {
    const player = last.players.find((one) => one.seat === seat);
    if (!player) return chair;
    return player.kind === 'bot'
      ? { kind: player.kind, level: player.level }
      : { ...chair, kind: player.kind };
  });
  return { mode, length, players, chairs, seed: null };
}

/** The plan with one chair changed. */
export function withChair(plan: Plan, seat: Seat, part: Partial<Chair>): Plan {
  return {
    ...plan,
    chairs: plan.chairs.map((chair, index) => (index === seat ? { ...chair, ...part } : chair)),
  };
}

/** What the game is started with. */
export function setupOf(plan: Plan, seatsFor: SeatsFor): Setup {
  const { mode, length, players, chairs, seed } = plan;
  const seated = seatsFor(players).map((seat): Player => {
    const { kind, level } = chairs[seat] ?? BOT;
    return kind === 'person' ? { seat, kind } : { seat, kind, level };
  });
  return { options: { players, mode, length }, players: seated, seed: seed?.trim() || null };
}

/** The game that starts without a set-up. */
export const quickSetup = (seatsFor: SeatsFor): Setup => setupOf(FIRST, seatsFor);

const PERSON_SECONDS = 15;
const BOT_SECONDS = 6;
/** Long games end before their last round: somebody is Home. */
const USUAL_ROUNDS = 45;

/** About how many minutes it takes at normal speed, in steps of five. */
export function minutesOf(plan: Plan, rounds: number, seatsFor: SeatsFor): number {
  const people = seatsFor(plan.players).filter((seat) => plan.chairs[seat]?.kind === 'person').length;
  const turn = people * PERSON_SECONDS + (plan.players - people) * BOT_SECONDS;
  return Math.max(5, Math.round((Math.min(rounds, USUAL_ROUNDS) * turn) / 300) * 5);
}
