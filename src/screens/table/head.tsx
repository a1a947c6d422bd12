import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { SPEEDS, type TableShell } from '../types.ts';
import { IconButton } from '../ui/index.ts';
import './head.css';

type HeadProps = {
  readonly title: string;
  /** What is played, and shorter where there is little room. */
  readonly line: string;
  readonly shortLine: string;
  readonly shell: TableShell;
  openChronicle(): void;
};

/** The menu button, the game and how it is played. */
export function Head({ title, line, shortLine, shell, openChronicle }: HeadProps): JSX.Element {
  const names = useRoom(line);
  return (
    <header class="table-head" data-always>
      <IconButton icon="menu" label={t('common.menu')} onPress={shell.toMenu} />
      <div class="table-names" ref={names}>
        <h1 class="table-title outlined">{title}</h1>
        <p class="table-round table-round-long outlined">{line}</p>
        <p class="table-round table-round-short outlined">{shortLine}</p>
      </div>
      <button
        type="button"
        class="table-names-button"
        aria-label={t('table.chronicle.open')}
        title={t('table.chronicle.open')}
        onClick={openChronicle}
      />
    </header>
  );
}

/** The gap beside the tools, in CSS px: so far the line may reach. */
const OVER = 8;

/** Where the long line has no room beside the tools the short one stands (class `narrow`). */
function useRoom(line: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const names = ref.current;
    if (!names) return;
    const measure = (): void => {
      names.classList.remove('narrow');
      const long = names.querySelector('.table-round-long');
      names.classList.toggle('narrow', long !== null && long.scrollWidth > names.clientWidth + OVER);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(names);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [line]);
  return ref;
}

type ToolsProps = {
  readonly shell: TableShell;
  readonly canUndo: boolean;
  readonly undo: () => void;
};

/** What is always at hand. The settings hold what a small screen has no room for. */
export function Tools({ shell, canUndo, undo }: ToolsProps): JSX.Element {
  const { speed, muted } = shell.settings;
  const isFull = useFullscreen();
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal';
  return (
    <div class="table-tools">
      <IconButton icon="undo" label={t('table.undo')} disabled={!canUndo} onPress={undo} />
      <div class="table-tools-always" data-always>
        <IconButton
          icon="speed"
          class={`tool-speed ${speed}`}
          label={t('table.speed', { speed: t(`settings.speed.${speed}`) })}
          onPress={() => {
            shell.change({ speed: nextSpeed });
            shell.announce(t('table.speed', { speed: t(`settings.speed.${nextSpeed}`) }));
          }}
        />
        <IconButton
          icon={muted ? 'sound-off' : 'sound-on'}
          class="tool-sound"
          label={t(muted ? 'common.soundOff' : 'common.soundOn')}
          onPress={() => shell.change({ muted: !muted })}
        />
        {document.fullscreenEnabled ? (
          <IconButton
            icon="fullscreen"
            class="tool-full"
            label={t(isFull ? 'common.leaveFullscreen' : 'common.fullscreen')}
            onPress={() => void toggleFullscreen(isFull)}
          />
        ) : (
          <IconButton icon="help" class="tool-full" label={t('refusal.showRule')} onPress={shell.openHelp} />
        )}
        <IconButton icon="settings" label={t('common.settings')} onPress={shell.openSettings} />
      </div>
    </div>
  );
}

function useFullscreen(): boolean {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}

/** A browser may refuse; then everything stays as it is. */
async function toggleFullscreen(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    return;
  }
}
