import type { JSX } from 'preact';
import { t } from '../i18n/index.ts';
import { Gilded } from './gilded.tsx';
import { useMedia, useReadable } from './hooks.ts';
import './loading.css';
import type { ShellPorts } from './types.ts';
import { art, Button, Dialog, Panel, seatArt, Wood } from './ui/index.ts';

const STONES = Array.from({ length: 20 }, (_, index) => index);

/** Who comes out of the gate: drawing, seat, place from the middle, height above the sill, size. */
const FOLK = [
  ['guard', 0, -45, 42, 98],
  ['guard', 3, 44, 42, 98],
  ['noble', 1, 0, 28, 144],
] as const;

type LoadingProps = { readonly ports: ShellPorts; readonly onMenu: () => void };

/** Stands before the table until the board can be drawn: how far it is, or why it cannot be and what to do. */
export function Loading({ ports, onMenu }: LoadingProps): JSX.Element | null {
  const canvas = useReadable(ports.canvas);
  if (canvas.kind === 'ready') return null;
  if (canvas.kind === 'loading') return <Gate share={canvas.share} />;
  const foot = (
    <>
      <Button kind="paper" onPress={onMenu}>
        {t('common.menu')}
      </Button>
      <Button onPress={ports.retryCanvas}>{t('error.retry')}</Button>
    </>
  );
  return (
    <>
      <Gate share={0} />
      <Dialog title={t(`error.${canvas.reason}.title`)} class="narrow" foot={foot} onClose={onMenu}>
        <p>{t(`error.${canvas.reason}`)}</p>
      </Dialog>
    </>
  );
}

function Gate({ share }: { readonly share: number }): JSX.Element {
  const scene = art(useMedia('(min-aspect-ratio: 1/1)') ? 'loading-scene' : 'loading-scene-upright');
  const percent = Math.round(share * 100);
  return (
    <div class="loading" style={{ backgroundImage: `url("${scene}")` }}>
      <Gilded words={t('app.name')} class="loading-title" />
      <div class="loading-gate">
        {FOLK.map(([piece, seat, x, y, h]) => (
          <img
            class="folk"
            key={seat}
            src={seatArt(piece, seat)}
            alt=""
            style={{ '--x': x, '--y': y, '--h': h }}
          />
        ))}
        <img class="portcullis" src={art('portcullis')} alt="" style={{ translate: `0 ${-percent}%` }} />
      </div>
      <Panel class="loading-tip">
        <p>{t('setup.intro.walls')}</p>
      </Panel>
      <div class="loading-bar" role="progressbar" aria-label={t('loading.title')} aria-valuenow={percent}>
        <Wood>
          {STONES.map((stone) => (
            <span key={stone} class={`stone ${stone < share * STONES.length ? 'laid' : ''}`} />
          ))}
          <span class="loading-share">{t('loading.share', { percent })}</span>
        </Wood>
      </div>
    </div>
  );
}
