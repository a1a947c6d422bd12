import type { Seat } from '../../engine/core/game.ts';
import type { Place, Refusal } from '../../engine/ludo/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { ownerOf } from '../seat-words.ts';
import type { Choice, Hindrance } from './choices.ts';

/** What a choice does, in a few words: "Pawn on 18: a capture on 22". */
export function choiceCaption({ from, to, kind, forms, safe }: Choice): Phrase {
  const tile = numberIn(to);
  if (from === 'base') {
    const key =
      kind === 'capture' ? 'ludo.out.capture' : kind === 'blockade' ? 'ludo.out.blockade' : 'ludo.out';
    return { key, facts: { tile } };
  }
  return { key: 'ludo.do', facts: { who: whoWords(from), what: endWords(to, kind, forms, safe) } };
}

/** All that a choice brings, in parts for a screen reader (`tellAll`). */
export function choiceWords(choice: Choice): readonly Phrase[] {
  const { captured, dissolves, again } = choice;
  return [
    choiceCaption(choice),
    ...(captured > 0 ? [{ key: 'ludo.takes', facts: { count: captured } } as const] : []),
    ...(dissolves ? [{ key: 'ludo.dissolves' } as const] : []),
    ...(again.length > 0 ? [{ key: 'ludo.note.again' } as const] : []),
  ];
}

/** Why a pawn cannot go, in a few words: "Pawn on 7: blockade on 11". */
export const hindranceCaption = ({ from, refusal }: Hindrance): Phrase => ({
  key: 'ludo.do',
  facts: { who: whoWords(from), what: stopWords(refusal) },
});

/** Who goes, by where it stands. */
function whoWords(from: Place): Phrase {
  if (from === 'base') return { key: 'ludo.from.base' };
  return typeof from === 'number'
    ? { key: 'ludo.from.tile', facts: { tile: from } }
    : { key: 'ludo.from.column', facts: { square: numberIn(from) } };
}

function endWords(to: Place, kind: Choice['kind'], forms: boolean, safe: boolean): Phrase {
  if (to === 'home') return { key: 'ludo.to.home' };
  if (typeof to === 'string') return { key: 'ludo.to.column' };
  const facts = { tile: to };
  if (kind === 'capture') return { key: 'ludo.to.capture', facts };
  if (forms) return { key: 'ludo.to.blockade', facts };
  return { key: safe ? 'ludo.to.safe' : 'ludo.to.tile', facts };
}

function stopWords(refusal: Refusal): Phrase {
  const { code, at } = refusal;
  if (code === 'blockade') return { key: 'ludo.not.wall', facts: { tile: factOf(at) } };
  if (code === 'exact') return { key: 'ludo.not.exact', facts: { steps: factOf(refusal.steps) } };
  if (code === 'own') {
    return typeof at === 'string'
      ? { key: 'ludo.not.own.column' }
      : { key: 'ludo.not.own', facts: { tile: factOf(at) } };
  }
  return { key: 'ludo.not.out', facts: { needs: needsWords(refusal.needs) } };
}

/** Why something cannot be done: first the rule, then how it stands here. */
export type RefusalWords = { readonly rule: Phrase; readonly facts: Phrase };

/** A refusal in two sentences. */
export function refusalWords(refusal: Refusal): RefusalWords {
  const { code, at } = refusal;
  switch (code) {
    case 'over':
    case 'piece':
      return { rule: { key: `refusal.${code}.rule` }, facts: { key: `refusal.${code}.facts` } };
    case 'action':
      return { rule: { key: 'refusal.action.rule' }, facts: { key: 'refusal.piece.facts' } };
    case 'seat': {
      const owner = ownerOf(factOf(refusal.turn));
      return { rule: { key: 'refusal.seat.rule' }, facts: { key: 'refusal.seat.facts', facts: { owner } } };
    }
    case 'phase':
      return {
        rule: { key: 'refusal.phase.rule' },
        facts: { key: refusal.phase === 'move' ? 'ludo.refusal.move.facts' : 'ludo.refusal.throw.facts' },
      };
    case 'die': {
      const [needs, value] = [needsWords(refusal.needs), factOf(refusal.value)];
      return {
        rule: { key: 'ludo.refusal.die.rule', facts: { needs } },
        facts: { key: 'ludo.refusal.die.facts', facts: { value } },
      };
    }
    case 'exact': {
      const facts = { steps: factOf(refusal.steps), value: factOf(refusal.value) };
      return {
        rule: { key: 'ludo.refusal.exact.rule' },
        facts: { key: 'ludo.refusal.exact.facts', facts },
      };
    }
    case 'own':
      return typeof at === 'string' ? columnWords(at) : ownWords(factOf(at));
    case 'blockade':
      return blockadeWords(factOf(at), factOf(refusal.by), factOf(refusal.size));
  }
}

const ownWords = (tile: number): RefusalWords => ({
  rule: { key: 'ludo.refusal.own.rule' },
  facts: { key: 'ludo.refusal.own.facts', facts: { tile } },
});

const columnWords = (at: Place): RefusalWords => ({
  rule: { key: 'ludo.refusal.column.rule' },
  facts: { key: 'ludo.refusal.column.facts', facts: { square: numberIn(at) } },
});

const blockadeWords = (tile: number, by: Seat, count: number): RefusalWords => ({
  rule: { key: 'ludo.refusal.blockade.rule' },
  facts: { key: 'ludo.refusal.blockade.facts', facts: { tile, count, owner: ownerOf(by) } },
});

/** The values that bring a pawn out, in words. */
export function needsWords(needs: Refusal[string] | undefined): Phrase {
  const values: readonly unknown[] = Array.isArray(needs) ? needs : [];
  if (values.includes(25)) return { key: 'ludo.needs.grace' };
  return { key: values.includes(1) ? 'ludo.needs.oneOrSix' : 'ludo.needs.six' };
}

const factOf = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

/** The number of a square of the track or of a column; 0 for the base and home. */
const numberIn = (place: Place): number => Number(String(place).replace(/\D/g, ''));
