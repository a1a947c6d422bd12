import type { JSX } from 'preact';
import { t } from '../i18n/index.ts';
import { useReadable } from './hooks.ts';
import type { ShellPorts } from './types.ts';
import { Button, Dialog } from './ui/index.ts';
import './veil.css';

/** Stands before the table until the board can be drawn: how far it is, or why it cannot be and what to do. */
export function Veil({ ports, onMenu }: { readonly ports: ShellPorts; readonly onMenu: () => void }): JSX.Element | null {
  const canvas = useReadable(ports.canvas);
  if (canvas.kind === 'ready') return null;
  if (canvas.kind === 'loading') {
    return (
      <div class="veil" role="progressbar" aria-label={t('loading.title')} aria-valuenow={Math.round(canvas.share * 100)}>
        <div class="veil-words">{t('loading.title')}</div>
        <div class="veil-rail">
          <div class="veil-share" style={{ width: `${canvas.share * 100}%` }} />
        </div>
      </div>
    );
  }
  const foot = (
    <>
      <Button kind="paper" onPress={onMenu}>
        {t('common.menu')}
      </Button>
      <Button onPress={ports.retryCanvas}>{t('error.retry')}</Button>
    </>
  );
  return (
    <Dialog title={t(`error.${canvas.reason}.title`)} class="narrow" foot={foot} onClose={onMenu}>
      <p>{t(`error.${canvas.reason}`)}</p>
    </Dialog>
  );
}
