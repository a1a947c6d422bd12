import type { Seat } from '../../engine/core/game.ts';
import { t } from '../../i18n/index.ts';
import { nameOf, subjectOf } from '../../show/seat-words.ts';
import type { LudoScore, ShellPorts } from '../types.ts';
import { type Column, type Face, ranked, type Sheet } from './sheet.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

type Statistics = LudoScore['seats'][number]['statistics'];
type House = ShellPorts['house']['ludo'];

/** The scoreboard of Ludo; `you` is the one person at this screen. */
export function ludoSheet(data: LudoScore, you: Seat | null, house: House): Sheet {
  const { seats, places, options } = data;
  const count =
    (figure: (statistics: Statistics) => number): Column['figure'] =>
    (seat) => {
      const row = seats.find(({ player }) => player.seat === seat);
      return row ? figure(row.statistics) : 0;
    };
  const home = count((one) => one.home);
  const faces = facesOf(data, house);
  const thrown = faces.reduce((sum, face) => sum + face.count, 0);
  return {
    title: titleOf(data, you),
    how: t(`score.how.ludo.${data.reason}`, { round: data.round }),
    players: seats.map(({ player }) => player),
    places,
    total: (seat) => t('score.homeOf', { home: home(seat), pawns: options.pawns }),
    columns: [
      [
        {
          title: t('score.place'),
          strong: true,
          figure: (seat) => ranked(places).find((one) => one.seat === seat)?.place ?? 0,
        },
        { title: t('score.pawnsHome'), figure: home },
        {
          title: t('score.captures'),
          short: t('score.short.captures'),
          figure: count((one) => one.captured),
        },
        {
          title: t('score.suffered'),
          short: t('score.short.suffered'),
          figure: count((one) => one.suffered),
        },
      ],
      [
        ...(options.blockades
          ? [{ title: t('score.blockades'), figure: count((one) => one.blockades) }]
          : []),
        { title: t(options.pachisi ? 'score.graces' : 'score.sixes'), figure: count((one) => one.sixes) },
        { title: t('score.throwsLost'), figure: count((one) => one.throwsLost) },
      ],
    ],
    dice: {
      title: t(options.pachisi ? 'score.cowries' : 'score.dice'),
      thrown: t('score.throws', { count: thrown }),
      throws: thrown,
      faces,
    },
    seal: data,
  };
}

/** The faces of the die, or what the cowries count by their value, with how often they came. */
function facesOf({ options, seats }: LudoScore, house: House): readonly Face[] {
  const fallen = (value: number): number =>
    seats.reduce((sum, { statistics }) => sum + (statistics.throws[value] ?? 0), 0);
  if (!options.pachisi) {
    return FACES.map((value) => ({
      value,
      picture: `roll-${value}-ready`,
      count: fallen(value),
      odds: 1 / FACES.length,
    }));
  }
  const shells = house.cowries.length - 1;
  return house.cowries
    .map((value, mouths) => ({ value, count: fallen(value), odds: ways(shells, mouths) / 2 ** shells }))
    .sort((one, other) => one.value - other.value);
}

/** In how many ways `chosen` of `all` shells can lie mouth up. */
const ways = (all: number, chosen: number): number =>
  chosen === 0 ? 1 : (ways(all, chosen - 1) * (all - chosen + 1)) / chosen;

/** Several that share the first place are a team. */
function titleOf({ places }: LudoScore, you: Seat | null): string {
  const [first = []] = places;
  const [one, two] = first;
  if (one === undefined) return t('score.table');
  if (two === undefined)
    return one === you ? t('score.title.you') : t('score.title.seat', { name: subjectOf(one) });
  if (one !== you && two !== you) {
    return t('score.title.team', { first: subjectOf(one), second: nameOf(two, null) });
  }
  return t('score.title.team.you', { partner: nameOf(one === you ? two : one, null) });
}
