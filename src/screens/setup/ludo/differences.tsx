import type { JSX } from 'preact';
import type { Options } from '../../../engine/ludo/types.ts';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../ui/index.ts';
import './differences.css';
import { STANDARD } from './plan.ts';
import { clauseOf, differing, presetName, settingName } from './settings.ts';

/** What differs from the standard rules, as a rule table: setting, standard, here. */
export function Differences({ options }: { readonly options: Options }): JSX.Element {
  const settings = differing(options, STANDARD);
  if (settings.length === 0) return <p>{t('rules.ludo.same')}</p>;
  return (
    <>
      <table class="rule-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.ludo.setting')}</th>
            <th scope="col">{presetName('standard')}</th>
            <th scope="col">{t('rules.ludo.here')}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map((setting) => (
            <tr key={setting}>
              <th scope="row">{settingName(setting)}</th>
              <td class="quiet-words">{clauseOf(setting, STANDARD[setting])}</td>
              <td class="here">{clauseOf(setting, options[setting])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="rule-table-rest quiet-words">{t('rules.ludo.rest')}</p>
    </>
  );
}

type DialogProps = { readonly options: Options; readonly onClose: () => void };

export function DifferencesDialog({ options, onClose }: DialogProps): JSX.Element {
  return (
    <Dialog title={t('rules.ludo.differences')} onClose={onClose}>
      <Differences options={options} />
    </Dialog>
  );
}
