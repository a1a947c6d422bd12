import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import { type RefusalWords, refusalWords } from '../../show/nobles/choice-words.ts';
import { ownerOf } from '../../show/seat-words.ts';
import { art, Button } from '../ui/index.ts';
import { Bubble } from './bubble.tsx';
import type { Why } from './why.ts';

type WhyBubbleProps = {
  readonly words: RefusalWords;
  readonly about: Rect;
  readonly keep: readonly Point[];
  /** Then its button takes the focus. */
  readonly byKey: boolean;
  onRule(): void;
  onClose(): void;
};

/** Why something cannot be done: first the rule, then how it stands here. */
export function WhyBubble({ words, about, keep, byKey, onRule, onClose }: WhyBubbleProps): JSX.Element {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!byKey) return;
    const before = document.activeElement;
    foot.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Bubble label={t('refusal.title')} class="why" about={about} keep={keep} onClose={onClose}>
      <header class="why-head">
        <img src={art('barred')} alt="" draggable={false} />
        <h2 class="heading">{t('refusal.title')}</h2>
      </header>
      <p class="why-rule">{tell(words.rule)}</p>
      <p>{tell(words.facts)}</p>
      <div class="why-foot" ref={foot}>
        <button type="button" class="why-more" onClick={onRule}>
          {t('refusal.showRule')}
        </button>
        <Button kind="paper" onPress={onClose}>
          {t('refusal.fine')}
        </Button>
      </div>
    </Bubble>
  );
}

/** The two sentences of a bubble; `seat` is who tried. */
export function whyWords(why: Why, seat: Seat): RefusalWords {
  if (why.kind === 'refused') return refusalWords(why.refusal, seat);
  if (why.kind === 'foreign') {
    const facts = { owner: ownerOf(why.owner) };
    return { rule: { key: 'refusal.foreign.rule', facts }, facts: { key: 'refusal.piece.facts' } };
  }
  const facts = { count: why.size, tile: why.tile, owner: ownerOf(why.by) };
  return { rule: { key: 'refusal.wall.rule' }, facts: { key: 'refusal.wall.facts', facts } };
}
