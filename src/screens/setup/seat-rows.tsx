import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import type { Player } from '../../table/types.ts';
import { Banner, Panel, Segmented } from '../ui/index.ts';
import { type Chair, LEVELS, type Plan, type SeatsFor, withChair } from './plan.ts';
import './seat-rows.css';

const PLAYERS = [2, 3, 4] as const;
const PLACES = ['setup.seat.bottom', 'setup.seat.left', 'setup.seat.top', 'setup.seat.right'] as const;
const WORDS = {
  gentle: ['setup.level.gentle', 'setup.level.gentle.note'],
  greedy: ['setup.level.greedy', 'setup.level.greedy.note'],
  sharp: ['setup.level.sharp', 'setup.level.sharp.note'],
} as const;

type SeatRowsProps = {
  readonly plan: Plan;
  readonly seatsFor: SeatsFor;
  readonly onChange: (plan: Plan) => void;
};

/** How many play, and who sits in each seat. */
export function SeatRows({ plan, seatsFor, onChange }: SeatRowsProps): JSX.Element {
  const players = PLAYERS.map((count) => ({
    value: count,
    words: count === plan.players ? t('setup.players', { count }) : `${count}`,
    label: t('setup.players', { count }),
  }));
  return (
    <Panel class="setup-seats" label={t('setup.seats')}>
      <div class="seats-head">
        <h2 class="heading">{t('setup.seats')}</h2>
        <Segmented
          label={t('setup.seats')}
          choices={players}
          value={plan.players}
          class="seats-players"
          onChange={(count) => onChange({ ...plan, players: count })}
        />
      </div>
      <ul class="seats-list">
        {seatsFor(plan.players).map((seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            chair={plan.chairs[seat] ?? { kind: 'bot', level: 'greedy' }}
            onChange={(part) => onChange(withChair(plan, seat, part))}
          />
        ))}
      </ul>
    </Panel>
  );
}

type SeatRowProps = {
  readonly seat: Seat;
  readonly chair: Chair;
  readonly onChange: (part: Partial<Chair>) => void;
};

function SeatRow({ seat, chair, onChange }: SeatRowProps): JSX.Element {
  const name = tell(nameOf(seat, null));
  const kinds: readonly { value: Player['kind']; words: string }[] = [
    { value: 'person', words: t('setup.who.person') },
    { value: 'bot', words: t('setup.who.bot') },
  ];
  const levels = LEVELS.map((level) => ({ value: level, words: t(WORDS[level][0]) }));
  const level = LEVELS.find((one) => one === chair.level) ?? 'gentle';
  return (
    <li class="seat-row">
      <Banner seat={seat} width={66} height={98} cut="tail" class="seat-row-banner" />
      <div class="seat-row-words">
        <h3 class="seat-row-name">{name}</h3>
        <p class="seat-row-place quiet-words">{t(PLACES[seat] ?? PLACES[0])}</p>
      </div>
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
    </li>
  );
}
