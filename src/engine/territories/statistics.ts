import type { Seat } from '../core/game.ts';
import type { Event, SeatStatistics, Statistics } from './types.ts';

type Counting = { -readonly [Key in keyof SeatStatistics]: SeatStatistics[Key] };
type Add = (seat: Seat, edit: (counting: Counting) => void) => void;

/** Counts what the scoreboard shows. Events of seats that do not play are not expected. */
export function statistics(seats: readonly Seat[], events: Iterable<Event>): Statistics {
  const tally = new Map(seats.map((seat): [Seat, Counting] => [seat, nothing()]));
  const add: Add = (seat, edit) => {
    const counting = tally.get(seat);
    if (counting) edit(counting);
  };
  let rounds = 1;
  let leader: Seat | null = null;
  let leadChanges = 0;
  for (const event of events) {
    if (event.type === 'turnEnded') rounds = event.round;
    else count(event, add);
    if (event.type !== 'conquered' && event.type !== 'stolen') continue;
    const ahead = leaderOf(event.points);
    if (ahead === null) continue;
    if (leader !== null && leader !== ahead) {
      leadChanges += 1;
      add(ahead, (own) => (own.leads += 1));
    }
    leader = ahead;
  }
  return { seats: Object.fromEntries(tally), rounds, leadChanges };
}

/** The team that has more points; `null` while they are level. */
function leaderOf([one = 0, other = 0]: readonly number[]): Seat | null {
  if (one === other) return null;
  return one > other ? 0 : 1;
}

function count(event: Event, add: Add): void {
  switch (event.type) {
    case 'conquered':
      add(event.seat, (own) => (own.conquests += 1));
      break;
    case 'stealAnnounced':
      add(event.seat, (own) => (own.steals += 1));
      break;
    case 'challengeStarted':
      if (event.steal) add(event.seat, (own) => (own.stealsTried += 1));
      break;
    case 'stolen':
      add(event.seat, (own) => (own.stealsSucceeded += 1));
      add(event.from, (other) => (other.suffered += 1));
      break;
    case 'stealFailed':
      add(event.seat, (own) => {
        if (event.why === 'givenUp') own.stealsGivenUp += 1;
        else own.stealsFailed += 1;
      });
      break;
    case 'shieldPlayed':
      add(event.seat, (own) => (own.shields += 1));
      break;
    case 'secondChancePlayed':
      add(event.seat, (own) => (own.secondChances += 1));
      break;
    case 'locked':
      add(event.seat, (own) => (own.locks += 1));
      break;
    case 'challengePassed':
      add(event.seat, (own) => (own.passed = oneMore(own.passed, event.difficulty)));
      break;
    case 'challengeFailed':
      add(event.seat, (own) => (own.failed = oneMore(own.failed, event.difficulty)));
      break;
    case 'rested':
      add(event.seat, (own) => (own.rests += 1));
  }
}

const oneMore = <Key extends string>(
  counts: Readonly<Record<Key, number>>,
  key: Key,
): Record<Key, number> => ({
  ...counts,
  [key]: counts[key] + 1,
});

const nothing = (): Counting => ({
  conquests: 0,
  steals: 0,
  stealsTried: 0,
  stealsSucceeded: 0,
  stealsFailed: 0,
  stealsGivenUp: 0,
  suffered: 0,
  shields: 0,
  secondChances: 0,
  locks: 0,
  passed: { easy: 0, medium: 0, hard: 0 },
  failed: { easy: 0, medium: 0, hard: 0 },
  rests: 0,
  leads: 0,
});
