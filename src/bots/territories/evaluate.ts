import type { Seat } from '../../engine/core/game.ts';
import type { Difficulty } from '../../engine/territories/challenge-types.ts';
import { oddsOf } from '../../engine/territories/challenges.ts';
import { HOUSE } from '../../engine/territories/house.ts';
import { chanceOf } from '../../engine/territories/odds.ts';
import { distance, territoryOf } from '../../engine/territories/places.ts';
import {
  type Card,
  type Cards,
  type State,
  TERRITORIES,
  type Territories,
  type TerritoryId,
} from '../../engine/territories/types.ts';
import { shieldOdds } from './shields.ts';

/** What things are worth, in territories. */
const WORTH = {
  /** A territory that nobody can take any more, beyond the point it gives. */
  lock: 0.35,
  /** The first card of a kind in hand; the next ones are worth `more` of it each. */
  card: { steal: 0.25, shield: 0.4, secondChance: 0.25 } satisfies Record<Card, number>,
  more: 0.5,
  /** A Shield that waits for a thief to come: it is as good as played, and may yet be spared. */
  wait: 0.05,
  /** A card that is still to be drawn. */
  draw: 0.4,
  /** What waiting a turn leaves of a prospect. */
  patience: 0.82,
  /** How much of the best prospect, and of the second best, counts before anything has come of it. */
  prospects: [0.75, 0.25],
  /** A land that can be had, for being near it. */
  near: 0.03,
} as const;

/** Cards lose their worth in the last rounds: so many rounds before the end they still have all of it. */
const CARDS_LAST = 5;

/** The odds of a challenge that is still hidden. */
const TYPICAL: Readonly<Record<Difficulty, number>> = { easy: 0.7, medium: 0.55, hard: 0.4 };

/** The worth of a finished match, beyond any position. */
const WIN = 100;

/** What a position is worth to a team, in territories: its own good less the other team's. */
export function evaluate(state: State, seat: Seat): number {
  return worth(state, seat, seat) - worth(state, 1 - seat, seat);
}

/** What `team` has and may hope for, as `seat` sees it. */
function worth(state: State, team: Seat, seat: Seat): number {
  const { phase, challenge, drawing, turn, teams } = state;
  const side = teams[team];
  if (!side) return 0;
  const held = holdings(state, team);
  if (phase === 'over') return held * WIN;
  const time = timeLeft(state);
  let sum = held + handWorth(side.hand, time);
  if (drawing && turn === team) sum += drawing.left * WORTH.draw * time;
  if (challenge && turn === team) sum += pending(state, team, seat);
  if (awaitsThief(state, team, seat)) sum += Math.max(0, WORTH.lock - WORTH.card.shield * time) + WORTH.wait;
  return sum + prospects(state, team, seat);
}

/** Whether `seat` is that team and holds a Shield for a steal whose challenge has not begun. */
function awaitsThief({ teams, challenge }: State, team: Seat, seat: Seat): boolean {
  const target = teams[1 - team]?.steal ?? null;
  if (target === null || team !== seat || challenge?.territory === target) return false;
  return (teams[team]?.hand.shield ?? 0) > 0;
}

/** Points, and locks that nobody can undo. */
function holdings({ territories, phase }: State, team: Seat): number {
  let sum = 0;
  for (const id of TERRITORIES) {
    const { owner, locked } = territories[id];
    if (owner === team) sum += 1 + (locked ? (phase === 'over' ? 0.01 : WORTH.lock) : 0);
  }
  return sum;
}

const timeLeft = ({ round, options }: State): number =>
  Math.min(1, (HOUSE.rounds[options.length] - round) / CARDS_LAST);

function handWorth(hand: Cards, time: number): number {
  let sum = 0;
  for (const card of ['steal', 'shield', 'secondChance'] as const) {
    const [count, first] = [hand[card], WORTH.card[card]];
    if (count > 0) sum += first * (1 + (count - 1) * WORTH.more);
  }
  return sum * time;
}

/** What a challenge under way brings on average. */
function pending(state: State, team: Seat, seat: Seat): number {
  const { challenge, phase } = state;
  if (!challenge) return 0;
  const { steal, attempt, territory } = challenge;
  if (phase === 'again') return 0;
  const odds = chanceOf(challenge, challenge.progress);
  const shield = phase === 'answer' ? shieldOdds(state, 1 - team, seat) : 0;
  if (steal) return odds * (1 - shield) * stealGain(state.territories, territory);
  const again = attempt < HOUSE.attempts && (state.teams[team]?.hand.secondChance ?? 0) > 0 ? 1 : 0;
  const passed = odds + again * (1 - odds) * oddsOf(challenge.kind, challenge.difficulty) * 0.5;
  return passed * conquestGain(state);
}

/** The point, the other team's loss of it, the lock. */
const stealGain = (territories: Territories, id: TerritoryId): number =>
  territories[id].locked ? 0 : 2 + WORTH.lock;

const conquestGain = (state: State): number => 1 + WORTH.draw * HOUSE.conquestDraw * timeLeft(state);

/**
 * What `team` may soon get: the best of what it can go for, a little of the next best, and for each land that is still
 * to be had the more the nearer it is.
 */
function prospects(state: State, team: Seat, seat: Seat): number {
  const side = state.teams[team];
  if (!side) return 0;
  let [best, next, near] = [0, 0, 0];
  for (const id of TERRITORIES) {
    const gain = gainOf(state, team, seat, id);
    if (gain === 0) continue;
    near += gain / (1 + distance(team, side.at, id));
    if (!state.territories[id].revealed) continue;
    const soon = gain * WORTH.patience ** turnsTo(state, team, id);
    if (soon > best) [best, next] = [soon, best];
    else if (soon > next) next = soon;
  }
  return best * WORTH.prospects[0] + next * WORTH.prospects[1] + near * WORTH.near;
}

/** What an attempt of `team` there brings on average, 0 where it may not attempt. */
function gainOf(state: State, team: Seat, seat: Seat, id: TerritoryId): number {
  const { territories, challenge, turn } = state;
  const { owner, locked, kind } = territories[id];
  if (locked || owner === team || (challenge?.territory === id && turn === team)) return 0;
  const { difficulty } = territoryOf(id);
  if (owner === null) return (kind ? oddsOf(kind, difficulty) : TYPICAL[difficulty]) * conquestGain(state);
  if (state.teams[team]?.steal !== id || !kind) return 0;
  return oddsOf(kind, difficulty) * (1 - shieldOdds(state, owner, seat)) * stealGain(territories, id);
}

/** How many ends of its own turn lie before `team` can be there and act; out of reach of the game's end: very many. */
function turnsTo({ teams, turn, phase, roads, round, options }: State, team: Seat, to: TerritoryId): number {
  const far = distance(team, teams[team]?.at ?? to, to);
  const isNow = turn === team && phase === 'act';
  const turns = isNow
    ? far <= roads
      ? 0
      : Math.ceil((far - roads) / HOUSE.roads)
    : Math.max(1, Math.ceil(far / HOUSE.roads));
  return round + turns > HOUSE.rounds[options.length] ? Number.POSITIVE_INFINITY : turns;
}
