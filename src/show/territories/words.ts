import type { Event, Place, View } from '../../engine/territories/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { type Line, makeLine, roundLine } from '../line.ts';
import { diceText } from './challenge-words.ts';
import { cardName, kindName, placeName } from './names.ts';

/**
 * The Chronicle's line for an event, `null` for an event that another one's line tells or that needs none. `before` is
 * the view before it. The seat of a line is the team, see `lookOf`.
 */
export function lineOf(event: Event, before: View): Line | null {
  switch (event.type) {
    case 'challengeDealt':
      return makeLine(null, dealtWords(event));
    case 'travelled':
      return makeLine(event.seat, placeWords('territories.log.travelled', event.to), { passing: true });
    case 'stealAnnounced':
      return makeLine(event.seat, placeWords('territories.log.steal', event.territory), { important: true });
    case 'shieldDeclined': {
      const key = event.standing ? 'territories.log.declined.standing' : 'territories.log.declined';
      return makeLine(event.seat, placeWords(key, event.territory));
    }
    case 'shieldPlayed':
      return makeLine(event.seat, placeWords('territories.log.shield', event.territory), {
        important: true,
        tone: 'gain',
      });
    case 'secondChancePlayed':
      return makeLine(event.seat, placeWords('territories.log.secondChance', event.territory), {
        important: true,
      });
    case 'challengeStarted':
      return makeLine(event.seat, challengeWords('territories.log.began', event), { passing: true });
    case 'diceThrown':
      return diceLine(event, before);
    case 'challengePassed':
      return makeLine(event.seat, challengeWords('territories.log.passed', event), { passing: true });
    case 'challengeFailed':
      return makeLine(event.seat, challengeWords('territories.log.failed', event), { tone: 'loss' });
    case 'conquered':
      return makeLine(event.seat, conqueredWords(event, before), { important: true, delta: 1 });
    case 'stolen':
      return makeLine(event.seat, placeWords('territories.log.stolen', event.territory), {
        important: true,
        delta: 1,
      });
    case 'stealFailed':
      return makeLine(event.seat, placeWords(`territories.log.stealFailed.${event.why}`, event.territory), {
        important: event.why !== 'givenUp',
        tone: 'loss',
      });
    case 'rested':
      return makeLine(event.seat, { key: 'territories.log.rested', facts: { count: event.draws } });
    case 'deckReshuffled':
      return makeLine(null, { key: 'territories.log.reshuffled' });
    case 'cardDrawn':
      return makeLine(event.seat, drawnWords(event));
    case 'revealed':
      return event.territory && event.kind
        ? makeLine(event.seat, revealedWords(event.territory, event.kind))
        : null;
    case 'cardDiscarded':
      return makeLine(event.seat, {
        key: 'territories.log.discarded',
        facts: { card: cardName(event.card) },
      });
    case 'turnEnded':
      return event.round > before.round ? roundLine(event.round) : null;
    case 'gameEnded':
      return makeLine(null, endedWords(event), { important: true });
    case 'challengeChosen': // the dice that follow tell it
    case 'locked': // so does the Shield or the theft
      return null;
  }
}

/**
 * The Chronicle with an event added. A journey takes the place of the one before it; a challenge tells its throws in
 * one line, until it is passed or failed.
 */
export function chronicle(lines: readonly Line[], event: Event, before: View): readonly Line[] {
  const line = lineOf(event, before);
  if (!line) return lines;
  const begun = lines.length === 0 || lines.every(({ key }) => key === 'log.sealed');
  const first = begun ? [...lines, roundLine(before.round)] : lines;
  const last = first.at(-1);
  return last && replaces(event, last) ? [...first.slice(0, -1), line] : [...first, line];
}

/** Whether an event goes on with what the last line tells. */
function replaces(event: Event, last: Line): boolean {
  switch (event.type) {
    case 'travelled':
      return last.key === 'territories.log.travelled' && last.seat === event.seat;
    case 'diceThrown':
    case 'challengePassed':
    case 'challengeFailed':
      return last.key === 'territories.log.began' || last.key === 'territories.log.dice';
    case 'conquered':
    case 'stolen':
      return last.key === 'territories.log.passed';
    case 'stealFailed':
      return event.why === 'challenge' && last.key === 'territories.log.failed';
    default:
      return false;
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

type PlaceKey =
  | 'territories.log.travelled'
  | 'territories.log.steal'
  | 'territories.log.declined'
  | 'territories.log.declined.standing'
  | 'territories.log.shield'
  | 'territories.log.secondChance'
  | 'territories.log.stolen'
  | `territories.log.stealFailed.${EventOf<'stealFailed'>['why']}`;

const placeWords = (key: PlaceKey, place: Place): Phrase => ({ key, facts: { place: placeName(place) } });

const challengeWords = (
  key: 'territories.log.began' | 'territories.log.passed' | 'territories.log.failed',
  { territory, kind }: EventOf<'challengeStarted' | 'challengePassed' | 'challengeFailed'>,
): Phrase => ({ key, facts: { kind: kindName(kind), place: placeName(territory) } });

const dealtWords = ({ territories, kind }: EventOf<'challengeDealt'>): Phrase => {
  const [first = 't1', second = 't18'] = territories;
  return {
    key: 'territories.log.kinds',
    facts: { first: placeName(first), second: placeName(second), kind: kindName(kind) },
  };
};

/** All dice of the challenge as they lie after a throw, those put by first. */
function diceLine({ seat, territory, landed }: EventOf<'diceThrown'>, { challenge }: View): Line | null {
  if (!challenge) return null;
  const dice = diceText([...challenge.progress.set, ...landed]);
  const facts = { kind: kindName(challenge.kind), place: placeName(territory), dice };
  return makeLine(seat, { key: 'territories.log.dice', facts }, { passing: true });
}

function conqueredWords({ territory }: EventOf<'conquered'>, { territories }: View): Phrase {
  const { kind } = territories[territory];
  const facts = { place: placeName(territory), kind: kindName(kind ?? 'sum') };
  return { key: 'territories.log.conquered', facts };
}

const drawnWords = ({ card }: EventOf<'cardDrawn'>): Phrase =>
  card === null
    ? { key: 'territories.log.drew' }
    : { key: 'territories.log.drew.card', facts: { card: cardName(card) } };

const revealedWords = (place: Place, kind: Parameters<typeof kindName>[0]): Phrase => ({
  key: 'territories.log.revealed',
  facts: { place: placeName(place), kind: kindName(kind) },
});

function endedWords({ reason, points }: EventOf<'gameEnded'>): Phrase {
  const [first = 0, second = 0] = points;
  return { key: `territories.log.ended.${reason}`, facts: { first, second } };
}
