import { h, render } from 'preact';
import { makeSound } from './audio/sound.ts';
import { makeBotPort } from './bots/port.ts';
import { games } from './engine/index.ts';
import { HOUSE } from './engine/nobles/house.ts';
import type { NoblesTypes } from './engine/nobles/types.ts';
import { forgetSave, loadSave, writeSave } from './host/save.ts';
import { defaultSettings, makeSettings, type Settings } from './host/settings.ts';
import { makeStore } from './host/storage.ts';
import './i18n/fonts.css';
import './play/canvas.css';
import { fontsReady } from './i18n/fonts.ts';
import { language, matchLanguage, setLanguage } from './i18n/index.ts';
import { makeCelebration } from './play/celebration.ts';
import { makeCurtain } from './play/curtain.ts';
import { keepKeys } from './play/keep-keys.ts';
import { mannerOf } from './play/manner.ts';
import { makeReadable } from './play/readable.ts';
import { firstForeignThrow, recordFile, scoreboardOf, summaryOf } from './play/reports.ts';
import { makeSeed } from './play/seed.ts';
import { Session } from './play/session.ts';
import { SessionScreen } from './play/session-screen.tsx';
import { App } from './screens/app.tsx';
import type { MatchScreen, Notice, SavedGame, Setup, ShellPorts } from './screens/types.ts';
import { Table, type TableState } from './table/table.ts';

/** Milliseconds between the last event and the scoreboard. */
const LAST_LOOK = 700;

type NoblesTable = Table<NoblesTypes>;

/** Puts everything together and shows the menu. */
function start(page: HTMLElement, canvas: HTMLElement): void {
  const notices = makeReadable<readonly Notice[]>([]);
  const notice = (told: Notice): void => notices.set([...notices.get(), told]);
  const store = makeStore(
    () => window.localStorage,
    () => notice('storageUnavailable'),
  );
  const settings = makeSettings(store, defaultSettings(matchLanguage(navigator.languages)));
  const manner = mannerOf(settings);
  const sound = makeSound(
    async () => (await import('./audio/howler-sound.ts')).makeHowlerSound(soundSettings(settings.get())),
    soundSettings(settings.get()),
  );
  const bots = makeBotPort('nobles');
  const curtain = makeCurtain({ parent: canvas, board: 'nobles' }, manner.theme);
  const celebration = makeCelebration(curtain, manner);
  const match = makeReadable<MatchScreen>({ kind: 'none' });
  const saved = makeReadable<SavedGame | null>(null);
  let session: Session | null = null;
  let kept: NoblesTable | null = restore();

  /** The saved match; one that cannot be read is set aside and the player told. */
  function restore(): NoblesTable | null {
    const loaded = loadSave(store, games);
    if (!loaded) return null;
    if (!loaded.ok) {
      notice('saveUnreadable');
      return null;
    }
    return Table.resume(games.nobles, loaded.save as unknown as TableState<NoblesTypes>);
  }

  function save(table: NoblesTable): void {
    if (table.isOver) forgetSave(store);
    else writeSave(store, table.state, Date.now());
  }

  /** The match at the table or on the scoreboard; only their screens ask for it. */
  function running(): Session {
    if (!session) throw new Error('no match is at the table');
    return session;
  }

  function showMenu(): void {
    session?.close();
    celebration.end();
    sound.hush();
    sound.setAmbience(null);
    if (session && !session.table.isOver) kept = session.table;
    session = null;
    saved.set(kept && summaryOf(kept));
    match.set({ kind: 'none' });
  }

  function sit(table: NoblesTable): void {
    session?.close();
    celebration.end();
    const next = new Session(table, settings.get().speed, {
      bots,
      sound: (mark) => sound.play(mark),
      hush: () => sound.hush(),
      isReduced: () => manner.isReduced,
      save,
      onOver: () => showScoreboard(next),
    });
    session = next;
    kept = null;
    match.set({ kind: 'table' });
    void raise(next);
  }

  /** Brings the canvas to a match; without it the match cannot be seen, so the player is asked to try again. */
  async function raise(next: Session): Promise<void> {
    try {
      const [theatre] = await Promise.all([curtain.open(), fontsReady(language())]);
      if (session !== next) return;
      next.enter(theatre);
      sound.setAmbience(manner.theme);
    } catch {
      // `curtain.state` tells the screen, which offers to try again.
    }
  }

  function begin(setup: Setup): void {
    const table = Table.open(
      games.nobles,
      setup.options,
      setup.players,
      setup.seed ?? makeSeed(),
      setup.seed !== null,
    );
    save(table);
    sit(table);
  }

  function showScoreboard(over: Session): void {
    const data = scoreboardOf(over.table);
    setTimeout(() => {
      if (session !== over) return;
      over.close();
      const winners = over.table.players.filter(({ seat }) => data.places[0]?.includes(seat));
      sound.play({ at: 0, cue: winners.some(({ kind }) => kind === 'person') ? 'win' : 'finish' });
      match.set({ kind: 'scoreboard', data });
    }, LAST_LOOK);
  }

  const ports: ShellPorts = {
    settings,
    saved,
    match,
    notices,
    canvas: curtain.state,
    retryCanvas: () => void raise(running()),
    house: HOUSE,
    seatsFor: games.nobles.seats,
    table: (shell) => h(SessionScreen, { session: running(), shell }),
    startGame: begin,
    continueGame: () => kept && sit(kept),
    rematch() {
      const { table } = running();
      begin({ options: table.view.options, players: table.players, seed: null });
    },
    toMenu: showMenu,
    deriveAgain: async () => firstForeignThrow(running().table),
    record: () => recordFile(running().table),
    celebrate: celebration.show,
    cue: (cue) => sound.play({ at: 0, cue }),
  };

  manner.subscribe(() => {
    curtain.setTheme(manner.theme);
    if (session) sound.setAmbience(manner.theme);
  });
  settings.subscribe(() => {
    session?.setSpeed(settings.get().speed);
    sound.configure(soundSettings(settings.get()));
  });
  saved.set(kept && summaryOf(kept));
  void setLanguage(settings.get().language).finally(() => render(h(App, { ports }), page));
  keepKeys();
  whenIdle(() => void curtain.open().catch(() => undefined));
}

const soundSettings = ({ effects, ambience, muted, speed }: Settings) => ({
  effects,
  ambience,
  isMuted: muted,
  isFast: speed === 'fast',
});

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1000);
}

const page = document.getElementById('page');
const canvas = document.getElementById('canvas');
if (!page || !canvas) throw new Error('index.html has no #page and #canvas');
start(page, canvas);
