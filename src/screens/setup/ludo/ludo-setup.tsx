import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Options } from '../../../engine/ludo/types.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../ui/index.ts';
import { SeatRows } from '../seat-rows.tsx';
import { SetupPage, type SetupProps } from '../setup-page.tsx';
import './ludo-setup.css';
import { type Plan, planOf, setupOf, withPreset, withSettings } from './plan.ts';
import { PresetCards } from './preset-cards.tsx';
import { clauseOf } from './settings.ts';
import { TableSettings } from './table-settings.tsx';

/** The set-up of Ludo: presets, every setting of the table, seed, seats. Begins with the last one. */
export function LudoSetup(shell: SetupProps): JSX.Element {
  const { ports, settings, onStart } = shell;
  const [plan, setPlan] = useState<Plan>(() => planOf(settings.lastSetup.ludo));
  const seats = ports.seatsFor(plan.options.players);
  const setup = setupOf(plan, ports.seatsFor);
  return (
    <SetupPage
      game="ludo"
      shell={shell}
      onHelp={() => shell.onHelp(setup)}
      chairs={plan.chairs}
      seats={seats}
      start={t('setup.ludo.start')}
      onStart={() => onStart(setup)}
    >
      <PresetCards value={plan.preset} onChange={(preset) => setPlan(withPreset(plan, preset))} />
      <TableSettings plan={plan} onChange={setPlan} />
      <SeatRows
        seats={seats}
        chairs={plan.chairs}
        figure="pawn"
        as="list"
        onChange={(chairs) => setPlan({ ...plan, chairs })}
      >
        <CompanyStrip options={plan.options} onChange={(part) => setPlan(withSettings(plan, part))} />
      </SeatRows>
    </SetupPage>
  );
}

const COMPANIES = [
  { value: '2', players: 2, teams: false },
  { value: '3', players: 3, teams: false },
  { value: '4', players: 4, teams: false },
  { value: 'teams', players: 4, teams: true },
] as const;

type CompanyProps = {
  readonly options: Options;
  readonly onChange: (part: Pick<Options, 'players' | 'teams'>) => void;
};

/** How many play, the fourth choice being four in two teams, and what that means. */
function CompanyStrip({ options, onChange }: CompanyProps): JSX.Element {
  const company =
    COMPANIES.find(({ players, teams }) => players === options.players && teams === options.teams) ??
    COMPANIES[2];
  const choices = COMPANIES.map(({ value, players, teams }) => ({
    value,
    words: teams ? t('setup.ludo.teams') : `${players}`,
    label: teams ? clauseOf('teams', true) : t('setup.players', { count: players }),
  }));
  return (
    <>
      <Segmented
        label={t('setup.seats')}
        choices={choices}
        value={company.value}
        class="seats-players"
        onChange={(value) => {
          const chosen = COMPANIES.find((one) => one.value === value) ?? company;
          onChange({ players: chosen.players, teams: chosen.teams });
        }}
      />
      <p class="company-note quiet-words">
        {company.teams ? clauseOf('teams', true) : clauseOf('players', company.players)}
      </p>
    </>
  );
}
