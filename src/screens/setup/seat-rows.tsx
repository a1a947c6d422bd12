import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import type { Player } from '../../table/types.ts';
import { Banner, Panel, Segmented, Select, seatArt } from '../ui/index.ts';
import { type Chair, type Chairs, chairAt, LEVELS, withChair } from './chairs.ts';
import './seat-rows.css';

const PLACES = ['setup.seat.bottom', 'setup.seat.left', 'setup.seat.top', 'setup.seat.right'] as const;
const WORDS = {
  gentle: ['setup.level.gentle', 'setup.level.gentle.note', 'setup.level.in.gentle'],
  greedy: ['setup.level.greedy', 'setup.level.greedy.note', 'setup.level.in.greedy'],
  sharp: ['setup.level.sharp', 'setup.level.sharp.note', 'setup.level.in.sharp'],
} as const;

type SeatRowsProps = {
  /** The seats that play. */
  readonly seats: readonly Seat[];
  readonly chairs: Chairs;
  /** What is drawn on the banners. */
  readonly figure: 'noble' | 'pawn';
  /** What stands beneath a seat's name; left out, where it sits at the board. */
  readonly placeOf?: (seat: Seat) => string;
  /** strips: person or bot, and its level, side by side · list: one list of all of them, for a narrow panel. */
  readonly as: 'strips' | 'list';
  readonly onChange: (chairs: Chairs) => void;
  /** How many play, where that can be chosen. */
  readonly children?: ComponentChildren;
};

/** How many play, and who sits in each seat. */
export function SeatRows({
  seats,
  chairs,
  figure,
  placeOf,
  as,
  onChange,
  children,
}: SeatRowsProps): JSX.Element {
  const Chooser = as === 'strips' ? ChairStrips : ChairList;
  return (
    <Panel class={`setup-seats ${as}`} label={t('setup.seats')}>
      <div class="seats-head">
        <h2 class="heading">{t('setup.seats')}</h2>
        {children}
      </div>
      <ul class="seats-list">
        {seats.map((seat) => {
          const name = tell(nameOf(seat, null));
          return (
            <li class="seat-row" key={seat}>
              <Banner seat={seat} width={66} height={98} cut="tail" class="seat-row-banner">
                <img class={`banner-${figure}`} src={seatArt(figure, seat)} alt="" draggable={false} />
              </Banner>
              <div class="seat-row-words">
                <h3 class="seat-row-name">{name}</h3>
                <p class="seat-row-place quiet-words">{placeOf?.(seat) ?? t(PLACES[seat] ?? PLACES[0])}</p>
              </div>
              <Chooser
                name={name}
                chair={chairAt(chairs, seat)}
                onChange={(part) => onChange(withChair(chairs, seat, part))}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

type ChairProps = {
  /** The seat's name. */
  readonly name: string;
  readonly chair: Chair;
  readonly onChange: (part: Partial<Chair>) => void;
};

function ChairStrips({ name, chair, onChange }: ChairProps): JSX.Element {
  const kinds: readonly { value: Player['kind']; words: string }[] = [
    { value: 'person', words: t('setup.who.person') },
    { value: 'bot', words: t('setup.who.bot') },
  ];
  const levels = LEVELS.map((level) => ({ value: level, words: t(WORDS[level][0]) }));
  const level = levelOf(chair);
  return (
    <>
      <Segmented
        label={name}
        choices={kinds}
        value={chair.kind}
        class="seat-row-kind"
        onChange={(kind) => onChange({ kind })}
      />
      {chair.kind === 'bot' ? (
        <>
          <p class="seat-row-note quiet-words">{t(WORDS[level][1])}</p>
          <Segmented
            label={`${name}: ${t('setup.level')}`}
            choices={levels}
            value={level}
            class="seat-row-level"
            onChange={(chosen) => onChange({ level: chosen })}
          />
        </>
      ) : (
        <p class="seat-row-here quiet-words">{t('setup.person.note')}</p>
      )}
    </>
  );
}

function ChairList({ name, chair, onChange }: ChairProps): JSX.Element {
  const bots = LEVELS.map((level) => ({
    value: level,
    words: t('seat.bot', { level: t(WORDS[level][2]) }),
  }));
  return (
    <Select
      label={name}
      class="seat-row-who"
      choices={[{ value: 'person', words: t('setup.who.person') }, ...bots]}
      value={chair.kind === 'person' ? 'person' : levelOf(chair)}
      onChange={(who) => onChange(who === 'person' ? { kind: who } : { kind: 'bot', level: who })}
    />
  );
}

/** The level that is offered for a chair; one that is not offered reads as the gentlest. */
const levelOf = (chair: Chair): (typeof LEVELS)[number] =>
  LEVELS.find((one) => one === chair.level) ?? 'gentle';
