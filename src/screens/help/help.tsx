import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Differences } from '../setup/ludo/differences.tsx';
import { STANDARD } from '../setup/ludo/plan.ts';
import type { Playable, Rules, ShellPorts } from '../types.ts';
import { art, Dialog, Segmented } from '../ui/index.ts';
import './help.css';
import { ludoHelp } from './ludo.ts';
import { noblesHelp } from './nobles.ts';
import { territoriesHelp } from './territories.ts';

const GAMES = ['nobles', 'ludo', 'territories'] as const satisfies readonly Playable[];

type HelpProps = {
  readonly house: ShellPorts['house'];
  /** What is played or being set up; a game alone where nothing is: then another one can be chosen. */
  readonly about: Rules | Playable;
  readonly onClose: () => void;
};

/** How a game is played. */
export function Help({ house, about, onClose }: HelpProps): JSX.Element {
  const rules = typeof about === 'string' ? null : about;
  const [game, setGame] = useState<Playable>(typeof about === 'string' ? about : about.game);
  const options = rules?.game === 'ludo' ? rules.options : STANDARD;
  const items = {
    nobles: () => noblesHelp(house.nobles),
    ludo: () => ludoHelp(options),
    territories: () => territoriesHelp(house.territories),
  }[game]();
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      {rules ? null : (
        <Segmented
          label={t('menu.games')}
          choices={GAMES.map((value) => ({ value, words: t(`menu.${value}`) }))}
          value={game}
          class="help-games"
          onChange={setGame}
        />
      )}
      <ul class="help-list">
        {items.map(({ picture, title, words }) => (
          <li class="help-item" key={title}>
            <img src={art(picture)} alt="" draggable={false} />
            <div>
              <h3 class="heading">{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
      {rules?.game === 'ludo' ? (
        <section class="help-table">
          <h3 class="heading">{t('rules.ludo.differences')}</h3>
          <Differences options={rules.options} />
        </section>
      ) : null}
    </Dialog>
  );
}
