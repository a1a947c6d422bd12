import type { Seat } from '../../engine/core/game.ts';
import { DIFFICULTIES, type Difficulty } from '../../engine/territories/challenge-types.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import { subjectOf } from '../../show/seat-words.ts';
import type { TerritoriesScore } from '../types.ts';
import { type Column, type Sheet, sharedTitle } from './sheet.ts';

type Row = TerritoriesScore['seats'][number];
type Count = (figure: (row: Row) => number | string) => Column['figure'];

/** The scoreboard of Territories; `you` is the one person at this screen. */
export function territoriesSheet(data: TerritoriesScore, you: Seat | null): Sheet {
  const { seats, places, dice } = data;
  const count: Count = (figure) => (seat) => {
    const row = seats.find(({ player }) => player.seat === seat);
    return row ? figure(row) : 0;
  };
  return {
    title: titleOf(data, you),
    how: howOf(data),
    players: seats.map(({ player }) => player),
    places,
    total: (seat) => formatNumber(pointsOf(data, seat)),
    columns: [
      [
        { title: t('territories.score.points'), strong: true, figure: (seat) => pointsOf(data, seat) },
        { title: t('territories.score.locks'), figure: count((row) => row.locks) },
        { title: t('territories.score.conquests'), figure: count(({ statistics }) => statistics.conquests) },
        {
          title: t('territories.score.steals'),
          short: t('territories.score.short.steals'),
          figure: count(({ statistics: { stealsTried, stealsSucceeded, stealsFailed } }) =>
            parts([stealsTried, stealsSucceeded, stealsFailed]),
          ),
        },
        {
          title: t('territories.score.suffered'),
          short: t('territories.score.short.suffered'),
          figure: count(({ statistics }) => statistics.suffered),
        },
      ],
      deeds(count),
    ],
    dice: {
      title: t('score.dice'),
      thrown: t('score.dice.thrown', { count: dice.reduce((sum, fallen) => sum + fallen, 0) }),
      throws: data.throws,
      faces: dice.map((fallen, index) => ({
        value: index + 1,
        picture: `roll-${index + 1}-ready`,
        count: fallen,
        odds: 1 / dice.length,
      })),
    },
    seal: data,
  };
}

const pointsOf = ({ seats }: TerritoriesScore, seat: Seat): number =>
  seats.find(({ player }) => player.seat === seat)?.points ?? 0;

/** Figures of one kind in one field: "5/2/1". */
const parts = (figures: readonly number[]): string => figures.map(formatNumber).join('/');

const byDifficulty = (counts: Readonly<Record<Difficulty, number>>): string =>
  parts(DIFFICULTIES.map((difficulty) => counts[difficulty]));

const deeds = (count: Count): readonly Column[] => [
  { title: t('territories.score.shields'), figure: count(({ statistics }) => statistics.shields) },
  {
    title: t('territories.score.seconds'),
    short: t('territories.score.short.seconds'),
    figure: count(({ statistics }) => statistics.secondChances),
  },
  {
    title: t('territories.score.passed'),
    short: t('territories.score.short.passed'),
    figure: count(({ statistics }) => byDifficulty(statistics.passed)),
  },
  {
    title: t('territories.score.failed'),
    short: t('territories.score.short.failed'),
    figure: count(({ statistics }) => byDifficulty(statistics.failed)),
  },
  {
    title: t('territories.score.leads'),
    short: t('territories.score.short.leads'),
    figure: count(({ statistics }) => statistics.leads),
  },
];

function titleOf({ places }: TerritoriesScore, you: Seat | null): string {
  const [[one, two] = []] = places;
  if (one === undefined) return t('score.table');
  if (two !== undefined) return sharedTitle(one, two, you);
  return one === you ? t('score.title.you') : t('score.title.seat', { name: subjectOf(one) });
}

/** Points of the first before those of the other. */
function howOf(data: TerritoriesScore): string {
  const { reason, round, places } = data;
  const [first = 0, second = 0] = places.flat().map((seat) => pointsOf(data, seat));
  if (reason === 'locked') return t('territories.score.how.locked', { round, first, second });
  if (first === second && places.length > 1) return t('territories.score.how.locks', { first, second });
  return t('territories.score.how.rounds', { rounds: round, first, second });
}
