import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { language, setLanguage, t } from '../i18n/index.ts';
import { Help } from './help/help.tsx';
import { useLanguage, useManner, useReadable, useRootAttributes } from './hooks.ts';
import { Loading } from './loading.tsx';
import { Menu } from './menu/menu.tsx';
import { Scoreboard } from './scoreboard/scoreboard.tsx';
import { SettingsDialog } from './settings.tsx';
import { LudoSetup } from './setup/ludo/ludo-setup.tsx';
import { quickLudo } from './setup/ludo/plan.ts';
import { NoblesSetup } from './setup/nobles/nobles-setup.tsx';
import { quickNobles } from './setup/nobles/plan.ts';
import { quickTerritories } from './setup/territories/plan.ts';
import { TerritoriesSetup } from './setup/territories/territories-setup.tsx';
import './shell.css';
import { Toasts, useToasts } from './toasts.tsx';
import type { Notice, Playable, Rules, Settings, Setup, ShellPorts, TableShell } from './types.ts';
import { Button, Dialog } from './ui/index.ts';

const NOTICES = {
  storageUnavailable: 'storage.none',
  saveUnreadable: 'error.badSave',
} as const satisfies { readonly [N in Notice]: string };

/** The set-up of each game. */
const SETUPS = { nobles: NoblesSetup, ludo: LudoSetup, territories: TerritoriesSetup } as const satisfies {
  readonly [Name in Playable]: unknown;
};

/** The games that start without a set-up. */
const QUICK = { nobles: quickNobles, ludo: quickLudo, territories: quickTerritories } as const satisfies {
  readonly [Name in Playable]: unknown;
};

type OpenDialog =
  | { readonly kind: 'help'; readonly about: Rules | Playable }
  | { readonly kind: 'settings' }
  | { readonly kind: 'replace'; readonly setup: Setup };

