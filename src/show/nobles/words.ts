import type { Seat } from '../../engine/core/game.ts';
import type { Event, PieceKind, Victim, View } from '../../engine/nobles/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { type Line, type Manner, makeLine, roundLine } from '../line.ts';
import { ownerOf, starterWords, subjectOf } from '../seat-words.ts';
import { placeWords } from './name-words.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/**
 * The Chronicle's line for an event, `null` for an event that another one's line tells or that needs none. `before`
 * is the view before the event; `you` the one person at this screen, `null` if there are several or none.
 */
export function lineOf(event: Event, before: View, you: Seat | null): Line | null {
  switch (event.type) {
    case 'diceTaken':
    case 'creditsEarned':
      return null;
    case 'starterDrawn':
      return makeLine(event.seat, starterWords(event.seat, you));
    case 'diceThrown':
      return thrownLine(event);
    case 'rollsDropped':
      return makeLine(event.seat, droppedWords(event, before), { tone: 'loss' });
    case 'pieceExited':
      return makeLine(event.seat, exitWords(event));
    case 'pieceMoved':
      return makeLine(event.seat, movedWords(event), { passing: true });
    case 'midpointReached':
      return makeLine(event.seat, pieceWords(event, 'midpoint'));
    case 'captured':
      return makeLine(event.seat, capturedWords(event, you), {
        delta: event.gain,
        tone: 'gain',
        important: true,
      });
    case 'nobleCaptured':
      return makeLine(event.seat, fallenWords(event), { tone: 'loss', important: true });
    case 'blocked':
      return blockedLine(event, you);
    case 'reachedHome':
      return makeLine(event.seat, pieceWords(event, 'home'), { tone: 'gain', important: true });
    case 'turnEnded':
      return event.round > before.round ? roundLine(event.round) : null;
    case 'gameEnded':
      return endedLine(event, you);
  }
}

/**
 * The Chronicle with an event added: its line, if it has one. A line that says nothing more gives way to it: of a plain
 * move to what came of it, of Guards that left the Yard one after the other to their number.
 */
export function chronicle(
  lines: readonly Line[],
  event: Event,
  before: View,
  you: Seat | null,
): readonly Line[] {
  const line = lineOf(event, before, you);
  if (!line) return lines;
  if (event.type === 'starterDrawn') return [...lines, roundLine(before.round), line];
  const last = lines.at(-1);
  const rest = lines.slice(0, -1);
  if (!last || last.seat !== line.seat) return [...lines, line];
  if (last.key === 'log.exit.guards' && line.key === 'log.exit.guards') {
    return [...rest, { ...line, facts: { count: last.facts.count + line.facts.count } }];
  }
  return last.passing && isOfMove(event) ? [...rest, line] : [...lines, line];
}

const isOfMove = (event: Event): boolean =>
  event.type === 'midpointReached' ||
  event.type === 'captured' ||
  event.type === 'blocked' ||
  event.type === 'reachedHome';

/** Tells the credits of the throw's sixes too: they always come with it. Clause T1. */
function thrownLine({ seat, dice, again }: EventOf<'diceThrown'>): Line {
  const [first, second] = dice;
  const key = again ? 'log.threw.again' : first === second ? 'log.threw.doubles' : 'log.threw';
  const count = dice.filter((face) => face === 6).length;
  const manner: Manner = count > 0 ? { note: { key: 'log.credits', facts: { count } }, tone: 'gain' } : {};
  return makeLine(seat, { key, facts: { first, second } }, manner);
}

function droppedWords({ seat, dropped }: EventOf<'rollsDropped'>, before: View): Phrase {
  const held = before.seats.find((side) => side.seat === seat)?.rolls.length ?? 0;
  return { key: 'log.dropped', facts: { count: dropped.length, most: held - dropped.length } };
}

const exitWords = ({ piece }: EventOf<'pieceExited'>): Phrase =>
  piece === 'noble' ? { key: 'log.exit.noble' } : { key: 'log.exit.guards', facts: { count: 1 } };

