import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LENGTHS, type Length } from '../../engine/nobles/types.ts';
import { t } from '../../i18n/index.ts';
import { IconRow, PageHead } from '../chrome.tsx';
import { useMedia } from '../hooks.ts';
import { Page } from '../page.tsx';
import type { Settings, Setup, ShellPorts } from '../types.ts';
import { Button, Panel, Segmented, seatArt } from '../ui/index.ts';
import { ModeCards } from './mode-cards.tsx';
import { minutesOf, type Plan, planOf, setupOf } from './plan.ts';
import { SeatRows } from './seat-rows.tsx';
import './setup.css';

type SetupScreenProps = {
  readonly ports: ShellPorts;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly onStart: (setup: Setup) => void;
  readonly onBack: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
};

/** The set-up of Nobles: mode, length, seed, seats. Begins with the last one. */
export function SetupScreen(props: SetupScreenProps): JSX.Element {
  const { ports, settings, change, onStart, onBack, onHelp, onSettings } = props;
  const { house, seatsFor } = ports;
  const [plan, setPlan] = useState<Plan>(() => planOf(settings.lastSetup));
  return (
    <Page class="setup">
      <PageHead title={t('menu.nobles')} note={t('setup.new')} onBack={onBack}>
        <IconRow settings={settings} change={change} onHelp={onHelp} onSettings={onSettings} />
      </PageHead>
      <div class="setup-body">
        <div class="setup-rules">
          <ModeCards house={house} value={plan.mode} onChange={(mode) => setPlan({ ...plan, mode })} />
          <Panel class="setup-table">
            <LengthRow plan={plan} ports={ports} onChange={(length) => setPlan({ ...plan, length })} />
            <hr class="rule" />
            <SeedRow seed={plan.seed} onChange={(seed) => setPlan({ ...plan, seed })} />
          </Panel>
          <Intro onHelp={onHelp} />
        </div>
        <SeatRows plan={plan} seatsFor={seatsFor} onChange={setPlan} />
      </div>
      <Button
        class="setup-start"
        note={startNote(plan, ports)}
        onPress={() => onStart(setupOf(plan, seatsFor))}
      >
        {plan.mode === 'journey' ? t('setup.start.journey') : t('setup.start.combat')}
      </Button>
    </Page>
  );
}

const NAMES = { quick: 'setup.quick', standard: 'setup.standard', full: 'setup.full' } as const;

type LengthProps = {
  readonly plan: Plan;
  readonly ports: ShellPorts;
  readonly onChange: (length: Length) => void;
};

function LengthRow({ plan, ports, onChange }: LengthProps): JSX.Element {
  const { rounds } = ports.house;
  const roomy = useMedia('(min-width: 1100px) and (min-height: 620px)');
  const choices = LENGTHS.map((length) => {
    const label = t('setup.length.rounds', { name: t(NAMES[length]), rounds: rounds[length] });
    const short = `${t(NAMES[length])}, ${rounds[length]}`;
    return { value: length, words: roomy && length === plan.length ? label : short, label };
  });
  return (
    <div class="table-row">
      <h2 class="heading">{t('setup.length')}</h2>
      <Segmented label={t('setup.length')} choices={choices} value={plan.length} onChange={onChange} />
      <p class="table-note quiet-words">
        {t('setup.length.time', { minutes: minutesOf(plan, rounds[plan.length], ports.seatsFor) })}
      </p>
    </div>
  );
}

type SeedProps = { readonly seed: string | null; readonly onChange: (seed: string | null) => void };

const SEED_LONGEST = 64;

function SeedRow({ seed, onChange }: SeedProps): JSX.Element {
  const set = seed !== null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [set]);
  return (
    <div class="table-row seed-row">
      <h2 class="heading">{t('setup.dice')}</h2>
      {set ? (
        <input
          type="text"
          class="text-field"
          aria-label={t('setup.seed')}
          placeholder={t('setup.seed')}
          maxLength={SEED_LONGEST}
          autoComplete="off"
          spellcheck={false}
          ref={field}
          value={seed}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <p class="seed-words">{t('setup.dice.sealed')}</p>
      )}
      <button type="button" class="link" onClick={() => onChange(set ? null : '')}>
        {set ? t('setup.seed.sealAgain') : t('setup.seed.set')}
      </button>
      {set ? <p class="table-note quiet-words">{t('setup.seed.hint')}</p> : null}
    </div>
  );
}

function Intro({ onHelp }: { readonly onHelp: () => void }): JSX.Element {
  return (
    <Panel class="setup-intro">
      <h2 class="heading">{t('setup.intro.title')}</h2>
      <p>{t('setup.intro.race')}</p>
      <p>{t('setup.intro.walls')}</p>
      <Button kind="paper" onPress={onHelp}>
        {t('help.title')}
      </Button>
      <p class="quiet-words">{t('setup.undo')}</p>
      <img class="intro-guard" src={seatArt('guard', 3)} alt="" draggable={false} />
    </Panel>
  );
}

/** "One person, 3 bots; the first seat is drawn". */
function startNote(plan: Plan, { seatsFor }: ShellPorts): string {
  const seats = seatsFor(plan.players);
  const people = seats.filter((seat) => plan.chairs[seat]?.kind === 'person').length;
  const bots = seats.length - people;
  const peopleWords = t('setup.people', { count: people });
  const botWords = t('setup.bots', { count: bots });
  if (people > 0 && bots > 0) return t('setup.start.noteMixed', { people: peopleWords, bots: botWords });
  return t('setup.start.note', { who: people > 0 ? peopleWords : botWords });
}
