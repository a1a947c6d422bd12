/** Lets bots play whole matches: `npm run -s simulate -- nobles --games 1000 --seats greedy,greedy,random,random` */

import { chooseAction } from '../bots/index.ts';
import type { Seat } from '../engine/core/game.ts';
import { games, isGameId } from '../engine/index.ts';
import { LENGTHS, type Length, MODES, type Mode } from '../engine/nobles/types.ts';
import { BOT_LEVELS, type BotLevel } from '../table/types.ts';
import { BadArgument, readChoice, readCount, runCommand } from './args.ts';
import { playMatch } from './play.ts';
import { count, makeTally, type Tally } from './tally.ts';

const USAGE = `usage: npm run -s simulate -- nobles [--games 100] [--seats greedy,greedy,random,random]
         [--mode ${MODES.join('|')}] [--length ${LENGTHS.join('|')}] [--seed TEXT]
  --seats names two to four bots of ${BOT_LEVELS.join(', ')}`;

const CONFIG = {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seats: { type: 'string', default: 'greedy,greedy,greedy,greedy' },
    mode: { type: 'string', default: 'journey' },
    length: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: 'simulate' },
  },
} as const;

type Plan = {
  readonly matches: number;
  readonly levels: readonly BotLevel[];
  readonly options: { readonly players: number; readonly mode: Mode; readonly length: Length };
  readonly seed: string;
};

function simulate({ matches, levels, options, seed }: Plan): void {
  const { nobles } = games;
  const seats = nobles.seats(options.players);
  const tally = makeTally();
  const winsOf = new Map<BotLevel, number>(levels.map((level) => [level, 0]));
  const started = process.cpuUsage();
  for (let number = 0; number < matches; number += 1) {
    const levelOf = (seat: Seat): BotLevel => levels[seats.indexOf(seat)] ?? 'random';
    const played = playMatch(nobles, options, `${seed} ${number}`, (match, seat) =>
      chooseAction({ game: 'nobles', level: levelOf(seat), seat, view: nobles.view(match.state, seat) }),
    );
    const winners = count(tally, played);
    for (const seat of winners) {
      const level = levelOf(seat);
      winsOf.set(level, (winsOf.get(level) ?? 0) + 1 / winners.length);
    }
  }
  const seconds = process.cpuUsage(started).user / 1e6;
  console.log(report({ matches, levels, options, seed }, tally, winsOf, seconds));
}

function report(
  { matches, levels, options, seed }: Plan,
  tally: Tally,
  winsOf: Map<BotLevel, number>,
  seconds: number,
): string {
  const each = (sum: number) => (sum / matches).toFixed(2);
  const seatLines = [...tally.scores]
    .sort(([one], [other]) => one - other)
    .map(([seat, score]) => {
      return `  seat ${seat}   ${shareOf(tally.wins.get(seat) ?? 0, matches)}   score ${(score / matches).toFixed(0)}`;
    });
  const levelLines = [...winsOf].map(([level, wins]) => {
    const share = levels.filter((other) => other === level).length / levels.length;
    return `  ${level.padEnd(6)}   ${shareOf(wins, matches)}   by chance ${percent(share)}`;
  });
  return [
    `${matches} matches of nobles, ${options.players} players, ${options.mode}, ${options.length}, seed "${seed}"`,
    'wins by seat, 95 % interval',
    ...seatLines,
    'wins by bot',
    ...levelLines,
    `first seat          ${shareOf(tally.firstSeatWins, matches)}   by chance ${percent(1 / levels.length)}`,
    `all five Home       ${shareOf(tally.finishes, matches)}`,
    'a match',
    `  turns             ${each(tally.turns)} (${(tally.turns / matches / levels.length).toFixed(1)} a player)`,
    `  rounds            ${each(tally.rounds)}`,
    `  inputs            ${each(tally.inputs)}`,
    `  pieces captured   ${each(tally.capturedPieces)}`,
    `  captures          ${each(tally.captures)}`,
    `  Nobles captured   ${each(tally.noblesCaptured)}`,
    `  blocks            ${each(tally.blocks)}`,
    `  group moves       ${each(tally.groupMoves)}`,
    `  changes of lead   ${each(tally.leadChanges)}`,
    `${((seconds / matches) * 1000).toFixed(0)} ms of processor time a match`,
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A share of matches with its 95 % interval after Wilson. */
function shareOf(wins: number, matches: number): string {
  const z = 1.96;
  const share = wins / matches;
  const middle = (share + (z * z) / (2 * matches)) / (1 + (z * z) / matches);
  const reach =
    (z / (1 + (z * z) / matches)) *
    Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches));
  return `${percent(share)} (${percent(Math.max(0, middle - reach))} to ${percent(Math.min(1, middle + reach))})`;
}

await runCommand(USAGE, CONFIG, ({ positionals, values }) => {
  const [id, ...others] = positionals;
  if (!isGameId(id) || others.length > 0) {
    throw new BadArgument(
      `name one game of ${Object.keys(games).join(', ')}, not "${positionals.join(' ')}"`,
    );
  }
  const levels = values.seats.split(',').map((level) => readChoice('a bot of --seats', level, BOT_LEVELS));
  if (levels.length < 2 || levels.length > 4)
    throw new BadArgument(`--seats names ${levels.length} bots; two to four play`);
  const options = {
    players: levels.length,
    mode: readChoice('--mode', values.mode, MODES),
    length: readChoice('--length', values.length, LENGTHS),
  };
  simulate({ matches: readCount('games', values.games), levels, options, seed: values.seed });
});
