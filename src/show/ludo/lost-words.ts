import type { Seat } from '../../engine/core/game.ts';
import type { Event, Forbidden, Options } from '../../engine/ludo/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { ownerOf } from '../seat-words.ts';
import { needsWords } from './choice-words.ts';

type Lost = Extract<Event, { type: 'throwLost' }>;

/**
 * Why a throw is lost: the third six, or what holds the pawns back that are on their way. Where they are held back by
 * different things, only that none can move; pawns in the base count where there are no others.
 */
export function lostWords(event: Lost, { pachisi }: Options, you: Seat | null): Phrase {
  if (event.reason === 'thirdSix') return { key: pachisi ? 'ludo.log.third.grace' : 'ludo.log.third' };
  const abroad = event.forbidden.filter(({ refusal }) => refusal.code !== 'die');
  const [first] = abroad.length > 0 ? abroad : event.forbidden;
  const isOne = first && abroad.every(({ refusal }) => refusal.code === first.refusal.code);
  return isOne ? reasonWords(first, you) : { key: 'ludo.log.lost' };
}

function reasonWords({ refusal }: Forbidden, you: Seat | null): Phrase {
  switch (refusal.code) {
    case 'die':
      return { key: 'ludo.log.lost.out', facts: { needs: needsWords(refusal.needs) } };
    case 'exact':
      return { key: 'ludo.log.lost.exact' };
    case 'blockade':
      return wallWords(Number(refusal.at), Number(refusal.by), you);
    default:
      return { key: 'ludo.log.lost' };
  }
}

const wallWords = (tile: number, by: Seat, you: Seat | null): Phrase =>
  by === you
    ? { key: 'ludo.log.lost.wall.you', facts: { tile } }
    : { key: 'ludo.log.lost.wall.seat', facts: { tile, owner: ownerOf(by) } };
