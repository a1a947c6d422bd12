import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t, tell } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import { art, Button } from '../ui/index.ts';
import { Bubble } from './bubble.tsx';
import type { Reason } from './types.ts';

type WhyBubbleProps = {
  readonly reason: Reason;
  readonly about: Rect;
  readonly keep: readonly Point[];
  /** Then its button takes the focus. */
  readonly byKey: boolean;
  onRule(): void;
  onClose(): void;
};

/** Why something cannot be done: first the rule, then how it stands here. */
export function WhyBubble({ reason, about, keep, byKey, onRule, onClose }: WhyBubbleProps): JSX.Element {
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
      <p class="why-rule">{tell(reason.rule)}</p>
      <p>{tell(reason.facts)}</p>
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
