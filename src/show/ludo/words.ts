import type { Seat } from '../../engine/core/game.ts';
import { safeSquares } from '../../engine/ludo/places.ts';
import type { Event, Place, Victim, View } from '../../engine/ludo/types.ts';
import { isSix, mouthsUp } from '../../engine/ludo/walk.ts';
import type { Phrase } from '../../i18n/index.ts';
import { type Line, type Manner, makeLine, roundLine } from '../line.ts';
import { nameOf, ownerOf, starterWords } from '../seat-words.ts';
import { lostWords } from './lost-words.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/**
 * The Chronicle's line for an event, `null` for an event that another one's line tells or that needs none. What a throw
 * brings is told in one line with the throw. `before` is the view before the event; `you` the one person at this
 * screen, `null` if there are several or none.
 */
export function lineOf(event: Event, before: View, you: Seat | null): Line | null {
  switch (event.type) {
    case 'diceTaken':
    case 'throwEarned':
      return null;
    case 'starterDrawn':
      return makeLine(event.seat, starterWords(event.seat, you));
    case 'diceThrown':
      return thrownLine(event, before, you);
    case 'throwLost':
      return throwLine(before, lostWords(event, before.options, you));
    case 'pawnReturned':
      return throwLine(before, backWords(event, before), { important: true });
    case 'pawnReleased':
      return throwLine(before, { key: 'ludo.log.out', facts: { tile: numberIn(event.to) } });
    case 'pawnMoved':
      return throwLine(before, movedWords(event, before));
    case 'captured':
      return throwLine(before, capturedWords(event, you), { important: true });
    case 'columnOpened':
      return makeLine(event.seat, { key: 'ludo.log.column' }, { important: true });
    case 'blockadeFormed':
      return throwLine(before, { key: 'ludo.log.formed', facts: { tile: event.at } }, { important: true });
    case 'blockadeDissolved':
      return makeLine(event.owner, { key: 'ludo.log.dissolved', facts: { tile: event.at } });
    case 'reachedHome':
      return throwLine(before, homeWords(event, before), { important: true });
    case 'seatFinished':
      return finishedLine(event, before, you);
    case 'turnEnded':
      return event.round > before.round ? roundLine(event.round) : null;
    case 'gameEnded':
      return makeLine(null, endedWords(event, you), { important: true });
  }
}

/**
 * The Chronicle with an event added. The line of a throw gives way to what comes of it, event by event; another throw
 * that it earns stands at its end.
 */
export function chronicle(
  lines: readonly Line[],
  event: Event,
  before: View,
  you: Seat | null,
): readonly Line[] {
  const at = lines.findLastIndex(isThrow);
  const last = lines[at];
  if (event.type === 'throwEarned')
    return last ? lines.with(at, { ...last, note: { key: 'ludo.note.again' }, tone: 'gain' }) : lines;
  const line = lineOf(event, before, you);
  if (!line) return lines;
  if (event.type === 'starterDrawn') return [...lines, roundLine(before.round), line];
  return last && isThrow(line) && event.type !== 'diceThrown' ? lines.with(at, line) : [...lines, line];
}

const THROWS: readonly string[] = [
  'ludo.log.threw',
  'ludo.log.mouths',
  'ludo.log.mouths.grace',
  'ludo.log.did',
  'ludo.log.didFor',
];

const isThrow = ({ key }: Line): boolean => THROWS.includes(key);

/** A throw that is done: "Threw 4", "1 mouth up, a grace of 10". */
function thrownWords({ options }: View, value: number): Phrase {
  if (!options.pachisi) return { key: 'ludo.log.threw', facts: { value } };
  const count = mouthsUp(value);
  return isSix(options, value)
    ? { key: 'ludo.log.mouths.grace', facts: { count, value } }
    : { key: 'ludo.log.mouths', facts: { count } };
}

