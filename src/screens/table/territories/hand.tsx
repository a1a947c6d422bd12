import type { JSX } from 'preact';
import { CARDS, type Card } from '../../../engine/territories/types.ts';
import { formatNumber, t, tell } from '../../../i18n/index.ts';
import { ownerOf } from '../../../show/seat-words.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { cardName, cardNote, placeName } from '../../../show/territories/names.ts';
import { art, Wood } from '../../ui/index.ts';
import './hand.css';
import type { TerritoriesHands } from './use-territories.ts';

const PICTURES = {
  steal: 'card-steal',
  shield: 'card-shield',
  secondChance: 'card-second',
} as const satisfies Record<Card, string>;

/** The cards of whoever may look; of others only their number shows, face down. */
export function Hand({ hands }: { readonly hands: TerritoriesHands }): JSX.Element {
  const { hand, props, table } = hands;
  const { view } = props;
  const team = view.teams.find((each) =>
    hand === null ? each.seat === (view.actor ?? view.turn) : owns(hands, each.seat),
  );
  const isOwn = hand !== null && table.alone !== null;
  const title =
    isOwn || !team
      ? t('territories.table.hand')
      : t('territories.table.hand.of', { owner: tell(ownerOf(lookOf(team.seat))) });
  const steal = team?.steal ?? null;
  const held = CARDS.filter((card) => (hand?.[card] ?? 0) > 0);
  return (
    <div class="isle-hand">
      <Wood label={title}>
        <header class="isle-hand-head">
          <h2 class="heading">{title}</h2>
          {steal === null ? null : (
            <span class="isle-quiet">{t('territories.table.open', { place: tell(placeName(steal)) })}</span>
          )}
        </header>
        <ul class="isle-cards">
          {steal === null ? null : (
            <li class="isle-card laid">
              <img src={art('card-steal')} alt={tell(cardName('steal'))} draggable={false} />
              <span>{t('territories.table.onTable')}</span>
            </li>
          )}
          {held.map((card) => (
            <li key={card}>
              <CardButton card={card} count={hand?.[card] ?? 0} hands={hands} />
            </li>
          ))}
          {hand === null
            ? Array.from({ length: team?.cards ?? 0 }, (_, index) => (
                <li key={index} class="isle-card">
                  <img src={art('card-back')} alt="" draggable={false} />
                </li>
              ))
            : null}
          {steal === null && (hand === null ? team?.cards === 0 : held.length === 0) ? (
            <li class="isle-quiet">{t('territories.table.hand.none')}</li>
          ) : null}
        </ul>
      </Wood>
    </div>
  );
}

/** Whether the open hand is that of a team. */
const owns = ({ props, table }: TerritoriesHands, seat: number): boolean =>
  table.alone === null ? seat === props.you : lookOf(seat) === table.alone;

type CardProps = { readonly card: Card; readonly count: number; readonly hands: TerritoriesHands };

function CardButton({ card, count, hands }: CardProps): JSX.Element {
  const { choices, intent, playCard } = hands;
  const name = tell(cardName(card));
  const note = tell(cardNote(card));
  const isPlayable = choices.some(
    (choice) => choice.kind === card || (choice.kind === 'discard' && choice.card === card),
  );
  return (
    <button
      type="button"
      class={`isle-card ${isPlayable ? 'playable' : ''}`}
      aria-label={`${name}, ${t('territories.table.cards', { count })}. ${note}`}
      aria-pressed={intent === card}
      title={note}
      onClick={({ currentTarget }) => playCard(card, currentTarget)}
    >
      <img src={art(PICTURES[card])} alt="" draggable={false} />
      {count > 1 ? <b class="isle-count">{formatNumber(count)}</b> : null}
      <span>{name}</span>
    </button>
  );
}
