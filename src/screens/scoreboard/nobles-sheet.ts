import type { Seat } from '../../engine/core/game.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import { subjectOf } from '../../show/seat-words.ts';
import type { NoblesScore } from '../types.ts';
import { type Column, type Sheet, sharedTitle } from './sheet.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const DICE = 2;

type Row = NoblesScore['seats'][number];

/** The scoreboard of Nobles; `you` is the one person at this screen. */
export function noblesSheet(data: NoblesScore, you: Seat | null): Sheet {
  const { seats, places } = data;
  const count =
    (figure: (row: Row) => number): ((seat: Seat) => number) =>
    (seat) => {
      const row = seats.find(({ player }) => player.seat === seat);
      return row ? figure(row) : 0;
    };
  const score = count((row) => row.score);
  const fallen = (face: number): number =>
    seats.reduce((sum, { statistics }) => sum + (statistics.dice[face - 1] ?? 0), 0);
  const thrown = FACES.reduce((sum, face) => sum + fallen(face), 0);
  return {
    title: titleOf(data, you),
    how: howOf(data),
    players: seats.map(({ player }) => player),
    places,
    total: (seat) => formatNumber(score(seat)),
    columns: [
      [
        { title: t('score.progression'), figure: count((row) => row.progression) },
        { title: t('score.combat'), figure: count((row) => row.combat) },
        { title: t('score.finish'), figure: count((row) => row.bonus) },
        { title: t('score.total'), strong: true, figure: score },
      ],
      deeds(count),
    ],
    dice: {
      title: t('score.dice'),
      thrown: t('score.dice.thrown', { count: thrown }),
      throws: thrown / DICE,
      faces: FACES.map((value) => ({
        value,
        picture: `roll-${value}-ready`,
        count: fallen(value),
        odds: 1 / FACES.length,
      })),
    },
    seal: data,
  };
}

const deeds = (count: (figure: (row: Row) => number) => Column['figure']): readonly Column[] => [
  {
    title: t('score.captures'),
    short: t('score.short.captures'),
    figure: count(({ statistics }) => statistics.captures),
  },
  {
    title: t('score.suffered'),
    short: t('score.short.suffered'),
    figure: count(({ statistics }) => statistics.suffered),
  },
  {
    title: t('score.blocks'),
    short: t('score.short.blocks'),
    figure: count(({ statistics }) => statistics.blocks),
  },
  {
    title: t('score.noblesCaptured'),
    short: t('score.short.noblesCaptured'),
    figure: count(({ statistics }) => statistics.noblesCaptured),
  },
];

function titleOf(data: NoblesScore, you: Seat | null): string {
  const [first = []] = data.places;
  const [one, two, more] = first;
  if (one === undefined) return t('score.table');
  if (more !== undefined) return t('score.shared');
  if (two !== undefined) return sharedTitle(one, two, you);
  const name = subjectOf(one);
  if (data.options.mode === 'journey') {
    return one === you ? t('score.title.journey.you') : t('score.title.journey.seat', { name });
  }
  return one === you ? t('score.title.combat.you') : t('score.title.combat.seat', { name });
}

function howOf({ reason, round, rounds }: NoblesScore): string {
  return reason === 'home' ? t('score.how.home', { round, rounds }) : t('score.how.rounds', { rounds });
}