function thrownLine({ seat, owner, die }: EventOf<'diceThrown'>, before: View, you: Seat | null): Line {
  const thrown = thrownWords(before, die);
  return seat === you
    ? makeLine(seat, doneWords(thrown, { key: 'ludo.log.choose' }, seat, owner))
    : makeLine(seat, thrown);
}

/** A line that tells the last throw of the seat to act and what came of it. */
function throwLine(before: View, what: Phrase, manner: Manner = {}): Line {
  const { turn, owner, die } = before;
  return makeLine(turn, doneWords(thrownWords(before, die ?? 0), what, turn, owner), manner);
}

const doneWords = (thrown: Phrase, what: Phrase, seat: Seat, owner: Seat): Phrase =>
  seat === owner
    ? { key: 'ludo.log.did', facts: { thrown, what } }
    : { key: 'ludo.log.didFor', facts: { thrown, what, owner: ownerOf(owner) } };

const numberIn = (place: Place): number => (typeof place === 'number' ? place : 0);

function movedWords({ owner, to }: EventOf<'pawnMoved'>, { blockades, options }: View): Phrase {
  if (to === 'home') return { key: 'ludo.to.home' };
  if (typeof to === 'string') return { key: 'ludo.to.column' };
  const facts = { tile: to };
  if (blockades.some(({ at, by }) => at === to && by === owner)) return { key: 'ludo.log.joined', facts };
  return { key: safeSquares(options).includes(to) ? 'ludo.log.moved.safe' : 'ludo.log.moved', facts };
}

function backWords({ from }: EventOf<'pawnReturned'>, { options }: View): Phrase {
  const facts = { tile: numberIn(from) };
  return { key: options.pachisi ? 'ludo.log.back.grace' : 'ludo.log.back', facts };
}

const capturedWords = ({ at, victims }: EventOf<'captured'>, you: Seat | null): Phrase => ({
  key: 'ludo.log.captured',
  facts: { tile: at, what: preyWords(victims, you) },
});

/** Who fell: "your pawn", "2 of Sun's pawns", "2 pawns, yours among them". */
function preyWords(victims: readonly Victim[], you: Seat | null): Phrase {
  const [first] = victims;
  const seat = first?.seat ?? 0;
  const count = victims.length;
  const isYours = victims.some((victim) => victim.seat === you);
  if (victims.some((victim) => victim.seat !== seat))
    return { key: isYours ? 'ludo.prey.several.you' : 'ludo.prey.several', facts: { count } };
  return isYours
    ? { key: 'ludo.prey.you', facts: { count } }
    : { key: 'ludo.prey.seat', facts: { count, owner: ownerOf(seat) } };
}

const homeWords = ({ home }: EventOf<'reachedHome'>, { options }: View): Phrase => ({
  key: 'ludo.log.home',
  facts: { count: home, of: options.pawns },
});

/** Says of a seat's last pawn what follows: its place, or whose pawns it moves from now on. A team's end tells itself. */
function finishedLine(event: EventOf<'seatFinished'>, { options }: View, you: Seat | null): Line | null {
  const { seat, rank, partner } = event;
  const manner: Manner = { important: true };
  const whose = seat === you ? 'you' : 'seat';
  if (partner !== null) {
    const facts = { owner: ownerOf(partner) };
    return makeLine(seat, { key: `ludo.log.finishedFor.${whose}`, facts }, manner);
  }
  if (options.teams) return null;
  return seat === you
    ? makeLine(seat, { key: 'ludo.log.finished.you', facts: { rank } }, manner)
    : makeLine(seat, { key: 'ludo.log.finished.seat', facts: { rank, owner: ownerOf(seat) } }, manner);
}

function endedWords({ reason, winners }: EventOf<'gameEnded'>, you: Seat | null): Phrase {
  if (reason === 'first') return { key: 'ludo.log.ended' };
  if (reason === 'lastLeft') return { key: 'ludo.log.ended.left' };
  const [first = 0, second = 0] = winners;
  return { key: 'ludo.log.ended.team', facts: { first: nameOf(first, you), second: nameOf(second, you) } };
}
