import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import { IconRow, PageHead } from '../chrome.tsx';
import { Page } from '../page.tsx';
import type { Playable, Rules, Settings, Setup, ShellPorts } from '../types.ts';
import { Button } from '../ui/index.ts';
import { type Chairs, peopleIn } from './chairs.ts';
import './setup.css';

/** What the shell gives the set-up of every game. */
export type SetupProps = {
  readonly ports: ShellPorts;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly onStart: (setup: Setup) => void;
  readonly onBack: () => void;
  /** Tells how the game is played with these options. */
  readonly onHelp: (rules: Rules) => void;
  readonly onSettings: () => void;
};

type SetupPageProps = {
  readonly game: Playable;
  readonly shell: SetupProps;
  readonly onHelp: () => void;
  readonly chairs: Chairs;
  /** The seats that play. */
  readonly seats: readonly Seat[];
  /** The seat that begins; left out, it is drawn. */
  readonly starter?: Seat;
  /** The words of the brass button. */
  readonly start: string;
  readonly onStart: () => void;
  /** The game's own choices and the seats. */
  readonly children: ComponentChildren;
};

/** The page round the set-up of a game: its head, and the brass button with who plays. */
export function SetupPage(props: SetupPageProps): JSX.Element {
  const { game, shell, onHelp, chairs, seats, starter, start, onStart, children } = props;
  const { settings, change, onSettings, onBack } = shell;
  return (
    <Page class={`setup ${game}`}>
      <PageHead title={t(`menu.${game}`)} note={t('setup.new')} onBack={onBack}>
        <IconRow settings={settings} change={change} onHelp={onHelp} onSettings={onSettings} />
      </PageHead>
      <div class="setup-body">{children}</div>
      <Button class="setup-start" note={startNote(chairs, seats, starter)} onPress={onStart}>
        {start}
      </Button>
    </Page>
  );
}

/** "One person, 3 bots; the first seat is drawn". */
function startNote(chairs: Chairs, seats: readonly Seat[], starter: Seat | undefined): string {
  const people = peopleIn(chairs, seats);
  const bots = seats.length - people;
  const peopleWords = t('setup.people', { count: people });
  const botWords = t('setup.bots', { count: bots });
  const who = people > 0 ? peopleWords : botWords;
  const isMixed = people > 0 && bots > 0;
  if (starter !== undefined) {
    const name = nameOf(starter, null);
    return isMixed
      ? t('territories.setup.noteMixed', { people: peopleWords, bots: botWords, name })
      : t('territories.setup.note', { who, name });
  }
  return isMixed
    ? t('setup.start.noteMixed', { people: peopleWords, bots: botWords })
    : t('setup.start.note', { who });
}
