/** Lets bots play whole matches: `npm run -s simulate -- nobles --games 1000 --seats greedy,greedy,random,random` */

import { chooseAction } from '../bots/index.ts';
import type { GameTypes, Seat } from '../engine/core/game.ts';
import { type GameId, gameById, games } from '../engine/index.ts';
import { BOT_LEVELS, type BotLevel } from '../table/types.ts';
import { BadArgument, readChoice, readCount, readGame, readSettings, runCommand } from './args.ts';
import type { Figures } from './figures.ts';
import { playMatch } from './play.ts';
import { count, figuresOf, makeTally, type Tally } from './tally.ts';

const USAGE = `usage: npm run -s simulate -- GAME [--games 100] [--seats greedy,greedy,random,random]
         [--mode MODE] [--length LENGTH] [--set SETTING=VALUE]... [--seed TEXT]
  GAME is one of ${Object.keys(games).join(', ')}; --seats names two to four bots of ${BOT_LEVELS.join(', ')}
  --set is given once for each other setting, as in --set blockades=true`;

const CONFIG = {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seats: { type: 'string' },
    mode: { type: 'string' },
    length: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] as string[] },
    seed: { type: 'string', default: 'simulate' },
  },
} as const;

type Plan = {
  readonly game: GameId;
  readonly matches: number;
  /** By the seats that play, ascending. */
  readonly levels: readonly BotLevel[];
  readonly settings: { readonly [setting: string]: unknown };
  readonly seed: string;
};

function simulate(plan: Plan): void {
  const { matches, levels, settings, seed } = plan;
  const game = gameById(plan.game);
  const options = parse(plan.game, { ...settings, players: levels.length });
  const seats = game.seats(options.players);
  const tally = makeTally();
  const figures = figuresOf(plan.game);
  const winsOf = new Map<BotLevel, number>(levels.map((level) => [level, 0]));
  const levelOf = (seat: Seat): BotLevel => levels[seats.indexOf(seat)] ?? 'random';
  const started = process.cpuUsage();
  for (let number = 0; number < matches; number += 1) {
    const played = playMatch(game, options, `${seed} ${number}`, ({ state }, seat) => {
      const view = game.view(state, seat) as never; // the view of the game that the same question names
      return chooseAction({ game: plan.game, level: levelOf(seat), seat, view });
    });
    const winners = count(tally, game, played, figures);
    for (const seat of winners) {
      const level = levelOf(seat);
      winsOf.set(level, (winsOf.get(level) ?? 0) + 1 / winners.length);
    }
  }
  const seconds = process.cpuUsage(started).user / 1e6;
  console.log(report(plan, tally, figures, winsOf, seconds));
}

/** The settings with the defaults filled in; a wrong one is the typist's mistake. */
function parse(id: GameId, settings: object) {
  try {
    return gameById(id).parseOptions(settings);
  } catch (error) {
    if (error instanceof RangeError) throw new BadArgument(error.message);
    throw error;
  }
}

function report(
  { game, matches, levels, settings, seed }: Plan,
  tally: Tally,
  figures: Figures<GameTypes>,
  winsOf: ReadonlyMap<BotLevel, number>,
  seconds: number,
): string {
  const line = (name: string, figure: string) => `  ${name.padEnd(20)}  ${figure}`;
  const seatLines = gameById(game)
    .seats(levels.length)
    .map((seat) => line(`seat ${seat}`, shareOf(tally.wins.get(seat) ?? 0, matches)));
  const levelLines = [...winsOf].map(([level, wins]) => {
    const share = levels.filter((other) => other === level).length / levels.length;
    return line(level, `${shareOf(wins, matches)}   by chance ${percent(share)}`);
  });
  const first = `${shareOf(tally.firstSeatWins, matches)}   by chance ${percent(1 / levels.length)}`;
  return [
    `${matches} matches of ${game}, ${levels.length} players, ${JSON.stringify(settings)}, seed "${seed}"`,
    'wins by seat, 95 % interval',
    ...seatLines,
    line('who begins', first),
    'wins by bot',
    ...levelLines,
    'a match on average',
    line('inputs', (tally.inputs / matches).toFixed(2)),
    ...figures.lines(matches).map(([name, figure]) => line(name, figure)),
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

/** As many greedy bots as usually play. */
const usualBots = (game: GameId): readonly BotLevel[] =>
  gameById(game)
    .seats(gameById(game).parseOptions({}).players)
    .map(() => 'greedy');

function readBots(text: string): readonly BotLevel[] {
  const levels = text.split(',').map((level) => readChoice('a bot of --seats', level, BOT_LEVELS));
  if (levels.length < 2 || levels.length > 4)
    throw new BadArgument(`--seats names ${levels.length} bots; two to four play`);
  return levels;
}

await runCommand(USAGE, CONFIG, ({ positionals, values }) => {
  const game = readGame(positionals);
  const levels = values.seats === undefined ? usualBots(game) : readBots(values.seats);
  const { mode, length } = values;
  const settings = {
    ...readSettings(values.set),
    ...(mode === undefined ? {} : { mode }),
    ...(length === undefined ? {} : { length }),
  };
  simulate({ game, matches: readCount('games', values.games), levels, settings, seed: values.seed });
});
