import type { JSX } from 'preact';
import { t } from '../i18n/index.ts';
import './help.css';
import type { ShellPorts } from './types.ts';
import { art, Dialog } from './ui/index.ts';

type HelpProps = { readonly house: ShellPorts['house']; readonly onClose: () => void };

/** How Nobles is played, in the order in which a player needs it. */
export function Help({ house, onClose }: HelpProps): JSX.Element {
  const { journey, combat } = house.points;
  const { yard, beforeMidpoint, afterMidpoint, homeward } = house.factor;
  const items: readonly (readonly [picture: string, title: string, words: string])[] = [
    ['noble-0', t('help.aim'), t('help.aim.text')],
    ['die-6', t('help.throw'), t('help.throw.text', { rolls: house.maxRolls, throws: house.maxThrows })],
    ['roll-4-ready', t('help.move'), t('help.move.text')],
    ['roundel-2', t('help.midpoint'), t('help.midpoint.text')],
    ['barred', t('help.walls'), t('help.walls.text', { journey: journey.lostStep, combat: combat.lostStep })],
    [
      'swords',
      t('help.captures'),
      t('help.captures.text', { yard, before: beforeMidpoint, after: afterMidpoint, home: homeward }),
    ],
    ['guard-3', t('help.safety'), t('help.safety.text')],
  ];
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <ul class="help-list">
        {items.map(([picture, title, words]) => (
          <li class="help-item" key={title}>
            <img src={art(picture)} alt="" draggable={false} />
            <div>
              <h3 class="heading">{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
