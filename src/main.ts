import { h, render } from 'preact';
import { makeSound } from './audio/sound.ts';
import { makeBotPort } from './bots/port.ts';
import { type GameId, games, isGameId } from './engine/index.ts';
import { HOUSE as LUDO_HOUSE } from './engine/ludo/house.ts';
import { HOUSE as NOBLES_HOUSE } from './engine/nobles/house.ts';
import { HOUSE as TERRITORIES_HOUSE } from './engine/territories/house.ts';
import { forgetSave, loadSave, writeSave } from './host/save.ts';
import { defaultSettings, makeSettings, type Settings } from './host/settings.ts';
import { makeStore } from './host/storage.ts';
import './i18n/fonts.css';
import './play/canvas.css';
import { fontsReady } from './i18n/fonts.ts';
import { language, matchLanguage, setLanguage } from './i18n/index.ts';
import { makeCelebration } from './play/celebration.ts';
import { makeCurtain } from './play/curtain.ts';
import { type AnyPlay, playOf } from './play/games.ts';
import { keepKeys } from './play/keep-keys.ts';
import { mannerOf } from './play/manner.ts';
import { makeReadable } from './play/readable.ts';
import { firstForeignThrow, recordFile, summaryOf } from './play/reports.ts';
import { makeSeed } from './play/seed.ts';
import { Session } from './play/session.ts';
import { SessionScreen } from './play/session-screen.tsx';
import { App } from './screens/app.tsx';
import type { AnyTypes } from './screens/table/types.ts';
import type { MatchScreen, Notice, SavedGame, Setup, ShellPorts } from './screens/types.ts';
import { Table, type TableState } from './table/table.ts';
import type { BotPort } from './table/types.ts';

/** Milliseconds between the last event and the scoreboard. */
const LAST_LOOK = 700;

/** The board that is fetched before anybody has chosen a game. */
const FIRST_BOARD = 'nobles';

/** A match and the game it is of. */
type Sitting = { readonly id: GameId; readonly play: AnyPlay; readonly table: Table<AnyTypes> };

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
  const bots = new Map<GameId, BotPort<AnyTypes>>();
  const curtain = makeCurtain(canvas, manner.theme);
  const celebration = makeCelebration(curtain, manner);
  const match = makeReadable<MatchScreen>({ kind: 'none' });
  const saved = makeReadable<SavedGame | null>(null);
  let running: (Sitting & { readonly session: Session<AnyTypes, unknown> }) | null = null;
  let kept: Sitting | null = restore();

  /** The saved match; one that cannot be read is set aside and the player told. */
  function restore(): Sitting | null {
    const loaded = loadSave(store, games);
    if (!loaded) return null;
    if (!loaded.ok || !isGameId(loaded.save.record.game)) {
      notice('saveUnreadable');
      return null;
    }
    const id = loaded.save.record.game;
    const play = playOf(id);
    return { id, play, table: Table.resume(play.game, loaded.save as unknown as TableState<AnyTypes>) };
  }

  function save(table: Table<AnyTypes>): void {
    if (table.isOver) forgetSave(store);
    else writeSave(store, table.state, Date.now());
  }

  function botsOf(id: GameId): BotPort<AnyTypes> {
    const port = bots.get(id) ?? (makeBotPort(id) as unknown as BotPort<AnyTypes>);
    bots.set(id, port);
    return port;
  }

  /** The match at the table or on the scoreboard; only their screens ask for it. */
  function atTable() {
    if (!running) throw new Error('no match is at the table');
    return running;
  }

  function showMenu(): void {
    running?.session.close();
    celebration.end();
    sound.hush();
    sound.setAmbience(null);
    if (running && !running.table.isOver) kept = running;
    running = null;
    tellSaved();
    match.set({ kind: 'none' });
  }

  const tellSaved = (): void => saved.set(kept && summaryOf(kept.id, kept.play, kept.table));

  function sit(sitting: Sitting): void {
    running?.session.close();
    celebration.end();
    const { id, play, table } = sitting;
    const session = new Session(table, play.show, settings.get().speed, {
      bots: botsOf(id),
      sound: (mark) => sound.play(mark),
      hush: () => sound.hush(),
      isReduced: () => manner.isReduced,
      save,
      onOver: () => showScoreboard(sitting, session),
    });
    running = { ...sitting, session };
    kept = null;
    match.set({ kind: 'table', rules: play.rules(table.record.options) });
    void raise();
  }

  /** Brings the canvas to the match; without it the match cannot be seen, so the player is asked to try again. */
  async function raise(): Promise<void> {
    const { play, table, session } = atTable();
    try {
      const board = play.board(table.record.options);
      const [theatre] = await Promise.all([curtain.open(board), fontsReady(language())]);
      if (running?.session !== session) return;
      session.enter(theatre);
      sound.setAmbience(manner.theme);
    } catch {
      // `curtain.state` tells the screen, which offers to try again.
    }
  }

  function begin({ game: id, options, players, seed }: Setup): void {
    const play = playOf(id);
    const table = Table.open(play.game, options, players, seed ?? makeSeed(), seed !== null);
    save(table);
    sit({ id, play, table });
  }

  function showScoreboard({ play, table }: Sitting, session: Session<AnyTypes, unknown>): void {
    const result = play.result(table);
    setTimeout(() => {
      if (running?.session !== session) return;
      session.close();
      const { places, seats } = result.data;
      const winners = seats.filter(({ player }) => places[0]?.includes(player.seat));
      sound.play({ at: 0, cue: winners.some(({ player }) => player.kind === 'person') ? 'win' : 'finish' });
      match.set({ kind: 'scoreboard', result });
    }, LAST_LOOK);
  }

  const ports: ShellPorts = {
    settings,
    saved,
    match,
    notices,
    canvas: curtain.state,
    retryCanvas: () => void raise(),
    house: { nobles: NOBLES_HOUSE, ludo: LUDO_HOUSE, territories: TERRITORIES_HOUSE },
    seatsFor: games.nobles.seats,
    table(shell) {
      const { play, session } = atTable();
      return h(SessionScreen<AnyTypes, unknown>, { session, Screen: play.Screen, shell });
    },
    startGame: begin,
    continueGame: () => kept && sit(kept),
    rematch() {
      const { play, table } = atTable();
      begin({ ...play.rules(table.record.options), players: table.players, seed: null });
    },
    toMenu: showMenu,
    deriveAgain: async () => firstForeignThrow(atTable().table),
    record: () => recordFile(atTable().table),
    celebrate: celebration.show,
    cue: (cue) => sound.play({ at: 0, cue }),
  };

  manner.subscribe(() => {
    curtain.setTheme(manner.theme);
    if (running) sound.setAmbience(manner.theme);
  });
  settings.subscribe(() => {
    running?.session.setSpeed(settings.get().speed);
    sound.configure(soundSettings(settings.get()));
  });
  tellSaved();
  void setLanguage(settings.get().language).finally(() => render(h(App, { ports }), page));
  keepKeys();
  whenIdle(() => void curtain.open(FIRST_BOARD).catch(() => undefined));
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
