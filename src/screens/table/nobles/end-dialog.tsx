import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Button, Dialog } from '../../ui/index.ts';

type EndDialogProps = { onEnd(): void; onClose(): void };

/** Asked before a turn ends with moves left, if the settings say so. */
export function EndDialog({ onEnd, onClose }: EndDialogProps): JSX.Element {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => end.current?.querySelector('button')?.focus(), []);
  const foot = (
    <>
      <Button kind="paper" onPress={onClose}>
        {t('confirm.endTurn.no')}
      </Button>
      <span ref={end}>
        <Button onPress={onEnd}>{t('confirm.endTurn.yes')}</Button>
      </span>
    </>
  );
  return (
    <Dialog title={t('confirm.endTurn.title')} class="narrow" foot={foot} onClose={onClose}>
      <p>{t('confirm.endTurn.text')}</p>
    </Dialog>
  );
}
