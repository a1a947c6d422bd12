import type { View } from '../../../engine/ludo/types.ts';
import type { Phrase } from '../../../i18n/index.ts';
import { ownerOf } from '../../../show/seat-words.ts';

/** What will count in the next throw of the seat to act, at most three. */
export function hintsOf(view: View): readonly Phrase[] {
  const { options, turn, owner, seats } = view;
  const side = seats.find(({ seat }) => seat === owner);
  const hints: Phrase[] = [];
  if (owner !== turn) hints.push({ key: 'ludo.hint.for', facts: { owner: ownerOf(owner) } });
  if (side?.pawns.includes('base')) hints.push({ key: releaseKey(options) });
  hints.push({ key: options.pachisi ? 'ludo.hint.again.grace' : 'ludo.hint.again.six' });
  if (side && !side.isOpen) hints.push({ key: 'ludo.hint.column' });
  if (options.sixes !== 'noLimit') hints.push({ key: thirdKey(options) });
  return hints.slice(0, 3);
}

function releaseKey({ pachisi, release }: View['options']) {
  if (pachisi) return 'ludo.hint.out.grace';
  return release === '6' ? 'ludo.hint.out.six' : 'ludo.hint.out.oneOrSix';
}

function thirdKey({ pachisi, sixes }: View['options']) {
  if (sixes === 'thirdLost') return pachisi ? 'ludo.hint.lost.grace' : 'ludo.hint.lost.six';
  return pachisi ? 'ludo.hint.back.grace' : 'ludo.hint.back.six';
}