function movedWords({ piece, ids, to }: EventOf<'pieceMoved'>): Phrase {
  const facts = { to: placeWords(to, 'to') };
  return piece === 'noble'
    ? { key: 'log.moved.noble', facts }
    : { key: 'log.moved.guards', facts: { ...facts, count: ids.length } };
}

type Movers = { readonly piece: PieceKind; readonly ids: readonly number[] };
const pieceWords = ({ piece, ids }: Movers, what: 'midpoint' | 'home'): Phrase =>
  piece === 'noble'
    ? { key: `log.${what}.noble` }
    : { key: `log.${what}.guards`, facts: { count: ids.length } };

const capturedWords = ({ at, victims, convergence }: EventOf<'captured'>, you: Seat | null): Phrase => ({
  key: convergence ? 'log.converged' : 'log.captured',
  facts: { tile: at, what: preyWords(victims, you) },
});

/** Who fell: "your Guard", "Sun's Noble and 2 Guards with it", "3 pieces, yours among them". */
function preyWords(victims: readonly Victim[], you: Seat | null): Phrase {
  const seat = victims[0]?.seat ?? 0;
  const isYours = victims.some((victim) => victim.seat === you);
  if (victims.some((victim) => victim.seat !== seat)) {
    return { key: isYours ? 'prey.pieces.you' : 'prey.pieces', facts: { count: victims.length } };
  }
  const count = victims.filter(({ piece }) => piece === 'guard').length;
  const hasNoble = count < victims.length;
  if (isYours) {
    if (hasNoble && count === 0) return { key: 'prey.noble.you' };
    return { key: hasNoble ? 'prey.nobleWith.you' : 'prey.guards.you', facts: { count } };
  }
  const owner = ownerOf(seat);
  if (hasNoble && count === 0) return { key: 'prey.noble.seat', facts: { owner } };
  return { key: hasNoble ? 'prey.nobleWith.seat' : 'prey.guards.seat', facts: { count, owner } };
}

const fallenWords = ({ credits }: EventOf<'nobleCaptured'>): Phrase => ({
  key: 'log.fallen',
  facts: { credits: { key: 'table.credits', facts: { count: credits } } },
});

function blockedLine(event: EventOf<'blocked'>, you: Seat | null): Line {
  const { seat, by, penalty } = event;
  const manner: Manner = penalty > 0 ? { delta: -penalty, tone: 'loss', important: true } : {};
  return makeLine(seat, by === seat ? ownWallWords(event) : wallWords(event, you), manner);
}

const ownWallWords = ({ at }: EventOf<'blocked'>): Phrase => ({
  key: 'log.blocked.noble.own',
  facts: { tile: at },
});

function wallWords({ piece, ids, at, by, lostSteps }: EventOf<'blocked'>, you: Seat | null): Phrase {
  const steps: Phrase = { key: 'steps', facts: { count: lostSteps } };
  const facts = { tile: at, steps };
  const count = ids.length;
  if (by === you) {
    return piece === 'noble'
      ? { key: 'log.blocked.noble.you', facts }
      : { key: 'log.blocked.guards.you', facts: { ...facts, count } };
  }
  const owner = ownerOf(by);
  return piece === 'noble'
    ? { key: 'log.blocked.noble.seat', facts: { ...facts, owner } }
    : { key: 'log.blocked.guards.seat', facts: { ...facts, count, owner } };
}

function endedLine({ winner, bonus }: EventOf<'gameEnded'>, you: Seat | null): Line {
  if (winner === null) return makeLine(null, { key: 'log.ended.rounds' }, { important: true });
  const phrase: Phrase =
    winner === you
      ? { key: 'log.ended.home.you' }
      : { key: 'log.ended.home.seat', facts: { name: subjectOf(winner) } };
  return makeLine(winner, phrase, { delta: bonus, tone: 'gain', important: true });
}