/** The shell: which screen is shown, the dialogs over it, what is told. Where the match is, the ports say. */
export function App({ ports }: { readonly ports: ShellPorts }): JSX.Element {
  const settings = useReadable(ports.settings);
  const saved = useReadable(ports.saved);
  const match = useReadable(ports.match);
  const [page, setPage] = useState<'menu' | Playable>('menu');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { toasts, add: toast, drop } = useToasts();
  const live = useAnnouncer();
  const current = useLanguage();
  const { theme, lessMotion } = useManner(settings);
  useRootAttributes(theme, lessMotion, current);
  useWantedLanguage(settings.language, () => toast(t('error.language')));
  useNotices(ports, toast);
  useClickSound(ports);

  const change = useCallback((part: Partial<Settings>) => ports.settings.change(part), [ports]);
  const openSettings = useCallback(() => setDialog({ kind: 'settings' }), []);
  const openHelp = useCallback((about: Rules | Playable) => setDialog({ kind: 'help', about }), []);
  const about = match.kind === 'table' ? match.rules : settings.lastGame;
  const helpHere = useCallback(() => openHelp(about), [openHelp, about]);
  const toMenu = useCallback(() => {
    setPage('menu');
    ports.toMenu();
  }, [ports]);
  const begin = (setup: Setup): void => {
    setDialog(null);
    setPage('menu');
    const { game, options, players } = setup;
    change({ lastGame: game, lastSetup: { ...settings.lastSetup, [game]: { options, players } } });
    ports.startGame(setup);
  };
  const start = (setup: Setup): void => (saved ? setDialog({ kind: 'replace', setup }) : begin(setup));
  const shell = useMemo<TableShell>(
    () => ({ settings, change, openSettings, openHelp: helpHere, toMenu, announce: live.announce, toast }),
    [settings, change, openSettings, helpHere, toMenu, live.announce, toast],
  );
  const common = { settings, change, onSettings: openSettings };

  const screen = (): JSX.Element => {
    if (match.kind === 'table') {
      return (
        <>
          {ports.table(shell)}
          <Loading ports={ports} onMenu={toMenu} />
        </>
      );
    }
    if (match.kind === 'scoreboard') {
      return (
        <Scoreboard
          result={match.result}
          ports={ports}
          lessMotion={lessMotion}
          toast={toast}
          onMenu={toMenu}
        />
      );
    }
    if (page !== 'menu') {
      const Setup = SETUPS[page];
      return (
        <Setup ports={ports} {...common} onHelp={openHelp} onStart={start} onBack={() => setPage('menu')} />
      );
    }
    return (
      <Menu
        {...common}
        theme={theme}
        saved={saved}
        quickRounds={ports.house.nobles.rounds.quick}
        onHelp={helpHere}
        onContinue={ports.continueGame}
        onGame={setPage}
        onQuick={() => begin(QUICK[settings.lastGame](ports.seatsFor))}
      />
    );
  };
  return (
    <>
      <div class="backdrop" />
      {screen()}
      {dialog?.kind === 'settings' ? (
        <SettingsDialog
          settings={settings}
          defaults={ports.settings.defaults}
          change={change}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog?.kind === 'help' ? (
        <Help house={ports.house} about={dialog.about} onClose={() => setDialog(null)} />
      ) : null}
      {dialog?.kind === 'replace' ? (
        <ReplaceDialog onKeep={() => setDialog(null)} onReplace={() => begin(dialog.setup)} />
      ) : null}
      <Toasts toasts={toasts} onClose={drop} />
      {live.region}
    </>
  );
}

type ReplaceProps = { readonly onKeep: () => void; readonly onReplace: () => void };

function ReplaceDialog({ onKeep, onReplace }: ReplaceProps): JSX.Element {
  const foot = (
    <>
      <Button kind="paper" onPress={onKeep}>
        {t('confirm.newGame.no')}
      </Button>
      <Button onPress={onReplace}>{t('confirm.newGame.yes')}</Button>
    </>
  );
  return (
    <Dialog title={t('confirm.newGame.title')} class="narrow" foot={foot} onClose={onKeep}>
      <p>{t('confirm.newGame.text')}</p>
    </Dialog>
  );
}

/** Two live regions, for what may wait and for what may not. The same words twice are told twice. */
function useAnnouncer(): { announce(words: string, now?: boolean): void; readonly region: JSX.Element } {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announce = useCallback((words: string, now = false) => {
    const region = (now ? assertive : polite).current;
    if (!region) return;
    const line = document.createElement('p');
    line.textContent = words;
    region.replaceChildren(line);
  }, []);
  const region = (
    <>
      <div class="unseen" aria-live="polite" ref={polite} />
      <div class="unseen" aria-live="assertive" ref={assertive} />
    </>
  );
  return { announce, region };
}

function useWantedLanguage(wanted: ReturnType<typeof language>, onFailure: () => void): void {
  useEffect(() => {
    if (wanted !== language()) setLanguage(wanted).catch(onFailure);
  }, [wanted]);
}

/** Tells every notice once. */
function useNotices(ports: ShellPorts, toast: (words: string) => void): void {
  const notices = useReadable(ports.notices);
  const told = useRef(new Set<Notice>());
  useEffect(() => {
    for (const notice of notices) {
      if (told.current.has(notice)) continue;
      told.current.add(notice);
      toast(t(NOTICES[notice]));
    }
  }, [notices, toast]);
}

/** Every button of the kit sounds when it is pressed, and so do dialogs. */
function useClickSound(ports: ShellPorts): void {
  useEffect(() => {
    const sound = (event: MouseEvent): void => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest('.button, .icon-button, [role="radio"], [role="switch"]')
          : null;
      if (pressed && pressed.getAttribute('aria-disabled') !== 'true') ports.cue('button');
    };
    document.addEventListener('click', sound);
    return () => document.removeEventListener('click', sound);
  }, [ports]);
}
