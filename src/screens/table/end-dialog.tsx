import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { Button, Dialog } from '../ui/index.ts';

type EndDialogProps = { onEnd(): void; onClose(): void };

/** Asked before a turn ends with moves left, if the settings say so. */
export function EndDialog({ onEnd, onClose }: EndDialogProps): JSX.Element {
  const foot = (
    <>
      <Button kind="paper" onPress={onClose}>
        {t('confirm.endTurn.no')}
      </Button>
      <Button autoFocus onPress={onEnd}>
        {t('confirm.endTurn.yes')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('confirm.endTurn.title')} class="narrow" foot={foot} onClose={onClose}>
      <p>{t('confirm.endTurn.text')}</p>
    </Dialog>
  );
}
