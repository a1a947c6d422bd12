import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Options, SETTINGS, type Setting } from '../../../engine/ludo/types.ts';
import { formatNumber, t } from '../../../i18n/index.ts';
import { art, Button, Panel, Segmented, Switch } from '../../ui/index.ts';
import { SeedRow } from '../seed-row.tsx';
import { DifferencesDialog } from './differences.tsx';
import { changesFrom, type Plan, withSettings } from './plan.ts';
import { clauseOf, presetName, settingName, whyMeaningless } from './settings.ts';
import './table-settings.css';

type SettingsProps = { readonly plan: Plan; readonly onChange: (plan: Plan) => void };

const SWITCHES = ['blockades', 'pachisi', 'captureBonus', 'homeBonus', 'captureToEnter'] as const;
const STRIPS = ['pawns', 'release', 'sixes', 'safeSquares', 'places'] as const;

/** Every setting of the table with a line that says what holds now; what was changed from the preset is marked. */
export function TableSettings({ plan, onChange }: SettingsProps): JSX.Element {
  const [comparing, setComparing] = useState(false);
  const { options, preset } = plan;
  const changes = changesFrom(preset, options);
  const mark = (setting: Setting) => (changes.includes(setting) ? <Lozenge /> : null);
  return (
    <Panel class="ludo-settings" label={t('setup.ludo.settings')}>
      <header class="ludo-settings-head">
        <h2 class="heading">{t('setup.ludo.settings')}</h2>
        {changes.length > 0 ? (
          <p class="ludo-changed">
            <span class="lozenge" />
            {t('setup.ludo.changedFrom', {
              preset: presetName(preset),
              count: changes.length,
            })}
          </p>
        ) : null}
      </header>
      <div class="ludo-settings-list">
        <ul>
          {SWITCHES.map((setting) => (
            <li class="setting-row" key={setting}>
              <Switch
                label={settingName(setting)}
                note={clauseOf(setting, options[setting])}
                mark={mark(setting)}
                on={options[setting]}
                onChange={(on) => onChange(withSettings(plan, { [setting]: on }))}
              />
            </li>
          ))}
        </ul>
        <ul>
          {STRIPS.map((setting) => (
            <StripRow
              key={setting}
              setting={setting}
              options={options}
              mark={mark(setting)}
              onChange={(part) => onChange(withSettings(plan, part))}
            />
          ))}
        </ul>
      </div>
      <footer class="ludo-settings-foot">
        <Throwing pachisi={options.pachisi} />
        <Button kind="paper" class="compare" onPress={() => setComparing(true)}>
          {t('rules.ludo.differences')}
        </Button>
        <hr class="rule" />
        <SeedRow seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
      </footer>
      {comparing ? <DifferencesDialog options={options} onClose={() => setComparing(false)} /> : null}
    </Panel>
  );
}

/** Marks what is not as in the preset. */
function Lozenge(): JSX.Element {
  return (
    <span class="lozenge" title={t('setup.ludo.changed')}>
      <span class="unseen">{t('setup.ludo.changed')}</span>
    </span>
  );
}

type StripSetting = (typeof STRIPS)[number];
type StripProps = {
  readonly setting: StripSetting;
  readonly options: Options;
  readonly mark: JSX.Element | null;
  readonly onChange: (part: Partial<Options>) => void;
};

/** A setting with its values side by side; one that means nothing now is faded and says why. */
function StripRow({ setting, options, mark, onChange }: StripProps): JSX.Element {
  const why = whyMeaningless(options, setting);
  const choices = SETTINGS[setting].map((value) => ({
    value,
    words: typeof value === 'number' ? formatNumber(value) : t(`rules.ludo.short.${value}`),
    label: clauseOf(setting, value),
  }));
  return (
    <li class={`setting-row strip-row ${why ? 'faded' : ''}`}>
      <span class="setting-name">{settingName(setting)}</span>
      {mark}
      <Segmented
        label={settingName(setting)}
        choices={choices}
        value={options[setting]}
        disabled={why !== null}
        onChange={(value) => onChange({ [setting]: value })}
      />
      <p class="setting-note">{why ?? clauseOf(setting, options[setting])}</p>
    </li>
  );
}

/** A throw of the cowries that counts as many steps as there are mouths up. */
const COWRIES = ['up', 'up', 'down', 'down', 'up', 'down'] as const;
const MOUTHS = COWRIES.filter((side) => side === 'up').length;

/** What is thrown at this table, and how it reads. */
function Throwing({ pachisi }: { readonly pachisi: boolean }): JSX.Element {
  return (
    <div class="throwing">
      <span class={`throwing-picture ${pachisi ? 'cowries' : ''}`}>
        {pachisi ? (
          COWRIES.map((side, index) => (
            <img key={index} src={art(`cowrie-${side}`)} alt="" draggable={false} />
          ))
        ) : (
          <img src={art('die-6')} alt="" draggable={false} />
        )}
      </span>
      <p class="throwing-words">
        <b>{pachisi ? t('ludo.cowries', { count: MOUTHS, value: MOUTHS }) : t('setup.ludo.die')}</b>
        <span class="quiet-words">{pachisi ? t('setup.ludo.cowries.note') : t('setup.ludo.die.note')}</span>
      </p>
    </div>
  );
}
