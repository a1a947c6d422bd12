import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LENGTHS, type Length } from '../../../engine/nobles/types.ts';
import { t } from '../../../i18n/index.ts';
import { useMedia } from '../../hooks.ts';
import type { ShellPorts } from '../../types.ts';
import { Button, Panel, Segmented, seatArt } from '../../ui/index.ts';
import { SeatRows } from '../seat-rows.tsx';
import { SeedRow } from '../seed-row.tsx';
import { SetupPage, type SetupProps } from '../setup-page.tsx';
import { ModeCards } from './mode-cards.tsx';
import { minutesOf, type Plan, planOf, setupOf } from './plan.ts';

/** The set-up of Nobles: mode, length, seed, seats. Begins with the last one. */
export function NoblesSetup(shell: SetupProps): JSX.Element {
  const { ports, settings, onStart } = shell;
  const [plan, setPlan] = useState<Plan>(() => planOf(settings.lastSetup.nobles));
  const seats = ports.seatsFor(plan.players);
  const setup = setupOf(plan, ports.seatsFor);
  const help = (): void => shell.onHelp(setup);
  return (
    <SetupPage
      game="nobles"
      shell={shell}
      onHelp={help}
      chairs={plan.chairs}
      seats={seats}
      start={plan.mode === 'journey' ? t('setup.start.journey') : t('setup.start.combat')}
      onStart={() => onStart(setup)}
    >
      <div class="setup-rules">
        <ModeCards
          house={ports.house.nobles}
          value={plan.mode}
          onChange={(mode) => setPlan({ ...plan, mode })}
        />
        <Panel class="setup-table">
          <LengthRow plan={plan} ports={ports} onChange={(length) => setPlan({ ...plan, length })} />
          <hr class="rule" />
          <SeedRow seed={plan.seed} onChange={(seed) => setPlan({ ...plan, seed })} />
        </Panel>
        <Intro onHelp={help} />
      </div>
      <SeatRows
        seats={seats}
        chairs={plan.chairs}
        figure="noble"
        as="strips"
        onChange={(chairs) => setPlan({ ...plan, chairs })}
      >
        <PlayersStrip players={plan.players} onChange={(players) => setPlan({ ...plan, players })} />
      </SeatRows>
    </SetupPage>
  );
}

const PLAYERS = [2, 3, 4] as const;

type PlayersProps = { readonly players: number; readonly onChange: (players: number) => void };

function PlayersStrip({ players, onChange }: PlayersProps): JSX.Element {
  const choices = PLAYERS.map((count) => {
    const label = t('setup.players', { count });
    return { value: count, words: count === players ? label : `${count}`, label };
  });
  return (
    <Segmented
      label={t('setup.seats')}
      choices={choices}
      value={players}
      class="seats-players"
      onChange={onChange}
    />
  );
}

const NAMES = { quick: 'setup.quick', standard: 'setup.standard', full: 'setup.full' } as const;

type LengthProps = {
  readonly plan: Plan;
  readonly ports: ShellPorts;
  readonly onChange: (length: Length) => void;
};

function LengthRow({ plan, ports, onChange }: LengthProps): JSX.Element {
  const { rounds } = ports.house.nobles;
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
