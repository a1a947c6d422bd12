import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CHALLENGE_SETTINGS, LENGTHS } from '../../../engine/territories/types.ts';
import { t, tell } from '../../../i18n/index.ts';
import { placeName } from '../../../show/territories/names.ts';
import { Button, Panel, Segmented } from '../../ui/index.ts';
import { SeatRows } from '../seat-rows.tsx';
import { SeedRow } from '../seed-row.tsx';
import { SetupPage, type SetupProps } from '../setup-page.tsx';
import { minutesOf, type Plan, planOf, SEATS, setupOf } from './plan.ts';
import './territories-setup.css';

const [FIRST_SEAT = 0] = SEATS;

/** The set-up of Territories: length, challenges, seed, teams. Begins with the last one. */
export function TerritoriesSetup(shell: SetupProps): JSX.Element {
  const { ports, settings, onStart } = shell;
  const [plan, setPlan] = useState<Plan>(() => planOf(settings.lastSetup.territories));
  const setup = setupOf(plan);
  const help = (): void => shell.onHelp(setup);
  const change = (part: Partial<Plan>): void => setPlan({ ...plan, ...part });
  return (
    <SetupPage
      game="territories"
      shell={shell}
      onHelp={help}
      chairs={plan.chairs}
      seats={SEATS}
      starter={FIRST_SEAT}
      start={t('territories.setup.start')}
      onStart={() => onStart(setup)}
    >
      <div class="setup-rules">
        <Panel class="setup-table">
          <LengthRow plan={plan} rounds={ports.house.territories.rounds} onChange={change} />
          <hr class="rule" />
          <ChallengesRow plan={plan} onChange={change} />
          <hr class="rule" />
          <SeedRow seed={plan.seed} onChange={(seed) => change({ seed })} />
        </Panel>
        <Panel class="setup-intro">
          <h2 class="heading">{t('setup.intro.title')}</h2>
          <p>{t('territories.setup.intro.race')}</p>
          <p>{t('territories.setup.intro.cards')}</p>
          <Button kind="paper" onPress={help}>
            {t('help.title')}
          </Button>
          <p class="quiet-words">{t('setup.undo')}</p>
        </Panel>
      </div>
      <SeatRows
        seats={SEATS}
        chairs={plan.chairs}
        figure="noble"
        placeOf={(seat) =>
          t('territories.setup.base', { place: tell(placeName(seat === FIRST_SEAT ? 'b0' : 'b1')) })
        }
        as="strips"
        onChange={(chairs) => change({ chairs })}
      />
    </SetupPage>
  );
}

type RowProps = { readonly plan: Plan; readonly onChange: (part: Partial<Plan>) => void };

const NAMES = { quick: 'setup.quick', standard: 'setup.standard' } as const;

function LengthRow({
  plan,
  rounds,
  onChange,
}: RowProps & { readonly rounds: SetupProps['ports']['house']['territories']['rounds'] }): JSX.Element {
  const choices = LENGTHS.map((length) => ({
    value: length,
    words: t('setup.length.rounds', { name: t(NAMES[length]), rounds: rounds[length] }),
  }));
  return (
    <div class="table-row">
      <h2 class="heading">{t('setup.length')}</h2>
      <Segmented
        label={t('setup.length')}
        choices={choices}
        value={plan.length}
        onChange={(length) => onChange({ length })}
      />
      <p class="table-note quiet-words">
        {t('setup.length.time', { minutes: minutesOf(plan, rounds[plan.length]) })}
      </p>
    </div>
  );
}

function ChallengesRow({ plan, onChange }: RowProps): JSX.Element {
  const { challenges } = plan;
  return (
    <div class="table-row">
      <h2 class="heading">{t('territories.setup.challenges')}</h2>
      <Segmented
        label={t('territories.setup.challenges')}
        choices={CHALLENGE_SETTINGS.map((value) => ({
          value,
          words: t(`territories.setup.challenges.${value}`),
        }))}
        value={challenges}
        onChange={(value) => onChange({ challenges: value })}
      />
      <p class="table-note quiet-words">{t(`territories.setup.challenges.${challenges}.note`)}</p>
    </div>
  );
}
